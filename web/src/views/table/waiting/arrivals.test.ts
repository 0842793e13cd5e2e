import { describe, expect, it } from "vitest";

import type { SeatInfo } from "$generated/protocol";

import { arrivals } from "./arrivals";

const seat = (who: string | null, mine = false): SeatInfo =>
  ({ kind: who ? "person" : "empty", who, name: who ? `name of ${who}` : "", mine }) as SeatInfo;

describe("arrivals", () => {
  it("names others who have sat down since, once each", () => {
    const before = [seat("ada", true), seat("bo"), seat(null), seat(null)];
    const now = [seat("ada", true), seat("bo"), seat("cy"), seat("cy")];

    expect(arrivals(before, now)).toEqual(["name of cy"]);
  });

  it("is silent about oneself and about those who only change seats", () => {
    expect(arrivals([seat(null), seat("bo")], [seat("bo"), seat("ada", true)])).toEqual([]);
  });
});
