/** A game of Cubed on the page: the hand in groups, how the picked piece is turned and tried, and other moves. No DOM. */
import type { Cubed, Laid, Move, View } from "$generated/cubed";
import type { CellKey, Places } from "$shared/board/grid";
import type { Held } from "$shared/board/hand";
import { Laying, type Seen, type Sent, type Touch } from "$shared/board/laying.svelte";
import { Sorting } from "$shared/board/sorting.svelte";
import type { Desk } from "$shared/table/desk";
import type { Sight } from "$shared/table/face";

import { groundOf } from "./ground";
import { endedOf, find, momentOf, newPieces, type Ended, type Moment } from "./happenings";
import { GRID, hexKey, keysOf, type Hex } from "./hexes";
import { arrange, ORDERS, turned, TURNS, turnsOf, type Code, type Group } from "./pieces";
import { findPlaces, turnsIn, type Place } from "./places";

/** A cell on which the picked piece is looked at before it is laid. */
export interface Tried extends Hex {
  /** Its letters as it would lie there. */
  readonly letters: string;
  /** Whether it may lie there like this. */
  readonly fits: boolean;
  /** Whether it is turned by 60°, so that the heights clash. */
  readonly isHalf: boolean;
}

export type Task = "watch" | "wait" | "lay" | "stuck" | "bridge" | "gift" | "keep" | "over";
type Idle = "draw" | "pass" | "skip_gift";

/** Turns by 60° are sent as turns beyond the three there are, and refused for their heights. */
const HALF = TURNS;

export class CubedPlay extends Laying<Cubed, Hex, Place, Laid> {
  readonly sorting = new Sorting("cubed-order", ORDERS);

  #turn = $state(0);
  #half = $state(false);
  /** Whether the looked-at cell stays wherever the mouse goes: a finger looks once. */
  #fixed = false;
  /** Whether it was asked why the piece may not lie there: the answer stays until something else is looked at. */
  #asked = false;
  #counting = $state(false);
  #drawn: readonly Code[] = $state.raw([]);
  #ended: Ended | null = $state.raw(null);

  #groups: readonly Group[] = $derived.by(() => arrange(this.desk.view.hand, this.sorting.order));
  #dead: ReadonlySet<CellKey> = $derived.by(() => keysOf(this.desk.view.dead));

  constructor(desk: Desk<Cubed>, sight: Sight = "close") {
    super(
      desk,
      sight,
      GRID,
      groundOf(() => desk.view),
    );
  }

  // What there is

  /** What the person before the screen has to do. */
  get task(): Task {
    const { view, over, seat } = this.desk;
    if (over) return "over";
    if (seat === null) return "watch";
    // In the past there are no moves to make.
    if (!view.actors.includes(seat) || this.sending || this.moves.length === 0) return "wait";
    if (view.phase === "gift" || view.phase === "keep") return view.phase;
    if (!this.fitsSomewhere && view.phase === "turn") return "stuck";
    return view.phase === "bridge" ? "bridge" : "lay";
  }

  get mayLay(): boolean {
    return this.task === "lay" || this.task === "bridge" || this.task === "stuck";
  }

  /** Whether there is such a move now. */
  may(idle: Idle): boolean {
    return this.task !== "wait" && this.moves.some((move) => move.do === idle);
  }

  /** How many pieces can be drawn at once to keep one of them; 0 if that is not possible now. */
  get most(): number {
    if (this.task === "wait") return 0;
    return Math.max(0, ...this.moves.map((move) => (move.do === "draw_many" ? move.count : 0)));
  }

  /** Whether somebody is choosing how many to draw. */
  get isCounting(): boolean {
    return this.#counting && this.most > 0;
  }

  /** The cells next to black sides, where nothing may ever lie. */
  get dead(): ReadonlySet<CellKey> {
    return this.#dead;
  }

  /** The hand in the chosen order, without the piece on its way. */
  get groups(): readonly Group[] {
    const sent = this.sending;
    if (!sent) return this.#groups;
    return this.#groups
      .map(({ name, held }) => ({ name, held: held.filter(({ key }) => key !== sent.held.key) }))
      .filter(({ held }) => held.length > 0);
  }

  /** How the picked piece is turned, in thirds. */
  get turn(): number {
    return this.#turn;
  }

  /** Pieces that were just drawn. */
  get drawn(): readonly Code[] {
    return this.#drawn;
  }

  /** The turns that the turn button goes through: those that fit where the piece is looked at, else all there are. */
  get turns(): readonly number[] {
    const { picked } = this;
    if (!picked) return [];
    const here = this.looked && this.placeAt(this.looked);
    if (here && here.turns.length > 1) return here.turns;
    return Array.from({ length: turnsOf(picked.code) }, (_, turn) => turn);
  }

