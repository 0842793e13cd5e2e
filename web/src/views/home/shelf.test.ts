import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Played } from "$generated/http";
import { toyWith } from "$shared/declarations.sample";
import { Wishes } from "$shared/wishes.svelte";

import { soloBest } from "./shelf.svelte";

const toy = toyWith({
  options: [{ kind: "toggle", name: "quick", help: "toy-option-quick", needs: [], players: "any", default: false }],
});

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
  practice: false,
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
