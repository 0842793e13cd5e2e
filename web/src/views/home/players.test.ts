import { describe, expect, it } from "vitest";

import { playersOf } from "./players";

describe("playersOf", () => {
  it("is from the fewest to the most", () => {
    expect(playersOf({ seats: [1, 8], without_seats: [] })).toBe("1–8");
    expect(playersOf({ seats: [2, 2], without_seats: [] })).toBe("2");
  });

  it("leaves out numbers that cannot play", () => {
    expect(playersOf({ seats: [1, 6], without_seats: [2] })).toBe("1, 3–6");
  });
});
