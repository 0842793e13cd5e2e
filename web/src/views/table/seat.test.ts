import { expect, test } from "vitest";

import type { SeatInfo, Snapshot } from "$generated/protocol";

import { conditionOf } from "./condition";
import { TABLE_KEYS } from "./keys";
import { titleOf } from "./panel.svelte";
import { voiceOf } from "./voice";

const person = { kind: "person", away: false, resigned: false } as const;

test.each([
  ["here", conditionOf(person, true, false)],
  ["sending", conditionOf(person, true, true)],
  ["lost", conditionOf(person, false, false)],
  ["away", conditionOf({ ...person, away: true }, true, false)],
  ["resigned", conditionOf({ ...person, away: true, resigned: true }, true, false)],
  ["bot", conditionOf({ ...person, kind: "bot" }, false, false)],
])("whoever sits there is %s", (expected, found) => {
  expect(found).toBe(expected);
});

function table(seats: Partial<SeatInfo>[], more: Partial<Snapshot> = {}): Snapshot {
  return { seats, host: false, silent: [], ...more } as unknown as Snapshot;
}

test.each([
  ["none", voiceOf(null)],
  ["none", voiceOf(table([{ seat: 0, mine: false }]))],
  ["free", voiceOf(table([{ seat: 0, mine: false }], { host: true }))],
  ["free", voiceOf(table([{ seat: 0, mine: true, muted: false }]))],
  ["muted", voiceOf(table([{ seat: 0, mine: true, muted: true }]))],
  ["silent", voiceOf(table([{ seat: 0, mine: true, muted: false }], { silent: [0] }))],
])("the voice is %s", (expected, found) => {
  expect(found).toBe(expected);
});

test("letters open what they stand for, on any keyboard", () => {
  const keys = ["c", "L", "u", "h", "r", "m", "?", "x"].map((key) => ({ key, code: "", shiftKey: false }));
  const acts = ["chat", "log", "undo", "hint", "rules", "menu", "keys", null];
  expect(keys.map((pressed) => TABLE_KEYS.read(pressed))).toEqual(acts);
  expect(TABLE_KEYS.read({ key: "с", code: "KeyC", shiftKey: false })).toBe("chat"); // a Russian one
  expect(TABLE_KEYS.read({ key: "؟", code: "Slash", shiftKey: true })).toBe("keys");
});

test("each panel has a title", () => {
  expect(titleOf("chat")).toBe("table-chat");
  expect(titleOf("leave")).toBe("table-panel-leave");
});
