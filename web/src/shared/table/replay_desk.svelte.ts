/** The desk of a replay: one position after the other, through the eyes of any seat, and nothing to act on. */
import type { History, PastMove, PastView } from "$generated/http";
import type { GameTypes } from "$generated/protocol";

import { Refused } from "../wire/refused";
import type { Archive, Played } from "./archive";
import type { Desk, Moment, Player } from "./desk";
import { fetchFilm } from "./film";

/** Positions that are fetched before they are asked for. */
const AHEAD = 6;

export class ReplayDesk<G extends GameTypes = GameTypes> implements Desk<G> {
  readonly players: readonly Player[];
  readonly moves = [];
  readonly worth = null;
  readonly canMove = false;
  readonly hint = null;
  #archive: Archive<G>;
  #played: Played;
  #told: History<G> = $state.raw()!;
  #shown: PastView<G> = $state.raw()!;
  #wanted = $state(0);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- kept for later, never shown from here
  #views = new Map<string, PastView<G>>();
  #looks = 0;
  #chasing: Promise<void> | null = null;
  #fetching = false;

  private constructor(
    archive: Archive<G>,
    played: Played,
    players: readonly Player[],
    first: { told: History<G>; shown: PastView<G> },
  ) {
    this.#archive = archive;
    this.#played = played;
    this.players = players;
    this.#told = first.told;
    this.#shown = first.shown;
    this.#keep(first.shown);
  }

  /** A game before its first move, seen from `seat`; rejects with `Refused` where it may not be seen. */
  static async open<G extends GameTypes>(
    archive: Archive<G>,
    played: Played,
    players: readonly Player[],
    seat: number | null,
  ): Promise<ReplayDesk<G>> {
    const [told, shown] = await Promise.all([archive.history(played, seat), archive.view(played, seat, 0)]);
    return new ReplayDesk(archive, played, players, { told, shown });
  }

  get seat(): number | null {
    return this.#shown.seat;
  }

  get view(): G["view"] {
    return this.#shown.view;
  }

  get picture(): string | null {
    return this.#shown.picture ?? null;
  }

  get standing(): readonly number[] | null {
    return this.#shown.standing;
  }

  get moveNumber(): number {
    return this.#shown.number;
  }

  get over(): boolean {
    return this.finished && this.moveNumber === this.count;
  }

  /** Whether the game has ended: then every seat may be looked through. */
  get finished(): boolean {
    return this.#told.over;
  }

  /** How many moves there are to see. */
  get count(): number {
    return this.#told.count;
  }

  /** Every move, as the seat in view learned of it. */
  get past(): readonly PastMove<G>[] {
    return this.#told.moves;
  }

  /** The move after which the position was asked for: `moveNumber` as soon as it is there. */
  get wanted(): number {
    return this.#wanted;
  }

  /** Who makes the next move; null after the last. */
  get mover(): number | null {
    return this.#told.moves[this.moveNumber]?.seat ?? null;
  }

  /** Nothing can be moved in the past. */
  move(): Promise<null> {
    return Promise.resolve(null);
  }

  whyNot(): Promise<null> {
    return Promise.resolve(null);
  }

  /** Up to the position that is shown. */
  history(after: number): Promise<readonly Moment<G>[]> {
    return Promise.resolve(this.past.slice(after, this.moveNumber));
  }

  film(number: number): Promise<ArrayBuffer> {
    return fetchFilm(this.#played, number);
  }

  /** Show the position after so many moves. Of several wishes at once the last one counts; resolves when it is there. */
  goTo(number: number): Promise<void> {
    this.#wanted = Math.max(0, Math.min(this.count, number));
    this.#chasing ??= this.#chase().finally(() => (this.#chasing = null));
    return this.#chasing;
  }

  /** See the same move through the eyes of another seat. */
  async lookAs(seat: number | null): Promise<void> {
    const look = ++this.#looks;
    const told = await this.#archive.history(this.#played, seat);
    const shown = await this.#find(seat, Math.min(this.#wanted, told.count));
    if (look !== this.#looks) return;
    this.#told = told;
    this.#shown = shown;
    if (shown.number !== this.#wanted) await this.goTo(this.#wanted);
  }

  async #chase(): Promise<void> {
    while (this.#shown.number !== this.#wanted) {
      const { seat } = this.#told;
      const found = await this.#find(seat, this.#wanted);
      if (this.#told.seat === seat) this.#shown = found;
    }
    void this.#fetchAhead();
  }

  /** Fetch the next positions, one after the other, while nobody goes elsewhere. */
  async #fetchAhead(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      for (let number = this.#wanted + 1; number <= this.#wanted + AHEAD && number <= this.count; number++) {
        await this.#find(this.#told.seat, number);
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // it is asked for again when it is needed
    } finally {
      this.#fetching = false;
    }
  }

  async #find(seat: number | null, number: number): Promise<PastView<G>> {
    return this.#views.get(keyOf(seat, number)) ?? this.#keep(await this.#archive.view(this.#played, seat, number));
  }

  #keep(found: PastView<G>): PastView<G> {
    this.#views.set(keyOf(found.seat, found.number), found);
    return found;
  }
}

function keyOf(seat: number | null, number: number): string {
  return `${seat ?? "spectator"}/${number}`;
}
