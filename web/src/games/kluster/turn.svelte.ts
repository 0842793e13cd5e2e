/**
 * The own turn, played by hand: the stone in the hand is led, turned and let go, cords are pulled. The hand moves here at
 * once; the server is told 30 times a second. Where nobody watches (in a lesson) nobody is told until it is let go.
 */
import type { LiveTurns } from "$shared/table/desk";

import { gather, hold, hover, plain, pull, type Frame, type Input } from "./frames";
import type { Point } from "./geometry";
import { Hand, START } from "./hand";
import { nextPose, type Pose } from "./magnets";
import type { Held, Pulled } from "./scene";

/** Inputs of a moving hand are at least so far apart, in seconds. */
const EVERY = 1 / 30;
/** Frames farther apart than this mean that nothing moved in between, in seconds. */
const REST = 0.2;
/** A hand that the server still shows after so long was taken up before this page was opened. */
const STALE = 0.5;

export class HandTurn {
  #live: () => LiveTurns | null;
  #hand: Hand | null = null;
  #held: number | null = $state(null);
  #pose: Pose = $state("flat");
  #height = $state(START);
  #angle = $state(0);
  #count = $state(1);
  #isReleased = $state(false);
  /** Whether the server knows of this turn. */
  #isLive = $state(false);
  #knowsHand = false;
  #pulling: Pulled | null = $state.raw(null);
  #unsent: { hover: boolean; pull: boolean } = { hover: false, pull: false };
  #sentAt = -Infinity;
  #time = 0;
  #change: () => void;

  constructor(live: () => LiveTurns | null, change: () => void) {
    this.#live = live;
    this.#change = change;
  }

  /** The stone in the hand; null for none. */
  get held(): number | null {
    return this.#held;
  }

  get pose(): Pose {
    return this.#pose;
  }

  /** How high the hand is led, in mm. */
  get height(): number {
    return this.#height;
  }

  /** Where the north pole of the held stone is led to, in radians. */
  get angle(): number {
    return this.#angle;
  }

  /** How many stones are held together. */
  get count(): number {
    return this.#count;
  }

  /** Whether the stone was let go: nothing can be changed any more. */
  get isReleased(): boolean {
    return this.#isReleased;
  }

  /** Whether others see this turn. */
  get isLive(): boolean {
    return this.#isLive;
  }

  get pulling(): Pulled | null {
    return this.#pulling;
  }

  /** The held stone as it is now. */
  get now(): Held | null {
    return this.#hand?.now ?? null;
  }

  /** Where it is led. */
  get goal(): Held | null {
    return this.#hand?.goal ?? null;
  }

