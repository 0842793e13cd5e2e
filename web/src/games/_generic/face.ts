/** The face of every game that has none of its own: the picture that the game draws, and its moves as buttons. */
import type { GameFace } from "$shared/table/face";
import { servedPart } from "$shared/texts/texts.svelte";

import Board from "./Board.svelte";
import Breakdown from "./Breakdown.svelte";
import { GenericPlay } from "./play.svelte";
import type { AnyGame } from "./types";
import { tell, tellHint } from "./words";

export function faceOf(game: string): GameFace<AnyGame, GenericPlay> {
  return {
    name: game,
    texts: ["generic", servedPart(game)],
    start: (desk, say, sight) => new GenericPlay(game, desk, say, sight),
    Board,
    Score: null,
    Breakdown,
    points: (_, seat, standing) => standing?.[seat] ?? null,
    seatLine: () => "",
    advice: (play, say) => (play.isUnlisted ? "" : say("generic-advice")),
    tell: (events, players, say) => tell(game, events, players, say),
    tellHint: (hint, players, say) => tellHint(game, hint, players, say),
    explain: () => null,
    soundOf: (events) => (events.length > 0 ? "lay" : null),
  };
}
