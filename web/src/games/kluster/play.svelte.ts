/** A game of Kluster on the page: what is to be done, the stone in the hand, the string to be laid, what is seen. No DOM. */
import type { Kluster, Took, View } from "$generated/kluster";
import type { Camera } from "$shared/board/camera";
import type { Desk, LiveFrame } from "$shared/table/desk";
import type { Sight } from "$shared/table/face";
import { LIVE_LOST, Refused } from "$shared/wire/refused";

import { Aids } from "./aids.svelte";
import { CordGrip } from "./cord.svelte";
import { StringDraft } from "./draft.svelte";
import { find, seatOf } from "./events";
import { separated, shape, type Path, type Point } from "./geometry";
import { adviceOf, type Advice } from "./hints";
import { MARGIN, Outlook } from "./outlook.svelte";
import type { Happening, Scene } from "./scene";
import { Display } from "./display.svelte";
import { LiveTurnSource } from "./live_turns.svelte";
import type { Stance } from "./stance";
import { HandTurn } from "./turn.svelte";

/** `settle`: the own stone was let go, or something happened, and all comes to rest. */
export type Task = "watch" | "wait" | "strings" | "place" | "more" | "repair" | "settle" | "over";

/** Refusals of inputs that need no words. */
const QUIET: readonly string[] = ["kluster/turn_over", "live/not_now", LIVE_LOST];

/** Air around the strings while one is laid, and on a screen that shows all of them, in mm. */
const DRAFT_MARGIN = 34;
const WHOLE_MARGIN = 4;

