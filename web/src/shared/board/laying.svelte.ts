/**
 * Laying pieces of a hand into the cells of a table: the picked piece, where it fits, where it is looked at, what is on
 * its way to the server, the keyboard's cell, and what the last moves brought. No DOM. A game adds what is its own.
 */
import type { GameTypes } from "$generated/protocol";

import type { Desk } from "../table/desk";
import type { Sight } from "../table/face";
import type { Refused } from "../wire/refused";
import type { Camera, Point } from "./camera";
import { byCell, nearestCell, nextPlace, noPlaces, type CellKey, type Grid, type Places } from "./grid";
import type { Held } from "./hand";
import { Outlook, type Ground } from "./outlook";

/** How a cell is touched: a mouse lays at once what it hovers over, a finger looks first. */
export type Touch = "mouse" | "touch" | "key";

/** A piece on its way to the server. */
export interface Sent<C, M> {
  readonly held: Held;
  readonly cell: C;
  readonly seat: number;
  readonly move: M;
  readonly moveNumber: number;
}

/** Where the picked piece was refused, and why. */
export interface RefusedPlace<C> {
  readonly cell: C;
  readonly why: Refused;
}

/** A position that was seen before. */
export interface Seen<V> {
  readonly view: V;
  readonly moveNumber: number;
}

/** `G`: the game; `C`: a cell; `P`: a cell where a piece fits; `T`: a piece that lies on the table. */
export abstract class Laying<
  G extends GameTypes & { view: { readonly seat: number | null; readonly table: readonly T[] } },
  C extends object,
  P extends C,
  T extends C,
