/** A game of Clustered on the page: the picked card, where it fits, what is lit, and where the view goes. No DOM. */
import type { Clustered, Laid, Move, Placed, View } from "$generated/clustered";
import type { Camera, Point } from "$shared/board/camera";
import { Outlook } from "$shared/board/outlook";
import { oneOf, recall, remember } from "$shared/memory";
import type { Desk } from "$shared/table/desk";
import type { Sight } from "$shared/table/face";
import type { Refused } from "$shared/wire/refused";

import { BonusCards } from "./bonuses.svelte";
import { arrange, ORDERS, type Code, type Held, type Order } from "./cards";
import { cellKey, type Cell, type CellKey } from "./cells";
import { Counting } from "./counting.svelte";
import { groundOf } from "./ground";
import { byCell, findDiscards, findPlaces, nearestCell, nextPlace, NO_PLACES, type Places } from "./places";
import { rowsOf, type Row } from "./rows";

/** A place where the picked card was refused, and the neighbours that object with the number of shared attributes. */
export interface RefusedPlace extends Cell {
  readonly code: Code;
  readonly why: Refused;
  readonly clashes: readonly { readonly x: number; readonly y: number; readonly shared: number }[];
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

/** A card on its way to the server. */
interface Sent {
  readonly held: Held;
  readonly cell: Cell;
  readonly seat: number;
  readonly moveNumber: number;
}

export type Task = "watch" | "wait" | "lay" | "start" | "quick" | "stuck" | "over";

export const HAND_SIZE = 5;

export class ClusteredPlay {
  readonly desk: Desk<Clustered>;
  readonly sight: Sight;
  readonly outlook: Outlook<Cell>;
  readonly bonuses: BonusCards;
  /** Whether things may move: set by the board from the settings. */
  motion = true;

  #order: Order = $state(recall("clustered-order", oneOf(...ORDERS)) ?? "number");
  #picked: string | null = $state(null);
  #chosen: readonly string[] = $state.raw([]);
  #preview: CellKey | null = $state(null);
  #refused: RefusedPlace | null = $state.raw(null);
  #sent: Sent | null = $state.raw(null);
  #cursor: Cell = $state.raw({ x: 0, y: 0 });
  #lit: readonly Lit[] = $state.raw([]);
  #recent: readonly Placed[] = $state.raw([]);
  #fresh: CellKey | null = $state(null);
  #gain: Gain | null = $state.raw(null);
  #counting: Counting | null = $state.raw(null);
  #seen: { readonly view: View; readonly moveNumber: number } | null = null;
  #gains = 0;

  #hand: readonly Held[] = $derived.by(() => arrange(this.desk.view.hand, this.#order));
  #lying: ReadonlyMap<CellKey, Laid> = $derived.by(() => byCell(this.desk.view.table));
  #allPlaces: ReadonlyMap<Code, Places> = $derived.by(() => findPlaces(this.#moves, this.desk.worth));
  #discardable: ReadonlySet<Code> = $derived.by(() => findDiscards(this.#moves));

  constructor(desk: Desk<Clustered>, sight: Sight = "close") {
    this.desk = desk;
    this.outlook = new Outlook(groundOf(() => this.desk.view));
    this.bonuses = new BonusCards(() => this.desk.view);
    this.sight = sight;
  }

  get camera(): Camera {
    return this.outlook.camera;
  }

  get #moves(): readonly Move[] {
    return this.desk.moves ?? [];
  }

  // What there is

