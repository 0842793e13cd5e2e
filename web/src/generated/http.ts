// Generated from klub/server/http/bodies.py and the routes of klub/server/http by `make types`; never edited.

import type { Color, CommandSent, GameTypes, GivenHouse, Level, Name, Outcome, Phase, SeatCount, Snapshot } from "./protocol";

/** Every request: what it takes, and what it answers unless with a `Refusal`. */
export interface Api<G extends GameTypes = GameTypes> {
  /** Introduce yourself, or change your name or colour. The answer sets the cookie that you are known by. */
  "POST /api/me": { body: Introduction; answer: Me };
  /** Who you are. The cookie is set anew, so that it lasts. */
  "GET /api/me": { answer: Me };
  /** Whoever asks: somebody who is known, and whose cookie is set anew, or a stranger. Nothing is refused. */
  "GET /api/visitor": { answer: Visitor };
  /** A link that makes another browser yours too; it works once. */
  "POST /api/me/recovery": { answer: Link };
  /** Become who the token of a recovery link says. */
  "POST /api/me/recover": { body: TokenGiven; answer: Me };
  /** Your finished games, newest first; `before` (seconds since 1970) asks for earlier ones. */
  "GET /api/me/results": { query: { before?: number }; answer: Played[] };
  /** Your best game for each game, options and number of seats; practice does not count. */
  "GET /api/me/bests": { query: { game?: string }; answer: Played[] };
  /** The games there are, with their options. */
  "GET /api/games": { answer: Declaration[] };
  /** The sentences that a game brings (Fluent) in a language, or else in English; empty if it brings none. */
  "GET /api/games/{game}/words/{language}": { answer: string };
  /** The rules page that a game brings (`rules.<language>.md`) as HTML, in a language or else in English. */
  "GET /api/games/{game}/rules/{language}": { answer: string };
  /** Replay a game file and check shuffle, moves and result; refuses one that is wrong. */
  "POST /api/verify": { body: GivenGameRecord<G>; answer: Verified };
  /** Open a table. Its id is its key: whoever has the link may join. */
  "POST /api/tables": { body: NewTable<G>; answer: TableMade };
  /** Tables that wait for players and are listed, newest first. */
  "GET /api/tables": { answer: TableCard<G>[] };
  /** Your tables, last touched first. */
  "GET /api/tables/mine": { answer: TableCard<G>[] };
  /** A table as you may see it. */
  "GET /api/tables/{table_id}": { answer: Snapshot<G> };
  /** How others come to a table: its link, and its short code unless it is closed. */
  "GET /api/tables/{table_id}/invitation": { answer: TableMade };
  /** What a link to a table tells somebody who is not known yet: who invites to what, and whose seat may be theirs. */
  "GET /api/tables/{table_id}/welcome": { answer: Invitation };
  /** Do something at a table, as over its socket: once for each nonce, however often it is sent. */
  "POST /api/tables/{table_id}/commands": { body: CommandSent<G>; answer: Done };
  /** The game file of the last game. While it runs, only where the moves hide nothing, and without the seed. */
  "GET /api/tables/{table_id}/record": { answer: GameRecord<G> };
  /** A link that hands one of your seats to whoever opens it first: your phone, or a friend. A browser in which nobody is known becomes yours with it. */
  "POST /api/tables/{table_id}/seat-link": { body: SeatWish; answer: Link };
  /** Take the seat of a seat link, under its name; a stranger becomes who gave it, and the answer sets the cookie. */
  "POST /api/tables/{table_id}/claim": { body: TokenGiven; answer: Claimed };
  /** The table that a short code opens, unless it is closed. */
  "GET /api/codes/{code}": { answer: TableFound };
  /** What each legal move of your seat would bring at once, in the order of the snapshot's `moves`. Null where nothing is counted, or the turn is another's by now: the table may have gone on meanwhile. */
  "GET /api/tables/{table_id}/moves/worth": { query: { seat: number }; answer: Worth };
  /** Whether anybody has learned something from the moves you would take back; refuses what cannot be taken back. */
  "GET /api/tables/{table_id}/undo": { query: { seat: number; to?: number }; answer: TakeBack };
  /** The moves of a game as a seat learned of them. While it runs: your own seats, and what spectators may see. */
  "GET /api/tables/{table_id}/history": {
    query: { seat?: number; game?: number; after?: number };
    answer: History<G>;
  };
  /** What a seat saw after a move, with the same rights as its history. */
  "GET /api/tables/{table_id}/history/{number}": {
    query: { seat?: number; game?: number };
    answer: PastView<G>;
  };
  /** What watchers were shown of a move, or would have been: frames at 30 a second, each after its length (u32). */
  "GET /api/tables/{table_id}/history/{number}/film": { query: { game?: number }; answer: string };
  /** What a bot would do on your seat, and why; only where you play without other people. */
  "POST /api/tables/{table_id}/hint": { body: HintWish; answer: Hint<G> };
  /** The names of a game's lessons, in the order to take them. */
  "GET /api/lessons/{game}": { answer: string[] };
  /** Try moves in a lesson, from its start; send all that were tried so far. Nothing is kept here. */
  "POST /api/lessons/{game}/{name}": { body: LessonTries<G>; answer: LessonState<G> };
  /** The film of the last of the moves tried in a lesson; what it is made of is as for a table. */
  "POST /api/lessons/{game}/{name}/film": { body: LessonTries<G>; answer: string };
  /** The key that a browser needs to subscribe to calls; null where this server calls nobody. */
  "GET /api/push": { answer: PushKey };
  /** Call you in this browser, when it is your turn and you do not look; also to change the language of the calls. */
  "POST /api/push/subscriptions": { body: SubscriptionWish; answer: PushKey };
  /** Do not call you in this browser any more. */
  "DELETE /api/push/subscriptions": { body: EndpointGiven; answer: PushKey };
  /** Who can open links to this server, and what they can begin with. */
  "GET /api/reach": { answer: Reached };
  /** Open the server to everyone in the house, or close it again; for the person at this machine only. */
  "POST /api/reach": { body: ReachWish; answer: Reached };
  /** Whether the process lives. */
  "GET /healthz": { answer: Health };
  /** Whether requests should come here. */
  "GET /readyz": { answer: Readiness };
  /** Figures for Prometheus; for this machine, or with the token of the settings. */
  "GET /metrics": { answer: string };
}

