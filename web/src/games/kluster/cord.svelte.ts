/** A hand at a cord: the node near the mouse, the node that the keyboard holds, the one that is pulled. No DOM. */
import { nearestNode, type Point } from "./geometry";
import type { Display } from "./display.svelte";
import type { HandTurn } from "./turn.svelte";

export interface Node {
  readonly loop: number;
  readonly node: number;
}

/** The keyboard goes so many nodes on. */
const STEP = 4;

export class CordGrip {
  #display: Display;
  #turn: HandTurn;
  #isAllowed: () => boolean;
  #change: () => void;
  #node: Node | null = $state.raw(null);
  #pointed: Node | null = $state.raw(null);

  constructor(display: Display, turn: HandTurn, isAllowed: () => boolean, change: () => void) {
    this.#display = display;
    this.#turn = turn;
    this.#isAllowed = isAllowed;
    this.#change = change;
  }

  /** The node of a string that the keyboard holds. */
  get node(): Node | null {
    return this.#node;
  }

  /** The node that is shown as a handle: pulled, held by keys, or near the mouse. */
  get handle(): Node | null {
    return this.#turn.pulling ?? this.#node ?? this.#pointed;
  }

  /** The node of a cord within reach of a point of the table. */
  near(at: Point, reach: number): Node | null {
    const found = this.#isAllowed() ? nearestNode(this.#display.scene.loops, at) : null;
    return found && found.far <= reach ? { loop: found.loop, node: found.node } : null;
  }

  /** The mouse is near a cord, or no longer. */
  point(node: Node | null): void {
    if (node?.loop === this.#pointed?.loop && node?.node === this.#pointed?.node) return;
    this.#pointed = node;
    this.#change();
  }

  pull(node: Node, to: Point): void {
    if (this.#isAllowed()) this.#turn.pullTo({ ...node, ...to });
  }

  drop(): void {
    this.#turn.letGoOfString();
  }

  /** The keyboard takes hold of the cord, at the node nearest to a point, or goes along it. */
  next(by: 1 | -1, from: Point): void {
    if (!this.#isAllowed()) return;
    if (this.#node) {
      const { loop, node } = this.#node;
      this.drop();
      const count = this.#display.scene.loops[loop]?.length ?? 1;
      this.#node = { loop, node: (node + by * STEP + count) % count };
    } else this.#node = this.near(from, Infinity);
    this.#change();
  }

  /** Pull the node that the keyboard holds by so much. */
  nudge({ x, y }: Point): void {
    const node = this.#node;
    if (!node) return;
    const from: Point = this.#turn.pulling ?? this.#display.scene.loops[node.loop]![node.node]!;
    this.pull(node, { x: from.x + x, y: from.y + y });
  }

  /** The keyboard lets go of the node. */
  letGo(): void {
    this.drop();
    this.#node = null;
    this.#change();
  }

  /** A new turn begins. */
  reset(): void {
    this.#node = this.#pointed = null;
  }
}
