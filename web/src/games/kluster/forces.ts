/**
 * What stones do to each other, for what is shown and said; the server's physics decides. Dipoles in millimetres, grams
 * and seconds, with the constants of `klub/games/kluster/kernel/matter.py`: tests/web/test_physics.py compares them.
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
  /** How many such stones are held together; one where nothing is said. */
  readonly count?: number;
}

export interface Strain {
  /** The force between them over what friction holds: from 1 on the stone slides. */
  readonly ratio: number;
  /** Whether they pull, rather than push. */
  readonly pulls: boolean;
}

export const COUPLING = 1e11;
export const GRAVITY = 9810;
export const SOFTENING = 25; // mm², where the server has the length
export const FRICTION = 0.45;
/** Farther apart they do not matter. */
export const REACH = 100;

type Vector = readonly [number, number, number];

export function momentOf({ stone, angle, pose, count = 1 }: Body): Vector {
  const moment = stone.moment * count;
  if (pose !== "flat") return [0, 0, pose === "north_up" ? moment : -moment];
  return [Math.cos(angle) * moment, Math.sin(angle) * moment, 0];
}

/** The field of a stone at a point. */
export function fieldAt(x: number, y: number, z: number, from: Body): Vector {
  const moment = momentOf(from);
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
  const [x, y, z] = [one.x - other.x, one.y - other.y, one.z - other.z];
  const square = x * x + y * y + z * z + SOFTENING;
  const scale = COUPLING / (square * square * Math.sqrt(square));
  const mr = m[0] * x + m[1] * y + m[2] * z;
  const nr = n[0] * x + n[1] * y + n[2] * z;
  const mn = m[0] * n[0] + m[1] * n[1] + m[2] * n[2];
  const straight = 3 * mn - (15 * mr * nr) / square;
  return [
    scale * (straight * x + 3 * (mr * n[0] + nr * m[0])),
    scale * (straight * y + 3 * (mr * n[1] + nr * m[1])),
    scale * (straight * z + 3 * (mr * n[2] + nr * m[2])),
  ];
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