  /** What the person before the screen has to do. */
  get task(): Task {
    const { view, over, seat } = this.desk;
    if (over) return "over";
    if (seat === null) return "watch";
    // In the past there are no moves to make.
    if (!view.actors.includes(seat) || this.sending || this.#moves.length === 0) return "wait";
    if (view.phase === "start_discards") return "start";
    if (view.phase === "quick_discard") return "quick";
    return this.#discardable.size > 0 ? "stuck" : "lay";
  }

  /** Every card on the table, the one on its way included. */
  get cards(): readonly Laid[] {
    const sent = this.sending;
    if (!sent || this.#lying.has(cellKey(sent.cell))) return this.desk.view.table;
    return [...this.desk.view.table, { ...sent.cell, card: sent.held.code, seat: sent.seat }];
  }

  /** The hand in the chosen order, without the card on its way. */
  get hand(): readonly Held[] {
    const sent = this.sending;
    return sent ? this.#hand.filter((held) => held.key !== sent.held.key) : this.#hand;
  }

  /** The card on its way to the server, laid already as far as one can see. */
  get sending(): Sent | null {
    return this.#sent?.moveNumber === this.desk.moveNumber ? this.#sent : null;
  }

  get order(): Order {
    return this.#order;
  }

  get picked(): Held | null {
    return this.hand.find((held) => held.key === this.#picked) ?? null;
  }

  /** The legal places of the picked card. */
  get places(): Places {
    return (this.picked && this.task === "lay" && this.#allPlaces.get(this.picked.code)) || NO_PLACES;
  }

  /** In how many places a card of the hand fits now; null when it is not the time to lay one. */
  fits(code: Code): number | null {
    return this.task === "lay" ? (this.#allPlaces.get(code)?.size ?? 0) : null;
  }

  /** How many of the cards in hand fit on a cell. */
  fitting(cell: Cell): number {
    return this.hand.filter((held) => this.#allPlaces.get(held.code)?.has(cellKey(cell))).length;
  }

  laidAt(cell: Cell): Laid | null {
    return this.#lying.get(cellKey(cell)) ?? null;
  }

  /** The place that is looked at before the card is laid: hovered, or tapped once. */
  get preview(): CellKey | null {
    return this.#preview;
  }

  get refused(): RefusedPlace | null {
    return this.#refused;
  }

  /** The cell that the keyboard is on. */
  get cursor(): Cell {
    return this.#cursor;
  }

  /** Rows of a score that are lit: those chosen, or the one that is being counted. */
  get lit(): readonly Lit[] {
    const step = this.counting?.step;
    return step ? [{ seat: step.seat, row: step.row }] : this.#lit;
  }

  /** What was laid since the own last move, oldest first. */
  get recent(): readonly Placed[] {
    return this.#recent;
  }

  /** The cell of a card that has just come and flies to its place. */
  get fresh(): CellKey | null {
    return this.#fresh;
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

  // Picking and laying

  sortBy(order: Order): void {
    this.#order = order;
    remember("clustered-order", order);
  }

  /** Pick a card of the hand, or put it back; where a discard is due, choose it or not. */
  pick(key: string): void {
    const held = this.hand.find((each) => each.key === key);
    if (!held) return;
    this.clearRefusal();
    this.#preview = null;
    if (this.discards > 0) return this.#choose(held);
    this.#picked = this.#picked === key ? null : key;
  }

  /** Pick a card for good, as a drag does. */
  take(key: string): void {
    if (this.#picked !== key && this.discards === 0) this.pick(key);
  }

  /** Put the picked card back; false if there was nothing to put back. */
  putBack(): boolean {
    const had = this.#picked !== null || this.#refused !== null || this.#preview !== null;
    this.#picked = null;
    this.#preview = null;
    this.#refused = null;
    return had;
  }

  /** Look at a place: its card and points are shown if the picked card fits there. */
  look(cell: Cell | null): void {
    const key = cell && cellKey(cell);
    this.#preview = key !== null && this.places.has(key) ? key : null;
  }

  /** The cell of a card that is held over a point of the table. */
  near(point: Point): Cell {
    return nearestCell(this.places, point);
  }

  /** Touch a cell: a mouse lays at once what it hovers over, a finger looks first. An illegal place says why. */
  async touch(cell: Cell, how: "mouse" | "touch" | "key"): Promise<void> {
    this.#cursor = cell;
    const key = cellKey(cell);
    if (!this.picked || this.task !== "lay") return;
    if (!this.places.has(key)) return this.#refuse(this.picked, cell);
    this.clearRefusal();
    if (how === "touch" && this.#preview !== key) this.#preview = key;
    else await this.lay(cell);
  }

  /** Lay the picked card: it lies there at once, and comes back to the hand if the server refuses it. */
  async lay(cell: Cell): Promise<void> {
    const { picked } = this;
    const { seat, moveNumber, canMove } = this.desk;
    if (!picked || seat === null || !canMove) return;
    this.#sent = { held: picked, cell, seat, moveNumber };
    this.#picked = null;
    this.#preview = null;
    this.#fresh = cellKey(cell);
    const refused = await this.desk.move({ do: "place", card: picked.code, x: cell.x, y: cell.y });
    if (!refused) return;
    this.#sent = null;
    this.#picked = picked.key;
  }

  clearRefusal(): void {
    this.#refused = null;
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

  // The view

  /** Show the table as a player wants it. */
  home(): void {
    if (this.sight === "whole") this.outlook.stepBack();
    else this.outlook.home(this.#recent.at(-1));
  }

  /** Show the whole table, however small; a second time, come back. */
  overview(): void {
    if (this.outlook.overview()) this.home();
  }

  /** Move the keyboard's cell. */
  moveCursor(cell: Cell): void {
    this.#cursor = cell;
    this.look(cell);
    this.outlook.reveal(cell);
  }

  /** Go to the next (1) or previous (-1) place where the picked card fits, in reading order. */
  jump(by: 1 | -1): void {
    const place = nextPlace(this.places, this.#cursor, by);
    if (place) this.moveCursor(place);
  }

  // What happens

  /** Take in a new position: what is new is shown, what no longer holds is forgotten. */
  follow(): void {
    const { view, moveNumber } = this.desk;
    const before = this.#seen;
    if (before?.view === view) return;
    this.#seen = { view, moveNumber };
    // What a round has moved, or taking it back, is seen; a leap is not.
    const isNear = before !== null && Math.abs(moveNumber - before.moveNumber) <= this.desk.players.length;
    this.bonuses.follow(isNear && this.motion ? "fly" : "cut");
    if (before?.moveNumber === moveNumber && before.view.seat === view.seat) return;
    this.#preview = null;
    this.#refused = null;
    this.#chosen = this.#stillChosen();
    if (this.#sent && this.#sent.moveNumber !== moveNumber) this.#sent = null;
    if (!this.picked) this.#picked = null;
    this.#news(view, moveNumber, before);
    if (!before) return;
    if (this.counting) this.outlook.stepBack();
    else if (this.camera.isFree) this.outlook.reveal(this.#recent.at(-1));
    else this.home();
  }

  /** The gain has been shown. */
  forgetGain(gain: Gain): void {
    if (this.#gain === gain) this.#gain = null;
  }

  #news(view: View, moveNumber: number, before: { view: View; moveNumber: number } | null): void {
    const placed = view.events.find((event) => event.event === "placed");
    const isNext = before !== null && moveNumber === before.moveNumber + 1;
    const isMine = placed?.seat === this.desk.seat;
    if (placed)
      this.#recent = isNext && !isMine && view.table.length > 2 ? [...this.#others(placed), placed] : [placed];
    else if (!isNext) this.#recent = [];
    if (placed) this.#cursor = { x: placed.x, y: placed.y };
    // The own card lies there already, since it was sent.
    this.#fresh = placed && isNext ? cellKey(placed) : null;
    if (placed && placed.points > 0 && isNext && this.motion) {
      this.#gain = { id: ++this.#gains, x: placed.x, y: placed.y, seat: placed.seat, points: placed.points };
    }
    if (view.phase === "over" && isNext && before.view.phase !== "over" && this.motion) {
      this.#counting = new Counting(view);
    } else if (view.phase !== "over") this.#counting = null;
  }

  /** The last moves of the others, without the own one and without an older one of the same seat. */
  #others(placed: Placed): readonly Placed[] {
    return this.#recent.filter(({ seat }) => seat !== placed.seat && seat !== this.desk.seat);
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

  async #refuse({ code }: Held, cell: Cell): Promise<void> {
    const { moveNumber } = this.desk;
    const why = await this.desk.whyNot({ do: "place", card: code, x: cell.x, y: cell.y });
    if (!why || moveNumber !== this.desk.moveNumber) return;
    const neighbours = (why.facts["neighbours"] ?? []) as { x: number; y: number; shared: unknown[] }[];
    const clashes = neighbours.map(({ x, y, shared }) => ({ x, y, shared: shared.length }));
    this.#preview = null;
    this.#refused = { ...cell, code, why, clashes };
  }
}
