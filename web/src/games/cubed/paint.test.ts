import { describe, expect, it } from "vitest";

import { isDark, PAINTS, tone } from "./paint";
import { BLACK, COLORS } from "./pieces";
import { diamondShapes, lightShapes, outline, slotOfDiamond } from "./relief";

/** Letter → its tones at the top, left and right, and on the two walls. */
const TABLE: Record<string, readonly string[]> = {
  a: ["#fff7de", "#f0e3ca", "#e1d0b6", "#c9b397", "#b49d80"],
  b: ["#ffc95a", "#ecb646", "#d7a447", "#b98a3a", "#a17531"],
  c: ["#f2827f", "#df6d71", "#c95f67", "#a84953", "#8e3745"],
  d: ["#b93a28", "#a62019", "#901015", "#6f0005", "#560000"],
  e: ["#7ba4c3", "#6691b6", "#5b7fa5", "#4a6587", "#3a5173"],
  f: ["#6b356d", "#5a2161", "#491251", "#310037", "#1d0025"],
  x: ["#201a15", "#171212", "#110b0e", "#080305", "#030102"],
};

describe("paint", () => {
  it.each(Object.keys(TABLE))("gives %s the tones that were measured for people who see few colours", (letter) => {
    const tones = (["top", "left", "right", "wallL", "wallR"] as const).map((name) => tone(PAINTS[letter]!.base, name));

    expect(tones).toEqual(TABLE[letter]);
  });

  it("has a mark of its own on every colour, and none on black", () => {
    expect(new Set(COLORS.map((letter) => PAINTS[letter]!.mark)).size).toBe(COLORS.length);
    expect(PAINTS[BLACK]!.mark).toBe("");
    expect(COLORS.filter((letter) => isDark(PAINTS[letter]!.ink))).toEqual(["a", "b", "c", "e"]);
  });
});

describe("relief", () => {
  it("shows each slot on one diamond: the top one has slot 2", () => {
    expect([0, 1, 2].map(slotOfDiamond)).toEqual([2, 0, 1]);
  });

  it("draws a mark in three layers on colours only", () => {
    expect(diamondShapes("a", 0, 0).length - diamondShapes(BLACK, 0, 0).length).toBe(3);
    expect(lightShapes(0)).toHaveLength(lightShapes(1).length);
  });

  it("has another outline when it is turned by 60°", () => {
    expect(outline(0)).not.toBe(outline(1));
  });
});
