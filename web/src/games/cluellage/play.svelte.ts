/** A game of Cluellage on the page: the hand on a card, the collage in the making, the laid token, the reveal. No DOM. */
import type { Cluellage, Displayed, GameEvent, Move, Offer, Placed, View, WordCard } from "$generated/cluellage";
import { isBoolean, isRecord, recall, remember } from "$shared/memory";
import type { Desk, Moment } from "$shared/table/desk";
import type { Sight } from "$shared/table/face";
import type { Refused } from "$shared/wire/refused";

import { COUNT, sideBySide } from "./collage";
import { Easel } from "./easel.svelte";
import { raceOf, type Wave } from "./race";
import { tellPoints } from "./suspense.svelte";

/** What is on the table: as the phase, but the last hands of a wave are seen before the next cards are. */
export type Step = "word" | "claim" | "collage" | "exhibit" | "over";

/** A wave as it is shown; `isPast` while its last hands are looked at. */
export interface Middle {
  readonly wave: number;
  readonly offers: readonly Offer[];
  readonly isPast: boolean;
}

/** Somebody else's hand was first on a card. */
export interface Beaten {
  readonly card: string;
  readonly seat: number;
}

/** A move on its way, whose it is, and the view from which it was made. */
interface Sent {
  readonly move: Move;
  readonly seat: number;
  readonly from: View;
}

/** Where a collage in the making is kept, so that nothing is lost when the page is loaded anew. */
const KEPT = "cluellage-easel";
const VEILED = "cluellage-veiled";

export class CluellagePlay {
  readonly desk: Desk<Cluellage>;
  readonly sight: Sight;
  /** Whether things may move: set by the board from the settings. */
  motion = true;

  #veiled = $state(recall(VEILED, isBoolean) ?? false);
  #sent: Sent | null = $state.raw(null);
  #past: Middle | null = $state.raw(null);
  #beaten: Beaten | null = $state.raw(null);
  #easel: { readonly key: string; readonly easel: Easel } | null = $state.raw(null);
  /** The seat that is about to press the seal. */
  #sealing: number | null = $state(null);
  #refused: Refused | null = $state.raw(null);
  #rolling: number | null = $state(null);
  #lingering: number | null = $state(null);
  #sketches: Readonly<Record<number, readonly Placed[]>> = $state.raw({});
  #seen: { readonly view: View; readonly moveNumber: number } | null = null;

  constructor(desk: Desk<Cluellage>, sight: Sight = "close") {
    this.desk = desk;
    this.sight = sight;
    const { view } = desk;
    // Whoever comes while points are shown has missed the drum roll.
    if (view?.phase === "reveal") tellPoints(view);
    if (view) this.#prepare();
  }

  // What there is

  get view(): View {
    return this.desk.view;
  }

