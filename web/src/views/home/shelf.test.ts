import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Declaration, Played } from "$generated/http";
import { Wishes } from "$shared/wishes.svelte";

import { soloBest } from "./shelf.svelte";

const toy: Declaration = {
  name: "toy",
  version: 1,
  seats: [1, 4],
  options: [{ kind: "toggle", name: "quick", help: "toy-option-quick", needs: [], players: "any", default: false }],
  chance: "none",
  hidden: false,
  simultaneous: false,
  listed: true,
  longest: null,
  scoring: "points",
  rules: "",
  costly: false,
  without_seats: [],
  levels: ["sprout", "casual", "club", "expert", "master"],
  actions: null,
  page: "own",
  order: 0,
};

const best = (score: number, seats: number, quick: boolean, game = "toy"): Played => ({
  table: "t",
  game_number: 1,
  game,
  options: { quick },
  seats,
  score,
  won: true,
  at: 0,
  summary: null,
});

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
});

describe("soloBest", () => {
  const bests = [best(84, 1, false), best(90, 1, true), best(99, 2, false), best(120, 1, false, "other")];

  it("is the best alone, by the rules that are wished for", () => {
    const wishes = new Wishes(toy);

    expect(soloBest(bests, wishes)).toBe(84);

    wishes.setOption("quick", true);

    expect(soloBest(bests, wishes)).toBe(90);
  });

  it("is nothing for somebody who never played alone", () => {
    expect(soloBest([best(99, 2, false)], new Wishes(toy))).toBeUndefined();
  });
});
