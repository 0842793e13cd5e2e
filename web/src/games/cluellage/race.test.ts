import { describe, expect, it } from "vitest";

import type { GameEvent } from "$generated/cluellage";

import { fileName, hangAll, PAGE_HEIGHT, PAGE_WIDTH } from "./album";
import { fitSquares } from "./grid";
import { gainOf, pointsOf } from "./points";
import { firstsOf, raceOf, secondsIn } from "./race";

const claimed = (seat: number, card: string, wave: number, assigned = false): GameEvent => ({
  event: "claimed",
  seat,
  card,
  wave,
  assigned,
});
const flipped = (wave: number): GameEvent => ({ event: "flipped", wave, cards: [] });

describe("the race", () => {
  it("is told in seconds as people write them", () => {
    expect(secondsIn("en", "auto").format(0.94)).toBe("0.9 sec");
    expect(secondsIn("de", "always").format(0.41)).toMatch(/^\+0,4\sSek\.$/);
  });

  const past = [
    { at: 1, events: [flipped(1)] },
    { at: 9, events: [claimed(2, "old", 1)] },
    { at: 20, events: [{ event: "round_began", round: 2, reshuffled: false } as const] },
    { at: 30, events: [{ event: "readied", seat: 0 } as const, flipped(1)] },
    { at: 31.5, events: [claimed(1, "b", 1)] },
    { at: 32, events: [claimed(0, "a", 1), claimed(2, "c", 1, true), flipped(2)] },
    { at: 34.25, events: [claimed(1, "d", 2)] },
  ];

  it("tells who came when in each wave of the last round", () => {
    expect(raceOf(past)).toEqual([
      {
        wave: 1,
        runners: [
          { seat: 1, card: "b", after: 1.5 },
          { seat: 0, card: "a", after: 2 },
          { seat: 2, card: "c", after: null },
        ],
      },
      { wave: 2, runners: [{ seat: 1, card: "d", after: 2.25 }] },
    ]);
  });

  it("counts who was first", () => {
    expect(firstsOf(raceOf(past), 3)).toEqual([0, 2, 0]);
    expect(firstsOf([], 2)).toEqual([0, 0]);
  });
});

describe("points", () => {
  const shown = { number: 1, collage: [], guesses: [], links: [] };
  const album = [
    { ...shown, round: 1, seat: 0, right: [1, 2] },
    { ...shown, round: 1, seat: 1, right: [0] },
    { ...shown, round: 2, seat: 0, right: [] },
  ];

  it("come from the own collage and from guesses", () => {
    expect(pointsOf(album, 0)).toEqual([
      { round: 1, shown: 2, guessed: 1 },
      { round: 2, shown: 0, guessed: 0 },
    ]);
    expect([0, 1, 2].map((seat) => gainOf(album[0]!, seat))).toEqual([2, 1, 1]);
  });
});

describe("the album", () => {
  it("hangs one as large as it is, and several in rows that do not touch", () => {
    expect(hangAll(1)).toEqual({ width: PAGE_WIDTH, height: PAGE_HEIGHT, scale: 1, places: [{ x: 0, y: 0 }] });

    const { width, height, scale, places } = hangAll(7);
    expect(places).toHaveLength(7);
    expect(new Set(places.map(({ x, y }) => `${x}/${y}`)).size).toBe(7);
    for (const { x, y } of places) {
      expect(x + PAGE_WIDTH * scale).toBeLessThan(width);
      expect(y + PAGE_HEIGHT * scale).toBeLessThan(height);
    }
  });

  it("names its files so that any system takes them", () => {
    expect(fileName("klub", "Jo/e", "New Year’s Eve")).toBe("klub-jo-e-new-year-s-eve.png");
    expect(fileName("klub", "…")).toBe("klub.png");
  });
});

describe("cards in the middle", () => {
  it("are as large as the room allows", () => {
    expect(fitSquares(3, 366, 540, 14)).toEqual({ columns: 2, side: 176 });
    expect(fitSquares(6, 366, 560, 14)).toEqual({ columns: 2, side: 176 });
    expect(fitSquares(3, 960, 500, 14)).toEqual({ columns: 3, side: 310 });
    expect(fitSquares(4, 2000, 900, 14, 430)).toEqual({ columns: 4, side: 430 });
    expect(fitSquares(3, 0, 0, 14).side).toBe(0);
  });
});
