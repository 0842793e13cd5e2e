import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { whenIdle } from "./idleness";

let page: EventTarget;
const call = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  call.mockClear();
  page = new EventTarget();
});
afterEach(() => {
  vi.useRealTimers();
});

it("calls after a while, and then ever less often", () => {
  const stop = whenIdle(page, 30, call);
  const counts = [29, 1, 59, 1, 119, 1].map((time) => {
    vi.advanceTimersByTime(time);
    return call.mock.calls.length;
  });
  stop();

  expect(counts).toEqual([0, 1, 1, 2, 2, 3]);
});

it.each(["pointerdown", "pointermove", "keydown"])("waits anew after a %s", (sign) => {
  const stop = whenIdle(page, 30, call);
  vi.advanceTimersByTime(29);
  page.dispatchEvent(new Event(sign));
  vi.advanceTimersByTime(29);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  stop();

  expect(call).toHaveBeenCalledOnce();
});

it("can be stopped", () => {
  whenIdle(page, 30, call)();
  page.dispatchEvent(new Event("keydown"));
  vi.advanceTimersByTime(1000);

  expect(call).not.toHaveBeenCalled();
});
