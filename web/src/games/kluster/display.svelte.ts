/**
 * What is shown of the table at each moment: at rest as the last view says, in a live turn as its frames say, in a film
 * of a move; with bursts where stones met and stones that fly to the hand of who must take them. No DOM.
 */
import type { View } from "$generated/kluster";
import type { LiveFrame } from "$shared/table/desk";

import { isKey, readFilm, readFrame, type Frame } from "./frames";
import type { Path, Point } from "./geometry";
import { between, eased, easeOf, sceneOf, type Ease, type Happening, type Held, type Lain, type Scene } from "./scene";
import { Stream } from "./stream";

/** A stone that somebody must take; `since` is in seconds. */
interface Taken {
  readonly stone: Lain;
  readonly seat: number;
  readonly since: number;
}

interface Snapped extends Point {
  readonly angle: number;
  readonly seed: number;
  readonly since: number;
}

interface Film {
  readonly frames: readonly Frame[];
  readonly seat: number;
  readonly speed: number;
  readonly since: number;
  /** In frames. */
  readonly from: number;
  readonly to: number;
  shown: number;
}

export const FLIGHT_TIME = 0.6;
export const BURST_TIME = 0.42;
const FILM_RATE = 30;
/** A film of a turn by hand shows its last seconds only. */
const LONGEST_FILM = 4;
/** Slow motion: so much before and after the first touch, in seconds, at this speed. */
const BEFORE = 0.8;
const AFTER = 0.6;
export const SLOW = 0.2;

export class Display {
  /** Whether things may move. */
  motion = true;
  #rest: Scene;
  #stream = new Stream();
  /** Whose live turn is on, if any. */
  #acting: number | null = $state(null);
  #turn: number | null = null;
  #ended = -1;
  #known: Scene;
  #loops: readonly Path[] = $state.raw([]);
  #ease: Ease = AT_EASE;
  #film: Film | null = null;
  #isFilm = $state(false);
  #next: View | null = $state.raw(null);
  #scene: Scene;
  #taken: readonly Taken[] = [];
  #snaps: readonly Snapped[] = [];
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read when a frame is painted
  #marked = new Set<number>();
  #heard: Happening[] = [];

  constructor(view: View) {
    this.#rest = this.#scene = this.#known = sceneOf(view);
    this.#loops = view.loops;
  }

  /** The strings as they are known to lie, a moment before they are seen to. */
  get loops(): readonly Path[] {
    return this.#loops;
  }

  /** What is seen now. */
  get scene(): Scene {
    return this.#scene;
  }

  /** The seat whose live turn is on; null while none is. */
  get acting(): number | null {
    return this.#acting;
  }

  /** Whether a film runs. */
  get isFilm(): boolean {
    return this.#isFilm;
  }

  get marked(): ReadonlySet<number> {
    return this.#marked;
  }

  get taken(): readonly Taken[] {
    return this.#taken;
  }

  get snaps(): readonly Snapped[] {
    return this.#snaps;
  }

