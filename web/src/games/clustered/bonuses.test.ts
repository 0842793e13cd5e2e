import { beforeEach, describe, expect, it } from "vitest";

import type { Holders } from "$generated/clustered";

import { BonusCards } from "./bonuses.svelte";
import { VIEW } from "./sample";

const NOBODY: Holders = VIEW.bonuses;
const SPOT = { x: 40, y: 50, size: 28 };

let view = VIEW;
let cards: BonusCards;
let gone: (() => void)[];

beforeEach(() => {
  hold({});
  cards = new BonusCards(() => view);
  gone = (["first_line", "longest_line", "largest_rectangle"] as const).map((name) => cards.shown(name, () => SPOT));
});

function hold(bonuses: Partial<Holders>, firsts = true, largest = true): void {
  view = {
    ...VIEW,
    options: { ...VIEW.options, first_bonuses: firsts, largest_bonuses: largest },
    bonuses: { ...NOBODY, ...bonuses },
  };
}

describe("which cards there are", () => {
  it("depends on the options", () => {
    expect(cards.names).toEqual(["first_line", "first_rectangle", "longest_line", "largest_rectangle"]);

    hold({}, true, false);
    expect(cards.names).toEqual(["first_line", "first_rectangle"]);

    hold({}, false, false);
    expect(cards.names).toEqual([]);
  });
});

describe("where they lie", () => {
  it("is what the view says before anything has been followed", () => {
    hold({ longest_line: 1 });

    expect(cards.holder("longest_line")).toBe(1);
    expect(cards.heldBy(1)).toEqual(["longest_line"]);
    expect(cards.heldBy(0)).toEqual([]);
  });

  it("stays until the board follows, so that it can see where they were", () => {
    cards.follow("cut");
    hold({ first_line: 0, longest_line: 0 });
    expect(cards.holder("longest_line")).toBeNull();

    cards.follow("fly");
    expect(cards.heldBy(0)).toEqual(["first_line", "longest_line"]);
  });

  it("is the middle again when nobody holds them any longer", () => {
    hold({ longest_line: 1 });
    cards.follow("cut");
    hold({});
    cards.follow("fly");

    expect(cards.holder("longest_line")).toBeNull();
    expect(cards.setOut("longest_line")?.from).toEqual(SPOT);
  });
});

describe("how they come there", () => {
  it("is by air from where they were, one after the other", () => {
    cards.follow("cut");
    hold({ first_line: 0, longest_line: 0 });
    cards.follow("fly");
    const [first, longest] = [cards.setOut("first_line")!, cards.setOut("longest_line")!];

    expect(first.from).toEqual(SPOT);
    expect(longest.wait).toBeGreaterThan(first.wait);
    expect(cards.setOut("largest_rectangle")).toBeNull();
  });

  it("is seen only once", () => {
    cards.follow("cut");
    hold({ longest_line: 1 });
    cards.follow("fly");

    expect(cards.setOut("longest_line")).not.toBeNull();
    expect(cards.setOut("longest_line")).toBeNull();
  });

  it("is a cut at first, without motion, and from a place that is not on the screen", () => {
    hold({ longest_line: 1 });
    cards.follow("fly");
    expect(cards.setOut("longest_line")).toBeNull();

    hold({ longest_line: 0 });
    cards.follow("cut");
    expect(cards.setOut("longest_line")).toBeNull();

    for (const remove of gone) remove();
    hold({ longest_line: 1 });
    cards.follow("fly");
    expect(cards.setOut("longest_line")).toBeNull();
  });
});
