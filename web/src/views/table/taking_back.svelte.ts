/** Taking moves back: what may be, what is said of it, and which of the own moves the log offers. */
import type { WhyNot } from "$generated/protocol";
import type { LiveDesk } from "$shared/table/live_desk.svelte";
import type { Past } from "$shared/table/past";
import { Refused } from "$shared/wire/refused";

/** What was found out about one offer: whether somebody has learned something from the move. */
interface Found {
  readonly seat: number;
  readonly moveNumber: number;
  readonly undone: number;
  readonly learned: boolean;
}

type Offering = Pick<LiveDesk, "play" | "over" | "covered" | "moveNumber" | "players" | "undo">;

export class TakingBack {
  #desk: Offering;
  #asks: Pick<Past, "hasLearned">;
  #table: string;
  #isAsked: () => boolean;
  #found: Found | null = $state.raw(null);

  /** `isAsked`: whether a take-back waits for answers already. */
  constructor(desk: Offering, table: string, asks: Pick<Past, "hasLearned">, isAsked: () => boolean) {
    this.#desk = desk;
    this.#asks = asks;
    this.#table = table;
    this.#isAsked = isAsked;
  }

  get #offer() {
    const { play, over } = this.#desk;
    return over ? null : (play.undo ?? null);
  }

  /** Why the last own move cannot be taken back; null if it can, or as long as there is nothing to say. */
  get reason(): WhyNot | null {
    const offer = this.#offer;
    if (!offer) return null;
    return offer.reason ?? (offer.strict && this.#known?.learned ? "learned" : null);
  }

  /** Whether the last own move may be asked back now: nothing is offered that would be refused. */
  get isOffered(): boolean {
    const offer = this.#offer;
    if (!offer || this.reason !== null || this.#desk.covered !== null || this.#isAsked()) return false;
    return !offer.strict || this.#known?.learned === false;
  }

  /** Whether a move of the log can be taken back with all that followed: own ones, where nobody has to be asked. */
  reaches(number: number, seat: number | null): boolean {
    const earliest = this.#offer?.earliest ?? null;
    if (!this.isOffered || earliest === null || seat === null) return false;
    return number > earliest && number <= this.#desk.moveNumber && this.#desk.players[seat]?.isMine === true;
  }

  /** Take back the last own move, or ask for it; with `number`: that own move and all that followed. */
  async take(number?: number, seat?: number): Promise<void> {
    const offer = this.#offer;
    if (!offer || !this.isOffered) return;
    if (number === undefined || seat === undefined) await this.#desk.undo(offer.seat, offer.to);
    else if (this.reaches(number, seat)) await this.#desk.undo(seat, number - 1);
  }

  /** Find out whether somebody has learned something, where that decides; asks once for each position. */
  async look(): Promise<void> {
    const offer = this.#offer;
    if (!offer?.strict || offer.reason || this.#known) return;
    const { moveNumber, play } = this.#desk;
    try {
      const learned = await this.#asks.hasLearned(this.#table, offer.seat, offer.to);
      this.#found = { seat: offer.seat, moveNumber, undone: play.undone ?? 0, learned };
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // the table has gone on meanwhile
    }
  }

  get #known(): Found | null {
    const found = this.#found;
    const { moveNumber, play } = this.#desk;
    const isNow = found?.moveNumber === moveNumber && found.undone === (play.undone ?? 0);
    return isNow && found.seat === this.#offer?.seat ? found : null;
  }
}
