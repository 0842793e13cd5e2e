/** A game of Clustered on the page: the hand, discards, what is lit, and what was gained. No DOM. */
import type { Clustered, Laid, Move, View } from "$generated/clustered";
import type { Places } from "$shared/board/grid";
import type { Held } from "$shared/board/hand";
import { Laying, type Seen, type Sent } from "$shared/board/laying.svelte";
import { Sorting } from "$shared/board/sorting.svelte";
import type { Desk } from "$shared/table/desk";
import type { Sight } from "$shared/table/face";

import { BonusCards } from "./bonuses.svelte";
import { arrange, ORDERS, type Code } from "./cards";
import { GRID, type Cell } from "./cells";
import { Counting } from "./counting.svelte";
import { groundOf } from "./ground";
import { findDiscards, findPlaces, type Place } from "./places";
import { rowsOf, type Row } from "./rows";

/** A neighbour that objects to a card, and how many attributes they share. */
export interface Clash extends Cell {
  readonly shared: number;
}

/** Points that were just made, shown where it was. */
export interface Gain extends Cell {
  readonly id: number;
  readonly seat: number;
  readonly points: number;
}

/** A row of somebody's score that is lit on the table. */
export interface Lit {
  readonly seat: number;
  readonly row: Row;
}

export type Task = "watch" | "wait" | "lay" | "start" | "quick" | "stuck" | "over";

export const HAND_SIZE = 5;

export class ClusteredPlay extends Laying<Clustered, Cell, Place, Laid> {
  readonly sorting = new Sorting("clustered-order", ORDERS);
  readonly bonuses: BonusCards;

  #chosen: readonly string[] = $state.raw([]);
  #lit: readonly Lit[] = $state.raw([]);
  #gain: Gain | null = $state.raw(null);
  #counting: Counting | null = $state.raw(null);
  #gains = 0;

  #held: readonly Held[] = $derived.by(() => arrange(this.desk.view.hand, this.sorting.order));
  #discardable: ReadonlySet<Code> = $derived.by(() => findDiscards(this.moves));

  constructor(desk: Desk<Clustered>, sight: Sight = "close") {
    super(
      desk,
      sight,
      GRID,
      groundOf(() => desk.view),
    );
    this.bonuses = new BonusCards(() => desk.view);
  }

  // What there is

  /** What the person before the screen has to do. */
  get task(): Task {
    const { view, over, seat } = this.desk;
    if (over) return "over";
    if (seat === null) return "watch";
    // In the past there are no moves to make.
    if (!view.actors.includes(seat) || this.sending || this.moves.length === 0) return "wait";
    if (view.phase === "start_discards") return "start";
    if (view.phase === "quick_discard") return "quick";
    return this.#discardable.size > 0 ? "stuck" : "lay";
  }

  get mayLay(): boolean {
    return this.task === "lay";
  }

  /** The neighbours that object to the card where it was refused. */
  get clashes(): readonly Clash[] {
    const neighbours = (this.refused?.why.facts["neighbours"] ?? []) as (Cell & { shared: unknown[] })[];
    return neighbours.map(({ x, y, shared }) => ({ x, y, shared: shared.length }));
  }

  /** Rows of a score that are lit: those chosen, or the one that is being counted. */
  get lit(): readonly Lit[] {
    const step = this.counting?.step;
    return step ? [{ seat: step.seat, row: step.row }] : this.#lit;
  }

  get gain(): Gain | null {
    return this.#gain;
  }

  /** The count at the end, while it runs. */
  get counting(): Counting | null {
    return this.#counting?.step ? this.#counting : null;
  }

  // Discards

  /** How many cards are to be chosen for a discard; 0 if none. */
  get discards(): number {
    if (this.task === "start") return this.desk.view.hand.length - HAND_SIZE;
    return this.task === "quick" || this.task === "stuck" ? 1 : 0;
  }

  /** Keys of the cards chosen for the discard. */
  get chosen(): readonly string[] {
    return this.#chosen;
  }

  mayDiscard(code: Code): boolean {
    return this.#discardable.has(code);
  }

