// Generated from klub/games/kluster by `make types`; never edited.

/** The types of Kluster, for `Snapshot` and its like. */
export interface Kluster {
  options: Options;
  move: Move;
  view: View;
  event: GameEvent;
  breakdown: Breakdown;
}

/**
 * The options on the wire; `DECLARATION` says what each one takes.
 *
 * Without `boxes` there are just enough for the players. `settle_time` is in tenths of a second, `turn_timer` in
 * seconds. The first player is drawn from `first_player`, or from all.
 */
export interface Options {
  boxes: Boxes | null;
  expert: boolean;
  inside_test: InsideTest;
  settle_time: number;
  string_after_placing: boolean;
  turn_timer: number | null;
  solo_failures: number;
  string_test: StringTest;
  strings_connected: boolean;
  extra_spinners: "remove" | "second";
  upright: boolean;
  first_player: number[] | null;
}

/** How many boxes are on the table. */
export interface Boxes {
  classic: number;
  duo: number;
}

export type InsideTest = "centre" | "whole";

export type StringTest = "cross" | "touch" | "area";

export type Move = LayString | Place | End | Turn;

/**
 * Lay a string along a drawn line, which gets the string's length (KLU-8, KLU-41).
 *
 * `spread` is what became of spare spinners; null where there are none, or nobody has worked it out yet.
 */
export interface LayString {
  do: "lay_string";
  loop: Count;
  /** 3 to 512 entries. */
  points: Point[];
  spread: Spread | null;
}

/** From 0 to 1000000000. */
export type Count = number;

/** A place on the table, in mm from its middle. */
export interface Point {
  x: number;
  y: number;
}

/** Where spare spinners came to lie once all strings were laid (KLU-45), and the strings then. */
export interface Spread {
  lying: Lying[];
  loops: Point[][];
}

/** A stone on the table: the angle is that of its north pole, in radians. */
export interface Lying {
  magnet: number;
  x: number;
  y: number;
  angle: number;
  pose: "flat" | "north_up" | "south_up";
}

/** A whole turn: lower a magnet straight down and let go (KLU-13). The angle is that of its north pole. */
export interface Place {
  do: "place";
  magnet: Count;
  x: Where;
  y: Where;
  angle: Where;
  pose: "flat" | "north_up" | "south_up";
}

/** From -1000.0 to 1000.0. */
export type Where = number;

/** Place no further magnet in this turn (KLU-29). */
export interface End {
  do: "end";
}

/**
 * A turn by hand, as the server saw it: what the hand did at which tick, until when, and why it ended there.
 *
 * `end` is how it came out; null where nobody has worked it out yet.
 */
export interface Turn {
  do: "turn";
  /** 0 to 20000 entries. */
  track: Input[];
  ticks: Tick;
  why: "done" | "time";
  end: Finished | null;
}

export type Input = Hold | Hover | Release | Back | Pull | Drop | Gather;

/** Take a magnet of one's own and hold it above the table; `pose` is its place in `POSES`. */
export type Hold = [
  kind: 1,
  at: Tick,
  magnet: Count,
  pose: PoseNumber,
  x: Tenths,
  y: Tenths,
  z: TenthsHigh,
  angle: Milliradians,
];

/** From 0 to 144000. */
export type Tick = number;

/** From 0 to 2. */
export type PoseNumber = number;

/** From -10000 to 10000. */
export type Tenths = number;

/** From 0 to 1200. */
export type TenthsHigh = number;

/** From -32767 to 32767. */
export type Milliradians = number;

/** Lead the held magnet there. */
export type Hover = [kind: 2, at: Tick, x: Tenths, y: Tenths, z: TenthsHigh, angle: Milliradians];

/** Lower the held magnet and let go. */
export type Release = [kind: 3, at: Tick];

/** Take the held magnet back, without placing it. */
export type Back = [kind: 4, at: Tick];

/** Pull a node of a string there. */
export type Pull = [kind: 5, at: Tick, loop: Count, node: Count, x: Tenths, y: Tenths];

/** Let go of the string. */
export type Drop = [kind: 6, at: Tick];

/** Hold so many of one's own magnets together; only the one that is led is put down (KLU-23, KLU-Q5). */
export type Gather = [kind: 8, at: Tick, count: number];

/**
 * How a turn came out. `placed` is where the magnet came to rest, before anything was taken away.
 *
 * A string that lies as before is null in `loops`. `digest` is that of the table at rest, worked out by version
 * `physics` on a `machine` of that kind: only there it can be worked out again bit for bit.
 */
export interface Finished {
  lying: Lying[];
  loops: (Point[] | null)[];
  placed: Lying | null;
  clumps: number[][];
  strays: number[];
  toppled: number[];
  ticks: number;
  digest: string;
  physics: number;
  machine: string;
}

/**
 * The game as everyone sees it; `seat` is null for a spectator.
 *
 * `lying` are the magnets on the table, `loops` the nodes of the strings, `removed` what is not in this game. A magnet
 * is a number: those of the Classic boxes come first, and the first spinner is `first_spinner`.
 */
export interface View {
  seat: number | null;
  options: Options;
  phase: Phase;
  turn: number;
  first: number;
  actors: number[];
  hands: number[][];
  lying: Lying[];
  loops: Point[][];
  lengths: number[];
  first_spinner: number;
  removed: number[];
  failures: number;
  events: GameEvent[];
}

export type Phase = "strings" | "turn" | "more" | "repair" | "over";

export type GameEvent = Laid | LaidOut | Placed | Took | Toppled | Separated | Ended | Over;

/** A string was laid. */
export interface Laid {
  event: "laid";
  seat: number;
  loop: number;
}

/** Spinners that could not be shared out were put at the centres of strings (KLU-45). */
export interface LaidOut {
  event: "laid_out";
  magnets: number[];
}

/** A magnet was put down, and this is where it came to rest; it may have been taken again at once. */
export interface Placed {
  event: "placed";
  seat: number;
  magnet: number;
  x: number;
  y: number;
  angle: number;
  pose: "flat" | "north_up" | "south_up";
}

/** A player had to take magnets: in `clumps` that touched, and `strays` that were outside (KLU-14, KLU-15). */
export interface Took {
  event: "took";
  seat: number;
  magnets: number[];
  clumps: number[][];
  strays: number[];
}

/** Upright magnets fell over. */
export interface Toppled {
  event: "toppled";
  magnets: number[];
}

/** Strings hold on to no other: the player must move them back (KLU-51). */
export interface Separated {
  event: "separated";
  seat: number;
  loops: number[];
}

/** A turn ended without a further magnet: by choice (KLU-29), or because time was up (KLU-Q16). */
export interface Ended {
  event: "ended";
  seat: number;
  why: "choice" | "time";
}

/** The game is over: a player has placed their last magnet (KLU-26), or failed once too often alone (KLU-33). */
export interface Over {
  event: "over";
  seat: number;
  why: Why;
}

export type Why = "placed_all" | "failures";

/** What a seat's points come from: the magnets it still holds, those in the area, and failures alone. */
export interface Breakdown {
  held: number;
  in_area: number;
  failures: number;
}
