import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Ticker, formatSeconds } from "./ticker.svelte";

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

test.each([
  [0, "0:00"],
  [0.2, "0:01"],
  [59, "0:59"],
  [61, "1:01"],
  [3600, "60:00"],
  [-3, "0:00"],
])("%d seconds are %s", (seconds, shown) => {
  expect(formatSeconds(seconds)).toBe(shown);
});

test("it ticks only while it runs", () => {
  const ticker = new Ticker();
  const stop = ticker.run();
  vi.advanceTimersByTime(3000);
  expect(ticker.now).toBe(1003);

  stop();
  vi.advanceTimersByTime(3000);
  expect(ticker.now).toBe(1003);
});