  /** Discard what is chosen; nothing happens until enough is. */
  async discard(): Promise<void> {
    const held = this.hand.filter(({ key }) => this.#chosen.includes(key));
    if (held.length === 0 || held.length !== this.discards || !this.desk.canMove) return;
    this.#chosen = [];
    for (const { code } of held) {
      if (await this.desk.move({ do: "discard", card: code })) return;
    }
  }

  /** Pick a card of the hand, or put it back; where a discard is due, choose it or not. */
  override pick(key: string): void {
    const held = this.hand.find((each) => each.key === key);
    if (!held || this.discards === 0) return super.pick(key);
    this.forget();
    this.#choose(held);
  }

  // The score

  light(lit: readonly Lit[]): void {
    this.#lit = lit;
  }

  /** Bring what is lit into view. */
  showLit(): void {
    if (this.#lit.length > 0) this.outlook.show(this.#lit.flatMap(({ row }) => row.cells));
  }

  /** Light the row of a bonus card that somebody holds, or put it out. */
  lightBonus(seat: number, bonus: string): void {
    const isLit = this.#lit.some(({ row }) => row.kind === "bonus" && row.bonus === bonus);
    const row = rowsOf(this.desk.view.breakdown[seat]!).find((each) => each.bonus === bonus);
    this.light(isLit || !row ? [] : [{ seat, row }]);
  }

  // What a game of cells asks

  protected get held(): readonly Held[] {
    return this.#held;
  }

  protected override get mayTake(): boolean {
    return this.discards === 0;
  }

  protected findPlaces(): ReadonlyMap<Code, Places<Place>> {
    return findPlaces(this.moves, this.desk.worth);
  }

  protected moveOf({ code }: Held, { x, y }: Cell): Move {
    return { do: "place", card: code, x, y };
  }

  protected laidOf({ held, cell, seat }: Sent<Cell, Move>): Laid {
    return { ...cell, card: held.code, seat };
  }

  protected lastOf(view: View): (Cell & { readonly seat: number }) | undefined {
    return view.events.find((event) => event.event === "placed");
  }

  protected refuse(held: Held, cell: Cell): Promise<void> {
    this.forget();
    return this.ask(this.moveOf(held, cell), cell, () => true);
  }

  // What happens

  protected override see(before: Seen<View> | null): void {
    // What a round has moved, or taking it back, is seen; a leap is not.
    const isNear = before !== null && Math.abs(this.desk.moveNumber - before.moveNumber) <= this.desk.players.length;
    this.bonuses.follow(isNear && this.motion ? "fly" : "cut");
  }

  protected takeIn(view: View, before: Seen<View> | null, isNext: boolean): void {
    this.#chosen = this.#stillChosen();
    const placed = view.events.find((event) => event.event === "placed");
    if (placed && placed.points > 0 && isNext && this.motion) {
      this.#gain = { id: ++this.#gains, x: placed.x, y: placed.y, seat: placed.seat, points: placed.points };
    }
    if (view.phase !== "over") this.#counting = null;
    else if (isNext && before?.view.phase !== "over" && this.motion) this.#counting = new Counting(view);
  }

  protected override showNews(before: Seen<View>): void {
    if (this.counting) this.outlook.stepBack();
    else super.showNews(before);
  }

  /** The gain has been shown. */
  forgetGain(gain: Gain): void {
    if (this.#gain === gain) this.#gain = null;
  }

  /** What others do takes nothing out of one's hand: of the cards chosen, those that are still to be discarded. */
  #stillChosen(): string[] {
    if (this.discards === 0) return [];
    const left = this.hand.filter(({ key, code }) => this.#chosen.includes(key) && this.mayDiscard(code));
    return left.map(({ key }) => key).slice(-this.discards);
  }

  #choose({ key, code }: Held): void {
    if (this.#chosen.includes(key)) this.#chosen = this.#chosen.filter((each) => each !== key);
    else if (this.mayDiscard(code)) this.#chosen = [...this.#chosen, key].slice(-this.discards);
  }
}
