import { expect, test } from "vitest";

import type { SeatInfo, Snapshot } from "$generated/protocol";

import { conditionOf } from "./condition";
import { panelOfKey, titleOf } from "./panel.svelte";
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

test("keys open panels, and each panel has a title", () => {
  expect(["c", "l", "m", "?", "x"].map(panelOfKey)).toEqual(["chat", "log", "menu", "keys", null]);
  expect(titleOf("chat")).toBe("table-chat");
  expect(titleOf("leave")).toBe("table-panel-leave");
});
