/** The bonus cards of a game: which there are, where each lies, and which are on their way. No DOM. */
import type { BonusName, Holders, Options } from "$generated/clustered";
import type { Origin } from "$shared/board/flight";

/** What each of them is worth. */
export const BONUS_POINTS = 2;
/** The card that was laid lands first; several bonus cards follow each other. In milliseconds. */
const WAIT = 320;
const APART = 160;

/** How a card comes to where it lies now. */
export interface Journey {
  readonly from: Origin;
  /** Milliseconds until it sets out. */
  readonly wait: number;
}

/** Where a card is on the screen now; null if it is not there. */
type Place = () => Origin | null;

export class BonusCards {
  /** Where cards are seen, and where they were seen just before they moved. */
  #places: Readonly<Partial<Record<BonusName, Place>>> = {};
  #before: Readonly<Partial<Record<BonusName, Origin | null>>> = {};
  #latest: () => { readonly options: Options; readonly bonuses: Holders };
  #lying: Holders | null = $state.raw(null);
  /** Those that have moved, in the order they go; null: it has set out. */
  #moved: readonly (BonusName | null)[] = [];

  /** The cards of whatever view is the latest. */
  constructor(latest: () => { readonly options: Options; readonly bonuses: Holders }) {
    this.#latest = latest;
  }

  /** Those that are played with, in the order shown. */
  get names(): readonly BonusName[] {
    const { first_bonuses, largest_bonuses } = this.#latest().options;
    const firsts: BonusName[] = first_bonuses ? ["first_line", "first_rectangle"] : [];
    return largest_bonuses ? [...firsts, "longest_line", "largest_rectangle"] : firsts;
  }

  /** The seat where a card lies; null: in the middle. */
  holder(name: BonusName): number | null {
    return (this.#lying ?? this.#latest().bonuses)[name];
  }

  /** The cards that lie at a seat. */
  heldBy(seat: number): readonly BonusName[] {
    return this.names.filter((name) => this.holder(name) === seat);
  }

  /** A card is shown, where `place` says; returns how to end that. */
  shown(name: BonusName, place: Place): () => void {
    this.#places = { ...this.#places, [name]: place };
    return () => {
      if (this.#places[name] === place) this.#places = { ...this.#places, [name]: () => null };
    };
  }

  /** Move the cards to those who hold them now; `cut`: without being seen on their way. */
  follow(how: "fly" | "cut"): void {
    const { bonuses } = this.#latest();
    const before = this.#lying;
    this.#before = Object.fromEntries(Object.entries(this.#places).map(([name, place]) => [name, place()]));
    this.#moved = before && how === "fly" ? this.names.filter((name) => before[name] !== bonuses[name]) : [];
    this.#lying = bonuses;
  }

  /** How a card that is seen for the first time where it lies comes there; null if it has been there before. */
  setOut(name: BonusName): Journey | null {
    const from = this.#before[name];
    const place = this.#moved.indexOf(name);
    if (!from || place < 0) return null;
    this.#moved = this.#moved.with(place, null);
    return { from, wait: WAIT + APART * place };
  }
}
