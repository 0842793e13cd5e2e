import { expect, it } from "vitest";

import { arrange, cardWords } from "./cards";
import { printOf } from "./prints";
import { say } from "./sample";

const HAND = ["3CD", "W", "1TS", "2CH", "W"];

it("puts a hand in order by number, shape or fill, wilds last", () => {
  const codes = (order: "number" | "shape" | "fill"): string[] => arrange(HAND, order).map(({ code }) => code);

  expect(codes("number")).toEqual(["1TS", "2CH", "3CD", "W", "W"]);
  expect(codes("shape")).toEqual(["2CH", "3CD", "1TS", "W", "W"]);
  expect(codes("fill")).toEqual(["3CD", "2CH", "1TS", "W", "W"]);
});

it("tells two wild cards apart by their keys", () => {
  const keys = arrange(HAND, "number").map(({ key }) => key);

  expect(new Set(keys).size).toBe(HAND.length);
});

it("says a card in words", () => {
  expect(cardWords("2TS", say)).toBe("two solid triangles");
  expect(cardWords("W", say, "object")).toBe("a wild card");
  expect(cardWords("9XX", say)).toBe("9XX");
});

it("prints as many symbols as the card says, striped where it is dashed", () => {
  expect(printOf("1CS").copies).toHaveLength(1);
  expect(printOf("3TD").copies).toHaveLength(3);
  expect(printOf("3TD").stripes).not.toBe("");
  expect(printOf("3TH").stripes).toBe("");
  expect(printOf("2CH").path).not.toBe(printOf("2CS").path);
  expect(printOf("?").copies).toHaveLength(0);
});
