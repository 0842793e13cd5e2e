/** The stones as data, as in `klub/games/kluster/magnets.py`: millimetres, grams, A·m². */
import type { Place } from "$generated/kluster";

export type Pose = Place["pose"];
export type Family = "classic" | "spinner";

/** In the order of the numbers that stand for them in frames and inputs. */
export const POSES: readonly Pose[] = ["flat", "north_up", "south_up"];

export interface Stone {
  readonly family: Family;
  readonly length: number;
  readonly width: number;
  readonly mass: number;
  readonly moment: number;
  /** Half the width that an upright stone stands on. */
  readonly base: number;
}

const CLASSICS = 24;
const MAGNETISATION = 1.3 * 230e3;

const SPINNER: Stone = { family: "spinner", length: 18, width: 18, mass: 8, moment: 0.36, base: 2.5 };

const CLASSIC: readonly Stone[] = Array.from({ length: CLASSICS }, (_, number) => {
  const length = 18 + (7 * number) / (CLASSICS - 1);
  const width = length * 0.6;
  const volume = (Math.PI / 6) * length * width * width;
  return { family: "classic", length, width, mass: 4.9e-3 * volume, moment: MAGNETISATION * volume * 1e-9, base: 2.5 };
});

/** A stone by its number; the spinners come after those of the Classic boxes. */
export function stoneOf(magnet: number, firstSpinner: number): Stone {
  return magnet >= firstSpinner ? SPINNER : CLASSIC[magnet % CLASSICS]!;
}

/** How far a stone is tilted, in degrees: 90 with its north pole up. */
export function tiltOf(pose: Pose): number {
  return pose === "flat" ? 0 : pose === "north_up" ? 90 : -90;
}

/** The next pose that a hand offers. */
export function nextPose(pose: Pose): Pose {
  return POSES[(POSES.indexOf(pose) + 1) % POSES.length]!;
}
