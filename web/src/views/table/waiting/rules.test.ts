import { describe, expect, it } from "vitest";

import type { Declaration } from "$generated/http";

import { tellRules } from "./rules";

const toy = {
  options: [
    { kind: "toggle", name: "quick", help: "toy-option-quick", needs: [], default: false },
    { kind: "toggle", name: "open", help: "toy-option-open", needs: [], default: true },
  ],
} as unknown as Declaration;
const say = (key: string, facts = {}): string => [key, ...Object.values(facts)].join(" ");

describe("tellRules", () => {
  it("names what differs from the basic rules, and the clock", () => {
    const house = { listed: false, spectators: "open", clock: { per_move: 15, bank: 0 } } as const;

    expect(tellRules(toy, { quick: true, open: true }, house, say)).toEqual([
      "toy-option-quick.label",
      "waiting-clock 15",
    ]);
  });

  it("names how the table is run where that is unusual", () => {
    const house = { listed: true, spectators: "none", clock: null } as const;

    expect(tellRules(toy, {}, house, say)).toEqual(["waiting-no_clock", "waiting-spectators-none", "waiting-listed"]);
  });
});
