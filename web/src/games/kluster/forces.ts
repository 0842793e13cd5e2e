/**
 * What stones do to each other, for what is shown and said; the server's physics decides. Dipoles in millimetres, grams
 * and seconds, as in `klub/games/kluster/kernel.py`.
 */
import type { Pose, Stone } from "./magnets";

/** A stone somewhere: `z` is how high it is held. */
export interface Body {
  readonly stone: Stone;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly angle: number;
  readonly pose: Pose;
}

export interface Strain {
  /** The force between them over what friction holds: from 1 on the stone slides. */
  readonly ratio: number;
  /** Whether they pull, rather than push. */
  readonly pulls: boolean;
}

const COUPLING = 1e11;
const GRAVITY = 9810;
const SOFTENING = 25; // mm²
const FRICTION = 0.45;
/** Farther apart they do not matter. */
export const REACH = 100;

type Vector = readonly [number, number, number];

export function momentOf({ stone, angle, pose }: Body): Vector {
  if (pose !== "flat") return [0, 0, pose === "north_up" ? stone.moment : -stone.moment];
  return [Math.cos(angle) * stone.moment, Math.sin(angle) * stone.moment, 0];
}

/** The field of a stone at a point. */
export function fieldAt(x: number, y: number, z: number, from: Body, moment: Vector = momentOf(from)): Vector {
  const [dx, dy, dz] = [x - from.x, y - from.y, z - from.z];
  const square = dx * dx + dy * dy + dz * dz + SOFTENING;
  const cube = square * Math.sqrt(square);
  const along = (3 * (moment[0] * dx + moment[1] * dy + moment[2] * dz)) / square;
  return [
    (COUPLING * (along * dx - moment[0])) / cube,
    (COUPLING * (along * dy - moment[1])) / cube,
    (COUPLING * (along * dz - moment[2])) / cube,
  ];
}

/** The force on one stone by another. */
export function forceOn(one: Body, other: Body): Vector {
  const [m, n] = [momentOf(one), momentOf(other)];
  const r: Vector = [one.x - other.x, one.y - other.y, one.z - other.z];
  const square = dot(r, r) + SOFTENING;
  const fifth = square * square * Math.sqrt(square);
  const [mr, nr, mn] = [dot(m, r), dot(n, r), dot(m, n)];
  const straight = 3 * mn - (15 * mr * nr) / square;
  const part = (at: 0 | 1 | 2): number => (COUPLING * (straight * r[at] + 3 * (mr * n[at] + nr * m[at]))) / fifth;
  return [part(0), part(1), part(2)];
}

/** How hard another stone drags at one that lies on the table. */
export function strainOn(one: Body, other: Body): Strain {
  const [fx, fy, fz] = forceOn(one, other);
  const hold = FRICTION * Math.max(1, one.stone.mass * GRAVITY - fz);
  return { ratio: Math.hypot(fx, fy) / hold, pulls: fx * (other.x - one.x) + fy * (other.y - one.y) > 0 };
}

/** Which way a lying stone would turn: positive from x to y; the size is the torque over its weight, in mm. */
export function turnOf(one: Body, others: Iterable<Body>): number {
  const [mx, my] = momentOf(one);
  let torque = 0;
  for (const other of others) {
    if (other === one || Math.hypot(one.x - other.x, one.y - other.y) > REACH) continue;
    const [bx, by] = fieldAt(one.x, one.y, 0, other);
    torque += mx * by - my * bx;
  }
  return torque / (one.stone.mass * GRAVITY);
}

/**
 * How dangerous it would be to lay a stone down: 1 and more where it is pulled off its place once both have turned, or
 * where an upright one topples.
 */
export function dangerAt(held: Body, lying: readonly Body[]): number {
  let worst = 0;
  for (const other of lying) {
    const square = (held.x - other.x) ** 2 + (held.y - other.y) ** 2;
    if (square > REACH * REACH) continue;
    const soft = square + SOFTENING;
    const aligned = (6 * COUPLING * held.stone.moment * other.stone.moment) / (soft * soft);
    const hold = FRICTION * GRAVITY * Math.min(held.stone.mass, other.stone.mass);
    let danger: number;
    if (held.pose === "flat" && other.pose === "flat") {
      danger = 0.35 * strainOn(held, other).ratio + 0.65 * (aligned / hold);
    } else {
      const [first, second] = [topples(held, other), topples(other, held)];
      danger = Math.max(first, second, strainOn(held, other).ratio);
    }
    worst = Math.max(worst, danger);
  }
  return worst;
}

function topples(one: Body, by: Body): number {
  if (one.pose === "flat") return 0;
  const [bx, by_] = fieldAt(one.x, one.y, one.stone.length / 2, by);
  return (one.stone.moment * Math.hypot(bx, by_)) / (one.stone.mass * GRAVITY * one.stone.base);
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
