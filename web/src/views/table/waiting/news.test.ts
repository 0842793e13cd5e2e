import { expect, test } from "vitest";

import type { SeatInfo } from "$generated/protocol";

import { areReady } from "./news.svelte";

const seat = (kind: SeatInfo["kind"], mine: boolean, ready: boolean): SeatInfo =>
  ({ kind, mine, ready }) as unknown as SeatInfo;
const me = seat("person", true, false);

test.each([
  [false, [me]],
  [false, [me, seat("bot", false, false)]],
  [false, [me, seat("person", false, false), seat("person", false, true)]],
  [true, [me, seat("person", false, true), seat("empty", false, false)]],
])("that the others are ready is %s", (expected, seats) => {
  expect(areReady(seats)).toBe(expected);
});
