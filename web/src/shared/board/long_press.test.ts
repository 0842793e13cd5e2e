import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { longPress } from "./long_press";

const act = vi.fn();
let element: EventTarget;
let leave: () => void;

/** Something that a pointer does, as far as it is looked at here. */
function send(type: string, about: Partial<PointerEvent> = {}): boolean {
  const event = new Event(type, { cancelable: true });
  return element.dispatchEvent(Object.assign(event, { pointerType: "touch", clientX: 0, clientY: 0, ...about }));
}

beforeEach(() => {
  vi.useFakeTimers();
  act.mockClear();
  element = new EventTarget();
  leave = longPress(act)(element as HTMLElement) as () => void;
});
afterEach(() => vi.useRealTimers());

test("a finger that rests acts once, and the click that follows is swallowed", () => {
  send("pointerdown");
  vi.advanceTimersByTime(600);
  expect(act).toHaveBeenCalledTimes(1);
  send("pointerup");
  expect(send("contextmenu")).toBe(false);
  expect(send("click")).toBe(false);
  expect(send("click")).toBe(true);
});

test.each([
  ["a tap", () => send("pointerup")],
  ["a swipe", () => send("pointermove", { clientX: 30 })],
  ["a scroll", () => send("pointercancel")],
  ["what is gone", () => leave()],
])("%s does nothing", (_, meanwhile) => {
  send("pointerdown");
  vi.advanceTimersByTime(300);
  meanwhile();
  vi.advanceTimersByTime(600);
  expect(act).not.toHaveBeenCalled();
  expect(send("click")).toBe(true);
});

test("a trembling finger rests, and a mouse never does", () => {
  send("pointerdown", { pointerType: "mouse" });
  vi.advanceTimersByTime(600);
  expect(act).not.toHaveBeenCalled();
  send("pointerdown");
  send("pointermove", { clientX: 5 });
  vi.advanceTimersByTime(600);
  expect(act).toHaveBeenCalledTimes(1);
});
