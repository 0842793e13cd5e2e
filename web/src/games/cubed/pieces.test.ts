import { describe, expect, it } from "vitest";

import { arrange, pieceWords, sortOf, turned, turnsOf } from "./pieces";
import { say } from "./sample";

describe("pieces", () => {
  it("turns what is on one slot to the next", () => {
    expect(["abc", "cab", "bca"]).toEqual([0, 1, 2].map((turn) => turned("abc", turn)));
    expect(turnsOf("aaa")).toBe(1);
    expect(turnsOf("aab")).toBe(3);
  });

  it("knows the sorts, of which the black pair is no Double", () => {
    expect(["axx", "aaa", "aab", "abc"].map(sortOf)).toEqual(["blocker", "triple", "double", "single"]);
  });

  it("says them, hidden ones too", () => {
    expect(pieceWords("abd", say)).toBe("a Single (dawn, sun, ember)");
    expect(pieceWords("?", say, "object")).toBe("a hidden piece");
  });
});

describe("the order of a hand", () => {
  const hand = ["aab", "abc", "axx", "bbb", "abc"];

  it("goes by sort, the dearest first, and tells equal pieces apart", () => {
    const groups = arrange(hand, "kind");

    expect(groups.map(({ name }) => name)).toEqual(["blocker", "triple", "double", "single"]);
    expect(groups.at(-1)!.held.map(({ key }) => key)).toEqual(["abc", "abc1"]);
  });

  it("goes by the colour that a piece shows most of", () => {
    const groups = arrange(hand, "color");

    expect(groups.map(({ name, held }) => [name, held.map(({ code }) => code)])).toEqual([
      ["a", ["axx", "aab", "abc", "abc"]],
      ["b", ["bbb"]],
    ]);
  });
});
