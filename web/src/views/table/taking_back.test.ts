import { expect, test, vi } from "vitest";

import type { UndoOffer } from "$generated/protocol";

import { TakingBack } from "./taking_back.svelte";

type Offering = ConstructorParameters<typeof TakingBack>[0];

function make(undo: UndoOffer | null, more: Partial<Offering> = {}, learned = false) {
  const players = [{ isMine: true }, { isMine: false }];
  const undoing = vi.fn(() => Promise.resolve(null));
  const desk = { over: false, covered: null, moveNumber: 6, players, play: { undo }, undo: undoing, ...more };
  const hasLearned = vi.fn(() => Promise.resolve(learned));
  const asked = { now: false };
  const taking = new TakingBack(desk as unknown as Offering, "table", { hasLearned }, () => asked.now);
  return { taking, undoing, hasLearned, asked };
}

test.each([
  ["the last own move", { seat: 0, to: 5 }, {}, true],
  ["nothing, where nothing was moved", null, {}, false],
  ["nothing that would be refused", { seat: 0, to: 3, reason: "moved_on" }, {}, false],
  ["nothing once the game is over", { seat: 0, to: 5 }, { over: true }, false],
  ["nothing behind a curtain", { seat: 0, to: 5 }, { covered: 1 }, false],
] as const)("%s is offered: %#", (_, undo, more, expected) => {
  expect(make(undo, more as Partial<Offering>).taking.isOffered).toBe(expected);
});

test("the reason is told where there is one", () => {
  expect(make({ seat: 0, to: 3, reason: "final" }).taking.reason).toBe("final");
  expect(make({ seat: 0, to: 3 }).taking.reason).toBeNull();
});

test("who has asked waits for the answers", () => {
  const { taking, asked } = make({ seat: 0, to: 5 });
  asked.now = true;

  expect(taking.isOffered).toBe(false);
});

test("where nobody has to be asked, any own move is in reach, but not those that the game calls final", async () => {
  const { taking, undoing } = make({ seat: 0, to: 4, earliest: 2 });

  expect([1, 2, 3, 5, 7].map((number) => taking.reaches(number, 0))).toEqual([false, false, true, true, false]);
  expect([taking.reaches(3, 1), taking.reaches(3, null)]).toEqual([false, false]);
  await taking.take(3, 0);
  await taking.take(2, 0);
  await taking.take();
  expect(undoing.mock.calls).toEqual([
    [0, 2],
    [0, 4],
  ]);
});

test("among people only the last own move is in reach", () => {
  expect(make({ seat: 0, to: 5 }).taking.reaches(6, 0)).toBe(false);
});

test.each([true, false])("where it decides what was learned, that is found out first: %s", async (learned) => {
  const { taking, hasLearned, undoing } = make({ seat: 0, to: 5, strict: true }, {}, learned);

  expect([taking.isOffered, taking.reason]).toEqual([false, null]);
  await taking.take();
  await taking.look();
  await taking.look();
  expect([taking.isOffered, taking.reason]).toEqual([!learned, learned ? "learned" : null]);
  expect(hasLearned).toHaveBeenCalledTimes(1);
  expect(undoing).not.toHaveBeenCalled();
});
