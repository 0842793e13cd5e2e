/** The order of a hand, as its player last wanted it. */
import { oneOf, recall, remember } from "../memory";

export class Sorting<O extends string> {
  readonly #orders: readonly [O, ...O[]];
  readonly #name: string;
  #order: O = $state()!;

  /** `name`: what it is remembered by on this device; `orders`: those there are, the first of them unless told. */
  constructor(name: string, orders: readonly [O, ...O[]]) {
    this.#orders = orders;
    this.#name = name;
    this.#order = recall(name, oneOf(...orders)) ?? orders[0];
  }

  get order(): O {
    return this.#order;
  }

  /** The order that comes after the present one. */
  get next(): O {
    return this.#orders[(this.#orders.indexOf(this.#order) + 1) % this.#orders.length]!;
  }

  toNext(): void {
    this.#order = this.next;
    remember(this.#name, this.#order);
  }
}
