import { describe, expect, it } from "vitest";

import { area, shape, type Point } from "../geometry";
import { CordPath } from "./cord_path";

const side = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Each stretch of one held to each of the other. */
function crossed(one: CordPath, other: CordPath): number[] {
  const [a, b] = [one.points, other.points];
  return a.flatMap((p, i) => {
    const q = a[(i + 1) % a.length]!;
    return b.flatMap((r, j) => {
      const s = b[(j + 1) % b.length]!;
      return side(p, q, r) * side(p, q, s) < 0 && side(r, s, p) * side(r, s, q) < 0 ? [i] : [];
    });
  });
}

describe("the line of a cord", () => {
  it("has points the same way apart and whole pieces of braid", () => {
    const path = new CordPath(shape("bean", 650));
    const gaps = path.points.map((point, at) => {
      const next = path.points[(at + 1) % path.points.length]!;
      return Math.hypot(next.x - point.x, next.y - point.y);
    });

    expect(path.points).toHaveLength(path.tiles * path.per);
    expect(path.pieces).toHaveLength(path.tiles);
    expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.05);
  });

  it("goes the same way round, however the string was laid", () => {
    const line = shape("star", 650);

    expect(area(new CordPath([...line].reverse()).points)).toBeGreaterThan(0);
    expect(area(new CordPath(line).points)).toBeGreaterThan(0);
  });

  it("crosses others just where their stretches do", () => {
    const star = new CordPath(shape("star", 900, { x: 40, y: 10 }, 0.2));
    for (const other of [
      new CordPath(shape("circle", 700)),
      new CordPath(shape("star", 900, { x: 60, y: -30 }, 0.9)),
      new CordPath(shape("oval", 500, { x: 400, y: 0 })),
    ])
      expect(star.crossings(other)).toEqual(crossed(star, other));
    expect(star.crossings(new CordPath(shape("circle", 700))).length).toBeGreaterThan(1);
  });
});
