/** Kluster on the page. */
import type { Kluster } from "$generated/kluster";
import { late } from "$shared/late";
import { deferred } from "$shared/table/deferred";
import type { GameFace } from "$shared/table/face";

import Board from "./Board.svelte";
import { KlusterPlay } from "./play.svelte";
import Score from "./Score.svelte";
import * as words from "./words";
import "./tones.css";

export const face: GameFace<Kluster, KlusterPlay> = {
  name: "kluster",
  texts: ["kluster"],
  start: (desk, _, sight) => new KlusterPlay(desk, sight),
  ...words,
  Board,
  Score,
  Breakdown: deferred(() => late(() => import("./Breakdown.svelte"))),
  // The stones in hand, the fewer the better; alone those that lie in the area.
  points: (view, seat) => (view.hands.length === 1 ? view.lying.length : (view.hands[seat]?.length ?? null)),
  isInHand: (play) => play.isInHand,
  // Stones are heard where they are seen to land and to meet.
  soundOf: (events) => (events.some(({ event }) => event === "laid") ? "lay" : null),
};
