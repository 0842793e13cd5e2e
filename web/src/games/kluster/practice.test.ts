import { describe, expect, it } from "vitest";

import type { Kluster } from "$generated/kluster";
import type { Desk, LiveFrame } from "$shared/table/desk";
import { Refused } from "$shared/wire/refused";

import { hold, hover, plain, pull, readFrame, type Frame } from "./frames";
import { distance, shape, type Path } from "./geometry";
import { Practice } from "./practice";
import { lengthOf, pulledTo } from "./rope";
import type { Held, Scene } from "./scene";

const LINE = shape("circle", 650);
const HELD: Held = { magnet: 3, pose: "flat", count: 1, x: 10, y: -20, z: 60, angle: 1.5 };
const LYING = [{ magnet: 4, x: -30, y: 12.3, angle: 0.5, pose: "flat" as const }];

/** A lesson with one string and one stone; time stands still unless it is told to go on. */
class Lesson {
  readonly moves: Kluster["move"][] = [];
  readonly frames: LiveFrame[] = [];
  readonly ended: number[] = [];
  readonly practice: Practice;
  answer: Refused | null = null;
  time = 0;
  #desk = {
    seat: 0,
    view: { loops: [LINE], lengths: [650], lying: LYING },
    moveNumber: 0,
    canMove: true,
    move: (move: Kluster["move"]) => {
      this.moves.push(move);
      return Promise.resolve(this.answer);
    },
  };

  constructor() {
    this.practice = new Practice(this.#desk as unknown as Desk<Kluster>, () => this.time);
    this.practice.watch({
      frame: (frame) => this.frames.push(frame),
      ended: (turn) => this.ended.push(turn) > 0,
      refused: () => null,
    });
  }

  pullOut(far: number): void {
    const { x, y } = LINE[0]!;
    this.practice.send(pull({ loop: 0, node: 0, x: x + far, y }));
    this.time += 0.1;
  }

  read(): Frame[] {
    let scene: Scene = { stones: new Map(), loops: [[]], hand: null, pull: null };
    return this.frames.map(({ data }) => {
      const frame = readFrame(data, scene);
      scene = frame.scene;
      return frame;
    });
  }
}

describe("a turn in a lesson", () => {
  it("is a placement if only a stone was led and let go", () => {
    const lesson = new Lesson();

    lesson.practice.send(hold(HELD));
    lesson.practice.send(hover({ ...HELD, x: 42.5 }));
    lesson.practice.send(plain("release"));

    expect(lesson.moves).toEqual([{ do: "place", magnet: 3, x: 42.5, y: -20, angle: 1.5, pose: "flat" }]);
    expect(lesson.frames).toEqual([]);
  });

  it("keeps how the string was pulled before the stone was let go", () => {
    const lesson = new Lesson();

    lesson.pullOut(10);
    lesson.pullOut(20);
    lesson.practice.send(plain("drop"));
    lesson.practice.send(hold(HELD));
    lesson.practice.send(plain("release"));

    const x = Math.round(LINE[0]!.x * 10);
    const y = Math.round(LINE[0]!.y * 10) + 0;
    expect(lesson.moves).toEqual([
      {
        do: "turn",
        track: [
          [5, 0, 0, 0, x + 100, y],
          [5, 24, 0, 0, x + 200, y],
          [6, 72],
          [1, 72, 3, 0, 100, -200, 800, 1500],
          [3, 72],
        ],
        ticks: 72,
        why: "done",
        end: null,
      },
    ]);
  });

  it("is done without a stone after a repair, and lets go of the string by itself", () => {
    const lesson = new Lesson();

    lesson.pullOut(10);
    lesson.practice.send(plain("done"));

    const [move] = lesson.moves;
    expect(move?.do === "turn" && move.track.map(([kind]) => kind)).toEqual([5, 6]);
  });

  it("shows the string as it is pulled, first with all that lies there", () => {
    const lesson = new Lesson();

    lesson.pullOut(10);
    lesson.pullOut(30);

    const [first, second] = lesson.read();
    expect(first!.isKey).toBe(true);
    expect(second!.isKey).toBe(false);
    expect(second!.scene.stones.get(4)).toMatchObject({ x: -30, y: 12.3, angle: 0.5 });
    expect(second!.scene.loops[0]![0]!.x).toBeCloseTo(LINE[0]!.x + 30, 1);
    expect(second!.scene.pull).toMatchObject({ loop: 0, node: 0 });
  });

  it("is given up if it is refused, and can be played again", async () => {
    const lesson = new Lesson();
    lesson.answer = new Refused("kluster/must_place", {});

    lesson.pullOut(10);
    lesson.practice.send(plain("done"));
    await Promise.resolve();
    await Promise.resolve();
    lesson.pullOut(10);

    expect(lesson.ended).toEqual([1]);
    expect(lesson.frames.map(({ turn }) => turn)).toEqual([1, 2]);
  });
});

describe("a string that is pulled", () => {
  it("keeps its length, and its far side where it is", () => {
    const to = { x: LINE[0]!.x - 40, y: LINE[0]!.y };
    const moved = pulledTo(LINE, 0, to, 650);

    expect(moved[0]).toEqual(to);
    expect(Math.abs(lengthOf(moved) / 650 - 1)).toBeLessThan(0.01);
    expect(distance(moved[32]!, LINE[32]!)).toBeLessThan(1);
  });

  it("comes along as a whole if it is pulled far enough", () => {
    const moved = pulledTo(LINE, 0, { x: 600, y: 0 }, 650);

    expect(distance(moved[32]!, LINE[32]!)).toBeGreaterThan(100);
    expect(longest(moved) / longest(LINE)).toBeLessThan(1.1);
  });

  it("is not pulled by a node that it does not have", () => {
    expect(pulledTo(LINE, 64, { x: 0, y: 0 }, 650)).toBe(LINE);
  });
});

function longest(line: Path): number {
  return Math.max(...line.map((point, at) => distance(point, line[(at + 1) % line.length]!)));
}
