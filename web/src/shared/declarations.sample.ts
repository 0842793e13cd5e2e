/** A game that does not exist, for tests. */
import type { Declaration } from "$generated/http";

/** Its declaration, with what a test needs to be different. */
export function toyWith(own: Partial<Declaration>): Declaration {
  return {
    name: "toy",
    version: 1,
    seats: [1, 4],
    options: [],
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
    late_join: true,
    ...own,
  };
}