/** How somebody wants to be called, and their colour. */
export interface Introduction {
  name: Name;
  color?: Color;
}

/** Who somebody is here. */
export interface Me {
  id: string;
  name: string;
  color: string;
}

/** Whoever asks; null for a stranger. */
export interface Visitor {
  me: Me | null;
}

/** A link for one use, and the token in it; both work until that time (seconds since 1970). */
export interface Link {
  token: string;
  link: string;
  until: number;
}

/** The token of such a link. */
export interface TokenGiven {
  token: Token;
}

/** 1 to 64 characters. */
export type Token = string;

/** What somebody reached in one game; `practice`: moves were taken back that told somebody something. */
export interface Played {
  table: string;
  game_number: number;
  game: string;
  options: { [key: string]: unknown };
  seats: number;
  score: number;
  won: boolean;
  at: number;
  summary: Summary | null;
  practice?: boolean;
}

/**
 * What a history shows of a game; names in the order of the seats, null for a bot.
 *
 * `passed`: all of them were before one screen.
 */
export interface Summary {
  scores: number[];
  winners: number[];
  names: (string | null)[];
  passed?: boolean;
}

/**
 * What is known of a game before it is played. Generic code (forms, tests, tables, docs) reads this only.
 *
 * `version` rises with every change of the rules that could change a game, never with a refactoring.
 * `seats` are the fewest and the most players, `without_seats` numbers between them that cannot play.
 * `longest` is the most moves a game can take, for any seats and options; null where play can be endless.
 * `chance` says where luck comes in: nowhere, only in `setup`, or in moves too.
 * `hidden` says whether seats know different things; `simultaneous` whether several may move at once;
 * `listed` whether `moves` can list them (else it returns null in some phase, and `sample` must be used).
 * `costly` says that `resolve`, `film` and live turns take long: a server does them in processes of their own.
 * `levels` are the strengths of its bots that differ, weakest first; any other plays like one of them.
 * `actions` is the most moves that can be listed at once: the size of the default environment, which a game without
 * it does not have.
 * `page` says how the game is shown in a browser: by a face of its own, or by the one that serves every game.
 * `order` is its place among the games that are offered, smaller first; equal ones are sorted by name.
 * `late_join` says whether a person may take over from a bot in the middle of a game.
 */
export interface Declaration {
  name: string;
  version: number;
  seats: [number, number];
  options: Option[];
  chance: "none" | "setup" | "moves";
  hidden: boolean;
  simultaneous: boolean;
  listed: boolean;
  longest: number | null;
  scoring: Scoring;
  rules: string;
  costly: boolean;
  without_seats: number[];
  levels: Level[];
  actions: number | null;
  page: "own" | "generic";
  order: number;
  late_join: boolean;
}

export type Option = Toggle | Choice | NumberOption | Seats | Size | Counts | Several;

/** On or off. */
export interface Toggle {
  kind: "toggle";
  name: string;
  help: string;
  needs: Need[];
  players: Players;
  default: boolean;
}

/** An option that only makes sense while another one has a certain value. */
export interface Need {
  option: string;
  value: Word;
}

export type Word = string | number | boolean | null;

export type Players = "any" | "alone" | "together";

