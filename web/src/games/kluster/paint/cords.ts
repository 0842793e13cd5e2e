/** The braided orange cord: tiles of a lit relief along a smooth closed line, over soft shadows. */
import type { Point } from "../geometry";
import { bake, clamp, LIGHT, mix, soft, type Rgb, type Theme } from "./theme";

/** A closed line with points the same way apart; `per` points make one tile of the braid. */
export interface CordPath {
  readonly points: readonly Point[];
  readonly length: number;
  readonly tiles: number;
  readonly per: number;
}

interface Tile {
  readonly picture: HTMLCanvasElement;
  readonly long: number;
  readonly wide: number;
}

export const CORD_RADIUS = 1.9;
const TILE = 5.2;
const STEP = 1.3;
const OVERLAP = 0.9;
const HEADINGS = 24; // over half a turn
const BETWEEN = 6; // points of the curve between two nodes

const RAMP: readonly (readonly [number, Rgb])[] = [
  [0, [58, 16, 12]],
  [0.16, [112, 34, 18]],
  [0.34, [178, 62, 24]],
  [0.55, [229, 108, 40]],
  [0.74, [247, 146, 66]],
  [0.9, [255, 190, 118]],
  [1, [255, 226, 180]],
];

function ramp(light: number): Rgb {
  const value = clamp(light);
  let at = 0;
  while (at < RAMP.length - 2 && value > RAMP[at + 1]![0]) at++;
  const [[low, one], [high, other]] = [RAMP[at]!, RAMP[at + 1]!];
  const part = (value - low) / (high - low);
  return [mix(one[0], other[0], part), mix(one[1], other[1], part), mix(one[2], other[2], part)];
}

/** How high the braid stands along the cord (`s`) and across it (`t`), in radii. */
function relief(s: number, t: number): number {
  const around = Math.asin(clamp(t, -1, 1)) * 0.96;
  const along = (s * 2 * CORD_RADIUS) / TILE + 50.25;
  const [a, b] = [around + along, along - around];
  const [ia, ib] = [Math.floor(a), Math.floor(b)];
  const isTop = ((ia + ib) & 1) === 1;
  const x = (isTop ? a - ia : b - ib) - 0.5;
  const y = (isTop ? b - ib : a - ia) - 0.5;
  return Math.sqrt(Math.max(0, 1 - 3.5 * x * x)) * (1 - 1.15 * y * y) + 0.05 * Math.cos(x * 26);
}

function bakeTile(scale: number, angle: number, theme: Theme): Tile {
  const width = Math.ceil((TILE + 2 * OVERLAP) * scale);
  const height = Math.ceil(2 * CORD_RADIUS * scale) + 2;
  const image = new ImageData(width, height);
  const [ca, sa] = [Math.cos(angle), Math.sin(angle)];
  const e = Math.max(0.05, 0.5 / (scale * CORD_RADIUS));
  for (let j = 0; j < height; j++) {
    const t = (j + 0.5 - height / 2) / scale / CORD_RADIUS;
    const inside = (1 - Math.abs(t)) * CORD_RADIUS * scale;
    if (inside < -0.6) continue;
    const tt = clamp(t, -0.985, 0.985);
    const up = Math.sqrt(1 - tt * tt);
    for (let i = 0; i < width; i++) {
      const s = ((i + 0.5) / scale - OVERLAP) / CORD_RADIUS;
      const high = relief(s, tt);
      const slopeS = (relief(s + e, tt) - relief(s - e, tt)) / (2 * e);
      const slopeT = (relief(s, clamp(tt + e, -1, 1)) - relief(s, clamp(tt - e, -1, 1))) / (2 * e);
      let [ns, nt, nz] = [-slopeS * 0.36, tt - slopeT * 0.36 * up, up + 0.18];
      const norm = Math.hypot(ns, nt, nz);
      [ns, nt, nz] = [ns / norm, nt / norm, nz / norm];
      const lit = (ns * ca - nt * sa) * LIGHT[0] + (ns * sa + nt * ca) * LIGHT[1] + nz * LIGHT[2];
      let light = 0.2 + 0.56 * Math.max(0, lit * 0.8 + 0.2) + 0.16 * Math.pow(Math.max(0, lit), 7);
      light *= mix(0.5, 1.04, soft(0.15, 0.8, high)) * mix(0.62, 1, soft(0, 0.45, up));
      const [r, g, b] = ramp(light * (theme.name === "dark" ? 0.94 : 1));
      const end = Math.min(i + 0.5, width - i - 0.5) / (OVERLAP * scale * 0.9);
      image.data.set([r, g, b, 255 * clamp(inside + 0.5) * clamp(end)], (j * width + i) * 4);
    }
  }
  return { picture: bake(image), long: width / scale, wide: height / scale };
}

