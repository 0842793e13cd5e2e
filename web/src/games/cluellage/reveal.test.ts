import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Displayed, View } from "$generated/cluellage";

import { CluellagePlay } from "./play.svelte";
import { flightsOf, turnOver, type Gain, type RevealEffects } from "./reveal";
import { MAKING, SampleDesk, say } from "./sample.svelte";
import { toldPoints } from "./suspense.svelte";

/** Seat 1 has made it; seat 0 was right, seat 2 was not. */
const SHOWN: Displayed = { round: 1, seat: 1, number: 4, collage: [], guesses: [4, 0, 6], right: [0], links: [] };

let tastes = 100;
let desk: SampleDesk;
let play: CluellagePlay;
let story: unknown[];
let land: (seat: number) => void;
let arrive: () => void;

const points = (): (number | null)[] => [0, 1, 2].map((seat) => toldPoints(play.view, seat));

/** Keeps what happens, and how much was known then. */
const effects: RevealEffects = {
  announce: (text) => story.push(text),
  sound: (name) => story.push(name),
  fly: (gains, onland) => {
    story.push(gains.filter((gain) => gain.points > 0));
    land = onland;
    return new Promise((resolve) => (arrive = resolve));
  },
};

function reveal(shown: Displayed, more: Partial<View>): void {
  desk.go({ phase: "reveal", album: [shown], awaited: [0, 1, 2], taste: ++tastes, ...more });
  play.follow();
}

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  desk = new SampleDesk();
  desk.view = { ...desk.view, ...MAKING, phase: "exhibit", owner: 1, guessed: [0, 2], guess: 4 };
  play = new CluellagePlay(desk);
  play.follow();
  story = [];
});

describe("a reveal", () => {
  it("keeps everything sealed while the drum rolls", () => {
    expect([play.laid, play.revealed]).toEqual([[0, 2], null]);
    reveal(SHOWN, { points: [1, 1, 0] });

    expect([play.isRolling, play.revealed, points()]).toEqual([true, null, [0, 0, 0]]);
  });

  it("turns the word over first, then gives the points as they land", async () => {
    reveal(SHOWN, { points: [1, 1, 0] });
    const done = turnOver(play, effects, say);
    expect(play.isRolling).toBe(false);
    expect(play.revealed).toBe(SHOWN);
    expect(story).toEqual([
      "It was 4, “drum”.",
      "score",
      [
        { seat: 0, points: 1 },
        { seat: 1, points: 1 },
      ] satisfies Gain[],
    ]);
    expect(points()).toEqual([0, 0, 0]);

    land(0);
    expect(points()).toEqual([1, 0, 0]);
    arrive();
    await done;
    expect(points()).toEqual([1, 1, 0]);
  });

  it("sounds otherwise where nobody was right", async () => {
    reveal({ ...SHOWN, guesses: [1, 0, 6], right: [] }, {});
    const done = turnOver(play, effects, say);
    arrive();
    await done;

    expect(story).toEqual(["It was 4, “drum”.", "discard", []]);
  });
});

describe("points on their way", () => {
  it("set out one after the other, and the last of a seat brings them all", () => {
    const gains = [
      { seat: 0, points: 1 },
      { seat: 1, points: 0 },
      { seat: 2, points: 2 },
    ];

    expect(flightsOf(gains)).toEqual([
      { seat: 0, delay: 0, isLast: true },
      { seat: 2, delay: 110, isLast: false },
      { seat: 2, delay: 220, isLast: true },
    ]);
  });

  it("are none where nobody has made any", () => {
    expect(flightsOf([{ seat: 0, points: 0 }])).toEqual([]);
  });
});
