// Generated from klub/server/sockets/messages.py and klub/tables by `make types`; never edited.

/** The types that a game has of its own; `Snapshot<G>` is a snapshot of a table of the game G. */
export interface GameTypes {
  options: unknown;
  move: unknown;
  view: unknown;
  event: unknown;
  breakdown: unknown;
}

export type ClientMessage<G extends GameTypes = GameTypes> =
  | CommandSent<G>
  | Try<G>
  | Show
  | See
  | Ping;

export type CommandSent<G extends GameTypes = GameTypes> =
  | Sit
  | Stand
  | Swap
  | SeatBot
  | Ready
  | Start
  | Play<G>
  | AskUndo
  | AnswerUndo
  | Leave
  | Return
  | Resign
  | Say
  | React
  | Mute
  | Kick
  | Rename
  | Rematch
  | Close
  | Arrange
  | Suggest
  | Dismiss
  | HandOver
  | Again
  | StandIn
  | Nudge
  | VoteEnd
  | Give
  | Claim
  | AnswerClaim
  | Ban
  | Unban;

/**
 * Take a free seat, or one of a bot: before the start, between games, or at once where the game allows it.
 *
 * A `name` and `color` are for this seat alone, so that people who share a device have their own.
 */
export interface Sit {
  do: "sit";
  seat: number;
  name?: Name | null;
  color?: Color | null;
  nonce?: Nonce | null;
  seen?: number | null;
}

/** 1 to 24 characters. */
export type Name = string;

/** Matches `^[a-z]{1,12}$`. */
export type Color = string;

/** 1 to 64 characters. */
export type Nonce = string;

/** Free a seat of one's own before the start (the host: any seat). */
export interface Stand {
  do: "stand";
  seat: number;
  nonce?: Nonce | null;
  seen?: number | null;
}

/** Change two seats before the start: one of them is one's own, or one is the host. */
export interface Swap {
  do: "swap";
  one: number;
  other: number;
  nonce?: Nonce | null;
  seen?: number | null;
}

/** The host puts a bot on a free seat. */
export interface SeatBot {
  do: "seat_bot";
  seat: number;
  level: Level;
  nonce?: Nonce | null;
  seen?: number | null;
}

export const LEVELS = ["sprout", "casual", "club", "expert", "master"] as const;
export type Level = (typeof LEVELS)[number];

/** Say that one is ready; when the last one is, the game starts. */
export interface Ready {
  do: "ready";
  ready?: boolean;
  nonce?: Nonce | null;
  seen?: number | null;
}

/** The host starts with those who sit; seats that nobody took are left out. */
export interface Start {
  do: "start";
  nonce?: Nonce | null;
  seen?: number | null;
}

/** Make a move of the game. */
export interface Play<G extends GameTypes = GameTypes> {
  do: "move";
  seat: number;
  move: G["move"];
  nonce?: Nonce | null;
  seen?: number | null;
}

/** Ask to take a move of one's own back, and all after it: so many stay; without `to`, one's last move goes. */
export interface AskUndo {
  do: "undo";
  seat: number;
  to?: number | null;
  nonce?: Nonce | null;
  seen?: number | null;
}

/** Agree to a take-back, or not. */
export interface AnswerUndo {
  do: "answer_undo";
  agree: boolean;
  nonce?: Nonce | null;
  seen?: number | null;
}

/** Go: before the start the seats are free, later a bot plays on. */
export interface Leave {
  do: "leave";
  nonce?: Nonce | null;
  seen?: number | null;
}

/** Come back and play on oneself. */
export interface Return {
  do: "return";
  nonce?: Nonce | null;
  seen?: number | null;
}

/** Give up the game at a seat of one's own. */
export interface Resign {
  do: "resign";
  seat: number;
  nonce?: Nonce | null;
  seen?: number | null;
}

/** Chat. */
export interface Say {
  do: "say";
  text: ChatText;
  nonce?: Nonce | null;
  seen?: number | null;
}

/** 1 to 300 characters. */
export type ChatText = string;

/** A quick reaction. */
export interface React {
  do: "react";
  sign: Sign;
  nonce?: Nonce | null;
  seen?: number | null;
}

