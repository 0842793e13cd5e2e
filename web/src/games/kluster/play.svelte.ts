/** A game of Kluster on the page: what is to be done, the stone in the hand, the string to be laid, what is seen. No DOM. */
import type { GameEvent, Kluster, Took, View } from "$generated/kluster";
import { Camera, type Box } from "$shared/board/camera";
import { isBoolean, recall, remember } from "$shared/memory";
import type { Desk, Stage, StageFrame } from "$shared/table/desk";
import type { Sight } from "$shared/table/face";
import { Refused } from "$shared/wire/refused";

import { StringDraft } from "./draft.svelte";
import { boundsOf, distance, nearestNode, separated, shape, type Point } from "./geometry";
import { adviceOf, type Advice } from "./hints";
import type { Happening, Lain, Pulled, Scene } from "./scene";
import { Show } from "./show.svelte";
import { STRAIGHT, TURNED, type Stance } from "./stance";
import { HandTurn } from "./turn.svelte";

/** `settle`: the own stone was let go, or something happened, and all comes to rest. */
export type Task = "watch" | "wait" | "strings" | "place" | "more" | "repair" | "settle" | "over";
export type Aid = "field" | "danger";
export interface Node {
  readonly loop: number;
  readonly node: number;
}

/** Air around the strings, in mm. */
const MARGIN = 9;
const DRAFT_MARGIN = 34;
const CLOSEST = 7; // pixels in a millimetre
const FARTHEST = 0.35;
/** A node of a string is pulled from within so many mm; the keyboard goes so many nodes on. */
const NODE_STEP = 4;