/** One of a few values. */
export interface Choice {
  kind: "choice";
  name: string;
  help: string;
  needs: Need[];
  players: Players;
  values: Word[];
  default: Word;
}

/** A whole number from `low` to `high`; null too where the default is null (no limit). */
export interface NumberOption {
  kind: "number";
  name: string;
  help: string;
  needs: Need[];
  players: Players;
  low: number;
  high: number;
  default: number | null;
}

/** One seat, or a list of seats, or one of a few words that stand for some. */
export interface Seats {
  kind: "seats";
  name: string;
  help: string;
  needs: Need[];
  players: Players;
  pick: string;
  words: (string | null)[];
  default: string | null;
}

/** null for no bounds, or an area with sides from `low` to `high` cells. */
export interface Size {
  kind: "size";
  name: string;
  help: string;
  needs: Need[];
  players: Players;
  low: number;
  high: number;
  default: Area | null;
}

export type Area = Rectangle | Round;

/** A rectangular area, in cells. */
export interface Rectangle {
  shape: "rectangle";
  width: number;
  height: number;
}

/** A round area, in cells. */
export interface Round {
  shape: "round";
  diameter: number;
}

/** How many there are of each of a few things, `low` to `high`; null too where the default is null (as fits). */
export interface Counts {
  kind: "counts";
  name: string;
  help: string;
  needs: Need[];
  players: Players;
  names: string[];
  low: number;
  high: number;
  default: { [key: string]: number } | null;
}

/** Some of a few things, at least one, by their names in this order; null too where the default is null. */
export interface Several {
  kind: "several";
  name: string;
  help: string;
  needs: Need[];
  players: Players;
  names: string[];
  default: string[] | null;
}

export type Scoring = "points" | "fewest" | "win";

/**
 * One game, enough to play it again bit for bit once its seed is known.
 *
 * `commitment` was shown before the first move; `seed` (64 hex digits) and `result` are null while the game runs.
 * `practice` is there only if moves were taken back from which somebody had learned something.
 */
export interface GivenGameRecord<G extends GameTypes = GameTypes> {
  format?: string;
  game: string;
  version: number;
  seats: number;
  options: G["options"];
  commitment: string;
  seed?: string | null;
  moves?: GivenRecordedMove<G>[];
  result?: Outcome<G["breakdown"]> | null;
  practice?: true;
}

/** Who moved, what, and when (seconds since the start; null where nobody kept time). */
export interface GivenRecordedMove<G extends GameTypes = GameTypes> {
  seat: number;
  move: G["move"];
  at?: number | null;
}

/** A game file is right: shuffle, moves and, once over, result. */
export interface Verified {
  moves: number;
  over: boolean;
}

/** The table somebody wants to host; `bots` maps seats to strengths. */
export interface NewTable<G extends GameTypes = GameTypes> {
  game: string;
  options?: Partial<G["options"]>;
  seats?: SeatCount;
  house?: GivenHouse;
  bots?: { [key: number]: Level };
}

/**
 * A new table: its id, which is its key, a short code to say aloud, and a link.
 *
 * The code works until that time (seconds since 1970), which is so many seconds from now.
 */
export interface TableMade {
  table: string;
  code: string | null;
  code_until: number | null;
  link: string;
  code_left: number | null;
}

/** A table in a list; `title` is what the list shows of it. */
export interface TableCard<G extends GameTypes = GameTypes> {
  table: string;
  game: string;
  phase: Phase;
  listed: boolean;
  created: number;
  touched: number;
  title: Title<G>;
}

/** What lists show of a table. */
export interface Title<G extends GameTypes = GameTypes> {
  host: string;
  players: string[];
  seats: number;
  free: number;
  bots: number;
  spectators: string;
  clock: boolean;
  options: G["options"];
}

/**
 * What a link to a table may tell people who do not sit there yet: its game, and perhaps who asks them to do what.
 *
 * `host` is "" where nobody shall know who sits there. `lost` are the seats that may be claimed now.
 */
export interface Invitation {
  game: string;
  host: string;
  to: "play" | "watch";
  lost: LostSeat[];
}

/** The seat of somebody who is not connected: whoever lost their cookie may say that it is theirs. */
export interface LostSeat {
  seat: number;
  name: string;
  color: string;
}

/** It is in the log for good; `number` is that of the last entry. */
export interface Done {
  number: number;
}

/**
 * One game, enough to play it again bit for bit once its seed is known.
 *
 * `commitment` was shown before the first move; `seed` (64 hex digits) and `result` are null while the game runs.
 * `practice` is there only if moves were taken back from which somebody had learned something.
 */
export interface GameRecord<G extends GameTypes = GameTypes> {
  format: string;
  game: string;
  version: number;
  seats: number;
  options: G["options"];
  commitment: string;
  seed: string | null;
  moves: RecordedMove<G>[];
  result: Outcome<G["breakdown"]> | null;
  practice?: true;
}

