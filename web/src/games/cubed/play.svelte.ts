/** A game of Cubed on the page: the picked piece, where and how it fits, what is tried, and where the view goes. No DOM. */
import type { Cubed, Laid, Move, Played, View } from "$generated/cubed";
import type { Camera, Point } from "$shared/board/camera";
import { Outlook } from "$shared/board/outlook";
import { oneOf, recall, remember } from "$shared/memory";
import type { Desk } from "$shared/table/desk";
import type { Sight } from "$shared/table/face";
import type { Refused } from "$shared/wire/refused";

import { byCell } from "./contacts";
import { groundOf } from "./ground";
import { endedOf, find, momentOf, newPieces, type Ended, type Moment } from "./happenings";
import { hexKey, keysOf, type Hex, type HexKey } from "./hexes";
import { arrange, ORDERS, turned, TURNS, turnsOf, type Code, type Group, type Held, type Order } from "./pieces";
import { findPlaces, nearestCell, nextPlace, NO_PLACES, turnsIn, type Place, type Places } from "./places";

/** A cell on which the picked piece is looked at before it is laid. */
export interface Tried extends Hex {
  /** Its letters as it would lie there. */
  readonly letters: string;
  /** Whether it may lie there like this. */
  readonly fits: boolean;
  /** Whether it is turned by 60°, so that the heights clash. */
  readonly isHalf: boolean;
}

/** A piece on its way to the server. */
interface Sent extends Laid {
  readonly key: string;
  readonly moveNumber: number;
}

export type Task = "watch" | "wait" | "lay" | "stuck" | "bridge" | "gift" | "keep" | "over";
type Idle = "draw" | "pass" | "skip_gift";

/** Turns by 60° are sent as turns beyond the three there are, and refused for their heights. */
const HALF = TURNS;

export class CubedPlay {
  readonly desk: Desk<Cubed>;
  readonly sight: Sight;
  readonly outlook: Outlook<Hex>;
  /** Whether things may move: set by the board from the settings. */
  motion = true;

  #order: Order = $state(recall("cubed-order", oneOf(...ORDERS)) ?? "kind");
  #picked: string | null = $state(null);
  #turn = $state(0);
  #half = $state(false);
  #looked: Hex | null = $state.raw(null);
  /** Whether the looked-at cell stays wherever the mouse goes: a finger looks once. */
  #held = false;
  /** Whether it was asked why the piece may not lie there: the answer stays until something else is looked at. */
  #asked = false;
  #refused: Refused | null = $state.raw(null);
  #counting = $state(false);
  #sent: Sent | null = $state.raw(null);
  #cursor: Hex = $state.raw({ q: 0, r: 0 });
  #recent: readonly Played[] = $state.raw([]);
  #fresh: HexKey | null = $state(null);
  #drawn: readonly Code[] = $state.raw([]);
  #ended: Ended | null = $state.raw(null);
  #seen: { readonly view: View; readonly moveNumber: number } | null = null;

  #groups: readonly Group[] = $derived.by(() => arrange(this.desk.view.hand, this.#order));
  #lying: ReadonlyMap<HexKey, Laid> = $derived.by(() => byCell(this.pieces));
  #dead: ReadonlySet<HexKey> = $derived.by(() => keysOf(this.desk.view.dead));
  #allPlaces: ReadonlyMap<Code, Places> = $derived.by(() => findPlaces(this.#moves));

