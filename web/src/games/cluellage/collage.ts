/**
 * The canvas of a collage: where cards may lie, and how much of each is seen. The same functions as in
 * `klub/games/cluellage/collage.py`; both are held to `tests/vectors/cluellage_shares.json`.
 */
import type { Placed } from "$generated/cluellage";

/** The canvas in units, y downwards; a card is a square whose place is its middle. */
export const WIDTH = 1000;
export const HEIGHT = 800;
export const CARD = 300;
/** How many cards a collage has. */
export const COUNT = 5;
/** How much of each card must be seen, and how much rounding may take from that. */
export const LEAST_SHARE = 0.25;
const SLACK = 1e-6;

type Lying = Pick<Placed, "x" | "y" | "angle">;

export interface Point {
  readonly x: number;
  readonly y: number;
}
type Shape = readonly Point[];

const QUARTERS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];
const HALF = CARD / 2;
const SQUARE: Shape = [
  { x: -HALF, y: -HALF },
  { x: HALF, y: -HALF },
  { x: HALF, y: HALF },
  { x: -HALF, y: HALF },
];

/** Degrees from 0 to 359. */
export function wholeTurn(angle: number): number {
  return ((angle % 360) + 360) % 360;
}

/** The way right along a turned card; exact for quarter turns, which sines are not. */
function direction(angle: number): Point {
  const turn = wholeTurn(angle);
  if (turn % 90 === 0) return QUARTERS[turn / 90]!;
  const radians = (angle * Math.PI) / 180;
  return { x: Math.cos(radians), y: Math.sin(radians) };
}

/** A point of a card, given from its middle as if it were not turned, on the canvas. */
export function pointOn({ x, y, angle }: Lying, at: Point): Point {
  const across = direction(angle);
  return { x: x + across.x * at.x - across.y * at.y, y: y + across.y * at.x + across.x * at.y };
}

/** The corners of a card as it lies, clockwise from its own upper left. */
export function corners(placed: Lying): Point[] {
  return SQUARE.map((corner) => pointOn(placed, corner));
}

/** How far a turned card reaches from its middle, sideways and downwards alike. */
function reachOf(angle: number): number {
  const across = direction(angle);
  return HALF * (Math.abs(across.x) + Math.abs(across.y));
}

/** Whether the whole card lies on the canvas. */
export function isInside({ x, y, angle }: Lying): boolean {
  const reach = reachOf(angle) - SLACK;
  return reach <= x && x <= WIDTH - reach && reach <= y && y <= HEIGHT - reach;
}

/** The same card in whole units and degrees, moved as little as needed for all of it to lie on the canvas. */
export function pushedInside<P extends Lying>(placed: P): P {
  const angle = wholeTurn(Math.round(placed.angle));
  const reach = Math.ceil(reachOf(angle) - SLACK);
  const within = (value: number, most: number): number => Math.max(reach, Math.min(most - reach, Math.round(value)));
  return { ...placed, x: within(placed.x, WIDTH), y: within(placed.y, HEIGHT), angle };
}

/** How much of each card is seen, from 0 to 1: each lies on those before it. */
export function shares(collage: readonly Lying[]): number[] {
  const shapes = collage.map(corners);
  return shapes.map((shape, at) => shareOf(shape, shapes.slice(at + 1)));
}

/** Whether enough of a card is seen; exactly a quarter is. */
export function isSeen(share: number): boolean {
  return share >= LEAST_SHARE - SLACK;
}

/** Whole percents, rounded down; what is enough is never told as less. */
export function percentOf(share: number): number {
  return Math.floor((Math.max(0, share) + SLACK) * 100);
}

/** Cards in two rows, none on another. */
export function sideBySide(cards: readonly string[]): Placed[] {
  const places = [
    [190, 220],
    [500, 220],
    [810, 220],
    [345, 580],
    [655, 580],
  ] as const;
  return cards.slice(0, COUNT).map((card, at) => ({ card, x: places[at]![0], y: places[at]![1], angle: 0 }));
}

/** By inclusion and exclusion: squares are convex, and so is what any of them have in common. */
function shareOf(card: Shape, above: readonly Shape[]): number {
  const over = above.map((other) => clip(card, other)).filter((part) => part.length > 0);
  const covered = (from: number, common: Shape, sign: 1 | -1): number => {
    let sum = 0;
    for (let at = from; at < over.length; at++) {
      const part = common === card ? over[at]! : clip(common, over[at]!);
      if (part.length === 0) continue;
      sum += sign * areaOf(part) + covered(at + 1, part, sign === 1 ? -1 : 1);
    }
    return sum;
  };
  return 1 - covered(0, card, 1) / (CARD * CARD);
}

/** What two convex shapes have in common, both clockwise; empty if nothing. */
function clip(shape: Shape, other: Shape): Point[] {
  let left = [...shape];
  for (const [at, a] of other.entries()) {
    const b = other[(at + 1) % other.length]!;
    const depths = left.map(({ x, y }) => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));
    const inside: Point[] = [];
    for (const [number, point] of left.entries()) {
      const before = (number + left.length - 1) % left.length;
      const [depth, last] = [depths[number]!, depths[before]!];
      if (depth >= 0 !== last >= 0) {
        const from = left[before]!;
        const part = last / (last - depth);
        inside.push({ x: from.x + part * (point.x - from.x), y: from.y + part * (point.y - from.y) });
      }
      if (depth >= 0) inside.push(point);
    }
    left = inside;
    if (left.length < 3) return [];
  }
  return left;
}

function areaOf(shape: Shape): number {
  let sum = 0;
  for (const [at, { x, y }] of shape.entries()) {
    const last = shape[(at + shape.length - 1) % shape.length]!;
    sum += last.x * y - x * last.y;
  }
  return sum / 2;
}
