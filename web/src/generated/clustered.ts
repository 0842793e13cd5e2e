// Generated from klub/games/clustered by `make types`; never edited.

import type { Area } from "./http";

/** The types of Clustered, for `Snapshot` and its like. */
export interface Clustered {
  options: Options;
  move: Move;
  view: View;
  event: GameEvent;
  breakdown: Breakdown;
}

/** The options on the wire; `DECLARATION` says what each one takes. */
export interface Options {
  third_wild: SomeSeats;
  quick_play: boolean;
  quick_discard_from: "hand" | "drawn";
  first_bonuses: boolean;
  largest_bonuses: boolean;
  bounds: Area | null;
  first_player: number | null;
  discards_visible: boolean;
  two_starts: boolean | null;
}

export type SomeSeats = "none" | "all" | number[];

export type Move = Place | Discard;

/** Lay a card of the hand on a cell (CLU-20). */
export interface Place {
  do: "place";
  card: string;
  /** From -1000000000 to 1000000000. */
  x: number;
  /** From -1000000000 to 1000000000. */
  y: number;
}

/** Take a card of the hand out of the game (CLU-21, CLU-63, CLU-64). */
export interface Discard {
  do: "discard";
  card: string;
}

/**
 * The game as one seat sees it; `seat` is null for a spectator, whose hand is empty.
 *
 * `turn` has the current-player card (CLU-62). `drawn` are the cards the viewer must choose from in a quick-play
 * discard. `hand` is sorted; `discards` are in the order made, `?` where this seat may not look.
 */
export interface View {
  seat: number | null;
  options: Options;
  phase: Phase;
  turn: number;
  actors: number[];
  table: Laid[];
  hand: string[];
  drawn: string[];
  hand_sizes: number[];
  deck_sizes: number[];
  discards: string[][];
  scores: number[];
  breakdown: Breakdown[];
  bonuses: Holders;
  events: GameEvent[];
}

export type Phase = "start_discards" | "turn" | "quick_discard" | "over";

/** A card on the table; a start card belongs to nobody. */
export interface Laid {
  x: number;
  y: number;
  card: string;
  seat: number | null;
}

/** Where a player's points come from; `total` is their sum (CLU-54). */
export interface Breakdown {
  total: number;
  lines: Line[];
  rectangle: Block | null;
  bonuses: Bonus[];
}

/** A row or column of one player, as long as it goes (CLU-Q11). */
export interface Line {
  direction: Direction;
  cells: Point[];
  points: number;
}

export type Direction = "row" | "column";

/** A cell on the wire. */
export interface Point {
  x: number;
  y: number;
}

/** A player's largest rectangle. */
export interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
  cells: Point[];
  points: number;
}

/** A bonus card and the cards that earned it. */
export interface Bonus {
  bonus: BonusName;
  cells: Point[];
  points: number;
}

export type BonusName = "first_line" | "first_rectangle" | "longest_line" | "largest_rectangle";

/** Who holds each bonus card now; null: nobody (not won yet, tied, or not in play). */
export interface Holders {
  first_line: number | null;
  first_rectangle: number | null;
  longest_line: number | null;
  largest_rectangle: number | null;
}

export type GameEvent = Placed | Discarded | Drew | Revealed | BonusMoved;

/** A card was laid and brought its owner so many points (bonuses apart). */
export interface Placed {
  event: "placed";
  seat: number;
  card: string;
  x: number;
  y: number;
  points: number;
}

/** A card left the game: because nothing fitted, or by quick play. `?` for those who may not see it. */
export interface Discarded {
  event: "discarded";
  seat: number;
  card: string;
  why: "stuck" | "start" | "quick";
}

/** Cards were drawn; only their owner is told which. */
export interface Drew {
  event: "drew";
  seat: number;
  count: number;
  cards: string[];
}

/** All start discards of quick play are made and shown at once. */
export interface Revealed {
  event: "revealed";
  discards: string[][];
}

/** A bonus card went to another holder, or back to the middle (null). */
export interface BonusMoved {
  event: "bonus_moved";
  bonus: string;
  seat: number | null;
}