export class KlusterPlay {
  readonly desk: Desk<Kluster>;
  readonly sight: Sight;
  readonly camera = new Camera();
  readonly show: Show;
  readonly turn: HandTurn;
  /** Where turns by hand are played; a lesson has one to practise on. */
  #stage: Stage | null = $state.raw(null);
  #stance: Stance = $state.raw(STRAIGHT);
  #picked: number | null = $state(null);
  #draft: StringDraft | null = $state.raw(null);
  #cursor: Point = $state.raw({ x: 0, y: 0 });
  #node: Node | null = $state.raw(null);
  #pointed: Node | null = $state.raw(null);
  #usesKeys = $state(false);
  #aids: Record<Aid, boolean> = $state({
    field: recall("kluster-field", isBoolean) ?? false,
    danger: recall("kluster-danger", isBoolean) ?? false,
  });
  #loose: readonly number[] = $derived.by(() => {
    const { phase, options } = this.desk.view;
    if (phase !== "repair") return [];
    return separated(this.show.loops, options.string_test, options.strings_connected);
  });
  #seen: { readonly view: View; readonly moveNumber: number } | null = null;
  #before: View | null = $state.raw(null);
  #now: (() => number) | null = null;
  #stop: () => void = () => undefined;
  #changed: () => void = () => undefined;

  constructor(desk: Desk<Kluster>, sight: Sight = "close") {
    this.desk = desk;
    this.sight = sight;
    this.show = new Show(desk.view);
    this.show.wake = () => this.#changed();
    this.#stage = desk.stage ?? null;
    if (!desk.stage && desk.teaches) void this.#practise();
    this.turn = new HandTurn(
      () => this.#stage,
      () => this.#changed(),
    );
    this.camera.limit(FARTHEST, CLOSEST);
  }

  /** What to call when there is something new to see. */
  onChange(changed: () => void): void {
    this.#changed = changed;
  }

  /** Watch live turns until the returned function is called. */
  listen(now: () => number): () => void {
    this.#now = now;
    this.#watch();
    return () => {
      this.#now = null;
      this.#stop();
    };
  }

  #watch(): void {
    this.#stop();
    const now = this.#now;
    if (this.sight === "whole" || !this.#stage || !now) return;
    this.#stop = this.#stage.watch({
      frame: (frame) => this.#hear(frame, now()),
      ended: () => this.#startAgain(),
      // What was under way when the turn ended is nobody's fault.
      refused: ({ code }) => !code.startsWith("server/") && code !== "kluster/turn_over" && code !== "live/not_now",
    });
  }

  /** Nobody watches in a lesson: the page itself shows what a hand does. */
  async #practise(): Promise<void> {
    const { Practice } = await import("./practice");
    this.#stage = new Practice(this.desk);
    this.#watch();
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
    return (this.mayPlace || this.task === "repair") && this.#stage !== null;
  }

  /** Whether stones may also stand. */
  get mayStand(): boolean {
    return this.desk.view.options.upright;
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

  get stance(): Stance {
    return this.#stance;
  }

  /** Where the keyboard is on the table. */
  get cursor(): Point {
    return this.turn.goal ?? this.#cursor;
  }

  /** Whether the keyboard plays now: then its place is shown. */
  get usesKeys(): boolean {
    return this.#usesKeys;
  }

  /** The node of a string that the keyboard holds. */
  get node(): Node | null {
    return this.#node;
  }

  /** The node that is shown as a handle: held by keys, or near the mouse. */
  get handle(): Node | null {
    return this.turn.pulling ?? this.#node ?? this.#pointed;
  }

  aid(name: Aid): boolean {
    return this.#aids[name];
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
    return placed && placed.seat !== this.desk.seat && !this.show.isBusy ? placed.magnet : null;
  }

  /** What is seen now: the table with the own hand. */
  get scene(): Scene {
    const { scene } = this.show;
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
    this.show.skip();
    if (this.picked === magnet && !at) return void this.putBack();
    const place = at ?? (how === "quiet" ? this.#cursor : this.#overTable());
    this.turn.take(magnet, place, this.#stance.backAngle(-Math.PI / 2), how);
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
    if (this.#node) return this.#letGoOfNode();
    const had = this.turn.now;
    if (had) this.#cursor = { x: had.x, y: had.y };
    return this.turn.putBack();
  }

  /** Move the hand by so much of what is seen, in mm. */
  drag(dx: number, dy: number): void {
    const goal = this.turn.goal;
    if (!goal) return;
    this.turn.goLive();
    const at = this.#stance.point(goal);
    this.turn.lead(this.#stance.back({ x: at.x + dx, y: at.y + dy }));
  }

  raise(z: number): void {
    this.turn.goLive();
    this.turn.raise(z);
  }

  rotate(by: number): void {
    this.turn.rotate(by);
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

  // Cords

  /** The node of a cord within reach of a point of the table. */
  nodeNear(at: Point, reach: number): Node | null {
    const found = this.mayPull ? nearestNode(this.show.scene.loops, at) : null;
    return found && found.far <= reach ? { loop: found.loop, node: found.node } : null;
  }

  /** The mouse is near a cord, or no longer. */
  point(node: Node | null): void {
    if (node?.loop === this.#pointed?.loop && node?.node === this.#pointed?.node) return;
    this.#pointed = node;
    this.#changed();
  }

  pull(node: Node, to: Point): void {
    if (this.mayPull) this.turn.pullTo({ ...node, ...to });
  }

  drop(): void {
    this.turn.letGoOfString();
  }

  /** The keyboard takes hold of the cord, at the node nearest to it, or goes along it. */
  nextNode(by: 1 | -1): void {
    if (!this.mayPull) return;
    const { loops } = this.show.scene;
    if (this.#node) {
      const { loop, node } = this.#node;
      this.drop();
      const count = loops[loop]?.length ?? 1;
      this.#node = { loop, node: (node + by * NODE_STEP + count) % count };
    } else this.#node = this.nodeNear(this.cursor, Infinity);
    this.#changed();
  }

  #letGoOfNode(): boolean {
    this.drop();
    this.#node = null;
    this.#changed();
    return true;
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
    const by = this.#stance.back({ x: dx, y: dy });
    if (this.draft) this.draft.move(by.x, by.y);
    else if (this.#node) this.#nudgeNode(this.#node, by);
    else if (this.turn.goal) this.turn.lead({ x: this.turn.goal.x + by.x, y: this.turn.goal.y + by.y });
    else this.#cursor = { x: this.#cursor.x + by.x, y: this.#cursor.y + by.y };
    this.#changed();
  }

  leaveKeys(): void {
    this.#usesKeys = false;
    this.#changed();
  }

  #nudgeNode(node: Node, by: Point): void {
    const { pulling } = this.turn;
    const from: Point = pulling ?? this.show.scene.loops[node.loop]![node.node]!;
    const held: Pulled = { ...node, x: from.x + by.x, y: from.y + by.y };
    this.pull(node, held);
  }

  // What learners see

  toggle(aid: Aid): void {
    this.#aids[aid] = !this.#aids[aid];
    remember(`kluster-${aid}`, this.#aids[aid]);
    this.#changed();
  }

  /** Show slowly how the stones of the last move met. */
  async replaySnap(): Promise<void> {
    const [took, before] = [this.snapped, this.#before];
    if (!took || !before || !this.desk.film) return;
    const { moveNumber } = this.desk;
    try {
      const bytes = await this.desk.film(moveNumber);
      if (moveNumber === this.desk.moveNumber) this.show.replay(bytes, before, took.seat);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  // The view

  /** Look at the table as it lies, or turned by a quarter for an upright screen. */
  turnTable(isUpright: boolean): void {
    this.#stance = isUpright ? TURNED : STRAIGHT;
    this.camera.hold(this.#content(MARGIN));
  }

  /** Show all strings. */
  home(): void {
    const isDraft = this.desk.view.phase === "strings";
    this.camera.hold(this.#content(MARGIN));
    this.camera.fit(this.#content(this.sight === "whole" ? 4 : isDraft ? DRAFT_MARGIN : MARGIN), CLOSEST, FARTHEST);
  }

  /** Where somebody's hand is, in mm of what is seen: there stones fly. Set by the board. */
  seatPlace: (seat: number) => Point = () => ({ x: 0, y: 0 });

  /** The point of the table under a point of the view. */
  tableAt(at: Point): Point {
    return this.#stance.back(this.camera.toTable(at));
  }

  #content(margin: number): Box {
    const { loops, lengths } = this.desk.view;
    const shown = [...loops, ...(this.desk.view.phase === "strings" && this.#draft ? [this.#draft.line] : [])];
    const points = shown.length > 0 ? shown.flat() : shape("circle", lengths[0] ?? 650);
    const box = boundsOf(points.map((point) => this.#stance.point(point)))!;
    return { left: box.left - margin, top: box.top - margin, right: box.right + margin, bottom: box.bottom + margin };
  }

  /** Above the lower middle of what is seen. */
  #overTable(): Point {
    const { left, top, right, bottom } = this.camera.free;
    return this.tableAt({ x: (left + right) / 2, y: top + (bottom - top) * 0.62 });
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
    this.#node = this.#pointed = null;
    const mover = seatOf(view.events);
    const isNext = moveNumber === before.moveNumber + 1 && mover !== null;
    this.#before = isNext ? before.view : null;
    if (isNext && !find(view.events, "laid")) {
      const film = this.show.motion && this.show.acting === null ? (this.desk.film?.(moveNumber) ?? null) : null;
      this.show.goOn(view, film, mover);
    } else this.show.cut(view);
    if (before.view.loops.length !== view.loops.length) this.home();
    this.#changed();
  }

  /** Let time pass; `now` in seconds. True while there is more to come. */
  step(now: number): boolean {
    const moves = this.turn.step(now);
    return this.show.step(now) || moves;
  }

  /** What happened since this was last asked. */
  hear(): readonly Happening[] {
    return this.show.hear();
  }

  get #isOwnTurn(): boolean {
    return this.show.acting !== null && this.show.acting === this.desk.seat;
  }

  /** The live turn is given up: the table lies as before. */
  #startAgain(): void {
    this.turn.reset();
    this.show.cut(this.desk.view);
    this.#changed();
  }

  #hear(frame: StageFrame, now: number): void {
    const read = this.show.take(frame, now);
    if (read && frame.seat === this.desk.seat) this.turn.hear(read);
    this.#changed();
  }
}

/** The first event of a kind. */
export function find<K extends GameEvent["event"]>(
  events: readonly GameEvent[],
  kind: K,
): Extract<GameEvent, { event: K }> | undefined {
  return events.find((event): event is Extract<GameEvent, { event: K }> => event.event === kind);
}

/** Who moved. */
function seatOf(events: readonly GameEvent[]): number | null {
  for (const event of events) if ("seat" in event) return event.seat;
  return null;
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

/** The lying stone that is nearest to a point, and how far its middle is. */
export function nearestStone(scene: Scene, to: Point): { stone: Lain; far: number } | null {
  let found: { stone: Lain; far: number } | null = null;
  for (const stone of scene.stones.values()) {
    const far = distance(stone, to);
    if (!found || far < found.far) found = { stone, far };
  }
  return found;
}