/** A smooth closed line through the nodes of a string. */
export function cordPath(nodes: readonly Point[]): CordPath {
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
  const walked = [0];
  for (let i = 1; i < fine.length; i++) walked.push(walked[i - 1]! + far(fine[i]!, fine[i - 1]!));
  const length = walked.at(-1)!;
  const tiles = Math.max(1, Math.round(length / TILE));
  const per = Math.round(TILE / STEP);
  const points: Point[] = [];
  let k = 0;
  for (let i = 0; i < tiles * per; i++) {
    const at = (length * i) / (tiles * per);
    while (k < fine.length - 2 && walked[k + 1]! < at) k++;
    const part = (at - walked[k]!) / (walked[k + 1]! - walked[k]! || 1);
    points.push({ x: mix(fine[k]!.x, fine[k + 1]!.x, part), y: mix(fine[k]!.y, fine[k + 1]!.y, part) });
  }
  return { points, length, tiles, per };
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Put the line into the context; `from` and `to` are numbers of points, the whole line by default. */
export function trace(ctx: CanvasRenderingContext2D, { points }: CordPath, from = 0, to = points.length): void {
  ctx.beginPath();
  traceOn(ctx, points, from, to);
}

function traceOn(ctx: CanvasRenderingContext2D, points: readonly Point[], from: number, to: number): void {
  const count = points.length;
  for (let i = from; i < to; i++) {
    const { x, y } = points[((i % count) + count) % count]!;
    if (i === from) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  }
  if (to - from >= count) ctx.closePath();
}

/** Where two lines cross, as numbers of points on the first. */
export function crossings(one: CordPath, other: CordPath): number[] {
  const found: number[] = [];
  const [a, b] = [one.points, other.points];
  for (let i = 0; i < a.length; i++) {
    const [p, q] = [a[i]!, a[(i + 1) % a.length]!];
    for (let j = 0; j < b.length; j++) {
      const [r, s] = [b[j]!, b[(j + 1) % b.length]!];
      if (Math.abs(p.x - r.x) > 4 || Math.abs(p.y - r.y) > 4) continue;
      if (side(p, q, r) * side(p, q, s) < 0 && side(r, s, p) * side(r, s, q) < 0) found.push(i);
    }
  }
  return found;
}

const side = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

const BRASS: readonly (readonly [number, string])[] = [
  [0, "#6b4518"],
  [0.14, "#c08a34"],
  [0.28, "#fff0c0"],
  [0.4, "#e3ac4c"],
  [0.66, "#93601f"],
  [0.86, "#4f3010"],
  [1, "#8a5c24"],
];

/** Draws cords at one scale in one theme. */
export class Cords {
  #tiles = new Map<number, Tile>();

  constructor(
    private readonly theme: Theme,
    /** Pixels in a millimetre. */
    private readonly scale: number,
  ) {}

  /** The area inside, a little lighter than the table. */
  fill(ctx: CanvasRenderingContext2D, paths: readonly CordPath[]): void {
    ctx.fillStyle = this.theme.tint;
    ctx.beginPath();
    for (const { points } of paths) traceOn(ctx, points, 0, points.length);
    ctx.fill();
  }

  draw(ctx: CanvasRenderingContext2D, path: CordPath): void {
    ctx.save();
    ctx.lineJoin = ctx.lineCap = "round";
    const { shadow, shade } = this.theme;
    trace(ctx, path);
    for (const [by, width, alpha] of [
      [1.5, 6.4, 0.1],
      [1.3, 4.8, 0.17],
      [0.8, 3.7, 0.26],
    ] as const) {
      ctx.save();
      ctx.translate(by * 0.8, by);
      trace(ctx, path);
      ctx.strokeStyle = `rgba(${shadow},${(alpha * shade) / 0.55})`;
      ctx.lineWidth = width;
      ctx.stroke();
      ctx.restore();
    }
    trace(ctx, path);
    ctx.strokeStyle = "#8a2f17";
    ctx.lineWidth = CORD_RADIUS * 2 - 0.1;
    ctx.stroke();
    ctx.strokeStyle = "#d9652a";
    ctx.lineWidth = CORD_RADIUS * 2 - 1;
    ctx.stroke();
    this.braid(ctx, path, 0, path.tiles);
    this.#sleeve(ctx, path);
    ctx.restore();
  }

  /** Some tiles of the braid alone. */
  braid(ctx: CanvasRenderingContext2D, { points, per }: CordPath, from: number, to: number): void {
    const count = points.length;
    const at = (number: number): Point => points[((number % count) + count) % count]!;
    const turn = Math.PI / HEADINGS;
    for (let tile = from; tile < to; tile++) {
      const [a, b] = [at(tile * per), at((tile + 1) * per)];
      const angle = Math.atan2(b.y - a.y, b.x - a.x);
      const heading = ((Math.round(angle / turn) % (2 * HEADINGS)) + 2 * HEADINGS) % (2 * HEADINGS);
      const { picture, long, wide } = this.#tile(heading % HEADINGS);
      const width = (far(a, b) * long) / TILE;
      ctx.save();
      ctx.translate((a.x + b.x) / 2, (a.y + b.y) / 2);
      ctx.rotate(heading >= HEADINGS ? angle + Math.PI : angle);
      ctx.drawImage(picture, -width / 2, -wide / 2, width, wide);
      ctx.restore();
    }
  }

  /** Where two cords cross, let this one pass over the other. */
  pass(ctx: CanvasRenderingContext2D, path: CordPath, point: number, shadow: HTMLCanvasElement): void {
    const { points, per } = path;
    const count = points.length;
    const [a, b] = [points[(point + count - 2) % count]!, points[(point + 2) % count]!];
    const { x, y } = points[point % count]!;
    ctx.save();
    ctx.globalAlpha = 0.62;
    ctx.translate(x + 0.9, y + 1.2);
    ctx.rotate(Math.atan2(b.y - a.y, b.x - a.x));
    ctx.drawImage(shadow, -10, -5.6, 20, 11.2);
    ctx.restore();
    const tile = Math.round(point / per);
    this.braid(ctx, path, tile - 2, tile + 2);
  }

  #tile(heading: number): Tile {
    let tile = this.#tiles.get(heading);
    if (!tile) this.#tiles.set(heading, (tile = bakeTile(this.scale, (heading * Math.PI) / HEADINGS, this.theme)));
    return tile;
  }

  /** The brass sleeve where the two ends meet. */
  #sleeve(ctx: CanvasRenderingContext2D, { points }: CordPath): void {
    const count = points.length;
    const [a, b, c] = [points[count - 4]!, points[4 % count]!, points[0]!];
    const angle = Math.atan2(b.y - a.y, b.x - a.x);
    const [width, height] = [11, 4.9];
    const isLit = Math.cos(angle) >= 0 ? 1 : -1;
    ctx.save();
    ctx.translate(c.x, c.y);
    ctx.fillStyle = `rgba(${this.theme.shadow},.35)`;
    ctx.save();
    ctx.translate(1.1, 1.5);
    ctx.rotate(angle);
    ctx.beginPath();
    ctx.roundRect(-width / 2, -height / 2, width, height, 1.6);
    ctx.fill();
    ctx.restore();
    ctx.rotate(angle);
    const brass = ctx.createLinearGradient(0, (-height / 2) * isLit, 0, (height / 2) * isLit);
    for (const [at, color] of BRASS) brass.addColorStop(at, color);
    ctx.fillStyle = brass;
    ctx.beginPath();
    ctx.roundRect(-width / 2, -height / 2, width, height, 1.3);
    ctx.fill();
    ctx.fillStyle = "rgba(60,30,6,.45)";
    for (const x of [-3.3, -2.3, 2.1, 3.1]) ctx.fillRect(x, -height / 2, 0.45, height);
    ctx.restore();
  }
}
