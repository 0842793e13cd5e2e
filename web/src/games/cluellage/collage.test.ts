import { describe, expect, it } from "vitest";

import type { Placed } from "$generated/cluellage";

import vectors from "$vectors/cluellage_shares.json";
import { isInside, isSeen, percentOf, pointOn, pushedInside, shares, sideBySide } from "./collage";

interface Vector {
  readonly name: string;
  readonly cards: Placed[];
  readonly shares: number[];
  readonly inside: boolean[];
  readonly seen: boolean[];
}

describe("the vectors that Python is held to as well", () => {
  it.each(vectors as Vector[])("$name", ({ cards, shares: expected, inside, seen }) => {
    const found = shares(cards);

    expect(found).toHaveLength(expected.length);
    found.forEach((share, at) => expect(share).toBeCloseTo(expected[at]!, 9));
    expect(found.map(isSeen)).toEqual(seen);
    expect(cards.map(isInside)).toEqual(inside);
  });
});

describe("a card that is handled", () => {
  it("is pushed back onto the canvas, in whole units", () => {
    for (let angle = -400; angle <= 400; angle += 7) {
      const pushed = pushedInside({ card: "a", x: -30.4, y: 1200.7, angle: angle + 0.3 });

      expect(isInside(pushed)).toBe(true);
      expect([pushed.x, pushed.y, pushed.angle].every(Number.isInteger)).toBe(true);
      expect(pushed.angle).toBeGreaterThanOrEqual(0);
      expect(pushed.angle).toBeLessThan(360);
    }
    expect(pushedInside({ card: "a", x: 0, y: 9999, angle: 0 })).toEqual({ card: "a", x: 150, y: 650, angle: 0 });
  });

  it("stays where it is if it lies well", () => {
    const placed = { card: "a", x: 431, y: 388, angle: 45 };

    expect(pushedInside(placed)).toEqual(placed);
  });

  it("has points that turn with it", () => {
    expect(pointOn({ x: 500, y: 400, angle: 90 }, { x: 0, y: -150 })).toEqual({ x: 650, y: 400 });
  });
});

it("begins with cards of which all is seen", () => {
  const cards = sideBySide(["a", "b", "c", "d", "e"]);

  expect(shares(cards)).toEqual([1, 1, 1, 1, 1]);
  expect(cards.every(isInside)).toBe(true);
});

it("tells shares in whole percents", () => {
  expect([0.2499999, 0.25, 0.258, 1, -0.1].map(percentOf)).toEqual([25, 25, 25, 100, 0]);
  expect(percentOf(0.249)).toBe(24);
});
