import { expect, test } from "vitest";

import type { Facts } from "../texts/facts";
import { namedPlayers, seatPlayers } from "./players";

const say = (key: string, facts: Facts = {}): string =>
  key === "seat-bots" ? "Basil, Cleo, Dot" : `${key} ${facts["letter"] ?? ""}`.trim();

const person = (seat: number, who: string, name: string, mine = false) =>
  ({ seat, kind: "person", who, name, color: "blue", mine }) as const;
const bot = (seat: number) => ({ seat, kind: "bot", who: null, name: "", color: "", mine: false }) as const;

test("people go by their names, and bots by names that nobody has", () => {
  const players = seatPlayers([person(0, "a", "Cleo", true), bot(1), bot(2)], say);

  expect(players.map(({ name }) => name)).toEqual(["Cleo", "Dot", "Basil"]);
  expect(players.map(({ isBot }) => isBot)).toEqual([false, true, true]);
  expect(players.map(({ isMine }) => isMine)).toEqual([true, false, false]);
});

test("each seat has a paper of its own", () => {
  const players = seatPlayers([person(0, "a", "Ada"), person(1, "b", "Ben"), bot(2)], say);

  expect(new Set(players.map(({ paper }) => paper)).size).toBe(3);
  expect(players[0]?.paper).toBe("blue");
});

test("somebody on several seats goes by the letters of the seats", () => {
  const players = seatPlayers([person(0, "a", "Ada", true), person(1, "a", "Ada", true), person(2, "b", "Ben")], say);

  expect(players.map(({ name }) => name)).toEqual(["seat-player A", "seat-player B", "Ben"]);
});

test("in a log nobody is “you” where one person plays several seats", () => {
  const several = seatPlayers([person(0, "a", "Ada", true), person(1, "a", "Ada", true)], say);
  const single = seatPlayers([person(0, "a", "Ada", true), bot(1)], say);

  expect(namedPlayers(several).some(({ isMine }) => isMine)).toBe(false);
  expect(namedPlayers(single)).toBe(single);
});

test("people who share a device go by their own names, and the others by letters", () => {
  const players = seatPlayers(
    [person(0, "a", "Cleo", true), person(1, "a", "Ada", true), person(2, "a", "Ada", true), person(3, "b", "Ben")],
    say,
  );

  expect(players.map(({ name }) => name)).toEqual(["Cleo", "seat-player B", "seat-player C", "Ben"]);
});
