import { describe, expect, it } from "vitest";

import { Keymap } from "./keymap";
import { AZERTY, QWERTZ } from "./layouts";
import { QWERTY, type Layout } from "./qwerty";

const pressed = (key: string, code = "", shiftKey = false) => ({ key, code, shiftKey });

const LETTERS = new Keymap({ next: ["n"], flip: ["f"], help: ["?"], higher: ["PageUp", "]"], pick: [".", "Period"] });
const PLACES = new Keymap({ left: ["KeyQ"], right: ["KeyE"], down: ["KeyA"], whole: ["Home"], pad: ["Numpad7"] }, [
  LETTERS,
]);

describe("a letter", () => {
  it.each([
    ["QWERTY", "n", "KeyN"],
    ["with Shift or caps lock", "N", "KeyN"],
    ["Dvorak", "n", "KeyL"],
    ["Russian", "т", "KeyN"],
    ["Greek", "ν", "KeyN"],
    ["Hebrew", "מ", "KeyN"],
    ["without a place", "n", ""],
  ])("is found: %s", (_, key, code) => {
    expect(LETTERS.read(pressed(key, code))).toBe("next");
  });

  it("is not found by its place where a layout of Latin letters has another one there", () => {
    expect(LETTERS.read(pressed("b", "KeyN"))).toBeNull(); // Dvorak
    expect(LETTERS.read(pressed("é", "KeyN"))).toBeNull();
  });

  it.each([
    ["?", "Slash"],
    ["?", "Minus"],
    ["?", "Comma"],
  ])("and a sign are found wherever they are: %s at %s", (key, code) => {
    expect(LETTERS.read(pressed(key, code, true))).toBe("help");
  });

  it("has other keys beside it", () => {
    expect(LETTERS.read(pressed("PageUp", "PageUp"))).toBe("higher");
    expect(LETTERS.read(pressed("]", "BracketRight"))).toBe("higher");
    expect(LETTERS.read(pressed("]", ""))).toBe("higher"); // with AltGr
    expect(LETTERS.read(pressed("ъ", "BracketRight"))).toBe("higher");
    expect(LETTERS.read(pressed(":", "Period"))).toBe("pick"); // AZERTY
  });
});

describe("a place", () => {
  it.each([
    ["QWERTY", "q", "KeyQ", "left"],
    ["AZERTY", "a", "KeyQ", "left"],
    ["AZERTY", "q", "KeyA", "down"],
    ["Dvorak", "'", "KeyQ", "left"],
    ["Russian", "й", "KeyQ", "left"],
    ["a dead key", "Dead", "KeyQ", "left"],
    ["a number pad without NumLock", "Home", "Numpad7", "pad"],
    ["its named key", "Home", "Home", "whole"],
  ])("is found whatever is there: %s", (_, key, code, act) => {
    expect(PLACES.read(pressed(key, code))).toBe(act);
  });

  it("gives way to a letter that means something else, and is found by its own letter instead", () => {
    expect(PLACES.read(pressed("f", "KeyE"))).toBeNull(); // Colemak: F flips
    expect(PLACES.read(pressed("e", "KeyK"))).toBe("right");
    expect(PLACES.read(pressed(".", "KeyE"))).toBeNull(); // Dvorak: . picks
    expect(PLACES.read(pressed("e", "KeyD"))).toBe("right");
  });

  it("is nothing without a meaning", () => {
    expect(PLACES.read(pressed("x", "KeyX"))).toBeNull();
    expect(PLACES.read(pressed("", ""))).toBeNull();
  });
});

describe("what is shown", () => {
  const colemak: Layout = { ...QWERTY, KeyE: "f", KeyK: "e" };
  it.each([
    ["QWERTY", QWERTY, "Q", "E", "A"],
    ["QWERTZ", QWERTZ, "Q", "E", "A"],
    ["AZERTY", AZERTY, "A", "E", "Q"],
    ["Colemak", colemak, "Q", "E", "A"],
    ["ß in its place", { ...QWERTY, KeyQ: "ß" }, "ß", "E", "A"],
    ["nothing known", {}, "Q", "E", "A"],
  ])("is the letter of the layout: %s", (_, layout, left, right, down) => {
    expect(PLACES.label("left", layout)).toBe(left);
    expect(PLACES.label("right", layout)).toBe(right);
    expect(PLACES.label("down", layout)).toBe(down);
  });

  it("is the letter or sign itself where it is one", () => {
    expect(LETTERS.label("next", AZERTY)).toBe("N");
    expect(LETTERS.label("help", AZERTY)).toBe("?");
  });
});