  get step(): Step {
    const { phase } = this.view;
    if (this.#past) return "claim";
    return phase === "reveal" ? "exhibit" : phase;
  }

  /** Whether one alone visits the gallery. */
  get isSolo(): boolean {
    return this.view.points.length === 1;
  }

  /** The Word card of this round. */
  get words(): WordCard | null {
    return this.view.words.at(-1) ?? null;
  }

  /** The number of the own word while it matters. */
  get number(): number | null {
    return this.view.number;
  }

  /** Whether the own word is hidden from whoever looks over a shoulder. */
  get isVeiled(): boolean {
    return this.#veiled;
  }

  /** Those who are waited for besides the own seat. */
  get awaited(): readonly number[] {
    return this.view.awaited.filter((seat) => seat !== this.desk.seat);
  }

  /** Whether the own seat is waited for. */
  get isAwaited(): boolean {
    const { seat, over } = this.desk;
    return seat !== null && !over && this.view.awaited.includes(seat) && !this.#pending;
  }

  /** Whether only others are waited for. */
  get isWaiting(): boolean {
    return this.desk.seat !== null && !this.isAwaited && this.awaited.length > 0;
  }

  /** Whether others have been waited for so long that their names are to be read. */
  get isLingering(): boolean {
    return this.isWaiting && this.#lingering === this.desk.moveNumber;
  }

  /** Whether other people wait for the own seat: for the last one where a step takes its time, else for any. */
  get keepsWaiting(): boolean {
    const { players, canMove } = this.desk;
    const { phase, awaited } = this.view;
    const isLong = phase === "collage" || phase === "exhibit";
    if (!this.isAwaited || !canMove || (isLong && this.awaited.length > 0)) return false;
    return players.some(({ seat, isBot, isMine }) => !isBot && !isMine && !awaited.includes(seat));
  }

  /** The cards in the middle, with the own hand where it was just put. */
  get middle(): Middle {
    if (this.#past) return this.#past;
    const { middle, wave } = this.view;
    const move = this.#pending;
    const { seat } = this.desk;
    const offers =
      move?.do === "claim"
        ? middle.map((offer) => (offer.card === move.card && offer.seat === null ? { ...offer, seat } : offer))
        : middle;
    return { wave, offers, isPast: false };
  }

  /** Whether a card may be claimed now. */
  get mayClaim(): boolean {
    return this.step === "claim" && !this.#past && this.isAwaited && this.desk.canMove;
  }

  /** The card on which another hand was faster, until something is claimed. */
  get beaten(): Beaten | null {
    return this.#beaten;
  }

  /** The own cards of this round, with the one that the hand is on. */
  get own(): readonly string[] {
    const { seat } = this.desk;
    const claimed = seat === null ? [] : (this.view.claimed[seat] ?? []);
    const move = this.#pending;
    return move?.do === "claim" && !claimed.includes(move.card) ? [...claimed, move.card] : claimed;
  }

  /** The own collage, while it may be changed. */
  get easel(): Easel | null {
    const key = this.#easelKey;
    return key !== null && this.#easel?.key === key && this.#pending?.do !== "hang" ? this.#easel.easel : null;
  }

  /** Tells one collage in the making from another; null where none is. */
  get #easelKey(): string | null {
    const { seat, view, moves } = this.desk;
    if (seat === null || view.phase !== "collage" || moves !== null || !view.actors.includes(seat)) return null;
    return `${view.taste}/${view.round}/${seat}`;
  }

  /** Whether the seal is about to be pressed. */
  get isSealing(): boolean {
    return this.#sealing !== null && this.#sealing === this.desk.seat && this.easel !== null;
  }

  /** Why the collage could not be hung, until no card hides too much any more. */
  get refused(): Refused | null {
    return this.easel?.faults.length ? this.#refused : null;
  }

  /** The own collage once it is sealed, also on its way. */
  get sealed(): readonly Placed[] {
    const { seat } = this.desk;
    if (this.#pending?.do === "hang") return this.#pending.cards;
    return seat === null ? [] : (this.view.collages[seat] ?? []);
  }

  /** What others show of their canvases, or have hung, where the table wants that. */
  get others(): readonly { readonly seat: number; readonly collage: readonly Placed[]; readonly isDone: boolean }[] {
    const { view, seat: own } = this.desk;
    if (!view.options.live_collages || view.phase !== "collage") return [];
    return view.claimed.flatMap((cards, seat) => {
      if (seat === own) return [];
      const hung = view.collages[seat] ?? [];
      const isDone = hung.length > 0;
      return [{ seat, isDone, collage: isDone ? hung : (this.#sketches[seat] ?? sideBySide(cards)) }];
    });
  }

  /** The number whose token the own seat has laid, also on its way; 0 for none. */
  get guess(): number {
    return this.#pending?.do === "guess" ? this.#pending.number : this.view.guess;
  }

  /** Whether the own seat guesses now. */
  get mayGuess(): boolean {
    const { seat } = this.desk;
    return (
      this.view.phase === "exhibit" && seat !== null && this.view.actors.includes(seat) && this.desk.moves?.length !== 0
    );
  }

  /** Seats that have laid a token, the own one at once. */
  get laid(): readonly number[] {
    const { seat } = this.desk;
    const { guessed } = this.view;
    return seat !== null && this.guess > 0 && !guessed.includes(seat) ? [...guessed, seat] : guessed;
  }

  /** Whether the drum rolls: all tokens lie, and are about to be turned over. */
  get isRolling(): boolean {
    return this.#rolling === this.view.album.length && this.view.phase === "reveal";
  }

  /** The collage that was just revealed. */
  get revealed(): Displayed | null {
    return this.view.phase === "reveal" && !this.isRolling ? (this.view.album.at(-1) ?? null) : null;
  }

  /** Whether it can be said why the revealed collage has these cards: bots tell, people keep their secrets. */
  get mayExplain(): boolean {
    const { revealed } = this;
    return revealed !== null && (revealed.seat === null || this.desk.players[revealed.seat]?.isBot === true);
  }

  /** Whether the own seat is to say that it is ready. */
  get mayReady(): boolean {
    const { phase } = this.view;
    // In a lesson nothing comes after the points: the teacher leads on.
    const isAsked = phase === "word" || (phase === "reveal" && !this.desk.teaches);
    return isAsked && this.isAwaited && this.desk.moves?.length !== 0 && !this.isRolling;
  }

  /** The move on its way to the server. */
  get #pending(): Move | null {
    const { view, seat } = this.desk;
    const sent = this.#sent;
    return sent && sent.seat === seat && !isDone(sent, view, seat) ? sent.move : null;
  }

  // What can be done

  veil(isVeiled: boolean): void {
    this.#veiled = isVeiled;
    remember(VEILED, isVeiled);
  }

  async ready(): Promise<void> {
    if (this.mayReady) await this.#send({ do: "ready" });
  }

  /** Put the hand on a card: it lies there at once, and comes back if another one was faster. */
  async claim(card: string): Promise<void> {
    const offer = this.middle.offers.find((each) => each.card === card);
    if (!offer || !this.mayClaim || (offer.seat !== null && !this.desk.teaches)) return;
    this.#beaten = null;
    const refused = await this.#send({ do: "claim", card });
    // Once the wave is over there is nothing left to tell: the last card came by itself.
    if (refused?.code !== "cluellage/claimed" || !this.view.middle.some((each) => each.card === card)) return;
    const { seat } = refused.facts;
    this.#beaten = { card, seat: typeof seat === "number" ? seat : -1 };
  }

  /** Ask for the seal; what cannot be hung says why instead. */
  async finish(): Promise<void> {
    const { easel } = this;
    if (!easel || !this.desk.canMove) return;
    this.#refused = null;
    if (easel.faults.length === 0) {
      this.#sealing = this.desk.seat;
      return;
    }
    easel.pick(easel.faults[0]!.card);
    this.#refused = await this.desk.whyNot({ do: "hang", cards: [...easel.cards], late: false });
  }

  /** Not yet: work on. */
  workOn(): void {
    this.#sealing = null;
  }

  /** Press the seal: the collage is final. */
  async seal(): Promise<void> {
    const { easel } = this;
    if (!easel || !this.isSealing) return;
    this.#sealing = null;
    await this.#send({ do: "hang", cards: [...easel.cards], late: false });
  }

  /** Keep the collage in the making for the next visit. */
  keepEasel(): void {
    if (this.easel && !this.desk.teaches) remember(KEPT, { key: this.#easel!.key, cards: this.easel.cards });
  }

  /** Show the others how the collage stands, where the table wants that. */
  sketch(): void {
    if (this.easel && this.view.options.live_collages) this.desk.sketches?.send({ cards: [...this.easel.cards] });
  }

  /** Somebody else shows how theirs stands. */
  takeSketch(seat: number, sketch: unknown): void {
    const cards = isRecord(sketch) ? sketch["cards"] : sketch;
    if (!isCollage(cards)) return;
    this.#sketches = { ...this.#sketches, [seat]: cards };
  }

  /** Lay the token of a number, or another one in its place; 0 gives up in the gallery. */
  async lay(number: number): Promise<void> {
    const isLaid = number > 0 && number === this.guess;
    if (!this.mayGuess || !this.desk.canMove || isLaid) return;
    await this.#send({ do: "guess", number });
  }

  /** The race of this round, wave by wave; rejects with `Refused` where the past cannot be read. */
  async race(): Promise<Wave[]> {
    const past: readonly Moment<Cluellage>[] = (await this.desk.history?.(0)) ?? [];
    return raceOf(past as readonly { at: number; events: readonly GameEvent[] }[]);
  }

  // What happens

  /** Take in a new position: what happened meanwhile is shown first. */
  follow(): void {
    const { view, moveNumber } = this.desk;
    const before = this.#seen;
    if (before?.view === view) return;
    this.#seen = { view, moveNumber };
    this.#arrive();
    this.#prepare();
    if (!before || (before.moveNumber === moveNumber && before.view.seat === view.seat)) return;
    const isNext = moveNumber === before.moveNumber + 1 && before.view.seat === view.seat;
    if (before.view.seat !== view.seat) [this.#beaten, this.#refused] = [null, null];
    if (view.phase !== "collage") this.#sketches = {};
    if (view.wave !== before.view.wave || view.phase !== before.view.phase) this.#beaten = null;
    this.#past = isNext ? lastHands(before.view, view) : null;
    if (view.phase !== before.view.phase) this.#refused = null;
    if (view.phase !== "reveal" || before.view.phase === "reveal") return;
    // The teacher speaks at once, so there no drum rolls.
    if (isNext && this.motion && this.sight === "close" && !this.desk.teaches) this.#rolling = view.album.length;
    else tellPoints(view);
  }

  /** The last hands of the wave were seen. */
  goOn(): void {
    this.#past = null;
  }

  /** The drum is silent: turn the tokens over. The points are told when they land. */
  reveal(): void {
    this.#rolling = null;
  }

  /** Nothing has happened for a while. */
  linger(): void {
    this.#lingering = this.desk.moveNumber;
  }

  async #send(move: Move): Promise<Refused | null> {
    if (!this.desk.canMove) return null;
    const { seat } = this.desk;
    if (seat === null) return null;
    const sent = { move, seat, from: this.view };
    this.#sent = sent;
    const refused = await this.desk.move(move);
    if (refused && this.#sent === sent) this.#sent = null;
    this.#arrive();
    return refused;
  }

  /** Once a move has arrived it is forgotten: whoever takes it back may make it again. */
  #arrive(): void {
    const sent = this.#sent;
    const { view, seat } = this.desk;
    if (sent && (sent.seat !== seat || isDone(sent, view, seat))) this.#sent = null;
  }

  #prepare(): void {
    const key = this.#easelKey;
    if (key === null || this.#easel?.key === key) return;
    const { seat, view } = this.desk;
    // A lesson always begins anew.
    const kept = this.desk.teaches ? null : recallEasel(key);
    this.#easel = { key, easel: new Easel(view.claimed[seat!] ?? [], kept) };
  }
}

/** The wave that has just ended, with all its hands; null if none has. */
function lastHands(before: View, now: View): Middle | null {
  if (before.phase !== "claim" || now.round !== before.round) return null;
  if (now.phase === "claim" && now.wave === before.wave) return null;
  const handOn = (card: string): number | null => now.race.find((claim) => claim.card === card)?.seat ?? null;
  const offers = before.middle.map(({ card }) => ({ card, seat: handOn(card) }));
  return offers.length > 0 ? { wave: before.wave, offers, isPast: true } : null;
}

/** Whether a move shows in the view, or has become pointless there. */
function isDone({ move, from }: Sent, view: View, seat: number): boolean {
  if (view.phase !== from.phase || view.round !== from.round || view.album.length !== from.album.length) return true;
  switch (move.do) {
    case "ready":
      return view.ready.includes(seat);
    case "claim":
      return view.wave !== from.wave || (view.claimed[seat]?.includes(move.card) ?? false);
    case "hang":
      return (view.collages[seat]?.length ?? 0) > 0;
    case "guess":
      return view.guess === move.number;
  }
}

function recallEasel(key: string): readonly Placed[] | null {
  const kept = recall(KEPT, isRecord);
  return kept?.["key"] === key && isCollage(kept["cards"]) ? kept["cards"] : null;
}

function isCollage(value: unknown): value is Placed[] {
  return Array.isArray(value) && value.length <= COUNT && value.every(isPlaced);
}

function isPlaced(value: unknown): value is Placed {
  if (!isRecord(value) || typeof value["card"] !== "string") return false;
  return ["x", "y", "angle"].every((name) => Number.isInteger(value[name]));
}
