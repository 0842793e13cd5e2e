import { describe, expect, it } from "vitest";

import { findSentences, readSentences } from "./finding";

const SENTENCES = readSentences([
  `turn = It is your turn.
cards =
    { $count ->
        [one] { $player } has { $count } card left.
       *[other] { $player } has { $count } cards left.
    }
`,
  `quoted = The host says “{ $text }”
form = Name
    .help = What the others call you.
asked = Are you sure? (yes/no)
filled = { $anything }
`,
]);
const keys = (read: string): string[] => findSentences(SENTENCES, read).map(({ key }) => key);

describe("a sentence that somebody read", () => {
  it.each([
    ["It is your turn.", "turn"],
    ["  it is   your turn. ", "turn"],
    ["Mara has 1 card left.", "cards"],
    ["Odette has 12 cards left.", "cards"],
    ['The host says "hello"', "quoted"],
    ["What the others call you.", "form.help"],
    ["Are you sure? (yes/no)", "asked"],
  ])("is found: %s", (read, key) => {
    expect(keys(read)).toEqual([key]);
  });

  it("is found by a part of it before others that have its words", () => {
    expect(keys("the others call")).toEqual(["form.help"]);
  });

  it("is found by most of its words too, the likeliest first", () => {
    expect(keys("your turn")[0]).toBe("turn");
    expect(keys("cards are left")[0]).toBe("cards");
  });

  it("is not found where it is none of ours", () => {
    expect(keys("Something completely different")).toEqual([]);
    expect(keys(" … ")).toEqual([]);
  });

  it("is shown as it is written", () => {
    expect(findSentences(SENTENCES, "Mara has 1 card left.")[0]!.text).toBe("… has … cards left.");
  });
});