export const SIGNS = ["wave", "clap", "laugh", "wow", "think", "heart", "oops", "thanks"] as const;
export type Sign = (typeof SIGNS)[number];

/** The host takes somebody's voice or gives it back. */
export interface Mute {
  do: "mute";
  who: string;
  muted?: boolean;
  nonce?: Nonce | null;
  seen?: number | null;
}

/** The host sends somebody away from their seats; they may come back. */
export interface Kick {
  do: "kick";
  who: string;
  nonce?: Nonce | null;
  seen?: number | null;
}

/** Go by another name or colour at this table; with a `seat` of one's own: there alone. */
export interface Rename {
  do: "rename";
  name: Name;
  color: Color;
  seat?: number | null;
  nonce?: Nonce | null;
  seen?: number | null;
}

/** Another game with the same people. */
export interface Rematch {
  do: "rematch";
  nonce?: Nonce | null;
  seen?: number | null;
}

/** The host closes the table. */
export interface Close {
  do: "close";
  nonce?: Nonce | null;
  seen?: number | null;
}

/** The host sets the table up for the next game: people, chat and series stay. */
export interface Arrange {
  do: "arrange";
  game: string;
  seats: SeatCount;
  options?: { [key: string]: unknown };
  house?: GivenHouse;
  bots?: { [key: number]: Level } | null;
  nonce?: Nonce | null;
  seen?: number | null;
}

/** From 1 to 64. */
export type SeatCount = number;

/**
 * The settings of a table that are not the game's.
 *
 * `undo` is left out where moves are taken back as the others agree: earlier clients do not know it.
 */
export interface GivenHouse {
  listed?: boolean;
  spectators?: Spectators;
  clock?: GivenClock | null;
  undo?: UndoRule;
}

export type Spectators = "none" | "delayed" | "open";

/** Seconds for each move, and a bank for the whole game that longer thoughts draw on. */
export interface GivenClock {
  per_move: number;
  bank?: number;
}

export type UndoRule = "agreed" | "unseen" | "never";

/** A guest suggests what to play next; the last suggestion of each counts. */
export interface Suggest {
  do: "suggest";
  game: string;
  seats: SeatCount;
  options?: { [key: string]: unknown };
  house?: GivenHouse;
  bots?: { [key: number]: Level } | null;
  nonce?: Nonce | null;
  seen?: number | null;
}

/** The host declines somebody's suggestion, or a guest takes their own back. */
export interface Dismiss {
  do: "dismiss";
  who: string;
  nonce?: Nonce | null;
  seen?: number | null;
}

/** The host makes somebody else who sits here the host. */
export interface HandOver {
  do: "hand_over";
  who: string;
  nonce?: Nonce | null;
  seen?: number | null;
}

/** Play again: another game is on, and one is ready for it. When all who are present are, it starts. */
export interface Again {
  do: "again";
  nonce?: Nonce | null;
  seen?: number | null;
}

/** Let a bot play for somebody who is absent, until they are back. */
export interface StandIn {
  do: "stand_in";
  who: string;
  nonce?: Nonce | null;
  seen?: number | null;
}

/** Tell somebody that they are waited for. */
export interface Nudge {
  do: "nudge";
  who: string;
  nonce?: Nonce | null;
  seen?: number | null;
}

/** Agree to end the game without a result, or not; it ends when all who are present agree. */
export interface VoteEnd {
  do: "vote_end";
  agree?: boolean;
  nonce?: Nonce | null;
  seen?: number | null;
}

/** The host gives a free seat, a bot's, or that of somebody absent to a person who watches. */
export interface Give {
  do: "give";
  seat: number;
  who: string;
  nonce?: Nonce | null;
  seen?: number | null;
}

/** Say that the seat of somebody who is absent is one's own: the cookie was lost, or it was another browser. */
export interface Claim {
  do: "claim";
  seat: number;
  nonce?: Nonce | null;
  seen?: number | null;
}

/** Confirm a claim, or not: one yes is enough, and a no of the host ends it. */
export interface AnswerClaim {
  do: "answer_claim";
  who: string;
  agree: boolean;
  nonce?: Nonce | null;
  seen?: number | null;
}

/** The host sends somebody away for good. */
export interface Ban {
  do: "ban";
  who: string;
  nonce?: Nonce | null;
  seen?: number | null;
}