  /** The turns in which the picked piece fits: where it is looked at, else anywhere. */
  get fittingTurns(): ReadonlySet<number> {
    const here = this.looked && this.placeAt(this.looked);
    return turnsIn(here ? [here] : [...this.places.values()]);
  }

  /** The picked piece on the cell where it is looked at. */
  get tried(): Tried | null {
    const { picked } = this;
    const cell = this.looked;
    if (!picked || !cell || !this.mayLay) return null;
    const fits = !this.#half && (this.placeAt(cell)?.turns.includes(this.#turn) ?? false);
    return { ...cell, letters: turned(picked.code, this.#turn), fits, isHalf: this.#half };
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

  override pick(key: string): void {
    super.pick(key);
    this.#turn = 0;
  }

  /** Pick the next (1) or previous (-1) piece of the hand. */
  pickNext(by: 1 | -1): void {
    const { hand } = this;
    if (hand.length === 0) return;
    const at = hand.findIndex(({ key }) => key === this.picked?.key);
    const next = hand[at < 0 ? (by > 0 ? 0 : hand.length - 1) : (at + by + hand.length) % hand.length]!;
    if (next.key !== this.picked?.key) this.pick(next.key);
  }

  override putBack(): boolean {
    const wasCounting = this.#counting;
    this.#counting = false;
    return super.putBack() || wasCounting;
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
    const cell = this.looked ?? [...this.places.values()][0];
    if (!this.picked || !cell) return;
    this.lookAt(cell);
    this.#fixed = true;
    this.#half = !this.#half;
    await this.#judge();
  }

  /** Look at a cell: the piece is shown there if it fits, turned so that it does. What a tap shows stays. */
  override look(cell: Hex | null): void {
    if (this.#fixed) return;
    const place = cell && this.placeAt(cell);
    if (place) this.preview(place, "mouse");
    else if (!this.#asked) this.lookAt(null);
  }

  override moveCursor(cell: Hex): void {
    this.forget();
    super.moveCursor(cell);
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

  // What a game of cells asks

  protected get held(): readonly Held[] {
    return this.#groups.flatMap(({ held }) => held);
  }

  protected override get fitsThere(): boolean {
    return this.tried?.fits ?? false;
  }

  protected findPlaces(): ReadonlyMap<Code, Places<Place>> {
    return findPlaces(this.moves);
  }

  protected moveOf({ code }: Held, { q, r }: Hex): Extract<Move, { do: "play" }> {
    return { do: "play", piece: code, q, r, turn: this.#turn };
  }

  protected laidOf({ move }: Sent<Hex, Move>): Laid {
    const { piece, q, r, turn } = move as ReturnType<typeof this.moveOf>;
    return { piece, q, r, turn };
  }

  protected lastOf(view: View): (Hex & { readonly seat: number }) | undefined {
    return endedOf(view) ? undefined : find(view.events, "played");
  }

  protected refuse(_: Held, cell: Hex, how: Touch): Promise<void> {
    this.#half = false;
    this.lookAt(cell);
    this.#fixed = how === "touch";
    return this.#judge();
  }

  protected override preview(place: Place, how: Touch): void {
    this.lookAt(place);
    this.#half = false;
    this.#asked = false;
    this.#fixed = how === "touch";
    this.clearRefusal();
    if (!place.turns.includes(this.#turn)) this.#turn = place.turns[0]!;
  }

  protected override forget(): void {
    super.forget();
    this.#fixed = false;
    this.#asked = false;
    this.#half = false;
  }

  // What happens

  protected override startsAnew(view: View): boolean {
    return endedOf(view) !== null;
  }

  protected takeIn(view: View, _: Seen<View> | null, isNext: boolean): void {
    this.#counting = false;
    const ended = endedOf(view);
    if (ended) this.#ended = ended;
    else if (!isNext || this.desk.seat === null) this.#ended = null;
    this.#drawn = newPieces(view, this.desk.seat);
  }

  protected override showNews(before: Seen<View>): void {
    if (this.desk.view.round === before.view.round) super.showNews(before);
    else this.home();
  }

  /** What the round brought was read. */
  readOn(): void {
    this.#ended = null;
  }

  /** Ask why the piece may not lie as it is tried, where it may not. */
  async #judge(): Promise<void> {
    this.clearRefusal();
    const { picked, tried } = this;
    if (!picked || !tried || tried.fits) return;
    this.#asked = true;
    const move = this.moveOf(picked, tried);
    const turn = move.turn + (tried.isHalf ? HALF : 0);
    await this.ask({ ...move, turn }, tried, () => {
      return this.picked?.key === picked.key && this.tried !== null && hexKey(this.tried) === hexKey(tried);
    });
  }

  async #send(move: Move): Promise<void> {
    if (!this.desk.canMove) return;
    this.forget();
    this.#counting = false;
    await this.desk.move(move);
  }
}
