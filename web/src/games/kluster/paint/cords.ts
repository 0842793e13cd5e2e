/** The braided orange cord: tiles of a lit relief along a smooth closed line, over soft shadows. */
import { TILE, type CordPath } from "./cord_path";
import { Origin } from "./origin";
import { BRAID, BRASS, CORD, CORD_EDGE, GROOVE } from "./paints";
import type { Ration, Work } from "./ration";
import { Stock } from "./stock";
import { bake, clamp, LIGHT, mix, soft, type Rgb, type Theme } from "./theme";

interface Tile {
  readonly picture: HTMLCanvasElement;
  readonly long: number;
  readonly wide: number;
}

const CORD_RADIUS = 1.9;
const COARSEST = 3; // pixels in a millimetre
const OVERLAP = 0.9;
const HEADINGS = 24; // over half a turn

function ramp(light: number): Rgb {
  const value = clamp(light);
  let at = 0;
  while (at < BRAID.length - 2 && value > BRAID[at + 1]![0]) at++;
  const [[low, one], [high, other]] = [BRAID[at]!, BRAID[at + 1]!];
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

/** A piece of the braid at `scale` pixels in a millimetre, lit for its heading. */
function* bakeTile(scale: number, angle: number, theme: Theme): Work<Tile> {
  const width = Math.ceil((TILE + 2 * OVERLAP) * scale);
  const height = Math.ceil(2 * CORD_RADIUS * scale) + 2;
  const image = new ImageData(width, height);
  const [ca, sa] = [Math.cos(angle), Math.sin(angle)];
  const e = Math.max(0.05, 0.5 / (scale * CORD_RADIUS));
  const pixels = image.data;
  for (let j = 0; j < height; j++, yield) {
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
      const [r, g, b] = ramp(light * theme.cord);
      const end = Math.min(i + 0.5, width - i - 0.5) / (OVERLAP * scale * 0.9);
      const at = (j * width + i) * 4;
      pixels[at] = r;
      pixels[at + 1] = g;
      pixels[at + 2] = b;
      pixels[at + 3] = 255 * clamp(inside + 0.5) * clamp(end);
    }
  }
  return { picture: bake(image), long: width / scale, wide: height / scale };
}

/** Draws cords in one theme. */
export class Cords {
  #tiles: Stock<Tile>;

  constructor(
    private readonly theme: Theme,
    ration: Ration,
  ) {
    this.#tiles = new Stock(ration);
  }

  /** So many pixels are in a millimetre from now on. */
  scaleTo(scale: number): void {
    this.#tiles.scaleTo(Math.max(COARSEST, scale));
  }

  /** The area inside, a little lighter than the table. */
  fill(ctx: CanvasRenderingContext2D, paths: readonly CordPath[]): void {
    ctx.fillStyle = this.theme.tint;
    const [first] = paths;
    if (!first) return;
    if (paths.length === 1) return ctx.fill(first.outline);
    const all = new Path2D();
    for (const { outline } of paths) all.addPath(outline);
    ctx.fill(all);
  }

  draw(ctx: CanvasRenderingContext2D, path: CordPath): void {
    const { outline } = path;
    ctx.save();
    ctx.lineJoin = ctx.lineCap = "round";
    const { shadow, shade } = this.theme;
    for (const [by, width, alpha] of [
      [1.5, 6.4, 0.1],
      [1.3, 4.8, 0.17],
      [0.8, 3.7, 0.26],
    ] as const) {
      ctx.translate(by * 0.8, by);
      ctx.strokeStyle = `rgba(${shadow},${(alpha * shade) / 0.55})`;
      ctx.lineWidth = width;
      ctx.stroke(outline);
      ctx.translate(-by * 0.8, -by);
    }
    ctx.strokeStyle = CORD_EDGE;
    ctx.lineWidth = CORD_RADIUS * 2 - 0.1;
    ctx.stroke(outline);
    ctx.strokeStyle = CORD;
    ctx.lineWidth = CORD_RADIUS * 2 - 1;
    ctx.stroke(outline);
    this.#braid(ctx, path, 0, path.tiles);
    this.#sleeve(ctx, path);
    ctx.restore();
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
    this.#braid(ctx, path, tile - 2, tile + 2);
  }

  /** Some pieces of the braid. */
  #braid(ctx: CanvasRenderingContext2D, { pieces }: CordPath, from: number, to: number): void {
    const origin = new Origin(ctx);
    const turn = Math.PI / HEADINGS;
    for (let at = from; at < to; at++) {
      const { x, y, angle, stretch } = pieces[(at + pieces.length) % pieces.length]!;
      const heading = (Math.round(angle / turn) + 2 * HEADINGS) % (2 * HEADINGS);
      const { picture, long, wide } = this.#tile(heading % HEADINGS);
      origin.enter(x, y, heading >= HEADINGS ? angle + Math.PI : angle);
      ctx.drawImage(picture, (-long * stretch) / 2, -wide / 2, long * stretch, wide);
    }
    origin.leave();
  }

  #tile(heading: number): Tile {
    const made = this.#tiles.get(heading);
    if (made) return made;
    const make = (scale: number): Work<Tile> => bakeTile(scale, (heading * Math.PI) / HEADINGS, this.theme);
    return this.#tiles.make(heading, make, around(heading));
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
    ctx.fillStyle = GROOVE;
    for (const x of [-3.3, -2.3, 2.1, 3.1]) ctx.fillRect(x, -height / 2, 0.45, height);
    ctx.restore();
  }
}

/** The other headings, the nearest first. */
function* around(heading: number): Iterable<number> {
  for (let by = 1; by <= HEADINGS / 2; by++) {
    yield (heading + by) % HEADINGS;
    yield (heading - by + HEADINGS) % HEADINGS;
  }
}
