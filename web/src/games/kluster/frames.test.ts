import { describe, expect, it } from "vitest";

import vectors from "$vectors/kluster_frames.json";

import { gather, hold, hover, isKey, plain, pull, readFilm, readFrame } from "./frames";
import { POSES } from "./magnets";
import type { Scene } from "./scene";

const EMPTY: Scene = { stones: new Map(), loops: [], hand: null, pull: null };
const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const viewOf = (hex: string): DataView => new DataView(bytesOf(hex).buffer);

describe("inputs", () => {
  it.each(vectors.inputs)("$name is written as the server reads it", ({ name, hex, numbers }) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    const written = {
      hold: () => hold({ magnet: a, pose: POSES[b]!, count: 1, x: c / 10, y: d / 10, z: e / 10, angle: f / 1000 }),
      hover: () => hover({ magnet: 0, pose: "flat", count: 1, x: a / 10, y: b / 10, z: c / 10, angle: d / 1000 }),
      gather: () => gather(a),
      pull: () => pull({ loop: a, node: b, x: c / 10, y: d / 10 }),
    }[name];

    expect(hexOf(written ? written() : plain(name as "release"))).toBe(hex);
  });

  it("keep angles within one turn", () => {
    const turned = (angle: number) => hexOf(hover({ magnet: 0, pose: "flat", count: 1, x: 0, y: 0, z: 0, angle }));
    expect(turned(1 + 6 * Math.PI)).toBe(turned(1));
  });
});

describe("frames", () => {
  it("are read one after the other as the server meant them", () => {
    let scene = EMPTY;
    for (const vector of vectors.frames) {
      const { flags, tick, hand, pulled, stones, nodes, steps, happened } = vector.frame;
      const before = scene;
      const frame = readFrame(viewOf(vector.hex), before);
      scene = frame.scene;

      expect([frame.tick, frame.isKey, isKey(viewOf(vector.hex))]).toEqual([tick, (flags & 1) > 0, (flags & 1) > 0]);
      expect([frame.hasStruck, frame.isEnding, frame.isOver]).toEqual([2, 4, 8].map((flag) => (flags & flag) > 0));
      expect(scene.hand && [scene.hand.magnet, POSES.indexOf(scene.hand.pose), scene.hand.count]).toEqual(
        hand?.slice(0, 3) ?? null,
      );
      expect(scene.hand && [scene.hand.x, scene.hand.y, scene.hand.z].map((value) => Math.round(value * 10))).toEqual(
        hand?.slice(3, 6) ?? null,
      );
      expect(scene.pull && [scene.pull.loop, scene.pull.node]).toEqual(pulled?.slice(0, 2) ?? null);
      for (const { magnet, pose, x, y, unrest } of stones) {
        const stone = scene.stones.get(magnet);
        if (pose === 255) expect(stone).toBeUndefined();
        else expect(stone).toMatchObject({ x: x / 10, y: y / 10, pose: POSES[pose], unrest: unrest / 255 });
      }
      for (const [loop, node, x, y] of nodes) expect(scene.loops[loop!]![node!]).toEqual({ x: x! / 10, y: y! / 10 });
      for (const [loop, node, dx, dy] of steps) {
        const [old, now] = [before.loops[loop!]![node!]!, scene.loops[loop!]![node!]!];
        expect([Math.round((now.x - old.x) * 10), Math.round((now.y - old.y) * 10)]).toEqual([dx, dy]);
      }
      expect(frame.happenings).toHaveLength(happened.length);
    }
    expect(vectors.frames.length).toBeGreaterThan(1);
  });

  it("keep what did not change as it was", () => {
    const first = readFrame(viewOf(vectors.frames[0]!.hex), EMPTY);
    const same = readFrame(new DataView(Uint8Array.from([0, 9, 0, 0, 0, 0, 0, 0]).buffer), first.scene);

    expect(same.scene.stones).toBe(first.scene.stones);
    expect(same.scene.loops).toBe(first.scene.loops);
  });

  it("are refused where bytes are missing, follow, or mean nothing", () => {
    const hex = vectors.frames[0]!.hex;
    expect(() => readFrame(viewOf(hex.slice(0, -2)), EMPTY)).toThrow(RangeError);
    expect(() => readFrame(viewOf(`${hex}00`), EMPTY)).toThrow(RangeError);
    expect(() => readFrame(viewOf("0009000000000001090000"), EMPTY)).toThrow(RangeError);
  });

  it("make a film: one of length 0 shows no change, and what was uneasy at rest is at ease", () => {
    const [key, next] = vectors.frames.map(({ hex }) => bytesOf(hex));
    const parts = [key!, new Uint8Array(0), next!].flatMap((bytes) => [bytes.length, 0, 0, 0, ...bytes]);
    const long = key!.length > 255 ? key!.length : null;
    const bytes = Uint8Array.from(parts);
    if (long !== null) new DataView(bytes.buffer).setUint32(0, long, true);
    const film = readFilm(bytes.buffer, EMPTY);

    expect(film.map(({ tick }) => tick)).toEqual([0, 8, 16]);
    expect(film[1]!.scene).toBe(film[0]!.scene);
    expect([...film[0]!.scene.stones.values()].every(({ unrest }) => unrest === 0)).toBe(true);
  });
});
