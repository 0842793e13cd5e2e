import { describe, expect, it } from "vitest";

import { agrees, byCell, contactsOf, openCells } from "./contacts";
import { boxOf, DIRECTIONS, hexAt, hexKey, keysOf, middleOf, neighbour, RADIUS } from "./hexes";
import { VIEW } from "./sample";

describe("cells", () => {
  it("finds the cell of every point near its middle", () => {
    for (let q = -3; q <= 3; q++) {
      for (let r = -3; r <= 3; r++) {
        const { x, y } = middleOf({ q, r });
        for (let angle = 0; angle < 12; angle++) {
          const far = RADIUS * 0.85;
          const at = { x: x + Math.cos(angle / 2) * far, y: y + Math.sin(angle / 2) * far };

          expect(hexAt(at)).toEqual({ q, r });
        }
      }
    }
  });

  it("goes over an edge and back over the opposite one", () => {
    DIRECTIONS.forEach((_, edge) =>
      expect(neighbour(neighbour({ q: 2, r: -1 }, edge), edge + 3)).toEqual({ q: 2, r: -1 }),
    );
  });

  it("holds all cells in their box, and an empty table in that of its middle", () => {
    const { left, right, top, bottom } = boxOf([
      { q: 0, r: 0 },
      { q: 2, r: 1 },
    ]);

    expect(right - left).toBeGreaterThan(middleOf({ q: 2, r: 1 }).x);
    expect(bottom - top).toBeGreaterThan(2 * RADIUS);
    expect(boxOf([])).toEqual(boxOf([{ q: 0, r: 0 }]));
  });
});

describe("contacts", () => {
  const lying = byCell(VIEW.table);

  it("tells which colours a cell touches, and over which edge", () => {
    const found = contactsOf(lying, { q: 1, r: 1 }).map(({ edge, theirs }) => [edge, theirs]);

    expect(found).toEqual([
      [3, "f"],
      [4, "d"],
    ]);
  });

  it("agrees only where the colours are the same", () => {
    const contacts = contactsOf(lying, { q: 1, r: 1 });

    expect(contacts.every((contact) => agrees("efd", contact))).toBe(true);
    expect(contacts.map((contact) => agrees("fed", contact))).toEqual([false, true]);
    expect(agrees("xxa", { q: 0, r: 0, edge: 0, theirs: "x" })).toBe(false);
  });

  it("lists the cells that touch two pieces and are not dead", () => {
    const dead = keysOf([{ q: 1, r: 1 }]);

    expect(openCells(lying, dead).map(hexKey).sort()).toEqual(["-1,1", "1,-1"]);
    expect(openCells(new Map(), dead)).toEqual([{ q: 0, r: 0 }]);
    expect(openCells(byCell(VIEW.table.slice(0, 1)), dead)).toHaveLength(5 + 1);
  });
});