/** Who moved, what, and when (seconds since the start; null where nobody kept time). */
export interface RecordedMove<G extends GameTypes = GameTypes> {
  seat: number;
  move: G["move"];
  at: number | null;
}

/** One of your own seats. */
export interface SeatWish {
  /** From 0 to 63. */
  seat: number;
}

/** The seat is yours now. */
export interface Claimed {
  table: string;
  seat: number;
  number: number;
}

/** The table that a code opens. */
export interface TableFound {
  table: string;
  link: string;
}

/**
 * What each legal move of a seat would bring at once, in their order; null where the game cannot say.
 *
 * `number` is that of the snapshot that lists these moves.
 */
export interface Worth {
  number: number;
  worth: number[] | null;
}

/**
 * Whether somebody has learned anything from the moves that would be taken back.
 *
 * `number` is that of the last entry that was looked at.
 */
export interface TakeBack {
  number: number;
  learned: boolean;
}

/** The moves of a game that somebody may know of: `count` in all, and of these those that were asked for. */
export interface History<G extends GameTypes = GameTypes> {
  game_number: number;
  seat: number | null;
  seats: number;
  over: boolean;
  count: number;
  moves: PastMove<G>[];
}

/**
 * A move as a seat learned of it: `events` are those of its view right after it.
 *
 * `at`: seconds since the game began; `standing`: everyone's points then, where the game counts while it runs.
 */
export interface PastMove<G extends GameTypes = GameTypes> {
  number: number;
  seat: number;
  at: number;
  events: G["event"][];
  standing: number[] | null;
}

/**
 * What a seat saw after move `number` (0: before the first) of the `count` moves that somebody may know of.
 *
 * `picture` is the view as SVG, for games without a page of their own.
 */
export interface PastView<G extends GameTypes = GameTypes> {
  game_number: number;
  seat: number | null;
  over: boolean;
  count: number;
  number: number;
  view: G["view"];
  standing: number[] | null;
  picture?: string | null;
}

/** One of your own seats that may move, and how strong the bot is that says what it would do there. */
export interface HintWish {
  /** From 0 to 63. */
  seat: number;
  level?: Level;
}

/** What a bot would do, and why; `number` is that of the snapshot it looked at. */
export interface Hint<G extends GameTypes = GameTypes> {
  number: number;
  move: G["move"];
  reason: Reason;
}

/** Why a bot would make a move. */
export interface Reason {
  code: string;
  facts: { [key: string]: unknown };
}

/** All moves that a learner tried so far, refused ones too. */
export interface LessonTries<G extends GameTypes = GameTypes> {
  /** 0 to 32 entries. */
  moves?: G["move"][];
}

/**
 * Where these moves lead. `refused` says why the last one changed nothing.
 *
 * If the goal is not reached and there are no moves, the learner has to start again.
 * `picture` is the view as SVG, for games without a page of their own.
 */
export interface LessonState<G extends GameTypes = GameTypes> {
  view: G["view"];
  moves: G["move"][] | null;
  worth: number[] | null;
  reached: boolean;
  refused: Refusal | null;
  picture?: string | null;
}

/** Why nothing was done: a stable code and its facts. */
export interface Refusal {
  code: string;
  facts: { [key: string]: unknown };
}

/** The public key with which a browser subscribes; null where this server calls nobody. */
export interface PushKey {
  key: string | null;
}

/** Where this browser can be called, and in which language. */
export interface SubscriptionWish {
  /** 1 to 1024 characters. */
  endpoint: string;
  keys: SubscriptionKeys;
  /** 0 to 35 characters. */
  language?: string;
}

/** What a call is encrypted with, as the browser tells it: in base64url. */
export interface SubscriptionKeys {
  /** 0 to 128 characters. */
  p256dh: string;
  /** 0 to 64 characters. */
  auth: string;
}

/** Where this browser was called. */
export interface EndpointGiven {
  /** 1 to 1024 characters. */
  endpoint: string;
}

/**
 * How this server is reached. `audience`: who can open its links; `ways`: by what, the best first.
 *
 * `switch`: whether it was opened to the house from the page; null for those who may not do that.
 */
export interface Reached {
  audience: Audience;
  ways: Way[];
  switch: Switch | null;
}

export type Audience = "everyone" | "house" | "here";

/** An address that links to this server can begin with; `kind` says what stands in it. */
export interface Way {
  address: string;
  kind: "public" | "address" | "name";
}

export type Switch = "on" | "off";

/** Whether the server shall be open to everyone in the house. */
export interface ReachWish {
  switch: Switch;
}

/** The process lives. */
export interface Health {
  version: string;
}

/** Whether requests should be sent here: the store must answer; without the bus, others hear later. */
export interface Readiness {
  ready: boolean;
  store: boolean;
  bus: boolean;
  draining: boolean;
}
