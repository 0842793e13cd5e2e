/** A string before it is laid: one of the shapes on offer, moved and turned, or a line drawn by hand. */
import type { View } from "$generated/kluster";

import {
  boundsOf,
  centre,
  distance,
  fault,
  lay,
  meet,
  moved,
  shape,
  SHAPES,
  TABLE,
  turned,
  type Fault,
  type Path,
  type Point,
  type ShapeName,
} from "./geometry";

export type Mode = ShapeName | "free";
export const MODES: readonly Mode[] = [...SHAPES, "free"];

/** A drawn line needs at least so many points and so much length, in mm, to be more than a slip. */
const FEWEST = 8;
const SHORTEST = 60;
/** Points of a drawn line are at least so far apart. */
const APART = 2;

export class StringDraft {
  /** The string's number, its length, and how far the others lie. */
  readonly loop: number;
  readonly #length: number;
  readonly #others: readonly Path[];
  readonly #test: View["options"]["string_test"];
  #mode: Mode = $state("circle");
  #line: Path = $state.raw([]);
  #drawing: readonly Point[] | null = $state.raw(null);
  #fault: Fault | "apart" | null = $derived.by(() => {
    const wrong = fault(this.#line);
    if (wrong) return wrong;
    if (this.#others.length === 0 || this.#others.some((other) => meet(this.#line, other, this.#test))) return null;
    return "apart";
  });

  constructor({ loops, lengths, options }: View) {
    this.loop = loops.length;
    this.#length = lengths[loops.length] ?? lengths.at(-1) ?? 650;
    this.#others = loops;
    this.#test = options.string_test;
    this.choose("circle");
  }

  get mode(): Mode {
    return this.#mode;
  }

  /** How the string would lie. */
  get line(): Path {
    return this.#line;
  }

  /** The line that is being drawn. */
  get drawing(): readonly Point[] | null {
    return this.#drawing;
  }

  /** What forbids it; `apart`: it overlaps no other string. */
  get fault(): Fault | "apart" | null {
    return this.#fault;
  }

  /** Whether it must overlap another string, and does. */
  get overlaps(): boolean | null {
    return this.#others.length === 0 ? null : this.#fault !== "apart";
  }

  choose(mode: Mode): void {
    this.#mode = mode;
    if (mode === "free") return;
    const middle = this.#line.length > 0 ? centre(this.#line) : this.#start();
    this.#line = shape(mode, this.#length, middle);
  }

  move(x: number, y: number): void {
    const box = boundsOf(this.#line)!;
    const within = (by: number, low: number, high: number): number =>
      Math.min(TABLE - high, Math.max(-TABLE - low, by));
    this.#line = moved(this.#line, within(x, box.left, box.right), within(y, box.top, box.bottom));
  }

  turn(angle: number): void {
    this.#line = turned(this.#line, centre(this.#line), angle);
  }

  /** Draw with a finger: begin, go on, and let it become the string. */
  begin(at: Point): void {
    this.#drawing = [at];
  }

  draw(at: Point): void {
    const last = this.#drawing?.at(-1);
    if (this.#drawing && last && distance(last, at) >= APART) this.#drawing = [...this.#drawing, at];
  }

  finish(): void {
    const points = this.#drawing ?? [];
    this.#drawing = null;
    const long = points.reduce((sum, point, at) => sum + (at ? distance(point, points[at - 1]!) : 0), 0);
    if (points.length >= FEWEST && long >= SHORTEST) this.#line = lay(untied(points), this.#length);
  }

  /** Beside the last string, so that it overlaps it. */
  #start(): Point {
    const last = this.#others.at(-1);
    if (!last) return { x: 0, y: 0 };
    const { x, y } = centre(last);
    const circle = shape("circle", this.#length);
    for (const angle of [0, Math.PI / 2, Math.PI, -Math.PI / 2]) {
      for (let far = 150; far > 20; far -= 10) {
        const at = { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) };
        const line = moved(circle, at.x, at.y);
        const isFree = this.#others.every((other) => other === last || distance(centre(other), at) > far);
        if (isFree && meet(line, last, "cross") && fault(line) === null) return at;
      }
    }
    return { x: x + 60, y };
  }
}

/** A drawn line without the tails where its end runs past its beginning. */
function untied(points: readonly Point[]): readonly Point[] {
  let best = { far: distance(points[0]!, points.at(-1)!), first: 0, last: points.length - 1 };
  const tail = Math.floor(points.length / 5);
  for (let first = 0; first <= tail; first++) {
    for (let last = points.length - 1 - tail; last < points.length; last++) {
      const far = distance(points[first]!, points[last]!) + (first + points.length - 1 - last) * 0.2;
      if (far < best.far) best = { far, first, last };
    }
  }
  return points.slice(best.first, best.last + 1);
}
