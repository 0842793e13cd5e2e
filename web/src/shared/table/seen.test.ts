import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { recallSeen, rememberSeen } from "./seen";

const kept = new Map<string, string>();

beforeEach(() =>
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }),
);
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

test("what was seen of a table is known again", () => {
  rememberSeen("one", { game: 1, move: 5, line: 9 });
  rememberSeen("two", { game: 2, move: 0, line: 0 });

  expect(recallSeen("one")).toEqual({ game: 1, move: 5, line: 9 });
  expect(recallSeen("three")).toBeNull();
});

test("tables that were not looked at for long are forgotten, the others stay", () => {
  for (let number = 0; number < 60; number++) {
    rememberSeen(`table ${number}`, { game: 1, move: number, line: 0 });
    rememberSeen("dear", { game: 1, move: 1, line: 1 });
  }

  expect(recallSeen("table 0")).toBeNull();
  expect(recallSeen("table 59")?.move).toBe(59);
  expect(recallSeen("dear")).not.toBeNull();
});

test("something else in its place is as good as nothing", () => {
  kept.set("klub-seen", JSON.stringify({ one: { game: "x" }, two: 3 }));

  expect(recallSeen("one")).toBeNull();
  expect(recallSeen("two")).toBeNull();
});
