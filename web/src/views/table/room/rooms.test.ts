import { describe, expect, it } from "vitest";

import type { SeatInfo, Snapshot } from "$generated/protocol";

import { absentPeople } from "./absences";
import { joinable } from "./joining";
import { hasMatters } from "./matters";
import { seatActs } from "./seat_acts";

const person = (seat: number, who: string, more: Partial<SeatInfo> = {}): SeatInfo =>
  ({ seat, kind: "person", who, name: who, mine: who === "me", away: false, resigned: false, ...more }) as SeatInfo;
const bot = (seat: number): SeatInfo => ({ seat, kind: "bot", who: null, mine: false, resigned: false }) as SeatInfo;
const free = (seat: number): SeatInfo => ({ seat, kind: "empty", who: null, mine: false }) as SeatInfo;

describe("what can be done about a seat", () => {
  const seats = [person(0, "me"), person(1, "ada"), bot(2), free(3)];
  const others = [person(1, "ada"), bot(2), free(3)];
  const alone = { onlookers: 0, here: true };
  it.each([
    ["own", seats, true, 0, alone, []],
    ["a person, for the host", seats, true, 1, alone, ["swap", "person"]],
    ["a person, for a guest", seats, false, 1, { onlookers: 1, here: false }, []],
    ["a bot, for the host", seats, true, 2, alone, ["move", "bot", "free"]],
    ["a bot, for a guest", seats, false, 2, alone, ["move", "suggest_bot"]],
    ["nobody, for the host", seats, true, 3, { onlookers: 1, here: true }, ["move", "bot", "sit_too", "give"]],
    ["nobody, for a guest", seats, false, 3, alone, ["move", "sit_too"]],
    [
      "somebody absent, for the host who has company",
      seats,
      true,
      1,
      { onlookers: 1, here: false },
      ["swap", "person", "give"],
    ],
    ["a person, for who looks on", others, false, 0, alone, []],
    ["somebody absent, for who looks on", others, false, 0, { onlookers: 1, here: false }, ["claim"]],
    ["a bot, for who looks on", others, false, 1, alone, ["sit"]],
    ["nobody, for who looks on", others, false, 2, alone, ["sit"]],
  ] as const)("%s", (_, all, host, at, around, expected) => {
    expect(seatActs({ seats: [...all], host }, all[at]!, around)).toEqual(expected);
  });
});

describe("who is absent", () => {
  const gone = (seats: SeatInfo[], now = 100): ReturnType<typeof absentPeople> =>
    absentPeople(seats, (who) => (who === "ada" ? 70 : null), 45, now);

  it("is told with the time that is left", () => {
    expect(gone([person(0, "me"), person(1, "ada"), person(2, "bo"), person(3, "ada")])).toEqual([
      { who: "ada", name: "ada", gone: 30, left: 15 },
    ]);
    expect(gone([person(1, "ada")], 115)).toMatchObject([{ gone: 45, left: 0 }]);
  });

  it("is not told of a line that blinks, nor of those whom a bot plays for", () => {
    expect(gone([person(1, "ada")], 73)).toEqual([]);
    expect(gone([person(1, "ada", { away: true }), bot(2), person(3, "ada", { resigned: true })])).toEqual([]);
  });
});

describe("who looks on", () => {
  it("can take over from bots where the game allows it, and say that a seat is theirs", () => {
    const seats = [person(0, "ada"), bot(1), person(2, "bo"), person(3, "bo")];
    const isHere = (who: string): boolean => who === "ada";

    expect(joinable(seats, true, isHere)).toEqual([
      { seat: 1, how: "sit" },
      { seat: 2, how: "claim" },
    ]);
    expect(joinable(seats, false, () => true)).toEqual([]);
  });
});

describe("a game has matters beside its moves", () => {
  const look = (seats: SeatInfo[], more: Partial<Snapshot> = {}, absent: string | null = null): boolean =>
    hasMatters(
      { snapshot: { seats, ...more }, absentSince: (who) => (who !== null && who === absent ? 1 : null) },
      false,
    );
  const both = [person(0, "me"), person(1, "ada")];

  it.each([
    ["never while all are there", look(both), false],
    ["for who looks on", look([person(1, "ada")]), true],
    ["when somebody is gone", look(both, {}, "ada"), true],
    ["when somebody would stop", look(both, { end_votes: ["ada"] }), true],
    ["when somebody claims a seat", look(both, { claims: [{ who: "x", name: "X", seat: 1 }] }), true],
  ])("%s", (_, found, expected) => {
    expect(found).toBe(expected);
  });
});
