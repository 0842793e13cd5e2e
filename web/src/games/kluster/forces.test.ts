import { describe, expect, it } from "vitest";

import { forceOn, strainOn, turnOf, type Body } from "./forces";
import { stoneOf, type Pose } from "./magnets";

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

describe("two stones", () => {
  it("pull with unlike poles and push with like ones", () => {
    expect(strainOn(body(0, 0, 0), body(50, 0, 0))).toMatchObject({ pulls: true });
    expect(strainOn(body(0, 0, 0), body(50, 0, Math.PI))).toMatchObject({ pulls: false });
  });

  it("act on each other alike", () => {
    const [one, other] = [body(0, 0, 0.4), body(38, 21, 2)];
    const [there, back] = [forceOn(one, other), forceOn(other, one)];

    there.forEach((force, at) => expect(force).toBeCloseTo(-back[at]!, 3));
  });

  it("slide from about 44 mm end to end, and hardly from 80", () => {
    expect(strainOn(body(0, 0, 0), body(40, 0, 0)).ratio).toBeGreaterThan(1);
    expect(strainOn(body(0, 0, 0), body(52, 0, 0)).ratio).toBeLessThan(1);
    expect(strainOn(body(0, 0, 0), body(80, 0, 0)).ratio).toBeLessThan(0.15);
  });

  it("turn so that unlike poles face each other", () => {
    // Its north pole points down, away from a stone whose south pole is to the right.
    expect(turnOf(body(0, 0, Math.PI / 2), [body(50, 0, 0)])).toBeLessThan(0);
    expect(turnOf(body(0, 0, -Math.PI / 2), [body(50, 0, 0)])).toBeGreaterThan(0);
  });
});