/** The host lets somebody come again. */
export interface Unban {
  do: "unban";
  who: string;
  nonce?: Nonce | null;
  seen?: number | null;
}

/** Would this move be legal? Nothing changes. */
export interface Try<G extends GameTypes = GameTypes> {
  do: "try";
  nonce?: Nonce | null;
  seen?: number | null;
  seat: number;
  move: G["move"];
}

/** Let the others see what is no move yet, such as a picture in progress; nothing of it is kept. */
export interface Show {
  do: "show";
  nonce?: Nonce | null;
  seen?: number | null;
  seat: number;
  sketch: { [key: string]: unknown };
}

/** My page is in view now, or out of it (hidden): who does not look can be called when it is their turn. */
export interface See {
  do: "see";
  nonce?: Nonce | null;
  seen?: number | null;
  hidden: boolean;
}

/** Is the server there? Whoever has missed a snapshot gets the latest. */
export interface Ping {
  do: "ping";
  nonce?: Nonce | null;
  seen?: number | null;
}

export type ServerMessage<G extends GameTypes = GameTypes> =
  | Snapshot<G>
  | Done
  | Refused
  | Tried
  | Shown
  | Presence
  | Welcome
  | Bye
  | Pong;

/**
 * A table after entry `number` of its log, for one person.
 *
 * `host_who` is the host. `suggestions` are what guests would play next, the last of each; `claims` are seats that
 * somebody says are theirs; `end_votes` who would end the game without a result; `nudges` the last of each person who
 * is waited for; `stand_ins` whom a bot plays for until they connect again; `banned` is for the host alone.
 * `must_agree`: the clock has changed, so that the host can start only when everyone who is present is ready.
 * `delay`: how many moves somebody who looks on is behind.
 */
export interface Snapshot<G extends GameTypes = GameTypes> {
  event: "snapshot";
  number: number;
  table: string;
  game: string;
  version: number;
  options: G["options"];
  house: House;
  phase: Phase;
  why_closed: string | null;
  you: string;
  host: boolean;
  seats: SeatInfo[];
  play: PlayInfo<G> | null;
  undo: UndoInfo | null;
  silent: number[];
  chat: Line[];
  series: GameResult[];
  host_who?: string;
  suggestions?: Suggestion[];
  claims?: ClaimInfo[];
  end_votes?: string[];
  nudges?: NudgeInfo[];
  stand_ins?: string[];
  banned?: Banned[];
  must_agree?: boolean;
  delay?: number;
}

/**
 * The settings of a table that are not the game's.
 *
 * `undo` is left out where moves are taken back as the others agree: earlier clients do not know it.
 */
export interface House {
  listed: boolean;
  spectators: Spectators;
  clock: Clock | null;
  undo?: UndoRule;
}

/** Seconds for each move, and a bank for the whole game that longer thoughts draw on. */
export interface Clock {
  per_move: number;
  bank: number;
}

export type Phase = "waiting" | "playing" | "over" | "closed";

/** A seat as everyone sees it; `deadline` is when its time is up, `bank` what it has left beyond each move. */
export interface SeatInfo {
  seat: number;
  kind: "empty" | "person" | "bot";
  who: string | null;
  name: string;
  color: string;
  level: Level | null;
  ready: boolean;
  away: boolean;
  resigned: boolean;
  muted: boolean;
  mine: boolean;
  deadline: number | null;
  bank: number | null;
}

/**
 * The game on the table. `seed` is revealed once it is over; `watching` is the view of someone without a seat.
 *
 * `actors` may move, and the game waits for those who are `awaited`: the others may only change their mind.
 * `lapses` says for each person's seat for which the clock has moved how many moves were made with the last of those.
 * For games without a page of their own, `picture` is the view `watching` as SVG, and `standing` everyone's points.
 * `undo` is what may be taken back, `declined` what the others did not want taken back, until the game goes on.
 * `undone` is the number of the entry by which moves were last taken back; in a game for `practice` somebody had
 * learned something from such moves.
 */
