/** Cluellage on the page. */
import type { Cluellage } from "$generated/cluellage";
import { late } from "$shared/late";
import { deferred } from "$shared/table/deferred";
import type { GameFace } from "$shared/table/face";

import Board from "./Board.svelte";
import { CluellagePlay } from "./play.svelte";
import Score from "./Score.svelte";
import { toldPoints } from "./suspense.svelte";
import * as words from "./words";
import "./tones.css";

export const face: GameFace<Cluellage, CluellagePlay> = {
  name: "cluellage",
  texts: ["cluellage"],
  start: (desk, _, sight) => new CluellagePlay(desk, sight),
  ...words,
  Board,
  Score,
  Breakdown: deferred(() => late(() => import("./Breakdown.svelte"))),
  points: toldPoints,
  // The own hand and seal, and the drum, are heard where they are seen.
  soundOf(events) {
    const names = new Set(events.map(({ event }) => event));
    if (names.has("revealed")) return null;
    if (names.has("claimed") || names.has("hung")) return "lay";
    return names.has("guessed") || names.has("readied") ? "pick" : null;
  },
};
