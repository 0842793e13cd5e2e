// Generated from klub/games/cubed by `make types`; never edited.

/** The types of Cubed, for `Snapshot` and its like. */
export interface Cubed {
  options: Options;
  move: Move;
  view: View;
  event: GameEvent;
  breakdown: Breakdown;
}

/** The options on the wire; `DECLARATION` says what each one takes. */
export interface Options {
  match: "all" | "two";
  rounds: 3 | 1;
  bridging: boolean;
  bridge: "arcs" | "opposite";
  bridge_chain: boolean;
  fill_the_void: boolean;
  draw_many: boolean;
  open_hands: boolean;
  solo_discard: "out" | "bag";
  solo_variants: boolean;
  first_player: number | null;
  colors: number;
  blockers_per_color: number;
  mirrored_singles: boolean;
}

export type Move = Play | Draw | Pass | Give | SkipGift | DrawMany | Keep;

/** Lay a piece of the hand on a cell, turned by `turn` thirds (CUB-24 … CUB-30). */
export interface Play {
  do: "play";
  piece: string;
  /** From -1000000000 to 1000000000. */
  q: number;
  /** From -1000000000 to 1000000000. */
  r: number;
  /** From -1000000000 to 1000000000. */
  turn: number;
}

/** Draw a piece from the bag (CUB-19). */
export interface Draw {
  do: "draw";
}

/** End the turn, or do without the second piece of a bridge (CUB-20 … CUB-22, CUB-Q24). */
export interface Pass {
  do: "pass";
}

/** Hand a piece to another player, for filling a void (CUB-45). */
export interface Give {
  do: "give";
  piece: string;
  seat: number;
}

/** Fill a void and keep everything (CUB-Q26). */
export interface SkipGift {
  do: "skip_gift";
}

/** Spend the turn on drawing one to three pieces, of which one is kept (CUB-46, CUB-47). */
export interface DrawMany {
  do: "draw_many";
  /** From -1000000000 to 1000000000. */
  count: number;
}

/** Keep one of the pieces just drawn; the others go back into the bag (CUB-48). */
export interface Keep {
  do: "keep";
  piece: string;
}

/**
 * The game as one seat sees it; `seat` is null for a spectator, whose hand is empty.
 *
 * `table` is in the order laid, `hand` sorted. `hands` are everyone's where hands are open, else empty. `drawn` are
 * the pieces the viewer must choose from in Draw 3, keep 1, `choosing` how many they are. `bag` is how many pieces are
 * in it, `draws` the draws of this turn, `idle` the turns in a row without a piece, `out` what left a solo game.
 * `points` are those of the hand now, `sheet` those of each round so far, `totals` their sums.
 */
export interface View {
  seat: number | null;
  options: Options;
  phase: Phase;
  round: number;
  turn: number;
  oldest: number;
  actors: number[];
  table: Laid[];
  dead: Spot[];
  hand: string[];
  hands: string[][];
  hand_sizes: number[];
  points: number;
  drawn: string[];
  choosing: number;
  bag: number;
  draws: number;
  idle: number;
  out: string[];
  sheet: number[][];
  totals: number[];
  events: GameEvent[];
}

export type Phase = "turn" | "bridge" | "gift" | "keep" | "over";

/** A piece on the table. */
export interface Laid {
  piece: string;
  q: number;
  r: number;
  turn: number;
}

/** A cell on the wire. */
export interface Spot {
  q: number;
  r: number;
}

export type GameEvent = Played | Drew | Passed | Kept | Gave | RoundOver | RoundBegan;

/** A piece was laid. It `bridged` a gap or `filled` a void, where these plays are on; so many cells `died`. */
export interface Played {
  event: "played";
  seat: number;
  piece: string;
  q: number;
  r: number;
  turn: number;
  bridged: boolean;
  filled: boolean;
  died: number;
}

/** Pieces were drawn; only their owner is told which. */
export interface Drew {
  event: "drew";
  seat: number;
  count: number;
  pieces: string[];
}

/** A turn ended without a piece, or a right was not used: to a second piece, or to a gift. */
export interface Passed {
  event: "passed";
  seat: number;
  what: "turn" | "bridge" | "gift";
}

/** One of the pieces drawn was kept, and so many went back into the bag; only their owner is told which. */
export interface Kept {
  event: "kept";
  seat: number;
  piece: string;
  returned: number;
}

/** A piece was handed to another player; the two of them know which. */
export interface Gave {
  event: "gave";
  seat: number;
  to: number;
  piece: string;
}

/** A round is over: why, what each seat still held, what that costs, and who won it. */
export interface RoundOver {
  event: "round_over";
  round: number;
  why: Why;
  left: string[][];
  points: number[];
  winners: number[];
}

export type Why = "out" | "stuck" | "closed";

/** The next round has begun with new pieces; this seat starts (CUB-40). */
export interface RoundBegan {
  event: "round_began";
  round: number;
  seat: number;
}

/** What a seat's points come from: each round, and the pieces still held when the last one ended. */
export interface Breakdown {
  total: number;
  rounds: number[];
  left: string[];
}
