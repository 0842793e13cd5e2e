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
  /** The view as SVG, and everyone's points: what is shown of a game without a face of its own. */
  readonly picture?: string | null;
  readonly standing?: readonly number[] | null;
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
  /** Whether this is a table in the making, which goes on while it is looked at: neither a replay nor a lesson. */
  readonly isLive?: boolean;
  /** Whether somebody learns here: then a board also lets them try what never fits. */
  readonly teaches?: boolean;
  /** Where turns are played by hand while others watch; absent where there are none. */
  readonly liveTurns?: LiveTurns | undefined;
  /** What players show each other before it is a move; absent where nobody does. */
  readonly sketches?: Sketches;
  /** The moves after the first `after` ones, as the seat in view learned of them; rejects with `Refused`. */
  history?(after: number): Promise<readonly Moment<G>[]>;
  /** The film of a move, from 1, as bytes of the game's own; rejects with `Refused`. Absent where there are none. */
  film?(number: number): Promise<ArrayBuffer>;
}

/** A move of the past: when it was made, in seconds since the start of the game, and what happened. */
export interface Moment<G extends GameTypes = GameTypes> {
  /** 1 for the first move of the game. */
  readonly number: number;
  readonly at: number;
  readonly events: readonly G["event"][];
}

/** Sketches of the seat in view go out, those of others come in; nothing of them is kept. */
export interface Sketches {
  send(sketch: Record<string, unknown>): void;
  /** Watch what others show; returns how to stop. */
  watch(watcher: (seat: number, sketch: unknown) => void): () => void;
}

/** Turns by hand: inputs of the seat in view go out, what everybody is shown of a turn comes in. Bytes are the game's. */
export interface LiveTurns {
  /** Send an input; false if there is no line now, and it is lost. */
  send(input: Uint8Array<ArrayBuffer>): boolean;
  /** Watch what comes; returns how to stop. */
  watch(watcher: LiveWatcher): () => void;
}

export interface LiveWatcher {
  frame(frame: LiveFrame): void;
  /** A turn is over without a move: what the latest position shows is true again. True if the own hand lost something. */
  ended(turn: number): boolean;
  /** An input was refused: what is to be shown of that, if anything. */
  refused(why: Refused): Refused | null;
}

/** A frame of somebody's turn; another `turn` is another one. */
export interface LiveFrame {
  readonly seat: number;
  readonly turn: number;
  readonly data: DataView;
}

/** What a bot would do, and why. */
export interface Hint<G extends GameTypes = GameTypes> {
  readonly move: G["move"];
  readonly reason: { readonly code: string; readonly facts: Readonly<Record<string, unknown>> };
}
