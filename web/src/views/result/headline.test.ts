import { describe, expect, it } from "vitest";

import type { Outcome } from "$generated/protocol";
import type { Player } from "$shared/table/desk";

import { details, headline, mayBeBest, winnersOf } from "./headline";

type Ended = Parameters<typeof headline>[0];

const NAMES = ["Mara", "Théo", "Noor"];
const say = (key: string, facts = {}): string => [key, ...Object.values(facts)].join(" ");

function ended(scores: number[], winners: number[], { resigned = [] as number[], mine = -1 } = {}): Ended {
  const counted = resigned.length < Math.max(1, scores.length - 1);
  const outcome: Outcome<unknown> = {
    scores,
    winners,
    ranking: scores.map((own) => 1 + scores.filter((score) => score > own).length),
    breakdown: scores.map(() => (counted ? {} : null)),
  };
  const players: Player[] = scores.map((_, seat) => ({
    seat,
    name: NAMES[seat]!,
    paper: "blue",
    isBot: false,
    isMine: seat === mine,
  }));
  const seats = scores.map((_, seat) => ({ seat, resigned: resigned.includes(seat) }));
  return {
    over: true,
    players,
    seats,
    play: { outcome },
    actors: [],
    own: mine < 0 ? [] : [mine],
    seat: null,
    myTurn: false,
  } as unknown as Ended;
}

const LENGTH = { moves: 29, minutes: 24 };

describe("the banner", () => {
  it.each([
    ["a winner", ended([40, 47, 43], [1]), "table-call-won Théo"],
    ["oneself", ended([40, 47, 43], [1], { mine: 1 }), "table-call-you_won"],
    ["a shared win", ended([47, 47, 43], [0, 1]), "table-call-shared Mara,Théo"],
    ["a solo game", ended([34], [0]), "result-solo 34"],
    ["a solo game without a point to pay", ended([0], [0]), "table-call-you_won"],
    ["a lost solo game", ended([34], []), "result-lost"],
    ["a solo game that was given up", ended([0], [], { resigned: [0] }), "result-gave_up"],
  ])("tells of %s", (_, desk, words) => {
    expect(headline(desk, "points", say)).toBe(words);
  });

  it("is the win itself where points do not decide", () => {
    expect(headline(ended([12], [0], { mine: 0 }), "win", say)).toBe("table-call-you_won");
  });

  it("has everyone who won", () => {
    expect(winnersOf(ended([47, 47, 43], [0, 1])).map(({ name }) => name)).toEqual(["Mara", "Théo"]);
  });
});

describe("the line below", () => {
  it("has the points, the best first, and how long it took", () => {
    expect(details(ended([40, 47, 43], [1]), LENGTH, say)).toEqual([
      "47 : 43 : 40",
      "result-moves 29",
      "result-minutes 24",
    ]);
  });

  it("begins with one's own place among others", () => {
    expect(details(ended([40, 47, 43], [1], { mine: 2 }), { moves: 0, minutes: null }, say)).toEqual([
      "result-place 2",
      "47 : 43 : 40",
    ]);
  });

  it("has no points where nothing was counted, but who gave up", () => {
    expect(details(ended([1, 0, 0], [0], { resigned: [1, 2] }), { moves: 3, minutes: null }, say)).toEqual([
      "result-gave_up-who Théo,Noor 2",
      "result-moves 3",
    ]);
  });

  it("says nothing twice of a solo game", () => {
    expect(details(ended([34], [0]), { moves: 0, minutes: null }, say)).toEqual([]);
  });
});

describe("a personal best", () => {
  const practice = (desk: Ended): Ended => ({ ...desk, play: { ...desk.play, practice: true } });

  it.each([
    ["a game that was won", ended([40, 47], [1], { mine: 1 }), true],
    ["a game that was lost, however many points", ended([40, 47], [1], { mine: 0 }), false],
    ["a game alone", ended([34], [0], { mine: 0 }), true],
    ["a lost game alone", ended([34], [], { mine: 0 }), false],
    ["a game that others gave up", ended([1, 0], [0], { resigned: [1], mine: 0 }), false],
    ["practice", practice(ended([34], [0], { mine: 0 })), false],
    ["a game one looked on at", ended([40, 47], [1]), false],
  ])("may be told of %s: %#", (_, desk, expected) => {
    expect(mayBeBest(desk)).toBe(expected);
  });
});