  /** How near anything is to sliding now, from 0 to 1. */
  get unrest(): number {
    if (this.#acting === null && !this.#isFilm) return 0;
    let most = 0;
    for (const { unrest } of this.#scene.stones.values()) most = Math.max(most, unrest);
    return most;
  }

  /** What happened since this was last asked: for the ears. */
  hear(): readonly Happening[] {
    const heard = this.#heard;
    this.#heard = [];
    return heard;
  }

  /** A frame of a live turn has come; returns it if it was new. */
  take({ seat, turn, data }: LiveFrame, now: number): Frame | null {
    if (turn <= this.#ended) return null;
    const isNew = turn !== this.#turn;
    if (isNew && !isKey(data)) return null; // it will be told in full
    if (isNew) {
      this.#stream.clear();
      this.#stopFilm();
      this.#known = this.#next ? sceneOf(this.#next) : this.#rest;
      this.#settleNext();
      this.#turn = turn;
      this.#marked.clear();
    }
    const frame = readFrame(data, this.#known);
    if (isNew) this.#ease = easeOf(frame.scene);
    this.#known = eased(frame.scene, frame.isKey ? NOWHERE : this.#known, this.#ease);
    this.#loops = this.#known.loops;
    this.#acting = seat;
    this.#stream.push({ tick: frame.tick, scene: this.#known, happenings: frame.happenings }, now);
    return frame;
  }

  /** The game goes on to a view by a move that may have been seen live, or can be told by a film. */
  goOn(view: View, film: Promise<ArrayBuffer> | null, seat: number): void {
    const wasLive = this.#turn !== null && !this.#stream.isEmpty;
    if (this.#turn !== null) this.#ended = Math.max(this.#ended, this.#turn);
    this.#turn = null;
    this.#settleNext();
    if (!this.motion) return this.cut(view);
    this.#next = view;
    if (wasLive) return;
    if (!film) return this.#settleNext();
    const awaited = view;
    film.then(
      (bytes) => this.#next === awaited && this.#startFilm(readFilm(bytes, this.#rest), seat, "plain"),
      () => this.#next === awaited && this.#settleNext(),
    );
  }

  /** Display a position at once. */
  cut(view: View): void {
    this.#stopFilm();
    this.#stream.clear();
    if (this.#turn !== null) this.#ended = Math.max(this.#ended, this.#turn);
    this.#turn = this.#acting = this.#next = null;
    this.#taken = this.#snaps = [];
    this.#marked.clear();
    this.#rest = this.#known = this.#scene = sceneOf(view);
    this.#loops = view.loops;
  }

  /** Display how stones met, slowly, from the film of the last move. */
  replay(bytes: ArrayBuffer, before: View, seat: number): void {
    this.#startFilm(readFilm(bytes, sceneOf(before)), seat, "slow");
  }

  /** End the film, if one runs, and show how it came out. */
  skip(): void {
    this.#stopFilm();
    this.#settleNext();
  }

  /** Whether the last move is still on its way to where it ended. */
  get isBusy(): boolean {
    return this.#next !== null || this.#isFilm;
  }

  /** Let time pass; true while there is more to come. `now` in seconds. */
  step(now: number): boolean {
    const before = this.#scene;
    const isMoving = this.#showNow(now);
    if (before !== this.#scene) this.#noteTaken(before, now);
    this.#taken = this.#taken.filter(({ since }) => now - since < FLIGHT_TIME);
    this.#snaps = this.#snaps.filter(({ since }) => now - since < BURST_TIME);
    return isMoving || this.#taken.length > 0 || this.#snaps.length > 0 || (this.motion && this.unrest > 0.3);
  }

  #showNow(now: number): boolean {
    if (this.#film) return this.#showFilm(this.#film, now);
    const shown = this.#stream.at(now);
    if (!shown) {
      this.#scene = this.#rest;
      return this.#next !== null;
    }
    this.#scene = shown.scene;
    this.#happen(shown.happenings, now);
    if (!shown.isMoving && this.#next) this.#settleNext();
    return shown.isMoving;
  }

  #showFilm(film: Film, now: number): boolean {
    const at = Math.min(film.to, film.from + Math.max(0, now - film.since) * FILM_RATE * film.speed);
    const whole = Math.floor(at);
    for (let each = film.shown + 1; each <= whole; each++) this.#happen(film.frames[each]!.happenings, now);
    film.shown = Math.max(film.shown, whole);
    const [one, other] = [film.frames[whole]!, film.frames[Math.min(film.to, whole + 1)]!];
    this.#scene = betweenFrames(one, other, at - whole);
    if (at < film.to) return true;
    this.#stopFilm();
    this.#settleNext();
    return true;
  }

  #startFilm(frames: readonly Frame[], seat: number, how: "plain" | "slow"): void {
    const last = frames.length - 1;
    if (last < 1) return this.#settleNext();
    const struck = frames.findIndex(({ happenings }) =>
      happenings.some(({ what }) => what === "touch" || what === "lift"),
    );
    const isSlow = how === "slow" && struck >= 0;
    const from = isSlow ? Math.max(0, struck - BEFORE * FILM_RATE) : Math.max(0, last - LONGEST_FILM * FILM_RATE);
    const to = isSlow ? Math.min(last, struck + AFTER * FILM_RATE) : last;
    this.#marked.clear();
    this.#film = { frames, seat, speed: isSlow ? SLOW : 1, since: performance.now() / 1000, from, to, shown: from };
    this.#isFilm = true;
    this.wake();
  }

  #stopFilm(): void {
    this.#film = null;
    this.#isFilm = false;
    this.#marked.clear();
  }

  #settleNext(): void {
    if (!this.#next) return;
    this.#rest = this.#known = sceneOf(this.#next);
    this.#loops = this.#rest.loops;
    this.#next = null;
    this.#stream.clear();
    this.#acting = null;
    this.#marked.clear();
    this.wake();
  }

  #happen(happenings: readonly Happening[], now: number): void {
    for (const happening of happenings) {
      this.#heard.push(happening);
      const { what, first, second } = happening;
      if (what !== "touch" && what !== "lift") continue;
      const places = [first, second].map((magnet) => this.#place(magnet)).filter((place) => place !== null);
      for (const magnet of [first, second]) this.#marked.add(magnet);
      const [one, other = this.#scene.hand ?? one] = places;
      if (!one || !other) continue;
      const angle = Math.atan2(other.y - one.y, other.x - one.x);
      const snap = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, angle, seed: first + 31 * second, since: now };
      if (this.motion) this.#snaps = [...this.#snaps, snap];
    }
  }

  #place(magnet: number): Lain | Held | null {
    const { stones, hand } = this.#scene;
    return stones.get(magnet) ?? (hand?.magnet === magnet ? hand : null);
  }

  /** Stones that were there a moment ago fly to whom they belong now. */
  #noteTaken(before: Scene, now: number): void {
    const seat = this.#film?.seat ?? this.#acting ?? this.#lastSeat;
    if (seat === null || !this.motion) return;
    this.#lastSeat = seat;
    const gone: Taken[] = [];
    for (const [magnet, stone] of before.stones) {
      if (!this.#scene.stones.has(magnet)) gone.push({ stone, seat, since: now });
    }
    if (gone.length > 0) this.#taken = [...this.#taken, ...gone];
  }

  #lastSeat: number | null = null;

  /** Called when there is something new to show: set by whoever draws it. */
  wake: () => void = () => undefined;
}

const AT_EASE: Ease = new Map();
const NOWHERE: Scene = { stones: new Map(), loops: [], hand: null, pull: null };

function betweenFrames(one: Frame, other: Frame, part: number): Scene {
  return one === other ? one.scene : between(one.scene, other.scene, part);
}
