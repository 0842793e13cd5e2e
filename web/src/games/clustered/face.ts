/** Clustered on the page. */
import type { Clustered } from "$generated/clustered";
import { late } from "$shared/late";
import { deferred } from "$shared/table/deferred";
import type { GameFace } from "$shared/table/face";

import Board from "./Board.svelte";
import { ClusteredPlay } from "./play.svelte";
import Score from "./Score.svelte";
import SeatBonuses from "./SeatBonuses.svelte";
import * as words from "./words";

export const face: GameFace<Clustered, ClusteredPlay> = {
  name: "clustered",
  texts: ["clustered"],
  start: (desk, _, sight) => new ClusteredPlay(desk, sight),
  ...words,
  Board,
  Score,
  Holdings: SeatBonuses,
  Breakdown: deferred(() => late(() => import("./Breakdown.svelte"))),
  points: (view, seat) => view.scores[seat] ?? null,
  hides: (view) => view.hand.length > 0,
  skipsOnlyMove: true,
  soundOf(events) {
    const first = events[0];
    if (first?.event === "placed") return first.points > 0 ? "score" : "lay";
    return first?.event === "discarded" ? "discard" : null;
  },
};
