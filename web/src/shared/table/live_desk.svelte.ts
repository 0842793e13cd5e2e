/** The desk of a live table: whose eyes the board is seen through, and what may be done from there. */
import type { CommandSent, GameTypes, PlayInfo, SeatInfo, Snapshot } from "$generated/protocol";

import type { Say } from "../texts/texts.svelte";
import { LIVE_LOST, Refused } from "../wire/refused";
import type { Desk, Hint, Moment, Player, Sketches, LiveTurns, LiveWatcher } from "./desk";
import { fetchFilm } from "./film";
import type { LiveTable } from "./live.svelte";
import type { Past, Watched } from "./past";
import { seatPlayers } from "./players";

/** The part of a live table that a desk needs. */
export type TableLink<G extends GameTypes> = Pick<LiveTable<G>, "id" | "snapshot" | "send" | "whyNot"> &
  Partial<Pick<LiveTable<G>, "sendBytes" | "listen" | "sendSketch" | "watchSketches">>;

/** `own`: play the own seats; `none`: look on, as a big screen does, also where one has seats. */
export type Hands = "own" | "none";

/** Whether a view holds anything that only its seat may know. */
export type Hides<G extends GameTypes = GameTypes> = (view: G["view"]) => boolean;

interface DeskRules<G extends GameTypes> {
  readonly hides: Hides<G>;
  readonly hands: Hands;
  readonly skips?: boolean;
}

/** What stands before a game's own bytes: the kind of message, the seat, the turn. */
const FRAME_HEAD = 6;
const LIVE_FRAME = 1;
const LIVE_ENDED = 2;

interface Weighed {
  readonly seat: number;
  readonly moveNumber: number;
  readonly worth: readonly number[] | null;
}

interface Advised<G extends GameTypes> {
  readonly seat: number;
  readonly moveNumber: number;
  readonly hint: Hint<G>;
}

