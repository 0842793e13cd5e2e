/** The smooth closed line of a cord, cut into pieces of its braid; where two of them cross. */
import { area, type Path, type Point } from "../geometry";
import { mix } from "./theme";

/** How long one piece of the braid is, in mm, and how far apart the points of the line are. */
export const TILE = 5.2;
const STEP = 1.3;
const BETWEEN = 6; // points of the curve between two nodes
/** Stretches whose ends are farther apart than this do not cross, in mm. */
const CLOSE = 4;

/** A piece of the braid: its middle, its heading, and how long it is beside one that is not stretched. */
export interface Piece extends Point {
  readonly angle: number;
  readonly stretch: number;
}

/** A closed line with points the same way apart; `per` of them make one piece of the braid. */
export class CordPath {
  readonly points: readonly Point[];
  readonly length: number;
  readonly tiles: number;
  readonly per = Math.round(TILE / STEP);
  #pieces: readonly Piece[] | null = null;
  #outline: Path2D | null = null;
  #crossings = new WeakMap<CordPath, readonly number[]>();

  constructor(nodes: Path) {
    // One way round for all, so that areas that overlap are filled once.
    const fine = smooth(area(nodes) < 0 ? [nodes[0]!, ...nodes.slice(1).reverse()] : nodes);
    const walked = [0];
    for (let i = 1; i < fine.length; i++) walked.push(walked[i - 1]! + far(fine[i]!, fine[i - 1]!));
    this.length = walked.at(-1)!;
    this.tiles = Math.max(1, Math.round(this.length / TILE));
    this.points = spread(fine, walked, this.tiles * this.per);
  }

  /** To be filled, stroked or clipped. */
  get outline(): Path2D {
    if (this.#outline) return this.#outline;
    const outline = new Path2D();
    this.points.forEach(({ x, y }, at) => (at ? outline.lineTo(x, y) : outline.moveTo(x, y)));
    outline.closePath();
    return (this.#outline = outline);
  }

  get pieces(): readonly Piece[] {
    return (this.#pieces ??= Array.from({ length: this.tiles }, (_, at) => this.#piece(at)));
  }

  /** Where it crosses another, as numbers of its points. */
  crossings(other: CordPath): readonly number[] {
    let found = this.#crossings.get(other);
    if (!found) this.#crossings.set(other, (found = crossings(this, other)));
    return found;
  }

  #piece(at: number): Piece {
    const { points, per } = this;
    const [a, b] = [points[at * per]!, points[((at + 1) * per) % points.length]!];
    const angle = Math.atan2(b.y - a.y, b.x - a.x);
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, angle, stretch: far(a, b) / TILE };
  }
}

/** A smooth closed line through the nodes of a string; its last point is its first. */
function smooth(nodes: Path): Point[] {
  const count = nodes.length;
  const fine: Point[] = [];
  for (let i = 0; i < count; i++) {
    const [a, b, c, d] = [nodes[(i + count - 1) % count]!, nodes[i]!, nodes[(i + 1) % count]!, nodes[(i + 2) % count]!];
    for (let k = 0; k < BETWEEN; k++) {
      const t = k / BETWEEN;
      fine.push({ x: spline(a.x, b.x, c.x, d.x, t), y: spline(a.y, b.y, c.y, d.y, t) });
    }
  }
  fine.push(fine[0]!);
  return fine;
}

/** So many points along a line, the same way apart along it. */
function spread(fine: readonly Point[], walked: readonly number[], count: number): Point[] {
  const length = walked.at(-1)!;
  const points: Point[] = [];
  let k = 0;
  for (let i = 0; i < count; i++) {
    const at = (length * i) / count;
    while (k < fine.length - 2 && walked[k + 1]! < at) k++;
    const part = (at - walked[k]!) / (walked[k + 1]! - walked[k]! || 1);
    points.push({ x: mix(fine[k]!.x, fine[k + 1]!.x, part), y: mix(fine[k]!.y, fine[k + 1]!.y, part) });
  }
  return points;
}

/** As if each stretch of one were held to each of the other; those that are too far away are passed by. */
function crossings(one: CordPath, other: CordPath): number[] {
  const found: number[] = [];
  const [a, b] = [one.points, other.points];
  const apart = other.length / b.length;
  for (let i = 0; i < a.length; i++) {
    const [p, q] = [a[i]!, a[(i + 1) % a.length]!];
    for (let j = 0; j < b.length;) {
      const r = b[j]!;
      const away = Math.max(Math.abs(p.x - r.x), Math.abs(p.y - r.y)) - CLOSE;
      if (away > 0) {
        j += Math.max(1, Math.floor(away / apart));
        continue;
      }
      const s = b[(j + 1) % b.length]!;
      if (side(p, q, r) * side(p, q, s) < 0 && side(r, s, p) * side(r, s, q) < 0) found.push(i);
      j += 1;
    }
  }
  return found;
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const side = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
