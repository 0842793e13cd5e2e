import { beforeEach, describe, expect, it, vi } from "vitest";

import { Refused } from "$shared/wire/refused";

import { CluellagePlay } from "./play.svelte";
import { PLAYERS, SampleDesk, say, VIEW, wordCard } from "./sample.svelte";
import { advice, explain, isLong, refusalFacts, seatLine, tell, tellHint, wordOf, wordsOf } from "./words";

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
});

const texts = (...events: Parameters<typeof tell>[0][number][]): string[] =>
  tell(events, PLAYERS, say).map(({ text }) => text);

describe("what happened", () => {
  it("is told from the own point of view", () => {
    expect(
      texts(
        { event: "readied", seat: 0 },
        { event: "guessed", seat: 1, changed: true },
        { event: "hung", seat: 2, place: 1, late: false },
        { event: "shown", seat: 0 },
        { event: "shown", seat: null },
      ),
    ).toEqual([
      "You are ready.",
      "Noor lays another token.",
      "Ivo is the first to finish.",
      "Your collage is on the wall. You stay silent.",
      "The next collage is on the wall.",
    ]);
  });

  it("tells a reveal, and the points of a round", () => {
    expect(
      texts(
        { event: "revealed", seat: 1, number: 4, guesses: [4, 0, 2], right: [0] },
        { event: "revealed", seat: 1, number: 4, guesses: [1, 0, 2], right: [] },
        { event: "round_over", round: 1, points: [1, 2, 0] },
      ),
    ).toEqual([
      "It was 4. Right: Mara.",
      "It was 4. Nobody was right.",
      "Round 1 is over. Mara (1 point), Noor (2 points) and Ivo (no points).",
    ]);
  });

  it("speaks of pictures before their words are here", () => {
    expect(texts({ event: "claimed", seat: 1, card: "p001a", wave: 1, assigned: false })).toEqual([
      "Noor claims: a picture.",
    ]);
  });
});

it("speaks of a refused picture, and not of its number", () => {
  const facts = refusalFacts(new Refused("cluellage/off_canvas", { card: "p001a", rule: "CLG-Q14" }), say);
  expect(facts).toEqual({ picture: "a picture" });
  expect(refusalFacts(new Refused("cluellage/not_now", { phase: "word" }), say)).toEqual({});
});

it("gives words in the language of the page, and in English where there is none", () => {
  const card = wordCard("notion");
  const german = (): string => "de";
  const latin = (): string => "la";

  expect(wordOf(card, 3, german)).toBe("cloud-de");
  expect(wordOf(card, 3, latin)).toBe("cloud");
  expect(wordOf(undefined, 3, say)).toBe("");
  expect(wordsOf(card, say).at(-1)).toEqual({ number: 6, word: "fog" });
});

it("tells a lost race on the board, and explains what is hidden", () => {
  expect(explain(new Refused("cluellage/claimed", { seat: 1 }), say)?.isOnBoard).toBe(true);
  expect(explain(new Refused("cluellage/hidden", { percent: 12, rule: "CLG-50" }), say)).toMatchObject({
    text: "Only 12% of it is visible. Leave a quarter of every card in sight.",
    rule: "CLG-50",
  });
  expect(explain(new Refused("game/over", {}), say)).toBeNull();
});

it("tells a hint with the word it is for", () => {
  const reason = { code: "guess", facts: { card: "p001a", tag: "leaf", number: 2 } };

  expect(tellHint({ move: { do: "guess", number: 2 }, reason }, PLAYERS, say, VIEW)).toBe(
    "Guess 2. It suggests “boat”, mainly because of: leaf.",
  );
});

it("says what there is to do, for oneself and for others", () => {
  const desk = new SampleDesk();
  const play = new CluellagePlay(desk);
  expect(advice(play, say)).toBe("Slap a card!");
  expect(seatLine(VIEW, 1, say)).toBe("0 cards");

  desk.go({ phase: "exhibit", owner: 1, guess: 2, guessed: [0], awaited: [2] });
  expect(advice(play, say)).toBe("You can still change it");
  expect([0, 1, 2].map((seat) => seatLine(desk.view, seat, say))).toEqual(["token laid", "on the wall", "thinking"]);
});

it("knows words that are too long for a narrow place", () => {
  expect(["Weihnachtsmann", "Baba-Jaga", "Hans Christian Andersen"].map((word) => isLong(word))).toEqual([
    true,
    false,
    false,
  ]);
  expect(["Niebezpieczeństwo", "Weihnachtsmann"].map((word) => isLong(word, 16))).toEqual([true, false]);
});