export class LiveDesk<G extends GameTypes = GameTypes> implements Desk<G> {
  readonly isLive = true;
  /** The game of the series that this desk is for. */
  readonly gameNumber: number;
  readonly liveTurns: LiveTurns = {
    send: (input) => this.#sendInput(input),
    watch: (watcher) => this.#watchTurns(watcher),
  };
  readonly sketches: Sketches = {
    send: (sketch) => void (this.#seat !== null && this.#live.sendSketch?.(this.#seat, sketch)),
    watch: (watcher) => this.#live.watchSketches?.(watcher) ?? (() => undefined),
  };
  #live: TableLink<G>;
  #past: Past;
  #say: Say;
  #hands: Hands;
  #hides: Hides<G>;
  #skips: boolean;
  #latest: Snapshot<G>;
  #unveiled: number | null = $state(null);
  #passedAt: number | null = $state(null);
  #unforcedAt: number | null = $state(null);
  #sending = $state(false);
  #advising = $state(false);
  #refusal: Refused | null = $state.raw(null);
  #weighed: Weighed | null = $state.raw(null);
  #advised: Advised<G> | null = $state.raw(null);
  #watched: Watched<G> | null = $state.raw(null);

  /** The last snapshot of this game: between two games there is one without. */
  #snapshot: Snapshot<G> = $derived.by(() => {
    const snapshot = this.#live.snapshot;
    if (snapshot?.play?.game_number === this.gameNumber) this.#latest = snapshot;
    return this.#latest;
  });
  #own: readonly number[] = $derived.by(() => (this.#hands === "none" ? [] : this.play.views.map(({ seat }) => seat)));
  /** The own seat that is waited for, while the device is with somebody who is not. */
  #next: number | null = $derived.by(() => {
    const last = this.#unveiled;
    const able = this.#own.filter((seat) => this.actors.includes(seat));
    if (last !== null && able.includes(last)) return null;
    return able.find((seat) => last !== null && seat > last) ?? able[0] ?? null;
  });
  #forced: { readonly seat: number; readonly move: G["move"] } | null = $derived.by(() => {
    const seat = this.#next;
    if (seat === null || this.over || this.#unveiled === null || this.#unforcedAt === this.moveNumber) return null;
    if (!this.#skips || !this.#isSecret(seat) || this.seats[seat]?.resigned) return null;
    const moves = this.play.views.find((each) => each.seat === seat)?.moves ?? [];
    return moves.length === 1 ? { seat, move: moves[0]! } : null;
  });
  #seat: number | null = $derived.by(() => {
    const last = this.#unveiled;
    const stays = this.#next === null || this.#forced !== null || this.passing !== null;
    if (last !== null && this.#own.includes(last) && stays) return last;
    return this.#next ?? this.#own[0] ?? null;
  });
  #players: readonly Player[] = $derived.by(() => seatPlayers(this.seats, this.#say));
  #mine = $derived(this.play.views.find(({ seat }) => seat === this.#seat));

  /**
   * A desk for the game that is on the table now. A device that goes round hides one hand before it shows the next, if
   * the next `hides` anything; it `skips` whoever has only one move.
   */
  constructor(live: TableLink<G>, past: Past, say: Say, { hides, hands, skips = false }: DeskRules<G>) {
    const snapshot = live.snapshot;
    if (!snapshot?.play) throw new Error("A desk needs a game that has begun.");
    this.#live = live;
    this.#past = past;
    this.#say = say;
    this.#hands = hands;
    this.#hides = hides;
    this.#skips = skips;
    this.#latest = snapshot;
    this.gameNumber = snapshot.play.game_number;
  }

  get play(): PlayInfo<G> {
    return this.#snapshot.play!;
  }

  get seats(): readonly SeatInfo[] {
    return this.#snapshot.seats;
  }

  get seat(): number | null {
    return this.#seat;
  }

  /** The seats that the person before the screen plays here. */
  get own(): readonly number[] {
    return this.#own;
  }

  /** The seat that the device must be handed to before anything of it is shown; null if that is done. */
  get covered(): number | null {
    return !this.over && this.#seat !== this.#unveiled && this.#isSecret(this.#seat) ? this.#seat : null;
  }

  /** The seat that the device goes to next, while who has moved still sees what that did; null once it is passed on. */
  get passing(): number | null {
    const isPassed = this.over || this.#unveiled === null || this.#passedAt === this.moveNumber;
    return !isPassed && this.#forced === null && this.#isSecret(this.#next) ? this.#next : null;
  }

  /** The seat that could only make one move: nothing is to decide, so that the device need not be handed to it. */
  get forced(): number | null {
    return this.#forced?.seat ?? null;
  }

  /** The seats that the game waits for. */
  get actors(): readonly number[] {
    return this.over ? [] : this.play.awaited;
  }

  /** Null where there is nothing to see, at a table that nobody may watch: then the frame shows no board. */
  get view(): G["view"] {
    return this.#mine ? this.#mine.view : (this.play.watching ?? this.#watched?.view ?? null);
  }

  get picture(): string | null {
    return (this.#mine ?? (this.play.watching ? this.play : this.#watched))?.picture ?? null;
  }

  get standing(): readonly number[] | null {
    return this.play.standing ?? this.#watched?.standing ?? null;
  }

  get moves(): readonly G["move"][] | null {
    return this.#mine && this.covered === null ? this.#mine.moves : [];
  }

  get worth(): readonly number[] | null {
    return this.#isNow(this.#weighed) && this.#weighed.worth?.length === this.moves?.length
      ? this.#weighed.worth
      : null;
  }

  get players(): readonly Player[] {
    return this.#players;
  }

  get moveNumber(): number {
    return this.play.moves_made;
  }

  get over(): boolean {
    return this.play.outcome !== null;
  }

  /** Whether it is the turn of an own seat, also while its move is on the way. */
  get myTurn(): boolean {
    return this.#seat !== null && this.actors.includes(this.#seat) && !this.seats[this.#seat]?.resigned;
  }

  /** Whether a move of the own seat would be taken: also where it would only change one that was made. */
  get canMove(): boolean {
    const seat = this.#seat;
    if (seat === null || this.over || this.seats[seat]?.resigned) return false;
    return this.play.actors.includes(seat) && this.covered === null && !this.#sending;
  }

  /** Whether a move is on its way to the server. */
  get sending(): boolean {
    return this.#sending;
  }

  get hint(): Hint<G> | null {
    return this.#isNow(this.#advised) ? this.#advised.hint : null;
  }

  /** Whether a bot may be asked: never where somebody else plays too. */
  get mayAsk(): boolean {
    return this.canMove && this.seats.every(({ mine, kind }) => mine || kind === "bot");
  }

  /** Whether a bot thinks about a hint. */
  get advising(): boolean {
    return this.#advising;
  }

  /** What was refused last. */
  get refusal(): Refused | null {
    return this.#refusal;
  }

  /** Who has moved has seen enough: the device goes on. */
  passOn(): void {
    if (this.passing !== null) this.#passedAt = this.moveNumber;
  }

  /** Make the only move of the seat that has nothing to decide; if it is refused, the device goes there after all. */
  async playForced(): Promise<void> {
    const { moveNumber } = this;
    const forced = this.#forced;
    if (forced === null || this.#sending) return;
    this.#sending = true;
    const refused = await this.#try(() => this.#live.send({ do: "move", ...forced }));
    this.#sending = false;
    if (refused) this.#unforcedAt = moveNumber;
  }

  /** The device is in the right hands now. */
  unveil(): void {
    this.#unveiled = this.#seat;
  }

  async move(move: G["move"]): Promise<Refused | null> {
    const seat = this.#seat;
    if (seat === null || !this.canMove) return null;
    this.#unveiled = seat;
    this.#sending = true;
    try {
      return await this.#try(() => this.#live.send({ do: "move", seat, move }));
    } finally {
      this.#sending = false;
    }
  }

  whyNot(move: G["move"]): Promise<Refused | null> {
    return this.#seat === null ? Promise.resolve(null) : this.#live.whyNot(this.#seat, move);
  }

  async history(after: number): Promise<readonly Moment<G>[]> {
    const moves = await this.#past.history(this.#live.id, this.#seat, after);
    return moves.map(({ number, at = 0, events }) => ({ number, at, events }));
  }

  film(number: number): Promise<ArrayBuffer> {
    return fetchFilm({ table: this.#live.id, game: this.gameNumber }, number);
  }

  /** Say something to the table that is no move; a refusal is shown like that of a move. */
  tell(command: CommandSent<G>): Promise<Refused | null> {
    return this.#try(() => this.#live.send(command));
  }

  /** Take moves back, or ask for it: an own one and all that followed, so that `to` moves stay. */
  undo(seat: number, to: number): Promise<Refused | null> {
    return this.tell({ do: "undo", seat, to });
  }

  /** Find out what the moves of this position bring; asks once for each position. */
  async weigh(): Promise<void> {
    const { seat, moveNumber } = this;
    if (seat === null || !this.canMove || this.#isNow(this.#weighed)) return;
    try {
      const worth = await this.#past.worth(this.#live.id, seat);
      this.#weighed = { seat, moveNumber, worth };
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // the board does without
    }
  }

  /** Find out what spectators see, where somebody looks on who has a seat too. */
  async watch(): Promise<void> {
    const { moveNumber } = this;
    if (this.#hands === "own" || this.play.watching !== null) return;
    try {
      const watched: Watched<G> = (await this.#past.watch(this.#live.id, moveNumber)) as Watched<G>;
      if (moveNumber === this.moveNumber) this.#watched = watched;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** Ask a bot for a hint. */
  async ask(): Promise<void> {
    const { seat, moveNumber } = this;
    if (seat === null || !this.mayAsk || this.#advising || this.hint) return;
    this.#advising = true;
    await this.#try(async () => {
      const hint = await this.#past.hint(this.#live.id, seat);
      this.#advised = { seat, moveNumber, hint: hint as Hint<G> };
    });
    this.#advising = false;
  }

  /** An input of the own turn: the seat, then the game's bytes. */
  #sendInput(input: Uint8Array<ArrayBuffer>): boolean {
    const seat = this.#seat;
    if (seat === null || !this.#live.sendBytes) return false;
    const bytes = new Uint8Array(input.length + 1);
    bytes.set([seat]);
    bytes.set(input, 1);
    return this.#live.sendBytes(bytes);
  }

  #watchTurns(watcher: LiveWatcher): () => void {
    const stop = this.#live.listen?.({
      frame: (bytes) => {
        const head = new DataView(bytes);
        if (bytes.byteLength < FRAME_HEAD) return;
        const [kind, seat, turn] = [head.getUint8(0), head.getUint8(1), head.getUint32(2, true)];
        if (kind === LIVE_FRAME) watcher.frame({ seat, turn, data: new DataView(bytes, FRAME_HEAD) });
        else if (kind === LIVE_ENDED && watcher.ended(turn)) this.#refusal = new Refused(LIVE_LOST);
      },
      refused: (why) => {
        this.#refusal = watcher.refused(why) ?? this.#refusal;
      },
    });
    return stop ?? (() => undefined);
  }

  async #try(act: () => Promise<unknown>): Promise<Refused | null> {
    try {
      await act();
      return null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#refusal = error;
      return error;
    }
  }

  /** Whether a seat must not be shown to the others before this screen. */
  #isSecret(seat: number | null): boolean {
    const seen = this.play.views.find((each) => each.seat === seat);
    return seen !== undefined && this.#own.length > 1 && this.#hides(seen.view);
  }

  #isNow<K extends { seat: number; moveNumber: number }>(known: K | null): known is K {
    return known !== null && known.seat === this.#seat && known.moveNumber === this.moveNumber;
  }
}
