import { describe, expect, it, vi } from "vitest";

import type { Desk } from "$shared/table/desk";
import type { Say } from "$shared/texts/texts.svelte";

import { groupByKind } from "./groups";
import { nearest } from "./marks";
import { partsOf } from "./parts";
import { GenericPlay, MOST_SHOWN } from "./play.svelte";
import { isSame, parseMove } from "./same";
import type { AnyGame } from "./types";

const say: Say = (key, facts = {}) => `${key} ${Object.values(facts).join(" ")}`.trim();

function deskOf(more: Partial<Desk<AnyGame>>): Desk<AnyGame> {
  return {
    seat: 0,
    view: { events: [] },
    moves: [],
    worth: null,
    players: [],
    moveNumber: 0,
    over: false,
    canMove: true,
    move: vi.fn(() => Promise.resolve(null)),
    whyNot: () => Promise.resolve(null),
    hint: null,
    teaches: true,
    ...more,
  };
}

const bids = (count: number): AnyGame["move"][] => Array.from({ length: count }, (_, at) => ({ do: "bid", count: at }));

describe("moves", () => {
  it("are grouped by kind, in the order they are listed", () => {
    const moves = [{ do: "pass" }, { do: "bid", count: 1 }, { do: "doubt" }, { do: "bid", count: 2 }];
    const play = new GenericPlay("toy", deskOf({ moves }), say);

    expect(play.groups.map(({ kind, title, choices }) => [kind, title, choices.map(({ label }) => label)])).toEqual([
      ["pass", "toy-moves-pass", ["toy-move-pass"]],
      ["bid", "toy-moves-bid", ["toy-move-bid 1", "toy-move-bid 2"]],
      ["doubt", "toy-moves-doubt", ["toy-move-doubt"]],
    ]);
    expect(groupByKind([])).toEqual([]);
  });

  it("can be looked for where they are many", () => {
    const play = new GenericPlay("toy", deskOf({ moves: bids(12) }), say);
    play.sought = "bid 11";
    expect([play.isMany, play.groups[0]?.choices.length]).toEqual([false, 12]);

    const long = new GenericPlay("toy", deskOf({ moves: bids(13) }), say);
    long.sought = " BID 12";
    expect([long.isMany, long.groups[0]?.choices.map(({ move }) => move)]).toEqual([true, [{ do: "bid", count: 12 }]]);

    long.sought = "no such";
    expect(long.groups).toEqual([]);
  });

  it("are shown up to a number, and the rest is counted", () => {
    const play = new GenericPlay("toy", deskOf({ moves: bids(MOST_SHOWN + 7) }), say);

    expect([play.groups[0]?.choices.length, play.hidden]).toEqual([MOST_SHOWN, 7]);
  });

  it("are none while nothing may be moved", () => {
    const play = new GenericPlay("toy", deskOf({ moves: bids(3), canMove: false }), say);

    expect([play.choices, play.choiceOf({ do: "bid", count: 1 })]).toEqual([[], null]);
  });

  it("are found by a mark of the picture, however its fields are ordered", () => {
    const play = new GenericPlay("toy", deskOf({ moves: [{ do: "take", heap: 1, stones: [1, 2] }] }), say);

    expect(play.choiceOf({ stones: [1, 2], heap: 1, do: "take" })?.label).toBe("toy-move-take 1 1, 2");
    expect(play.choiceOf({ stones: [2, 1], heap: 1, do: "take" })).toBeNull();
  });

  it("can be touched unheard where they cannot be listed", () => {
    const play = new GenericPlay("toy", deskOf({ moves: null }), say);

    expect([play.isUnlisted, play.choiceOf({ do: "draw", x: 4 })?.label]).toEqual([true, "toy-move-draw 4"]);
  });

  it("end the search once one is made, and not when it is refused", async () => {
    const desk = deskOf({ moves: bids(20) });
    const play = new GenericPlay("toy", desk, say);
    play.sought = "bid 1";
    vi.mocked(desk.move).mockResolvedValueOnce({ code: "toy/no", facts: {} } as never);
    await play.make({ do: "bid", count: 1 });
    expect(play.sought).toBe("bid 1");
    await play.make({ do: "bid", count: 1 });
    expect(play.sought).toBe("");
  });

  it("know which of them is advised", () => {
    const hint = { move: { count: 2, do: "bid" }, reason: { code: "search", facts: {} } };
    const play = new GenericPlay("toy", deskOf({ moves: bids(3), hint }), say);

    expect(play.choices.map(({ move }) => play.isAdvised(move))).toEqual([false, false, true]);
  });

  it("have a place only where somebody plays", () => {
    const has = (more: Partial<Desk<AnyGame>>, sight?: "whole"): boolean =>
      new GenericPlay("toy", deskOf(more), say, sight).hasMoves;

    expect([has({}), has({ canMove: false }), has({ teaches: false, isLive: true })]).toEqual(Array(3).fill(true));
    expect([has({}, "whole"), has({ seat: null }), has({ over: true }), has({ teaches: false })]).toEqual(
      Array(4).fill(false),
    );
  });
});

describe("isSame", () => {
  it("compares as JSON", () => {
    expect(isSame({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
    expect(isSame({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect([isSame([1], { 0: 1 }), isSame({}, null), isSame(1, "1"), isSame([], [1])]).toEqual(Array(4).fill(false));
  });

  it("reads what somebody wrote", () => {
    expect([parseMove('{"do": "x"}'), parseMove("[1]"), parseMove("do x"), parseMove("null")]).toEqual([
      { do: "x" },
      null,
      null,
      null,
    ]);
  });
});

describe("nearest", () => {
  const places = [
    { x: 10, y: 0 },
    { x: 30, y: 1 },
    { x: 0, y: 20 },
    { x: 12, y: 40 },
  ];

  it("goes in the direction of the key, straight ahead if it can", () => {
    expect(nearest({ x: 0, y: 0 }, places, { x: 1, y: 0 })).toBe(0);
    expect(nearest({ x: 10, y: 0 }, places, { x: 1, y: 0 })).toBe(1);
    expect(nearest({ x: 0, y: 0 }, places, { x: 0, y: 1 })).toBe(2);
    expect(nearest({ x: 0, y: 0 }, places, { x: -1, y: 0 })).toBeNull();
  });
});

describe("partsOf", () => {
  it("are the plain fields of a breakdown", () => {
    const breakdown = { stones: 4, best: null, cards: ["a", "b"], deep: { x: 1 }, rows: [{ y: 2 }] };

    expect(partsOf(breakdown)).toEqual([
      { name: "stones", value: 4 },
      { name: "best", value: "–" },
      { name: "cards", value: "a, b" },
    ]);
    expect([partsOf(7), partsOf(null), partsOf([1, 2])]).toEqual([[], [], []]);
  });
});
