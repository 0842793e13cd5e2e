/**
 * What a game's board is given: a position and ways to act on it. A live table, a replay and a lesson each are a
 * desk, so that a game draws its board once for all three. Getters are reactive.
 */
import type { GameTypes } from "$generated/protocol";

import type { Paper } from "../ui/marks";
import type { Refused } from "../wire/refused";

/** Somebody at the table, as the page shows them. */
export interface Player {
  readonly seat: number;
  readonly name: string;
  readonly paper: Paper;
  readonly isBot: boolean;
  /** Whether the person before the screen plays this seat. */
  readonly isMine: boolean;
}

export interface Desk<G extends GameTypes = GameTypes> {
  /** The seat through whose eyes the board is seen; null for a spectator. */
  readonly seat: number | null;
  readonly view: G["view"];
  /** The legal moves of `seat`; empty if it may not move now, null where they cannot be listed. */
  readonly moves: readonly G["move"][] | null;
  /** What each of `moves` would bring at once, parallel to it; null until it is known, or where nothing is counted. */
  readonly worth: readonly number[] | null;
  /** Everyone, by seat. */
  readonly players: readonly Player[];
  /** The number of moves made so far: another number means another position. */
  readonly moveNumber: number;
  /** Whether the game is over. */
  readonly over: boolean;
  /** Whether this position may be acted on: own turn, nothing on its way to the server. */
  readonly canMove: boolean;
  /** Make a move; resolves once it is made. A refusal is shown by the frame, and resolves to it. */
  move(move: G["move"]): Promise<Refused | null>;
  /** Why a move would be refused; null if it is legal. */
  whyNot(move: G["move"]): Promise<Refused | null>;
  /** A move that a bot advises, to be shown on the board; null for none. */
  readonly hint: Hint<G> | null;
  /** Whether somebody learns here: then a board also lets them try what never fits. */
  readonly teaches?: boolean;
}

/** What a bot would do, and why. */
export interface Hint<G extends GameTypes = GameTypes> {
  readonly move: G["move"];
  readonly reason: { readonly code: string; readonly facts: Readonly<Record<string, unknown>> };
}
