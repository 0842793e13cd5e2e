import { expect, test } from "vitest";

import { lastLapse } from "./lapses";

test.each([
  [0, undefined, [0]],
  [0, { 1: 7 }, [0]],
  [7, { 1: 7 }, [0, 1]],
  [9, { 0: 9, 1: 7 }, [0, 1]],
  [0, { 0: 9 }, []],
])("the clock's last move for oneself is %i", (expected, lapses, own) => {
  expect(lastLapse(lapses, own)).toBe(expected);
});
