import { describe, expect, it } from "vitest";

import vectors from "$vectors/facts.json";

import { plainFacts } from "./facts";
import { localeOf, type Language } from "./languages";

describe("plainFacts", () => {
  it.each(Object.entries(vectors))(
    "joins lists as %s does, and isolates what runs from right to left",
    (language, said) => {
      const locale = localeOf(language as Language);
      for (const [items, text] of said as [string[], string][])
        expect(plainFacts({ items }, locale)).toEqual({ items: text });
    },
  );

  it("leaves other text and numbers as they are", () => {
    expect(plainFacts({ name: "Ada", count: 3 }, "en-GB")).toEqual({ name: "Ada", count: 3 });
    expect(plainFacts({ name: "עדה" }, "en-GB")).toEqual({ name: "\u2068עדה\u2069" });
  });
});
