import { describe, expect, it } from "vitest";

import type { Choice, Counts, NumberOption, Seats, Several, Size, Toggle } from "$generated/http";

import { toyWith } from "./declarations.sample";
import { applies, changedOptions, isAllowed, isFor, wantedOptions, wordKey } from "./options";

const quick: Toggle = {
  kind: "toggle",
  name: "quick",
  help: "toy-option-quick",
  needs: [],
  players: "any",
  default: false,
};
const from: Choice = {
  kind: "choice",
  name: "from",
  help: "toy-option-from",
  needs: [{ option: "quick", value: true }],
  players: "any",
  values: ["hand", "drawn"],
  default: "hand",
};
const rounds: NumberOption = {
  kind: "number",
  name: "rounds",
  help: "r",
  needs: [],
  players: "any",
  low: 1,
  high: 9,
  default: null,
};
const wild: Seats = {
  kind: "seats",
  name: "wild",
  help: "w",
  needs: [],
  players: "any",
  pick: "many",
  words: ["none", "all"],
  default: "none",
};
const first: Seats = {
  kind: "seats",
  name: "first",
  help: "f",
  needs: [],
  players: "any",
  pick: "one",
  words: [null],
  default: null,
};
const bounds: Size = {
  kind: "size",
  name: "bounds",
  help: "b",
  needs: [],
  players: "any",
  low: 3,
  high: 20,
  default: null,
};
const boxes: Counts = {
  kind: "counts",
  name: "boxes",
  help: "x",
  needs: [],
  players: "any",
  names: ["big", "small"],
  low: 0,
  high: 2,
  default: null,
};
const decks: Several = {
  kind: "several",
  name: "decks",
  help: "d",
  needs: [],
  players: "any",
  names: ["red", "blue", "green"],
  default: null,
};
const toy = toyWith({
  options: [quick, from, rounds, wild, first, bounds],
});

describe("applies", () => {
  it("follows what an option needs", () => {
    expect(applies(from, toy.options, {})).toBe(false);
    expect(applies(from, toy.options, { quick: true })).toBe(true);
    expect(applies(quick, toy.options, {})).toBe(true);
  });
});

describe("isFor", () => {
  it("knows what is only for one alone, or for several", () => {
    const [alone, together]: Toggle[] = [
      { ...quick, players: "alone" },
      { ...quick, players: "together" },
    ];

    expect([1, 2].map((seats) => isFor(quick, seats))).toEqual([true, true]);
    expect([1, 2].map((seats) => isFor(alone!, seats))).toEqual([true, false]);
    expect([1, 2].map((seats) => isFor(together!, seats))).toEqual([false, true]);
  });

  it("leaves out of a request what means nothing there", () => {
    const game = { ...toy, options: [{ ...quick, players: "alone" as const }] };

    expect(wantedOptions(game, { quick: true }, 1)).toEqual({ quick: true });
    expect(wantedOptions(game, { quick: true }, 2)).toEqual({});
  });
});

describe("isAllowed", () => {
  it.each([
    [quick, true, true],
    [quick, "true", false],
    [from, "drawn", true],
    [from, "deck", false],
    [rounds, null, true],
    [rounds, 9, true],
    [rounds, 10, false],
    [rounds, 1.5, false],
    [wild, "all", true],
    [wild, [0, 2], true],
    [wild, [], false],
    [wild, [3], false],
    [first, null, true],
    [first, 2, true],
    [first, 3, false],
    [bounds, null, true],
    [bounds, { shape: "round", diameter: 3 }, true],
    [bounds, { shape: "rectangle", width: 5, height: 2 }, false],
    [bounds, { shape: "star" }, false],
    [boxes, null, true],
    [boxes, { big: 1, small: 0 }, true],
    [boxes, { big: 3, small: 0 }, false],
    [boxes, { big: 1 }, false],
    [boxes, { big: 1, small: 0, other: 1 }, false],
    [{ ...boxes, default: { big: 1, small: 1 } }, null, false],
    [decks, null, true],
    [decks, ["red", "green"], true],
    [decks, ["green", "red"], false],
    [decks, ["red", "red"], false],
    [decks, ["yellow"], false],
    [decks, [], false],
    [{ ...decks, default: ["red"] }, null, false],
  ])("%o with %o", (option, value, expected) => {
    expect(isAllowed(option, value, 3)).toBe(expected);
  });
});

describe("wantedOptions", () => {
  it("sends what applies, is allowed and differs from the basic rules", () => {
    const chosen = { quick: false, from: "drawn", rounds: 3, wild: [5], first: 1, unknown: 1 };

    expect(wantedOptions(toy, chosen, 2)).toEqual({ rounds: 3, first: 1 });
  });
});

describe("changedOptions", () => {
  it("names what differs from the basic rules", () => {
    expect(changedOptions(toy, { from: "drawn", wild: "all", quick: false })).toEqual([wild]);
  });
});

describe("wordKey", () => {
  it("names a value, and also none", () => {
    expect(wordKey(from, "drawn")).toBe("toy-option-from.drawn");
    expect(wordKey(first, null)).toBe("f.null");
  });
});