> {
  readonly desk: Desk<G>;
  readonly sight: Sight;
  readonly grid: Grid<C>;
  readonly outlook: Outlook<C>;
  /** Whether things may move: set by the board from the settings. */
  motion = true;

  #picked: string | null = $state(null);
  #looked: C | null = $state.raw(null);
  #refused: RefusedPlace<C> | null = $state.raw(null);
  #sent: Sent<C, G["move"]> | null = $state.raw(null);
  #cursor: C = $state.raw()!;
  #recent: readonly (C & { readonly seat: number })[] = $state.raw([]);
  #fresh: CellKey | null = $state(null);
  #seen: Seen<G["view"]> | null = null;

  #allPlaces: ReadonlyMap<string, Places<P>> = $derived.by(() => this.findPlaces());
  #lying: ReadonlyMap<CellKey, T> = $derived.by(() => byCell(this.grid, this.pieces));

  constructor(desk: Desk<G>, sight: Sight, grid: Grid<C>, ground: Ground<C>) {
    this.desk = desk;
    this.sight = sight;
    this.grid = grid;
    this.outlook = new Outlook(ground);
    this.#cursor = grid.origin;
  }

  // What a game says

  /** Whether a piece may be laid now. */
  abstract get mayLay(): boolean;

  /** The whole hand as it is shown, the piece on its way included. */
  protected abstract get held(): readonly Held[];

  /** Code of a piece → where it fits, as the server lists it. */
  protected abstract findPlaces(): ReadonlyMap<string, Places<P>>;

  /** The move that lays a piece on a cell. */
  protected abstract moveOf(held: Held, cell: C): G["move"];

  /** A piece on its way as it will lie there. */
  protected abstract laidOf(sent: Sent<C, G["move"]>): T;

  /** What the last move laid; undefined if it laid nothing. */
  protected abstract lastOf(view: G["view"]): (C & { readonly seat: number }) | undefined;

  /** The picked piece was touched to a cell where it does not fit. */
  protected abstract refuse(held: Held, cell: C, how: Touch): Promise<void>;

  /** Whether a piece may be taken from the hand now to be carried. */
  protected get mayTake(): boolean {
    return this.mayLay;
  }

  /** Whether the picked piece fits as it is where it is looked at. */
  protected get fitsThere(): boolean {
    return this.#looked !== null && this.placeAt(this.#looked) !== null;
  }

  /** Whether a new position begins on an empty table, and moves before it say nothing. */
  protected startsAnew(_view: G["view"]): boolean {
    return false;
  }

  /** A new position has come, be it only that somebody else sits in the seat. */
  protected see(_before: Seen<G["view"]> | null): void {
    // most games have nothing to add
  }

  /** Another move was made; `isNext`: exactly one more than was seen. */
  protected abstract takeIn(view: G["view"], before: Seen<G["view"]> | null, isNext: boolean): void;

  /** Move the view as a new move wants it. */
  protected showNews(_before: Seen<G["view"]>): void {
    if (this.camera.isFree) this.outlook.reveal(this.#recent.at(-1));
    else this.home();
  }

  // What there is

  get camera(): Camera {
    return this.outlook.camera;
  }

  protected get moves(): readonly G["move"][] {
    return this.desk.moves ?? [];
  }

  /** Everything that lies on the table, the piece on its way included. */
  get pieces(): readonly T[] {
    const sent = this.sending;
    const { table } = this.desk.view;
    if (!sent) return table;
    const key = this.grid.key(sent.cell);
    return table.some((laid) => this.grid.key(laid) === key) ? table : [...table, this.laidOf(sent)];
  }

  /** Cell → the piece on it. */
  get lying(): ReadonlyMap<CellKey, T> {
    return this.#lying;
  }

  /** The hand without the piece on its way. */
  get hand(): readonly Held[] {
    const sent = this.sending;
    return sent ? this.held.filter(({ key }) => key !== sent.held.key) : this.held;
  }

  /** The piece on its way to the server, laid already as far as one can see. */
  get sending(): Sent<C, G["move"]> | null {
    return this.#sent?.moveNumber === this.desk.moveNumber ? this.#sent : null;
  }

  get picked(): Held | null {
    return this.hand.find(({ key }) => key === this.#picked) ?? null;
  }

  /** Whether any piece of the hand fits anywhere. */
  protected get fitsSomewhere(): boolean {
    return this.#allPlaces.size > 0;
  }

  /** The legal places of the picked piece. */
  get places(): Places<P> {
    return (this.picked && this.mayLay && this.#allPlaces.get(this.picked.code)) || noPlaces();
  }

  /** The place of the picked piece on a cell; null if it does not fit there. */
  placeAt(cell: C): P | null {
    return this.places.get(this.grid.key(cell)) ?? null;
  }

  /** In how many places a piece of the hand fits now; null when it is not the time to lay one. */
  fits(code: string): number | null {
    return this.mayLay ? (this.#allPlaces.get(code)?.size ?? 0) : null;
  }

  /** How many of the pieces in hand fit on a cell. */
  fitting(cell: C): number {
    return this.hand.filter(({ code }) => this.#allPlaces.get(code)?.has(this.grid.key(cell))).length;
  }

  /** The cell that is looked at before the picked piece is laid there: hovered, or tapped once. */
  get looked(): C | null {
    return this.#looked;
  }

  get refused(): RefusedPlace<C> | null {
    return this.#refused;
  }

  /** The cell that the keyboard is on. */
  get cursor(): C {
    return this.#cursor;
  }

  /** What was laid since the last move of the seat in view, oldest first. */
  get recent(): readonly (C & { readonly seat: number })[] {
    return this.#recent;
  }

  /** The cell of a piece that has just come and flies to its place. */
  get fresh(): CellKey | null {
    return this.#fresh;
  }

  // Picking and laying

  /** Pick a piece of the hand, or put it back. */
  pick(key: string): void {
    if (!this.hand.some((held) => held.key === key)) return;
    const isSame = this.#picked === key;
    this.forget();
    this.#picked = isSame ? null : key;
  }

  /** Pick a piece for good, as a drag does. */
  take(key: string): void {
    if (this.#picked !== key && this.mayTake) this.pick(key);
  }

  /** Put the picked piece back; false if there was nothing to put back. */
  putBack(): boolean {
    const had = this.#picked !== null || this.#looked !== null || this.#refused !== null;
    this.forget();
    this.#picked = null;
    return had;
  }

  /** Look at a cell: the piece is shown there if it fits. */
  look(cell: C | null): void {
    const place = cell && this.placeAt(cell);
    this.lookAt(place);
  }

  /** The cell of a piece that is held over a point of the table. */
  near(point: Point): C {
    return nearestCell(this.grid, this.places, point);
  }

  /** Touch a cell: what fits is looked at or laid, and an illegal place says why. */
  async touch(cell: C, how: Touch): Promise<void> {
    this.#cursor = cell;
    const { picked } = this;
    if (!picked || !this.mayLay) return;
    const place = this.placeAt(cell);
    if (!place) return this.refuse(picked, cell, how);
    const isReady = this.#looked !== null && this.grid.key(this.#looked) === this.grid.key(cell) && this.fitsThere;
    this.#refused = null;
    if (!isReady) this.preview(place, how);
    if (isReady || how !== "touch") await this.lay();
  }

  /** Touch a cell by what screen readers and keys press; fingers and the mouse touch the table itself. */
  press(event: MouseEvent, cell: C): void {
    if (event.detail === 0) void this.touch(cell, "key");
  }

  /** Lay the piece where it is looked at: it lies there at once, and comes back if the server refuses it. */
  async lay(): Promise<void> {
    const { picked, looked, fitsThere } = this;
    const { seat, moveNumber, canMove } = this.desk;
    if (!picked || !looked || !fitsThere || seat === null || !canMove) return;
    const move = this.moveOf(picked, looked);
    this.#sent = { held: picked, cell: looked, seat, move, moveNumber };
    this.forget();
    this.#picked = null;
    this.#fresh = this.grid.key(looked);
    if (!(await this.desk.move(move))) return;
    this.#sent = null;
    this.#picked = picked.key;
  }

  clearRefusal(): void {
    this.#refused = null;
  }

  /** Show the picked piece on a place where it fits. */
  protected preview(place: P, _how: Touch): void {
    this.lookAt(place);
  }

  /** Look at a cell whether or not the piece fits there. */
  protected lookAt(cell: C | null): void {
    this.#looked = cell && this.grid.cell(cell);
  }

  /** Forget what was looked at and refused. */
  protected forget(): void {
    this.#looked = null;
    this.#refused = null;
  }

  /** Ask why a move on a cell is refused; the answer counts while the position, and `isStill`, hold. */
  protected async ask(move: G["move"], cell: C, isStill: () => boolean): Promise<void> {
    const { moveNumber } = this.desk;
    const why = await this.desk.whyNot(move);
    if (why && moveNumber === this.desk.moveNumber && isStill()) this.#refused = { cell, why };
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
  moveCursor(cell: C): void {
    this.#cursor = cell;
    this.look(cell);
    this.outlook.reveal(cell);
  }

  /** Go to the next (1) or previous (-1) place where the picked piece fits, in reading order. */
  jump(by: 1 | -1): void {
    const place = nextPlace(this.grid, this.places, this.#cursor, by);
    if (place) this.moveCursor(place);
  }

  // What happens

  /** Take in a new position: what is new is shown, what no longer holds is forgotten. */
  follow(): void {
    const { view, moveNumber } = this.desk;
    const before = this.#seen;
    if (before?.view === view) return;
    this.#seen = { view, moveNumber };
    this.see(before);
    if (before?.moveNumber === moveNumber && before.view.seat === view.seat) return;
    this.forget();
    if (this.#sent && this.#sent.moveNumber !== moveNumber) this.#sent = null;
    if (!this.picked) this.#picked = null;
    const isNext = before !== null && moveNumber === before.moveNumber + 1;
    this.#follow(view, isNext);
    this.takeIn(view, before, isNext);
    if (before) this.showNews(before);
  }

  #follow(view: G["view"], isNext: boolean): void {
    const last = this.lastOf(view);
    const isAnew = this.startsAnew(view);
    if (isAnew || !isNext) this.#recent = [];
    if (last) {
      // Of the others the last move each stays in view, until the seat in view has moved.
      const isOthers = last.seat !== this.desk.seat;
      const others = this.#recent.filter(({ seat }) => seat !== last.seat && seat !== this.desk.seat);
      this.#recent = isOthers ? [...others, last] : [last];
    }
    if (last) this.#cursor = this.grid.cell(last);
    else if (isAnew) this.#cursor = this.grid.origin;
    // A piece of one's own lies there already, since it was sent.
    this.#fresh = last && isNext ? this.grid.key(last) : null;
  }
}
