import { describe, expect, it } from "vitest";

import { fieldAt, type Body } from "../../forces";
import { stoneOf, type Pose } from "../../magnets";
import { dangerBetween, fieldOf } from "./forces";

/** The stone of 22 mm of a Classic box. */
const STONE = stoneOf(13, 24);
const body = (x: number, y: number, angle: number, pose: Pose = "flat", z = 0): Body => ({
  stone: STONE,
  x,
  y,
  z,
  angle,
  pose,
});

describe("danger", () => {
  it("grows towards other stones, however they are turned", () => {
    for (const angle of [0, 1, 2, 3]) {
      const at = (x: number): number => dangerBetween(body(x, 0, angle), body(0, 0, 0));
      expect(at(35)).toBeGreaterThan(1);
      expect(at(70)).toBeLessThan(0.4);
      expect(at(200)).toBe(0);
    }
  });

  it("is greater beside an upright stone, which topples from farther", () => {
    const flat = dangerBetween(body(48, 0, Math.PI / 2), body(0, 0, 0));
    const upright = dangerBetween(body(48, 0, Math.PI / 2), body(0, 0, 0, "north_up"));

    expect(upright).toBeGreaterThan(flat);
  });
});

describe("a field", () => {
  it("of many stones is what each of them adds", () => {
    const bodies = [body(0, 0, 0.4), { ...body(30, -20, 2), z: 25 }, body(-50, 40, 0, "north_up")];
    const field = fieldOf(bodies);
    for (const [x, y] of [
      [12, 9],
      [-31, 4],
      [70, -55],
    ] as const) {
      const each = bodies.map((from) => fieldAt(x, y, 0, from));
      const [bx, by] = field(x, y);

      expect(bx / each.reduce((sum, [part]) => sum + part, 0)).toBeCloseTo(1, 9);
      expect(by / each.reduce((sum, [, part]) => sum + part, 0)).toBeCloseTo(1, 9);
    }
  });
});