  /** Take a stone: `live` tells the others at once, `quiet` only once it matters (a keyboard plays whole turns). */
  take(magnet: number, at: Point, angle: number, how: "live" | "quiet"): void {
    if (this.#isReleased) return;
    if (this.#hand) this.putBack();
    this.#hand = new Hand({ magnet, pose: this.#pose, count: 1, x: at.x, y: at.y, z: START, angle });
    this.#held = magnet;
    this.#count = 1;
    this.#angle = angle;
    this.#height = START;
    if (how === "live" || this.#isLive) this.goLive();
    this.#change();
  }

  /** Let the others see the hand from now on. */
  goLive(): void {
    const hand = this.#hand;
    if (!hand || this.#knowsHand || this.#isReleased || !this.#live()) return;
    if (this.#hold(hand)) this.#knowsHand = true;
  }

  lead(to: Point): void {
    if (!this.#hand) return;
    this.#hand.lead(to);
    this.#moved();
  }

  raise(z: number): void {
    if (!this.#hand) return;
    this.#hand.raise(z);
    this.#height = this.#hand.goal.z;
    this.#moved();
  }

  rotate(by: number): void {
    if (!this.#hand || this.#isReleased) return;
    this.#hand.turn(by);
    this.#angle = this.#hand.goal.angle;
    this.#moved();
  }

  /** Lay it flat, or stand it on one end or the other. */
  flip(): void {
    if (this.#isReleased) return;
    this.#pose = nextPose(this.#pose);
    const hand = this.#hand;
    if (!hand) return;
    this.#hand = new Hand({ ...hand.now, pose: this.#pose });
    this.#hand.lead(hand.goal);
    this.#hand.raise(hand.goal.z);
    this.#hand.turn(hand.goal.angle - hand.now.angle);
    if (this.#knowsHand) {
      this.#send(plain("back"));
      this.#hold(this.#hand);
    }
    this.#moved();
  }

  /** Hold so many stones together, where others see it. */
  gather(count: number): void {
    const hand = this.#hand;
    if (!hand || this.#isReleased) return;
    this.goLive();
    if (!this.#knowsHand || !this.#send(gather(count))) return;
    hand.gather(count);
    this.#count = count;
    this.#change();
  }

  /** Let go of the stone: it goes down. False if only a whole turn can tell the server (`now` says where). */
  release(): boolean {
    const hand = this.#hand;
    if (!hand || this.#isReleased || !this.#knowsHand) return false;
    this.#send(hover(hand.now));
    if (!this.#send(plain("release"))) return true; // no line: it is still held
    hand.release();
    this.#isReleased = true;
    this.#unsent.hover = false;
    this.#change();
    return true;
  }

  /** Put the held stone back to the others. */
  putBack(): boolean {
    if (!this.#hand || this.#isReleased) return false;
    if (this.#knowsHand) this.#send(plain("back"));
    this.#dropHand();
    this.#change();
    return true;
  }

  pullTo(pulled: Pulled): void {
    this.#pulling = pulled;
    this.#unsent.pull = true;
    this.#flush();
    this.#change();
  }

  letGoOfString(): void {
    if (!this.#pulling) return;
    if (this.#unsent.pull) this.#send(pull(this.#pulling));
    this.#pulling = null;
    this.#unsent.pull = false;
    this.#send(plain("drop"));
    this.#change();
  }

  /** Say that this was all: after a repair. */
  finish(): void {
    this.letGoOfString();
    this.#send(plain("done"));
  }

  /** Let time pass; `now` in seconds. True while the hand moves. */
  step(now: number): boolean {
    const passed = now - this.#time;
    this.#time = now;
    const hand = this.#hand;
    if (hand && !hand.isThere) {
      // After a rest the clock has run on, but the hand has not.
      hand.step(passed > REST ? EVERY / 2 : Math.max(0, passed));
      this.#unsent.hover ||= this.#knowsHand && !this.#isReleased;
    }
    this.#flush();
    return (hand !== null && !hand.isThere) || this.#unsent.hover || this.#unsent.pull;
  }

  /** What the server shows of the own turn: it may know of a hand that this page does not, or the other way round. */
  hear({ scene, isKey, hasStruck, isEnding, isOver, isLowering }: Frame): void {
    this.#isLive = true;
    if (isEnding || isOver || hasStruck) {
      this.#isReleased = true;
      this.#pulling = null;
      if (!scene.hand) this.#dropHand();
    } else if (isKey && scene.hand && this.#isReleased && !isLowering) {
      // The line was cut before the server heard that it was let go.
      this.#isReleased = false;
      this.#adopt(scene.hand);
    } else if (isKey && scene.hand && !this.#hand && this.#time - this.#sentAt > STALE) this.#adopt(scene.hand);
    else if (isKey && !scene.hand && this.#hand && this.#time - this.#sentAt > STALE) {
      // The line was away for so long that the hand was withdrawn: take it up again.
      this.#knowsHand = false;
      this.goLive();
    }
    if (this.#held !== null && scene.stones.has(this.#held)) this.#dropHand();
  }

  /** A new turn begins. */
  reset(): void {
    this.#dropHand();
    this.#pulling = null;
    this.#isReleased = this.#isLive = false;
    this.#unsent = { hover: false, pull: false };
    this.#pose = "flat";
  }

  #adopt(held: Held): void {
    this.#hand = new Hand(held);
    this.#held = held.magnet;
    this.#count = held.count;
    this.#pose = held.pose;
    this.#height = held.z;
    this.#angle = held.angle;
    this.#knowsHand = true;
    this.#change();
  }

  #dropHand(): void {
    this.#hand = null;
    this.#held = null;
    this.#count = 1;
    this.#knowsHand = false;
    this.#unsent.hover = false;
  }

  #moved(): void {
    if (this.#knowsHand) this.#unsent.hover = true;
    this.#change();
  }

  /** Tell the server what has moved, no more often than it wants to hear. */
  #flush(): void {
    if (this.#time - this.#sentAt < EVERY) return;
    if (this.#unsent.hover && this.#hand && this.#knowsHand) {
      this.#unsent.hover = !this.#hand.isThere;
      this.#send(hover(this.#hand.now));
    }
    if (this.#unsent.pull && this.#pulling) {
      this.#unsent.pull = false;
      this.#send(pull(this.#pulling));
    }
  }

  #hold({ now }: Hand): boolean {
    if (!this.#send(hold(now))) return false;
    if (now.count > 1) this.#send(gather(now.count));
    return true;
  }

  #send(input: Input): boolean {
    if (!this.#live()?.send(input)) return false;
    this.#isLive = true;
    this.#sentAt = this.#time;
    return true;
  }
}
