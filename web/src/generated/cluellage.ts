// Generated from klub/games/cluellage by `make types`; never edited.

/** The types of Cluellage, for `Snapshot` and its like. */
export interface Cluellage {
  options: Options;
  move: Move;
  view: View;
  event: GameEvent;
  breakdown: Breakdown;
}

/**
 * The options on the wire; `DECLARATION` says what each one takes.
 *
 * `categories` are one, as in the variant (CLG-72), or a mix of the house (CLG-Q34); null for the usual mix. Timers
 * are in seconds. `gallery` is the day of a daily gallery as a number, 20260131; `gallery_size` and
 * `gallery_timer`, like it, are for one alone.
 */
export interface Options {
  locations: boolean;
  categories: Category[] | null;
  rounds: number;
  claim_timer: number | null;
  collage_timer: number | null;
  exhibit_order: "seat" | "finish";
  live_collages: boolean;
  discussion: boolean;
  gallery: number | null;
  gallery_size: number;
  gallery_timer: 20 | 40 | 60 | 90 | null;
}

export type Category = "character" | "location" | "object" | "notion";

export type Move = Ready | Claim | Hang | Guess;

/** Go on: the word is read, or the points are seen. */
export interface Ready {
  do: "ready";
}

/** Cover a card in the middle with a hand (CLG-42). */
export interface Claim {
  do: "claim";
  card: string;
}

/**
 * The collage is done: five cards, each lying on those before it (CLG-47 … CLG-54); final (CLG-Q20).
 *
 * One that is `late` was hung by the clock, and counts as finished last (CLG-Q19).
 */
export interface Hang {
  do: "hang";
  cards: Placed[];
  late: boolean;
}

/** A card on the canvas: the middle of it, and whole degrees clockwise. */
export interface Placed {
  card: string;
  /** From -1000000 to 1000000. */
  x: number;
  /** From -1000000 to 1000000. */
  y: number;
  /** From -1000000 to 1000000. */
  angle: number;
}

/** Lay a number token face down (CLG-58); 0 gives up, which only a visitor of the gallery can do. */
export interface Guess {
  do: "guess";
  /** From -1000000000 to 1000000000. */
  number: number;
}

/**
 * The game as one seat sees it; `seat` is null for a spectator, who has no die.
 *
 * `words` are the sides of the Word cards of the rounds so far; the last one is that of this round. `number` is the
 * viewer's die. `piles` are counts, as are `deck`, `discard` and `word_deck`: a side betrays the one below it.
 * `middle` are the cards of a wave, `race` the claims of this round in the order they arrived, `claimed` what each
 * seat has. `ready` are the seats that want to go on, `finished` those whose collage is done, in this order.
 * `collages` go by seat: the viewer's, and those that may be seen; the others are empty. `owner` is whose collage
 * hangs on the wall, null in the gallery, and `shown` is that collage. `guessed` are the seats that have laid a token,
 * `guess` is the viewer's, 0 for none. `album` has all that were guessed so far. `taste` is a number of this
 * game for its bots.
 */
export interface View {
  seat: number | null;
  options: Options;
  phase: "word" | "claim" | "collage" | "exhibit" | "reveal" | "over";
  round: number;
  rounds: number;
  actors: number[];
  awaited: number[];
  words: WordCard[];
  number: number | null;
  piles: number[];
  deck: number;
  discard: number;
  word_deck: number;
  wave: number;
  middle: Offer[];
  race: Claimed[];
  claimed: string[][];
  ready: number[];
  finished: number[];
  late: number[];
  collages: Placed[][];
  order: number[];
  owner: number | null;
  shown: Placed[];
  guessed: number[];
  guess: number;
  album: Displayed[];
  points: number[];
  taste: number;
  events: GameEvent[];
}

/** A side of a Word card, with its six words in the order of their numbers. */
export interface WordCard {
  id: string;
  category: Category;
  words: Word[];
}

/** A word of a side: its name in the table, and what it is called in each language. */
export interface Word {
  id: string;
  texts: { [key: string]: string };
}

/** A card in the middle; `seat` has claimed it, null: it is free. */
export interface Offer {
  card: string;
  seat: number | null;
}

/** A card has an owner; the last one of a wave is `assigned` (CLG-Q9). */
export interface Claimed {
  event: "claimed";
  seat: number;
  card: string;
  wave: number;
  assigned: boolean;
}

/** A collage that was guessed, as `Exhibit` has it, with what links each of its cards to the word. */
export interface Displayed {
  round: number;
  seat: number | null;
  number: number;
  collage: Placed[];
  guesses: number[];
  right: number[];
  links: Link[];
}

/** What of a picture goes best with the word it was used for: one of its tags. */
export interface Link {
  card: string;
  tag: string;
}

export type GameEvent =
  | RoundBegan
  | Readied
  | Flipped
  | Claimed
  | Hung
  | Shown
  | Guessed
  | Revealed
  | RoundOver;

/** A Word card lies in the middle, dice are rolled and cards dealt; the discards may have been `reshuffled`. */
export interface RoundBegan {
  event: "round_began";
  round: number;
  reshuffled: boolean;
}

/** A player is ready to go on. */
export interface Readied {
  event: "readied";
  seat: number;
}

/** A wave begins: everyone has turned over the top card of their pile (CLG-41). */
export interface Flipped {
  event: "flipped";
  wave: number;
  cards: string[];
}

/** A collage is done. It is finished as number `place` of this round so far, or `late`, by the clock. */
export interface Hung {
  event: "hung";
  seat: number;
  place: number;
  late: boolean;
}

/** A collage comes to the wall and is guessed; `seat` made it, or a bot of the gallery: then null. */
export interface Shown {
  event: "shown";
  seat: number | null;
}

/** A token lies face down, or another one in its place: which, nobody is told. */
export interface Guessed {
  event: "guessed";
  seat: number;
  changed: boolean;
}

/** All tokens lie: the number it was, what each seat guessed (0: nothing), and who was right. */
export interface Revealed {
  event: "revealed";
  seat: number | null;
  number: number;
  guesses: number[];
  right: number[];
}

/** All collages of a round were guessed; what each seat has scored in it. */
export interface RoundOver {
  event: "round_over";
  round: number;
  points: number[];
}

/** Where a seat's points come from: what others guessed of its collages, and what it guessed of theirs. */
export interface Breakdown {
  total: number;
  shown: number;
  guessed: number;
  rounds: number[];
}
