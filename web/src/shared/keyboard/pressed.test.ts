import { describe, expect, it } from "vitest";

import { digitOf, isSingle, pressedOf } from "./pressed";

/** A key pressed on something that stands within an element of a kind. */
function event(init: Partial<KeyboardEvent>, within = "main", third = false): KeyboardEvent {
  const target = { closest: (kinds: string) => kinds.split(", ").includes(within) || null };
  const getModifierState = (name: string): boolean => name === "AltGraph" && third;
  return { key: "q", code: "KeyQ", shiftKey: false, target, getModifierState, ...init } as unknown as KeyboardEvent;
}

describe("a key", () => {
  it("is taken as it is", () => {
    expect(pressedOf(event({ shiftKey: true, key: "Q" }))).toEqual({ key: "Q", code: "KeyQ", shiftKey: true });
  });

  it.each(["ctrlKey", "metaKey", "altKey", "defaultPrevented"])("is left alone: %s", (name) => {
    expect(pressedOf(event({ [name]: true }))).toBeNull();
  });

  it.each(["input", "textarea", "select", "dialog", "[contenteditable]"])("is left to %s", (kind) => {
    expect(pressedOf(event({}, kind))).toBeNull();
  });

  it("with AltGr is what it writes, and no place", () => {
    const brackets = event({ key: "[", code: "Digit8", ctrlKey: true, altKey: true }, "main", true);
    expect(pressedOf(brackets)).toEqual({ key: "[", code: "", shiftKey: false });
  });

  it.each([
    ["q", true],
    ["ß", true],
    ["1", true],
    ["?", true],
    ["Dead", true],
    [" ", false],
    ["Enter", false],
    ["ArrowUp", false],
    ["Escape", false],
  ])("%s is a single letter, digit or sign: %s", (key, is) => {
    expect(isSingle({ key })).toBe(is);
  });

  it.each([
    ["1", "Digit1", false, 1],
    ["&", "Digit1", false, 1], // AZERTY
    ["1", "Digit1", true, 1], // AZERTY
    ["ě", "Digit2", false, 2], // Czech
    ["!", "Digit1", true, null], // QWERTY
    ["7", "Numpad7", false, 7],
    ["Home", "Numpad7", false, null],
    ["0", "Digit0", false, null],
    ["n", "KeyN", false, null],
  ])("%s at %s (Shift: %s) is the digit %s", (key, code, shiftKey, digit) => {
    expect(digitOf({ key, code, shiftKey })).toBe(digit);
  });
});