export interface PlayInfo<G extends GameTypes = GameTypes> {
  game_number: number;
  commitment: string;
  seed: string | null;
  moves_made: number;
  actors: number[];
  awaited: number[];
  views: SeatView<G>[];
  watching: G["view"] | null;
  outcome: Outcome<G["breakdown"]> | null;
  picture?: string | null;
  standing?: number[] | null;
  undo?: UndoOffer | null;
  declined?: DeclinedUndo | null;
  undone?: number;
  practice?: boolean;
  lapses?: { [key: number]: number };
}

/**
 * A seat of the person's: the game's view of it, and its legal moves if it may move and they can be listed.
 *
 * `picture` is the view as SVG, for games without a page of their own.
 */
export interface SeatView<G extends GameTypes = GameTypes> {
  seat: number;
  view: G["view"];
  moves: G["move"][] | null;
  picture?: string | null;
}

/**
 * How a game ended: points, who won (shared wins name several, a lost solo game nobody) and where points came from.
 *
 * `ranking` gives each seat its place, 1 for the best; equal places are shared.
 */
export interface Outcome<B> {
  scores: number[];
  winners: number[];
  ranking: number[];
  breakdown: B[];
}

/**
 * The last move of a person: `to` moves would stay without it and what followed.
 *
 * `reason` says why it cannot be taken back; if `strict`, it cannot either where somebody has learned something from
 * it, which takes time to find out. `earliest` is the fewest moves that may stay where any own move can be taken back,
 * as alone with bots.
 */
export interface UndoOffer {
  seat: number;
  to: number;
  reason?: WhyNot | null;
  strict?: boolean;
  earliest?: number | null;
}

export type WhyNot = "none" | "moved_on" | "final" | "learned" | "never";

/** A take-back that somebody did not agree to: whose move stands, who said no, and the number of that entry. */
export interface DeclinedUndo {
  seat: number;
  who: string;
  number: number;
}

/** A take-back that waits for answers: `to` moves would stay, and whether somebody has `learned` from the rest. */
export interface UndoInfo {
  seat: number;
  agreed: string[];
  to: number;
  learned: boolean;
}

/** A line of chat or a reaction, with the number of its entry. */
export interface Line {
  number: number;
  who: string;
  name: string;
  text: string | null;
  sign: string | null;
}

/** One finished game of the series, in the seat order it was played. */
export interface GameResult {
  scores: number[];
  winners: number[];
  people: (string | null)[];
}

/** What somebody suggests to play next. */
export interface Suggestion {
  who: string;
  game: string;
  options: { [key: string]: unknown };
  seats: number;
  house: House;
  bots: { [key: number]: Level } | null;
}

/** Somebody, who goes by `name`, says that a seat is theirs; anyone else who sits here may confirm it. */
export interface ClaimInfo {
  who: string;
  name: string;
  seat: number;
}

/** Who was told that they are waited for, by whom, and when. */
export interface NudgeInfo {
  who: string;
  by: string;
  at: number;
}

/** Somebody who may not come in. */
export interface Banned {
  who: string;
  name: string;
}

/** The request is in the log for good; `number` is that of its last entry. */
export interface Done {
  event: "done";
  nonce: string | null;
  number: number;
}

/** The request changed nothing. Without a nonce: it had none, or could not be read, or nothing was asked. */
export interface Refused {
  event: "refused";
  nonce: string | null;
  code: string;
  facts: { [key: string]: unknown };
}

/** The move would be legal. */
export interface Tried {
  event: "tried";
  nonce: string | null;
  ok: boolean;
}

/** What somebody else shows from their seat; the latest counts, until the game goes on. */
export interface Shown {
  event: "shown";
  seat: number;
  sketch: unknown;
}

/**
 * The ids of everyone who is connected to this table, and what they are called otherwise.
 *
 * `absent`: since when (seconds since 1970) those who sit here, and the host, are not connected. After `absence`
 * seconds the others need not wait for them any more.
 */
export interface Presence {
  event: "presence";
  people: string[];
  absence: number;
  names?: { [key: string]: string };
  absent?: { [key: string]: number };
}

/** Who serves, for clients that say how long they bear silence: sent once, after the first snapshot. */
export interface Welcome {
  event: "welcome";
  version: string;
  page: string;
  silence: number;
}

/** The server goes; come back in so many seconds. */
export interface Bye {
  event: "bye";
  retry_after: number;
}

/** The server is there. */
export interface Pong {
  event: "pong";
}
