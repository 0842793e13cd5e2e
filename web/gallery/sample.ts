/** A table that never was, with the position of a lesson: what the gallery shows of a game. */
import type { Declaration, LessonState, Title } from "$generated/http";
import type { GameTypes, Line, SeatInfo, Snapshot } from "$generated/protocol";
import type { AnyFace } from "$shared/table/face";
import type { Learning } from "$shared/table/learning";
import type { LiveTable } from "$shared/table/live.svelte";
import type { Say, Texts } from "$shared/texts/texts.svelte";
import { PAPERS } from "$shared/ui/marks";
import { commitmentOf } from "$shared/verify";
import { ask } from "$shared/wire/http";

import { loadFace } from "../src/games";
import { loadLearning } from "../src/games/learn";
import { Sitting } from "../src/views/table/sitting.svelte";

export interface Sample {
  readonly declaration: Declaration;
  readonly face: AnyFace;
  readonly learning: Learning;
  readonly lessons: readonly string[];
  /** A position after one move. */
  readonly state: LessonState;
}

/** Names as people have them; nobody translates these. */
export const PEOPLE = ["Mara", "Benedikt", "Noor", "Wilhelmina", "Jo", "Agnieszka", "Ivo", "Konstantin"] as const;

const ME = "me";
const TABLE = "sample";
const SEED = "0c".repeat(32);

/** What there is to show of a game; null for one without a page. */
export async function loadSample(game: string, texts: Texts): Promise<Sample | null> {
  const [games, face, learning] = await Promise.all([ask("GET /api/games", {}), loadFace(game), loadLearning(game)]);
  const declaration = games.find(({ name }) => name === game);
  if (!face || !learning || !declaration) return null;
  const [lessons] = await Promise.all([
    ask("GET /api/lessons/{game}", { game }),
    texts.need("waiting", "room", ...face.texts, ...learning.texts),
  ]);
  const name = lessons[0] ?? "";
  const first = await ask("POST /api/lessons/{game}/{name}", { game, name, body: { moves: [] } });
  const moves = first.moves?.slice(0, 1) ?? [];
  const state = await ask("POST /api/lessons/{game}/{name}", { game, name, body: { moves } });
  return { declaration, face, learning, lessons, state: { ...state, moves: first.moves, reached: false } };
}

/** A seat with somebody on it: seat 0 is one's own. */
export function seatOf(seat: number, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat,
    kind: "person",
    who: seat === 0 ? ME : `person-${seat}`,
    name: PEOPLE[seat % PEOPLE.length]!,
    color: PAPERS[seat % PAPERS.length]!,
    level: null,
    ready: false,
    away: false,
    resigned: false,
    muted: false,
    mine: seat === 0,
    deadline: null,
    bank: null,
    ...more,
  };
}

export function botOn(seat: number, level: SeatInfo["level"] = "expert"): SeatInfo {
  return seatOf(seat, { kind: "bot", who: null, name: "", color: "", level });
}

/** Everything that can be with a seat. */
export const SEATS: readonly SeatInfo[] = [
  seatOf(0, { deadline: Date.now() / 1000 + 600, bank: 120 }),
  botOn(1),
  seatOf(2, { away: true }),
  seatOf(3, { bank: 75 }),
  seatOf(4, { resigned: true }),
  seatOf(5, { muted: true }),
  botOn(6, "master"),
  seatOf(7, { bank: 119 }),
];

export const CHAT: readonly Line[] = [
  { number: 1, who: ME, name: PEOPLE[0], text: "OK!", sign: null },
  { number: 2, who: "person-2", name: PEOPLE[2], text: null, sign: "clap" },
  { number: 3, who: "somebody", name: PEOPLE[3], text: "https://example.org/".repeat(4), sign: null },
];

/** The table as the person on seat 0 sees it. */
export function snapshotOf(
  { declaration, state }: Sample,
  seats: readonly SeatInfo[],
  more: Partial<Snapshot> = {},
): Snapshot {
  return {
    event: "snapshot",
    number: 1,
    table: TABLE,
    game: declaration.name,
    version: declaration.version,
    options: {},
    house: { listed: true, spectators: "delayed", clock: { per_move: 45, bank: 120 } },
    phase: "playing",
    why_closed: null,
    you: ME,
    host: true,
    seats: [...seats],
    play: {
      game_number: 1,
      commitment: commitmentOf(SEED),
      seed: null,
      moves_made: 1,
      actors: [0],
      awaited: [0],
      views: [{ seat: 0, view: state.view, moves: state.moves }],
      watching: null,
      outcome: null,
    },
    undo: null,
    silent: [],
    chat: [...CHAT],
    series: [],
    ...more,
  };
}

/** How the game might end: the first two players have the most points. */
export function endOf(snapshot: Snapshot, { state }: Sample): Snapshot {
  const { breakdown } = state.view as { breakdown?: unknown[] };
  const scores = snapshot.seats.map(({ seat }) => 37 - 4 * seat);
  const outcome = {
    scores,
    winners: [0],
    ranking: scores.map((_, place) => place + 1),
    breakdown: snapshot.seats.map(({ seat }) => breakdown?.[seat] ?? null),
  };
  const result = { scores, winners: [0], people: snapshot.seats.map(({ who }) => who) };
  return {
    ...snapshot,
    phase: "over",
    play: { ...snapshot.play!, outcome, seed: SEED, actors: [], awaited: [] },
    series: [result, result],
  };
}

/** A line to no server: it takes everything and answers nothing. */
export function tableOf(snapshot: Snapshot, state: LiveTable["state"] = "open"): LiveTable {
  const table: Pick<LiveTable, keyof LiveTable> = {
    id: TABLE,
    state,
    snapshot,
    ended: null,
    lastAsked: null,
    watchers: 3,
    onlookers: ["person-6", "person-7"].map((who, place) => ({ who, name: PEOPLE[6 + place]! })),
    nameOf: (who) => snapshot.seats.find((seat) => seat.who === who)?.name ?? PEOPLE[7],
    absence: 45,
    absentSince: (who) => (who === "person-3" ? Date.now() / 1000 - 60 : null),
    isHere: (who) => who !== "person-3",
    send: () => Promise.resolve(1),
    settled: () => Promise.resolve(),
    whyNot: () => Promise.resolve(null),
    sendBytes: () => false,
    listen: () => () => undefined,
    sendSketch: () => undefined,
    watchSketches: () => () => undefined,
    close: () => undefined,
  };
  return table as LiveTable; // all that is public of it; what is private is its line
}

/** Somebody at such a table, who has seen one move. */
export function sittingAt(sample: Sample, snapshot: Snapshot, say: Say): Sitting {
  const sitting = new Sitting(tableOf(snapshot), sample.face, sample.declaration, say, "own");
  const { events = [] } = sample.state.view as { events?: unknown[] };
  void sitting.log.follow({ seat: 0, moveNumber: 0, actors: [0], events: [] });
  void sitting.log.follow({ seat: 0, moveNumber: 1, actors: [0], events });
  sitting.talk.hear(snapshot.chat);
  return sitting;
}

/** The title of a table in a list. */
export function titleOf(players: number, free: number): Title<GameTypes> {
  const names = PEOPLE.slice(0, players);
  const house = { spectators: "open", clock: true, options: {} };
  return { host: names[0] ?? "", players: [...names], seats: players + free, free, bots: 0, ...house };
}
