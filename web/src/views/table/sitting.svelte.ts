/** All that a page holds while a game is on the table: the desk, the game's own state, the log, the talk, the absence. */
import type { Declaration } from "$generated/http";
import { keepPromise } from "$shared/promises";
import { Absence } from "$shared/table/absence.svelte";
import type { AnyFace, Told } from "$shared/table/face";
import type { LiveTable } from "$shared/table/live.svelte";
import { LiveDesk, type Hands } from "$shared/table/live_desk.svelte";
import { MoveLog } from "$shared/table/log.svelte";
import type { Moved } from "$shared/table/past";
import { past } from "$shared/table/past";
import { namedPlayers } from "$shared/table/players";
import { recallSeen, rememberSeen } from "$shared/table/seen";
import { Talk } from "$shared/table/talk.svelte";
import type { Say } from "$shared/texts/texts.svelte";

import { lastLapse } from "./lapses";
import { TakingBack } from "./taking_back.svelte";

/** A line of the log; `key` tells it from all others. */
export interface LogLine extends Told {
  readonly key: string;
  readonly number: number;
  /** Who made the move that it tells of; null where that is not known. */
  readonly mover: number | null;
}

export class Sitting {
  readonly live: LiveTable;
  readonly face: AnyFace;
  readonly declaration: Declaration | null;
  readonly desk: LiveDesk;
  /** The state of the page for this game, made by its face. */
  readonly play: unknown;
  readonly log: MoveLog;
  readonly talk: Talk;
  readonly absence: Absence;
  /** Somebody has seen all that the clock did for them up to this move. */
  readonly seenLapse: number;
  readonly takingBack: TakingBack;
  #say: Say;

  constructor(live: LiveTable, face: AnyFace, declaration: Declaration | null, say: Say, hands: Hands) {
    this.live = live;
    this.face = face;
    this.declaration = declaration;
    this.#say = say;
    const hides = (view: unknown): boolean => (declaration?.hidden ?? true) && (face.hides?.(view) ?? true);
    this.desk = new LiveDesk(live, past, say, { hides, hands, skips: face.skipsOnlyMove ?? false });
    this.takingBack = new TakingBack(this.desk, live.id, past, () => (live.snapshot?.undo ?? null) !== null);
    this.play = face.start(this.desk, say);
    if (!this.desk.over) keepPromise(live.id, this.desk.gameNumber, this.desk.play.commitment);
    this.log = new MoveLog(live.id, past);
    const seen = recallSeen(live.id);
    this.talk = new Talk(live.snapshot?.you ?? "", seen?.line ?? null);
    const move = seen?.game === this.desk.gameNumber ? seen.move : null;
    this.absence = new Absence(move);
    this.seenLapse = move ?? lastLapse(this.desk.play.lapses, this.desk.own);
  }

  /** On how many seats people sit, also if they share a screen. */
  get people(): number {
    return this.desk.seats.filter(({ kind }) => kind === "person").length;
  }

  /** The whole log in words, oldest first. */
  get lines(): readonly LogLine[] {
    return this.#tell(this.log.moves);
  }

  /** What others did while nobody looked; nothing any more once an own move was made since. */
  get missed(): readonly LogLine[] {
    const { missed } = this.absence;
    if (missed === null || this.desk.sending) return [];
    const { players } = this.desk;
    const isMine = ({ seat }: Moved): boolean => seat !== null && players[seat]?.isMine === true;
    if (this.log.moves.some((move) => move.number > missed.until && isMine(move))) return [];
    const moves = this.log.moves.filter(({ number }) => number > missed.since && number <= missed.until);
    return moves.every(isMine) ? [] : this.#tell(moves);
  }

  /** What the log tells of a move, from 1; empty if it tells nothing. */
  tellMove(number: number): string {
    return this.#tell(this.log.moves.filter((each) => each.number === number))
      .map(({ text }) => text)
      .join(" ");
  }

  /** Keep what has been seen for the next visit. */
  remember(): void {
    rememberSeen(this.live.id, { game: this.desk.gameNumber, move: this.desk.moveNumber, line: this.talk.read });
  }

  #tell(moves: readonly Moved[]): LogLine[] {
    const players = namedPlayers(this.desk.players);
    return moves.flatMap(({ number, seat: mover, events }) =>
      this.face
        .tell(events, players, this.#say)
        .map((told, at) => ({ ...told, number, mover, key: `${number}.${at}` })),
    );
  }
}