  constructor(desk: Desk<Cubed>, sight: Sight = "close") {
    this.desk = desk;
    this.outlook = new Outlook(groundOf(() => this.desk.view));
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
    if (view.phase === "gift" || view.phase === "keep") return view.phase;
    if (this.#allPlaces.size === 0 && view.phase === "turn") return "stuck";
    return view.phase === "bridge" ? "bridge" : "lay";
  }

  /** Whether a piece may be laid now. */
  get mayLay(): boolean {
    return this.task === "lay" || this.task === "bridge" || this.task === "stuck";
  }

  /** Whether there is such a move now. */
  may(idle: Idle): boolean {
    return this.task !== "wait" && this.#moves.some((move) => move.do === idle);
  }

  /** How many pieces can be drawn at once to keep one of them; 0 if that is not possible now. */
  get most(): number {
    if (this.task === "wait") return 0;
    return Math.max(0, ...this.#moves.map((move) => (move.do === "draw_many" ? move.count : 0)));
  }

  /** Whether somebody is choosing how many to draw. */
  get isCounting(): boolean {
    return this.#counting && this.most > 0;
  }

  /** Every piece on the table, the one on its way included. */
  get pieces(): readonly Laid[] {
    const sent = this.sending;
    const { table } = this.desk.view;
    return sent && !table.some((laid) => laid.q === sent.q && laid.r === sent.r) ? [...table, sent] : table;
  }

  /** Cell → the piece on it. */
  get lying(): ReadonlyMap<HexKey, Laid> {
    return this.#lying;
  }

  /** The cells next to black sides, where nothing may ever lie. */
  get dead(): ReadonlySet<HexKey> {
    return this.#dead;
  }

  /** The hand in the chosen order, without the piece on its way. */
  get groups(): readonly Group[] {
    const sent = this.sending;
    if (!sent) return this.#groups;
    return this.#groups
      .map(({ name, held }) => ({ name, held: held.filter(({ key }) => key !== sent.key) }))
      .filter(({ held }) => held.length > 0);
  }

  get hand(): readonly Held[] {
    return this.groups.flatMap(({ held }) => held);
  }

  /** The piece on its way to the server, laid already as far as one can see. */
  get sending(): Sent | null {
    return this.#sent?.moveNumber === this.desk.moveNumber ? this.#sent : null;
  }

  get order(): Order {
    return this.#order;
  }

  get picked(): Held | null {
    return this.hand.find(({ key }) => key === this.#picked) ?? null;
  }

  /** How the picked piece is turned, in thirds. */
  get turn(): number {
    return this.#turn;
  }

  /** Pieces that were just drawn. */
  get drawn(): readonly Code[] {
    return this.#drawn;
  }

  /** The legal places of the picked piece. */
  get places(): Places {
    return (this.picked && this.mayLay && this.#allPlaces.get(this.picked.code)) || NO_PLACES;
  }

  /** In how many places a piece of the hand fits now; null when it is not the time to lay one. */
  fits(code: Code): number | null {
    return this.mayLay ? (this.#allPlaces.get(code)?.size ?? 0) : null;
  }

  /** How many of the pieces in hand fit on a cell. */
  fitting(cell: Hex): number {
    return this.hand.filter(({ code }) => this.#allPlaces.get(code)?.has(hexKey(cell))).length;
  }

  /** The place of the picked piece on a cell, if it fits there. */
  placeAt(cell: Hex): Place | null {
    return this.places.get(hexKey(cell)) ?? null;
  }

  /** The turns that the turn button goes through: those that fit where the piece is looked at, else all there are. */
  get turns(): readonly number[] {
    const { picked } = this;
    if (!picked) return [];
    const here = this.#looked && this.placeAt(this.#looked);
    if (here && here.turns.length > 1) return here.turns;
    return Array.from({ length: turnsOf(picked.code) }, (_, turn) => turn);
  }

  /** The turns in which the picked piece fits: where it is looked at, else anywhere. */
  get fittingTurns(): ReadonlySet<number> {
    const here = this.#looked && this.placeAt(this.#looked);
    return turnsIn(here ? [here] : [...this.places.values()]);
  }

  /** The picked piece on the cell where it is looked at. */
  get tried(): Tried | null {
    const { picked } = this;
    const cell = this.#looked;
    if (!picked || !cell || !this.mayLay) return null;
    const fits = !this.#half && (this.placeAt(cell)?.turns.includes(this.#turn) ?? false);
    return { ...cell, letters: turned(picked.code, this.#turn), fits, isHalf: this.#half };
  }

  /** Why the piece may not lie where it was tried. */
  get refused(): Refused | null {
    return this.#refused;
  }

  /** The cell that the keyboard is on. */
  get cursor(): Hex {
    return this.#cursor;
  }

  /** What was laid since the own last move, oldest first. */
  get recent(): readonly Played[] {
    return this.#recent;
  }

  /** The cell of a piece that has just come and flies to its place. */
  get fresh(): HexKey | null {
    return this.#fresh;
  }

  /** The last round that ended, until it was read. */
  get ended(): Ended | null {
    return this.#ended;
  }

  /** What the last move earned. */
  get moment(): Moment | null {
    return momentOf(this.desk.view);
  }

  // Picking, turning and laying

  sortBy(order: Order): void {
    this.#order = order;
    remember("cubed-order", order);
  }

  /** Pick a piece of the hand, or put it back. */
  pick(key: string): void {
    if (!this.hand.some((held) => held.key === key)) return;
    const isSame = this.#picked === key;
    this.#forget();
    this.#picked = isSame ? null : key;
    this.#turn = 0;
  }

  /** Pick a piece for good, as a drag does. */
  take(key: string): void {
    if (this.#picked !== key && this.mayLay) this.pick(key);
  }

  /** Pick the next (1) or previous (-1) piece of the hand. */
  pickNext(by: 1 | -1): void {
    const { hand } = this;
    if (hand.length === 0) return;
    const at = hand.findIndex(({ key }) => key === this.#picked);
    const next = hand[at < 0 ? (by > 0 ? 0 : hand.length - 1) : (at + by + hand.length) % hand.length]!;
    if (next.key !== this.#picked) this.pick(next.key);
  }

  /** Put the picked piece back; false if there was nothing to put back. */
  putBack(): boolean {
    const had = this.#picked !== null || this.#looked !== null || this.#counting;
    this.#forget();
    this.#picked = null;
    this.#counting = false;
    return had;
  }

  /** Turn the picked piece on (1) or back (-1) by a third, through the turns that are offered. */
  async rotate(by: 1 | -1 = 1): Promise<void> {
    const { turns, picked } = this;
    if (!picked) return;
    const at = turns.indexOf(this.#turn);
    this.#turn = turns[(at + by + turns.length) % turns.length] ?? 0;
    this.#half = false;
    await this.#judge();
  }

  /** Turn it by 60°, to see that its heights line up with nothing. */
  async rotateHalf(): Promise<void> {
    const cell = this.#looked ?? [...this.places.values()][0];
    if (!this.picked || !cell) return;
    this.#looked = { q: cell.q, r: cell.r };
    this.#held = true;
    this.#half = !this.#half;
    await this.#judge();
  }

  /** Look at a cell: the piece is shown there if it fits, turned so that it does. What a tap shows stays. */
  look(cell: Hex | null): void {
    if (this.#held) return;
    const place = cell && this.placeAt(cell);
    if (place) this.#show(place);
    else if (!this.#asked) this.#looked = null;
  }

  /** The cell of a piece that is held over a point of the table. */
  near(point: Point): Hex {
    return nearestCell(this.places, point);
  }

  /** Touch a cell: a mouse lays at once what it hovers over, a finger looks first. An illegal place says why. */
  async touch(cell: Hex, how: "mouse" | "touch" | "key"): Promise<void> {
    this.#cursor = cell;
    if (!this.picked || !this.mayLay) return;
    const isLooked = this.#looked !== null && hexKey(this.#looked) === hexKey(cell);
    const place = this.placeAt(cell);
    if (place && this.tried?.fits && isLooked) return this.lay();
    this.#refused = null;
    if (place) {
      this.#show(place);
      this.#held = how === "touch";
      if (how !== "touch") await this.lay();
      return;
    }
    this.#half = false;
    this.#looked = cell;
    this.#held = how === "touch";
    await this.#judge();
  }

  /** Lay the piece where it is looked at: it lies there at once, and comes back if the server refuses it. */
  async lay(): Promise<void> {
    const { picked, tried } = this;
    const { seat, moveNumber, canMove } = this.desk;
    if (!picked || !tried?.fits || seat === null || !canMove) return;
    const { q, r } = tried;
    const [piece, turn] = [picked.code, this.#turn];
    this.#sent = { key: picked.key, piece, q, r, turn, moveNumber };
    this.#forget();
    this.#picked = null;
    this.#fresh = hexKey(tried);
    const refused = await this.desk.move({ do: "play", piece, q, r, turn });
    if (!refused) return;
    this.#sent = null;
    this.#picked = picked.key;
  }

  clearRefusal(): void {
    this.#refused = null;
  }

  // The other moves

  async idle(move: Idle): Promise<void> {
    if (this.may(move)) await this.#send({ do: move });
  }

  /** Choose how many pieces to draw, or stop choosing. */
  count(): void {
    this.#counting = !this.#counting;
  }

  async drawMany(count: number): Promise<void> {
    if (count <= this.most) await this.#send({ do: "draw_many", count });
  }

  async keep(piece: Code): Promise<void> {
    await this.#send({ do: "keep", piece });
  }

  /** Hand the picked piece to another player. */
  async give(seat: number): Promise<void> {
    if (this.picked && this.task === "gift") await this.#send({ do: "give", piece: this.picked.code, seat });
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
  moveCursor(cell: Hex): void {
    this.#forget();
    this.#cursor = cell;
    this.look(cell);
    this.outlook.reveal(cell);
  }

  /** Go to the next (1) or previous (-1) place where the picked piece fits, in reading order. */
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
    if (before?.moveNumber === moveNumber && before.view.seat === view.seat) return;
    this.#forget();
    this.#counting = false;
    if (this.#sent && this.#sent.moveNumber !== moveNumber) this.#sent = null;
    if (!this.picked) this.#picked = null;
    this.#news(view, moveNumber, before);
    if (!before) return;
    if (this.camera.isFree && view.round === before.view.round) this.outlook.reveal(this.#recent.at(-1));
    else this.home();
  }

  /** What the round brought was read. */
  readOn(): void {
    this.#ended = null;
  }

  #news(view: View, moveNumber: number, before: { view: View; moveNumber: number } | null): void {
    const isNext = before !== null && moveNumber === before.moveNumber + 1;
    const ended = endedOf(view);
    const played = ended ? undefined : find(view.events, "played");
    if (ended) this.#ended = ended;
    else if (!isNext || this.desk.seat === null) this.#ended = null;
    if (ended || (!isNext && !played)) this.#recent = [];
    else if (played) {
      const isOthers = isNext && played.seat !== this.desk.seat;
      this.#recent = isOthers ? [...this.#others(played), played] : [played];
    }
    if (played) this.#cursor = { q: played.q, r: played.r };
    else if (ended) this.#cursor = { q: 0, r: 0 };
    // The own piece lies there already, since it was sent.
    this.#fresh = played && isNext ? hexKey(played) : null;
    this.#drawn = newPieces(view, this.desk.seat);
  }

  /** The last moves of the others, without the own one and without an older one of the same seat. */
  #others(played: Played): readonly Played[] {
    return this.#recent.filter(({ seat }) => seat !== played.seat && seat !== this.desk.seat);
  }

  #show(place: Place): void {
    this.#looked = { q: place.q, r: place.r };
    this.#half = false;
    this.#asked = false;
    this.#refused = null;
    if (!place.turns.includes(this.#turn)) this.#turn = place.turns[0]!;
  }

  #forget(): void {
    this.#looked = null;
    this.#held = false;
    this.#asked = false;
    this.#half = false;
    this.#refused = null;
  }

  /** Ask why the piece may not lie as it is tried, where it may not. */
  async #judge(): Promise<void> {
    this.#refused = null;
    const { picked, tried } = this;
    if (!picked || !tried || tried.fits) return;
    this.#asked = true;
    const { moveNumber } = this.desk;
    const { q, r } = tried;
    const turn = this.#turn + (tried.isHalf ? HALF : 0);
    const why = await this.desk.whyNot({ do: "play", piece: picked.code, q, r, turn });
    const isStill = this.picked?.key === picked.key && this.tried?.q === q && this.tried.r === r;
    if (why && isStill && moveNumber === this.desk.moveNumber) this.#refused = why;
  }

  async #send(move: Move): Promise<void> {
    if (!this.desk.canMove) return;
    this.#forget();
    this.#counting = false;
    await this.desk.move(move);
  }
}
