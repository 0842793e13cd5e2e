/** The hand of the player before the screen, shown before the server has heard of it: it goes where it is led, as fast as the server lets it. */
import type { Point } from "./geometry";
import { turnBetween, type Held } from "./scene";

/** In mm and radians a second, as in `klub/games/kluster/kernel/matter.py`: tests/web/test_physics.py compares them. */
export const HAND_SPEED = 500;
export const HAND_TURN = 12;
export const LOWERING_SPEED = 300;
/** How high a hand goes, in mm, and where it begins. */
export const HIGHEST = 80;
export const LOWEST = 4;
export const START = 60;
/** Where the table ends, in mm from its middle. */
const FAR = 1000;

export class Hand {
  #now: Held;
  #goal: Held;
  #lowering = false;

  constructor(held: Held) {
    this.#now = held;
    this.#goal = held;
  }

  get now(): Held {
    return this.#now;
  }

  /** Where it is led. */
  get goal(): Held {
    return this.#goal;
  }

  /** Whether it has let go, and the stone goes down. */
  get isLowering(): boolean {
    return this.#lowering;
  }

  get isThere(): boolean {
    return this.#now === this.#goal;
  }

  lead({ x, y }: Point): void {
    if (this.#lowering) return;
    this.#goal = { ...this.#goal, x: clamp(x, -FAR, FAR), y: clamp(y, -FAR, FAR) };
  }

  raise(z: number): void {
    if (!this.#lowering) this.#goal = { ...this.#goal, z: clamp(z, LOWEST, HIGHEST) };
  }

  turn(by: number): void {
    if (!this.#lowering) this.#goal = { ...this.#goal, angle: this.#goal.angle + by };
  }

  /** Hold so many stones together, from now on. */
  gather(count: number): void {
    if (this.#lowering) return;
    const isThere = this.isThere;
    this.#now = { ...this.#now, count };
    this.#goal = isThere ? this.#now : { ...this.#goal, count };
  }

  /** What was held with the stone stays back. */
  release(): void {
    this.#lowering = true;
    this.#goal = { ...this.#now, z: 0, count: 1 };
  }

  /** Let time pass, in seconds. */
  step(seconds: number): void {
    const [now, goal] = [this.#now, this.#goal];
    const [dx, dy, dz] = [goal.x - now.x, goal.y - now.y, goal.z - now.z];
    const far = Math.hypot(dx, dy, dz);
    const turn = turnBetween(now.angle, goal.angle);
    const reach = (this.#lowering ? LOWERING_SPEED : HAND_SPEED) * seconds;
    const sweep = HAND_TURN * seconds;
    if (far <= reach && Math.abs(turn) <= sweep) {
      this.#now = goal;
      return;
    }
    const part = far > reach ? reach / far : 1;
    const angle = Math.abs(turn) > sweep ? now.angle + Math.sign(turn) * sweep : goal.angle;
    this.#now = { ...goal, x: now.x + dx * part, y: now.y + dy * part, z: now.z + dz * part, angle };
  }
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
