import { describe, expect, it } from "vitest";

import { formatAgo } from "./words";

describe("formatAgo", () => {
  it.each([
    [10, "now"],
    [-5, "now"],
    [125, "2 min. ago"],
    [3 * 3600, "3 hr. ago"],
    [86_400, "yesterday"],
    [9 * 86_400, "9 days ago"],
  ])("%i seconds", (passed, expected) => {
    expect(formatAgo(1_000_000 - passed, 1_000_000, "en")).toBe(expected);
  });
});
