/** What is on the table at one moment, as it is shown: at rest, in a live turn, in a film. Nothing of it ever changes. */
import type { View } from "$generated/kluster";

import { distance, type Path, type Point } from "./geometry";
import type { Pose } from "./magnets";

export interface Lain extends Point {
  readonly magnet: number;
  readonly angle: number;
  readonly pose: Pose;
  /** How near it is to sliding, from 0 to 1. */
  readonly unrest: number;
}

/** A stone in somebody's hand above the table; `count` are held together, and this one is put down. */
export interface Held extends Point {
  readonly magnet: number;
  readonly count: number;
  readonly pose: Pose;
  readonly z: number;
  readonly angle: number;
}

/** A node of a string that is pulled, and where to. */
export interface Pulled extends Point {
  readonly loop: number;
  readonly node: number;
}

export type What = "touch" | "lift" | "topple" | "land" | "block";

export interface Happening {
  readonly what: What;
  readonly first: number;
  readonly second: number;
}

export interface Scene {
  readonly stones: ReadonlyMap<number, Lain>;
  readonly loops: readonly Path[];
  readonly hand: Held | null;
  readonly pull: Pulled | null;
}

export function sceneOf({ lying, loops }: View): Scene {
  return {
    stones: new Map(lying.map((stone) => [stone.magnet, { ...stone, unrest: 0 }])),
    loops,
    hand: null,
    pull: null,
  };
}

/** The lying stone that is nearest to a point, and how far its middle is. */
export function nearestStone({ stones }: Scene, to: Point): { stone: Lain; far: number } | null {
  let found: { stone: Lain; far: number } | null = null;
  for (const stone of stones.values()) {
    const far = distance(stone, to);
    if (!found || far < found.far) found = { stone, far };
  }
  return found;
}

/** How uneasy each stone was when a turn began: what friction holds at rest is often near its limit already. */
export type Ease = ReadonlyMap<number, number>;

export function easeOf({ stones }: Scene): Ease {
  return new Map([...stones].map(([magnet, { unrest }]) => [magnet, unrest]));
}

/** The scene with each stone's unrest beyond what it was at ease; only what differs from `before` is new. */
export function eased(scene: Scene, before: Scene, ease: Ease): Scene {
  if (scene.stones === before.stones) return scene;
  const stones = new Map<number, Lain>();
  for (const [magnet, stone] of scene.stones) {
    const isNew = before.stones.get(magnet) !== stone;
    stones.set(magnet, isNew ? { ...stone, unrest: beyond(stone.unrest, ease.get(magnet) ?? 0) } : stone);
  }
  return { ...scene, stones };
}

function beyond(unrest: number, ease: number): number {
  return unrest <= ease ? 0 : (unrest - ease) / (1 - ease);
}

/** The scene between two others; what is the same in both stays the very same. */
export function between(one: Scene, other: Scene, part: number): Scene {
  if (part <= 0) return one;
  if (part >= 1) return other;
  const stones = new Map<number, Lain>();
  for (const [magnet, stone] of other.stones) {
    const before = one.stones.get(magnet);
    stones.set(magnet, before && before !== stone ? blendStone(before, stone, part) : stone);
  }
  const loops = other.loops.map((line, at) => {
    const before = one.loops[at];
    if (!before || before === line || before.length !== line.length) return line;
    return line.map((point, node) => blendPoint(before[node]!, point, part));
  });
  return {
    stones,
    loops: loops.every((line, at) => line === other.loops[at]) ? other.loops : loops,
    hand: one.hand && other.hand?.magnet === one.hand.magnet ? blendHand(one.hand, other.hand, part) : other.hand,
    pull: other.pull,
  };
}

function blendPoint(one: Point, other: Point, part: number): Point {
  return one === other ? other : { x: mix(one.x, other.x, part), y: mix(one.y, other.y, part) };
}

function blendStone(one: Lain, other: Lain, part: number): Lain {
  return {
    ...other,
    ...blendPoint(one, other, part),
    angle: mixAngle(one.angle, other.angle, part),
    unrest: mix(one.unrest, other.unrest, part),
  };
}

function blendHand(one: Held, other: Held, part: number): Held {
  const angle = mixAngle(one.angle, other.angle, part);
  return { ...other, ...blendPoint(one, other, part), z: mix(one.z, other.z, part), angle };
}

const mix = (a: number, b: number, part: number): number => a + (b - a) * part;

/** The short way round. */
export function mixAngle(a: number, b: number, part: number): number {
  return a + turnBetween(a, b) * part;
}

/** How far to turn from one angle to another, the short way: −π to π. */
export function turnBetween(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI);
  return turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn;
}
