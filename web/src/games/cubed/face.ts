/** Cubed on the page. */
import type { Cubed } from "$generated/cubed";
import { late } from "$shared/late";
import { deferred } from "$shared/table/deferred";
import type { GameFace } from "$shared/table/face";

import Board from "./Board.svelte";
import { CubedPlay } from "./play.svelte";
import Score from "./Score.svelte";
import * as words from "./words";
import "./tones.css";

export const face: GameFace<Cubed, CubedPlay> = {
  name: "cubed",
  texts: ["cubed"],
  start: (desk, _, sight) => new CubedPlay(desk, sight),
  ...words,
  Board,
  Score,
  Breakdown: deferred(() => late(() => import("./Breakdown.svelte"))),
  // Alone there are no rounds to count: what is left in the hand is what matters.
  points: (view, seat) => (view.totals.length === 1 && view.seat === seat ? view.points : (view.totals[seat] ?? null)),
  hides: (view) => !view.options.open_hands,
  skipsOnlyMove: true,
  soundOf(events) {
    for (const event of events) {
      if (event.event === "played") return event.bridged || event.filled ? "score" : "lay";
      if (event.event === "drew" || event.event === "kept" || event.event === "gave") return "pick";
    }
    return events.length > 0 ? "discard" : null;
  },
};
