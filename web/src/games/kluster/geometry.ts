/** Points and closed lines on the table, in millimetres: what `klub/games/kluster/string.py` does, for what the page shows. */
import type { Point, StringTest } from "$generated/kluster";

export type { Point };
export type Path = readonly Point[];
export type ShapeName = (typeof SHAPES)[number];
export type Fault = "crossed" | "small" | "tight" | "off_table";

export const SHAPES = ["circle", "oval", "bean", "star"] as const;
export const NODES = 64;
/** How far from the middle a string may lie. */
export const TABLE = 700;

const CORD = 3;
const SMALLEST_AREA = 0.25;
const EVEN_ENOUGH = 0.003;

const RADII: Readonly<Record<ShapeName, (at: number) => number>> = {
  circle: () => 1,
  oval: () => 1,
  bean: (at) => 1 + 0.22 * Math.cos(2 * at) - 0.2 * Math.sin(at),
  star: (at) => 1 + 0.22 * Math.cos(5 * at),
};

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** One of the shapes that are offered, around a point and turned. */
export function shape(name: ShapeName, length: number, middle: Point = { x: 0, y: 0 }, angle = 0): Path {
  const outline = Array.from({ length: 4 * NODES }, (_, number) => {
    const at = (2 * Math.PI * number) / (4 * NODES);
    const far = RADII[name](at);
    return { x: far * Math.cos(at), y: (name === "oval" ? 0.6 : 1) * far * Math.sin(at) };
  });
  const laid = lay(outline, length);
  const own = centre(laid);
  return turned(laid, own, angle).map(({ x, y }) => ({ x: x - own.x + middle.x, y: y - own.y + middle.y }));
}

/** A string of a length along a drawn line, around the line's own middle: 64 nodes, all links alike. */
export function lay(points: Path, length: number): Path {
  let nodes = [...points];
  let whole = 0;
  for (let round = 0; round < 60; round++) {
    nodes = resampled(nodes);
    const links = linksOf(nodes).map(([a, b]) => distance(a, b));
    whole = links.reduce((sum, link) => sum + link, 0);
    const mean = whole / NODES;
    if (mean <= 0 || links.every((link) => Math.abs(link / mean - 1) < EVEN_ENOUGH)) break;
  }
  const middle = whole > 0 ? centre(nodes) : { x: 0, y: 0 };
  const grown = whole > 0 ? length / whole : 0;
  return nodes.map(({ x, y }) => ({ x: middle.x + (x - middle.x) * grown, y: middle.y + (y - middle.y) * grown }));
}

export function moved(line: Path, x: number, y: number): Path {
  return line.map((point) => ({ x: point.x + x, y: point.y + y }));
}

export function turned(line: Path, around: Point, angle: number): Path {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return line.map(({ x, y }) => {
    const [dx, dy] = [x - around.x, y - around.y];
    return { x: around.x + dx * c - dy * s, y: around.y + dx * s + dy * c };
  });
}

/** What forbids a string to lie like this; null for nothing. */
export function fault(line: Path): Fault | null {
  const links = linksOf(line);
  const count = links.length;
  for (let i = 0; i < count; i++) {
    for (let j = i + 2; j < count; j++) {
      if ((i > 0 || j < count - 1) && cross(...links[i]!, ...links[j]!)) return "crossed";
    }
  }
  const length = links.reduce((sum, [a, b]) => sum + distance(a, b), 0);
  if (Math.abs(area(line)) <= (SMALLEST_AREA * length ** 2) / (4 * Math.PI)) return "small";
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) {
      const apart = (j - i + count) % count;
      if (apart > 1 && apart < count - 2 && toStretch(line[i]!, ...links[j]!) < CORD) return "tight";
    }
  }
  return line.every(({ x, y }) => Math.abs(x) <= TABLE && Math.abs(y) <= TABLE) ? null : "off_table";
}

/** The area inside, with a sign. */
export function area(line: Path): number {
  return linksOf(line).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0) / 2;
}

