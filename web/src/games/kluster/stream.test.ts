import { beforeEach, describe, expect, it } from "vitest";

import type { Happening, Scene } from "./scene";
import { LATE, Stream } from "./stream";

const TICK = 1 / 240;
const FRAME = 8;
/** A scene with one stone so many millimetres to the right. */
const at = (x: number): Scene => ({
  stones: new Map([[1, { magnet: 1, x, y: 0, angle: 0, pose: "flat", unrest: 0 }]]),
  loops: [],
  hand: null,
  pull: null,
});
const touch: Happening = { what: "touch", first: 1, second: 2 };

let stream: Stream;
const push = (tick: number, now: number, happenings: readonly Happening[] = []): void =>
  stream.push({ tick, scene: at(tick), happenings }, now);
const shown = (now: number): number => stream.at(now)!.scene.stones.get(1)!.x;

beforeEach(() => void (stream = new Stream()));

describe("frames that come as they should", () => {
  it("are shown a little late, and smoothly between them", () => {
    for (let tick = 0; tick <= 240; tick += FRAME) push(tick, tick * TICK);
    const places = Array.from({ length: 50 }, (_, frame) => shown(0.2 + frame / 60));

    expect(places.at(-1)).toBeCloseTo((0.2 + 49 / 60) * 240 - LATE, 0);
    const steps = places.slice(30).map((place, step) => place - places[29 + step]!);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.01);
  });

  it("are never outrun: the last one stays", () => {
    push(0, 0);
    push(FRAME, FRAME * TICK);

    expect(shown(5)).toBe(FRAME);
    expect(stream.at(6)!.isMoving).toBe(false);
  });

  it("tell what happened once, when it is seen", () => {
    push(0, 0);
    push(FRAME, FRAME * TICK, [touch]);

    expect(stream.at(FRAME * TICK)!.happenings).toEqual([]);
    expect(stream.at(1)!.happenings).toEqual([touch]);
    expect(stream.at(2)!.happenings).toEqual([]);
  });
});

describe("a line that stutters", () => {
  it("catches up quickly after a stall, without a jump", () => {
    for (let tick = 0; tick <= 80; tick += FRAME) push(tick, tick * TICK);
    const before = shown(80 * TICK);
    expect(shown(80 * TICK + 0.3)).toBe(80);
    expect(shown(80 * TICK + 0.33)).toBe(80);
    // 300 ms of frames come at once.
    for (let tick = 88; tick <= 160; tick += FRAME) push(tick, 80 * TICK + 0.34);

    const places = Array.from({ length: 40 }, (_, frame) => shown(80 * TICK + 0.34 + frame / 60));
    expect(before).toBeLessThan(80);
    for (const [step, place] of places.entries()) expect(place - (places[step - 1] ?? 80)).toBeLessThanOrEqual(12.1);
    expect(places.at(-1)).toBe(160);
  });

  it("goes on late after a rest, in which ticks do not run", () => {
    push(0, 0);
    push(FRAME, FRAME * TICK);
    shown(5);
    push(2 * FRAME, 5);
    push(3 * FRAME, 5 + FRAME * TICK);

    expect(shown(5 + FRAME * TICK)).toBeLessThan(2 * FRAME);
    expect(shown(6)).toBe(3 * FRAME);
  });

  it("moves only in the last step where nothing moved for a while", () => {
    push(0, 0);
    push(100, 100 * TICK);

    expect(shown(50 * TICK + LATE * TICK)).toBe(0);
    expect(shown(1)).toBe(100);
  });

  it("begins again where ticks do", () => {
    push(100, 0);
    push(0, 1);

    expect(shown(1)).toBe(0);
  });
});