export class KlusterPlay {
  readonly desk: Desk<Kluster>;
  readonly sight: Sight;
  readonly outlook = new Outlook();
  readonly display: Display;
  readonly turn: HandTurn;
  readonly cord: CordGrip;
  readonly aids = new Aids(() => this.#changed());
  #live: LiveTurnSource;
  #picked: number | null = $state(null);
  #draft: StringDraft | null = $state.raw(null);
  #cursor: Point = $state.raw({ x: 0, y: 0 });
  #usesKeys = $state(false);
  #loose: readonly number[] = $derived.by(() => {
    const { phase, options } = this.desk.view;
    if (phase !== "repair") return [];
    return separated(this.display.loops, options.string_test, options.strings_connected);
  });
  #seen: { readonly view: View; readonly moveNumber: number } | null = null;
  #before: View | null = $state.raw(null);
  #changed: () => void = () => undefined;

  constructor(desk: Desk<Kluster>, sight: Sight = "close") {
    this.desk = desk;
    this.sight = sight;
    this.display = new Display(desk.view);
    this.display.wake = () => this.#changed();
    this.#live = new LiveTurnSource(desk);
    this.turn = new HandTurn(
      () => this.#live.now,
      () => this.#changed(),
    );
    this.cord = new CordGrip(
      this.display,
      this.turn,
      () => this.mayPull,
      () => this.#changed(),
    );
  }

  /** Whether things may move: set by the board from the settings. */
  set motion(may: boolean) {
    this.display.motion = may;
  }

  /** What to call when there is something new to see. */
  onChange(changed: () => void): void {
    this.#changed = changed;
  }

  /** Watch live turns until the returned function is called. */
  listen(now: () => number): () => void {
    if (this.sight === "whole") return () => undefined;
    return this.#live.watch({
      frame: (frame) => this.#hear(frame, now()),
      ended: () => this.#startAgain(),
      refused: (why) => this.#hearRefusal(why),
    });
  }

  // What there is

  /** What the person before the screen has to do. */
  get task(): Task {
    const { view, over, seat, canMove } = this.desk;
    if (over) return "over";
    if (seat === null) return "watch";
    if (!view.actors.includes(seat) || this.desk.moves?.length === 0) return "wait";
    if (view.phase === "strings") return canMove ? "strings" : "wait";
    if (this.turn.isReleased || !canMove) return "settle";
    return view.phase === "turn" || view.phase === "over" ? "place" : view.phase;
  }

  /** Whether a stone may be taken and placed now. */
  get mayPlace(): boolean {
    return this.task === "place" || this.task === "more";
  }

  /** Whether cords may be pulled now. */
  get mayPull(): boolean {
    return (this.mayPlace || this.task === "repair") && this.#live.now !== null;
  }

  /** Whether stones may also stand. */
  get mayStand(): boolean {
    return this.desk.view.options.upright;
  }

  /** Whether several stones may be held together: where turns are played by hand, and there are some. */
  get mayGather(): boolean {
    return this.#live.now !== null && !this.desk.teaches && this.hand.length > 1;
  }

  /** The stones of the person before the screen, the one in the hand included. */
  get hand(): readonly number[] {
    const { view, seat } = this.desk;
    return seat === null ? [] : (view.hands[seat] ?? []);
  }

  get picked(): number | null {
    return this.turn.held ?? this.#picked;
  }

  get draft(): StringDraft | null {
    return this.task === "strings" ? this.#draft : null;
  }

  /** Whether a stone is held or a cord pulled, or a string is to be laid. */
  get isInHand(): boolean {
    return this.turn.isLive || this.draft !== null;
  }

  get camera(): Camera {
    return this.outlook.camera;
  }

  get stance(): Stance {
    return this.outlook.stance;
  }

  /** Where the keyboard is on the table. */
  get cursor(): Point {
    return this.turn.goal ?? this.#cursor;
  }

  /** Whether the keyboard plays now: then its place is shown. */
  get usesKeys(): boolean {
    return this.#usesKeys;
  }

  /** The strings that hold on to no other, while they are to be mended. */
  get loose(): readonly number[] {
    return this.#loose;
  }

  /** What the last move took, if it can be seen again. */
  get snapped(): Took | null {
    const took = find(this.desk.view.events, "took");
    return took && took.clumps.length > 0 && this.desk.film && this.#before ? took : null;
  }

  /** The stone that somebody else has just placed. */
  get last(): number | null {
    const placed = find(this.desk.view.events, "placed");
    return placed && placed.seat !== this.desk.seat && !this.display.isBusy ? placed.magnet : null;
  }

  /** What is seen now: the table with the own hand. */
  get scene(): Scene {
    const { scene } = this.display;
    const own = this.turn.now;
    const pull = this.turn.pulling;
    if (!own && !pull) return this.#isOwnTurn && scene.hand && !this.turn.isReleased ? { ...scene, hand: null } : scene;
    const isDown = own !== null && scene.stones.has(own.magnet);
    return { ...scene, hand: isDown ? null : (own ?? scene.hand), pull: pull ?? scene.pull };
  }

  /** What a hint would do. */
  get hint(): Advice | null {
    const move = this.desk.hint?.move;
    return move ? adviceOf(move) : null;
  }

  // The stone in the hand

  /** Pick a stone of the hand, or put it back; `at` is where it appears, else above the middle of what is seen. */
  pick(magnet: number, how: "live" | "quiet", at?: Point): void {
    if (!this.mayPlace || !this.hand.includes(magnet)) return;
    this.display.skip();
    if (this.picked === magnet && !at) return void this.putBack();
    const place = at ?? (how === "quiet" ? this.#cursor : this.outlook.start);
    this.turn.take(magnet, place, this.stance.backAngle(-Math.PI / 2), how);
  }

  /** Pick the next (1) or previous (−1) stone. */
  pickNext(by: 1 | -1): void {
    const { hand, picked } = this;
    if (hand.length === 0) return;
    const at = picked === null ? -1 : hand.indexOf(picked);
    const next = hand[at < 0 ? (by > 0 ? 0 : hand.length - 1) : (at + by + hand.length) % hand.length]!;
    if (next !== picked) this.pick(next, this.turn.isLive ? "live" : "quiet", this.cursor);
  }

  putBack(): boolean {
    if (this.cord.node) {
      this.cord.letGo();
      return true;
    }
    const had = this.turn.now;
    if (had) this.#cursor = { x: had.x, y: had.y };
    return this.turn.putBack();
  }

  /** Move the hand by so much of what is seen, in mm. */
  drag(dx: number, dy: number): void {
    const goal = this.turn.goal;
    if (!goal) return;
    this.turn.goLive();
    const at = this.stance.point(goal);
    this.turn.lead(this.stance.back({ x: at.x + dx, y: at.y + dy }));
  }

  raise(z: number): void {
    this.turn.goLive();
    this.turn.raise(z);
  }

  rotate(by: number): void {
    this.turn.rotate(by);
  }

  /** Hold one more of the own stones together with the one in the hand; after the last, only that one again. */
  gather(): void {
    if (this.mayGather && this.turn.held !== null) this.turn.gather((this.turn.count % this.hand.length) + 1);
  }

  flip(): void {
    if (this.mayStand) this.turn.flip();
  }

  /** Let go of the stone: by hand where others watch, else as a whole turn. */
  async letGo(): Promise<void> {
    const held = this.turn.now;
    if (!held || !this.mayPlace || this.turn.release()) return;
    const { magnet, pose } = held;
    const { x, y, angle } = this.turn.goal!;
    const refused = await this.desk.move({ do: "place", magnet, x, y, angle: round(angle, 4), pose });
    if (!refused) this.turn.reset();
  }

  /** Place no further stone, or say that a string is mended. */
  async finish(): Promise<void> {
    if (this.task === "repair") this.turn.finish();
    else if (this.task === "more" && this.turn.isLive) {
      this.turn.putBack();
      this.turn.finish();
    } else if (this.task === "more") await this.desk.move({ do: "end" });
  }

  // The string to be laid

  async layString(): Promise<void> {
    const { draft } = this;
    if (!draft) return;
    const points = draft.line.map(({ x, y }) => ({ x: round(x, 2), y: round(y, 2) }));
    await this.desk.move({ do: "lay_string", loop: draft.loop, points, spread: null });
  }

  /** The draft changed: it wants to be drawn. */
  redraw(): void {
    this.#changed();
  }

  // Keys

  /** Move what the keyboard holds by so much of what is seen, in mm: the draft, a node, the stone, or its own place. */
  nudge(dx: number, dy: number): void {
    this.#usesKeys = true;
    const by = this.stance.back({ x: dx, y: dy });
    if (this.draft) this.draft.move(by.x, by.y);
    else if (this.cord.node) this.cord.nudge(by);
    else if (this.turn.goal) this.turn.lead({ x: this.turn.goal.x + by.x, y: this.turn.goal.y + by.y });
    else this.#cursor = { x: this.#cursor.x + by.x, y: this.#cursor.y + by.y };
    this.#changed();
  }

  leaveKeys(): void {
    this.#usesKeys = false;
    this.#changed();
  }

  // The last move

  /** Display slowly how the stones of the last move met. */
  async replaySnap(): Promise<void> {
    const [took, before] = [this.snapped, this.#before];
    if (!took || !before || !this.desk.film) return;
    const { moveNumber } = this.desk;
    try {
      const bytes = await this.desk.film(moveNumber);
      if (moveNumber === this.desk.moveNumber) this.display.replay(bytes, before, took.seat);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  // The view

  /** Look at the table as it lies, or turned by a quarter for an upright screen. */
  turnTable(isUpright: boolean): void {
    this.outlook.turn(isUpright, this.#strings);
  }

  /** Display all strings. */
  home(): void {
    const air = this.desk.view.phase === "strings" ? DRAFT_MARGIN : MARGIN;
    this.outlook.fit(this.#strings, this.sight === "whole" ? WHOLE_MARGIN : air);
  }

  /** Where somebody's hand is, in mm of what is seen: there stones fly. Set by the board. */
  seatPlace: (seat: number) => Point = () => ({ x: 0, y: 0 });

  /** All that lie, and the one that is laid; where there is none yet, as large as it will be. */
  get #strings(): readonly Path[] {
    const { loops, lengths, phase } = this.desk.view;
    const shown = phase === "strings" && this.#draft ? [...loops, this.#draft.line] : loops;
    return shown.length > 0 ? shown : [shape("circle", lengths[0] ?? 650)];
  }

  // What happens

  /** Take in a new position: what is new is shown, what no longer holds is forgotten. */
  follow(): void {
    const { view, moveNumber } = this.desk;
    const before = this.#seen;
    if (before?.view === view) return;
    this.#seen = { view, moveNumber };
    if (view.phase === "strings" && (!this.#draft || this.#draft.loop !== view.loops.length)) {
      this.#draft = new StringDraft(view);
    }
    if (!before || before.moveNumber === moveNumber) return;
    this.turn.reset();
    this.#picked = null;
    this.cord.reset();
    const mover = seatOf(view.events);
    const isNext = moveNumber === before.moveNumber + 1 && mover !== null;
    this.#before = isNext ? before.view : null;
    if (isNext && !find(view.events, "laid")) {
      const film = this.display.motion && this.display.acting === null ? (this.desk.film?.(moveNumber) ?? null) : null;
      this.display.goOn(view, film, mover);
    } else this.display.cut(view);
    if (before.view.loops.length !== view.loops.length) this.home();
    this.#changed();
  }

  /** Let time pass; `now` in seconds. True while there is more to come. */
  step(now: number): boolean {
    const moves = this.turn.step(now);
    return this.display.step(now) || moves;
  }

  /** What happened since this was last asked. */
  hear(): readonly Happening[] {
    return this.display.hear();
  }

  get #isOwnTurn(): boolean {
    return this.display.acting !== null && this.display.acting === this.desk.seat;
  }

  /** The live turn is given up: the table lies as before. Whether the own hand had something in it. */
  #startAgain(): boolean {
    const { isLive, isReleased, held, pulling } = this.turn;
    if (isLive) {
      this.turn.reset();
      this.cord.reset();
    }
    this.display.cut(this.desk.view);
    this.#changed();
    return isLive && (isReleased || held !== null || pulling !== null);
  }

  #hearRefusal(why: Refused): Refused | null {
    const { code, facts } = why;
    if (code === "kluster/track" && facts["what"] === "not_holding") {
      // The server does not know of the stone in the hand: the turn in which it was taken is gone.
      return this.turn.held !== null && this.#startAgain() ? new Refused(LIVE_LOST) : null;
    }
    // What was under way when the turn ended is nobody's fault; that it ended is told by itself.
    const isNobodysFault = code.startsWith("server/") || QUIET.includes(code);
    return isNobodysFault ? null : why;
  }

  #hear(frame: LiveFrame, now: number): void {
    const read = this.display.take(frame, now);
    if (read && frame.seat === this.desk.seat) this.turn.hear(read);
    this.#changed();
  }
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