/** The centre of the area; the mean of the points where there is none. */
export function centre(line: Path): Point {
  const whole = area(line);
  let [x, y] = [0, 0];
  if (Math.abs(whole) < 1e-6) {
    for (const point of line) [x, y] = [x + point.x, y + point.y];
    return { x: x / Math.max(1, line.length), y: y / Math.max(1, line.length) };
  }
  for (const [a, b] of linksOf(line)) {
    const part = a.x * b.y - b.x * a.y;
    [x, y] = [x + (a.x + b.x) * part, y + (a.y + b.y) * part];
  }
  return { x: x / (6 * whole), y: y / (6 * whole) };
}

export function encloses(line: Path, { x, y }: Point): boolean {
  let inside = false;
  for (const [a, b] of linksOf(line)) {
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** Whether two strings hold together: they cross, at least touch, or what they hold overlaps. */
export function meet(one: Path, other: Path, test: StringTest): boolean {
  const [first, second] = [linksOf(one), linksOf(other)];
  if (first.some((link) => second.some((each) => cross(...link, ...each)))) return true;
  if (test === "area") return encloses(one, other[0]!) || encloses(other, one[0]!);
  if (test === "cross") return false;
  const near = (line: Path, links: readonly Stretch[]): boolean =>
    line.some((point) => links.some((link) => toStretch(point, ...link) <= CORD));
  return near(one, second) || near(other, first);
}

/** The strings that hold on to no other, or not to the first one's group where all must. */
export function separated(lines: readonly Path[], test: StringTest, connected: boolean): readonly number[] {
  const all = lines.map((_, at) => at);
  if (all.length < 2) return [];
  const met = all.map((i) => all.map((j) => i !== j && meet(lines[i]!, lines[j]!, test)));
  if (!connected) return all.filter((i) => !met[i]!.some(Boolean));
  const group = new Set<number>();
  const waiting = [0];
  while (waiting.length > 0) {
    const at = waiting.pop()!;
    if (group.has(at)) continue;
    group.add(at);
    waiting.push(...all.filter((other) => met[at]![other]));
  }
  return all.filter((at) => !group.has(at));
}

/** The node of any string that is nearest to a point, and how far it is. */
export function nearestNode(lines: readonly Path[], to: Point): { loop: number; node: number; far: number } | null {
  let found: { loop: number; node: number; far: number } | null = null;
  lines.forEach((line, loop) =>
    line.forEach((point, node) => {
      const far = distance(point, to);
      if (!found || far < found.far) found = { loop, node, far };
    }),
  );
  return found;
}

/** The corners of the smallest box around some points. */
export function boundsOf(points: Iterable<Point>): { left: number; top: number; right: number; bottom: number } | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  }
  return left > right ? null : { left, top, right, bottom };
}

type Stretch = readonly [Point, Point];

function linksOf(line: Path): readonly Stretch[] {
  return line.map((point, at) => [point, line[(at + 1) % line.length]!]);
}

/** 64 points along a closed line, the same way apart along it. */
function resampled(line: Path): Point[] {
  const links = linksOf(line).map(([a, b]) => ({ a, b, long: distance(a, b) }));
  const whole = links.reduce((sum, { long }) => sum + long, 0);
  const found: Point[] = [];
  let walked = 0;
  for (const { a, b, long } of links) {
    for (;;) {
      const at = (whole * found.length) / NODES;
      if (found.length >= NODES || at > walked + long) break;
      const part = long > 0 ? (at - walked) / long : 0;
      found.push({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
    }
    walked += long;
  }
  while (found.length < NODES) found.push(line.at(-1)!);
  return found;
}

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

const side = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

function toStretch(point: Point, a: Point, b: Point): number {
  const [ex, ey] = [b.x - a.x, b.y - a.y];
  const square = ex * ex + ey * ey;
  const part = square ? Math.min(1, Math.max(0, ((point.x - a.x) * ex + (point.y - a.y) * ey) / square)) : 0;
  return Math.hypot(point.x - a.x - part * ex, point.y - a.y - part * ey);
}
