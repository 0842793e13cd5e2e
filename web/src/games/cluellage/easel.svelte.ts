/** A collage in the making: where the cards lie, which one is picked, how much of each is seen. No DOM. */
import type { Placed } from "$generated/cluellage";

import {
  isSeen,
  percentOf,
  pointOn,
  pushedInside,
  shares,
  sideBySide,
  CARD,
  HEIGHT,
  WIDTH,
  type Point,
} from "./collage";

/** A card of which too little is seen. */
export interface Fault {
  readonly card: string;
  readonly percent: number;
}

/** The knob by which a card is turned stands so far beyond its edge, in units. */
const KNOB = 62;

export class Easel {
  /** Each lies on those before it. */
  #cards: readonly Placed[] = $state.raw([]);
  /** How much of each is seen, in the same order. */
  #shares: readonly number[] = $state.raw([]);
  #picked: string | null = $state(null);

  /** The cards that were claimed, as they were left before if `kept` has just these. */
  constructor(cards: readonly string[], kept: readonly Placed[] | null) {
    const isSame =
      kept !== null &&
      kept
        .map(({ card }) => card)
        .sort()
        .join() === [...cards].sort().join();
    this.#arrange(isSame ? kept.map(pushedInside) : sideBySide(cards));
  }

  /** From the lowest to the topmost. */
  get cards(): readonly Placed[] {
    return this.#cards;
  }

  get picked(): Placed | null {
    return this.find(this.#picked ?? "");
  }

  find(card: string): Placed | null {
    return this.#cards.find((each) => each.card === card) ?? null;
  }

  /** The place of a card in the pile, 0 for the lowest. */
  heightOf(card: string): number {
    return this.#cards.findIndex((each) => each.card === card);
  }

  /** How much of a card is seen, in whole percents. */
  percentOf(card: string): number {
    return percentOf(this.#shares[this.heightOf(card)] ?? 1);
  }

  /** Cards of which less than a quarter is seen. */
  get faults(): readonly Fault[] {
    return this.#cards
      .filter((_, at) => !isSeen(this.#shares[at]!))
      .map(({ card }) => ({ card, percent: this.percentOf(card) }));
  }

  /** Where the knob of the picked card is: above it, or below where the canvas ends above. */
  get knob(): Point | null {
    const { picked } = this;
    if (!picked) return null;
    const above = pointOn(picked, { x: 0, y: -CARD / 2 - KNOB });
    const isOn = above.x > 0 && above.x < WIDTH && above.y > 0 && above.y < HEIGHT;
    return isOn ? above : pointOn(picked, { x: 0, y: CARD / 2 + KNOB });
  }

  pick(card: string | null): void {
    this.#picked = card;
  }

  /** Lay the picked card elsewhere, or turn it; what would leave the canvas stays on it. */
  lay(where: Partial<Pick<Placed, "x" | "y" | "angle">>): void {
    const { picked } = this;
    if (!picked) return;
    const laid = pushedInside({ ...picked, ...where });
    this.#arrange(this.#cards.map((each) => (each.card === laid.card ? laid : each)));
  }

  moveBy(x: number, y: number): void {
    const { picked } = this;
    if (picked) this.lay({ x: picked.x + x, y: picked.y + y });
  }

  turnBy(degrees: number): void {
    const { picked } = this;
    if (picked) this.lay({ angle: picked.angle + degrees });
  }

  /** Bring the picked card up or down by so many others. */
  raiseBy(by: number): void {
    const { picked } = this;
    if (!picked) return;
    const others = this.#cards.filter((each) => each !== picked);
    const at = Math.max(0, Math.min(others.length, this.heightOf(picked.card) + by));
    this.#arrange(others.toSpliced(at, 0, picked));
  }

  toFront(): void {
    this.raiseBy(this.#cards.length);
  }

  toBack(): void {
    this.raiseBy(-this.#cards.length);
  }

  #arrange(cards: readonly Placed[]): void {
    this.#cards = cards;
    this.#shares = shares(cards);
  }
}
