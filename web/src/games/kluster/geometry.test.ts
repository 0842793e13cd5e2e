import { describe, expect, it } from "vitest";

import {
  area,
  boundsOf,
  centre,
  distance,
  encloses,
  fault,
  lay,
  meet,
  moved,
  nearestNode,
  separated,
  shape,
  SHAPES,
  turned,
  type Path,
} from "./geometry";

const lengthOf = (line: Path): number =>
  line.reduce((sum, point, at) => sum + distance(point, line[(at + 1) % line.length]!), 0);

describe("a string", () => {
  it.each(SHAPES)("has its length in the shape of a %s, with links all alike, around its place", (name) => {
    const line = shape(name, 650, { x: 30, y: -20 }, 0.4);
    const links = line.map((point, at) => distance(point, line[(at + 1) % line.length]!));

    expect(line).toHaveLength(64);
    expect(lengthOf(line)).toBeCloseTo(650, 6);
    expect(Math.max(...links) / Math.min(...links)).toBeLessThan(1.01);
    expect(centre(line).x).toBeCloseTo(30, 6);
    expect(fault(line)).toBeNull();
  });

  it("is laid along a drawn line, whatever its size", () => {
    const drawn = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
    ];
    const line = lay(drawn, 800);

    expect(lengthOf(line)).toBeCloseTo(800, 6);
    expect(centre(line)).toEqual({ x: expect.closeTo(5, 6), y: expect.closeTo(5, 6) });
  });

  it("may not cross itself, hold too little, touch itself or leave the table", () => {
    const eight = Array.from({ length: 64 }, (_, at) => {
      const angle = (at * Math.PI) / 32;
      return { x: 90 * Math.sin(angle), y: 60 * Math.sin(2 * angle) };
    });
    const flat = lay(
      Array.from({ length: 64 }, (_, at) => ({ x: at < 32 ? at : 63 - at, y: at < 32 ? 0 : 2 })),
      650,
    );

    expect(fault(eight)).toBe("crossed");
    expect(fault(flat)).toBe("small");
    expect(fault(shape("circle", 650, { x: 650, y: 0 }))).toBe("off_table");
    expect(fault(waist(1.2))).toBe("tight");
    expect(fault(waist(8))).toBeNull();
  });

  it("encloses what lies inside, and turns about its middle", () => {
    const line = shape("circle", 650);
    expect([encloses(line, { x: 100, y: 0 }), encloses(line, { x: 106, y: 0 })]).toEqual([true, false]);

    const oval = shape("oval", 650);
    const box = boundsOf(turned(oval, { x: 0, y: 0 }, Math.PI / 2))!;
    expect(box.bottom - box.top).toBeGreaterThan(box.right - box.left);
    expect(Math.abs(area(oval))).toBeLessThan(Math.abs(area(line)));
  });
});

describe("strings together", () => {
  const one = shape("circle", 650);
  const beside = moved(one, 150, 0);
  const inside = shape("circle", 200);
  const touching = moved(one, 2 * 103.45 + 1, 0);

  it("cross, touch or overlap, as the table wants it", () => {
    expect(["cross", "touch", "area"].map((test) => meet(one, beside, test as "cross"))).toEqual([true, true, true]);
    expect(["cross", "touch", "area"].map((test) => meet(one, inside, test as "cross"))).toEqual([false, false, true]);
    expect(["cross", "touch", "area"].map((test) => meet(one, touching, test as "cross"))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it("are separated where they hold on to none, or not to the first group where all must", () => {
    const far = moved(one, 600, 0);
    expect(separated([one], "cross", false)).toEqual([]);
    expect(separated([one, beside, far], "cross", false)).toEqual([2]);
    expect(separated([one, beside, far, moved(far, 100, 0)], "cross", false)).toEqual([]);
    expect(separated([one, beside, far, moved(far, 100, 0)], "cross", true)).toEqual([2, 3]);
  });

  it("are taken hold of at the nearest node", () => {
    expect(nearestNode([one, beside], { x: 260, y: 0 })).toMatchObject({ loop: 1, node: 0 });
    expect(nearestNode([], { x: 0, y: 0 })).toBeNull();
  });
});

/** Two lobes with a waist of so many millimetres. */
function waist(wide: number): Path {
  const drawn = Array.from({ length: 256 }, (_, at) => {
    const angle = (at * Math.PI) / 128;
    const x = 120 * Math.cos(angle);
    return { x, y: Math.sign(Math.sin(angle)) * Math.max(wide / 2, 60 * Math.abs(Math.sin(2 * angle))) };
  });
  return lay(drawn, 800);
}
