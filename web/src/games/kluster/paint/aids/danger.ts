/** A map of danger: light hatching where care is due, dense hatching and a line where a stone would go. */
import { bodyOf } from "../../bodies";
import { REACH, type Body } from "../../forces";
import { boundsOf } from "../../geometry";
import { stoneOf } from "../../magnets";
import type { Picture } from "../picture";
import { goOn, type Ration, type Work } from "../ration";
import { bake, mix, soft, type Theme } from "../theme";
import { dangerBetween } from "./forces";

export interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Danger {
  readonly region: Region;
  readonly map: HTMLCanvasElement;
}

/** How dangerous it is at places `GRID` mm apart. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

type Held = Omit<Body, "x" | "y" | "z">;

export const GRID = 4;
const FINE = 2.5; // pixels in a millimetre
/** Held stones are turned in steps, in radians. */
const TURN = 0.17;

export class DangerMap {
  #ration: Ration;
  #theme: Theme | null = null;
  #shown: Danger | null = null;
  /** What the map shows, or will once it is worked out. */
  #key = "";
  #work: Work<Danger> | null = null;

  constructor(ration: Ration) {
    this.#ration = ration;
  }

  /** A map that has been begun is finished before the next, so that a hand that never rests sees one too. */
  show(theme: Theme, picture: Picture): Danger | null {
    if (this.#theme !== theme) [this.#theme, this.#shown, this.#work, this.#key] = [theme, null, null, ""];
    if (picture.scene.loops.length === 0) return null;
    const key = keyOf(picture);
    if (!this.#work && this.#key !== key) {
      this.#work = workOut(theme, picture);
      this.#key = key;
    }
    if (this.#work && goOn(this.#work, this.#ration, (danger) => (this.#shown = danger))) this.#work = null;
    if (this.#work || this.#key !== key) this.#ration.wait();
    return this.#shown;
  }
}

function regionOf({ scene, stance }: Picture): Region {
  return boundsOf(scene.loops.flatMap((line) => stance.line(line)))!;
}

function heldIn({ scene, stance, firstSpinner }: Picture): Held {
  const { hand, stones } = scene;
  const [first] = stones.keys();
  const angle = hand ? Math.round(stance.angle(hand.angle) / TURN) * TURN : 0;
  return { stone: stoneOf(hand?.magnet ?? first ?? firstSpinner, firstSpinner), angle, pose: hand?.pose ?? "flat" };
}

/** Maps of pictures with the same key are alike. */
function keyOf(picture: Picture): string {
  const { stone, angle, pose } = heldIn(picture);
  let key = `${stone.family} ${stone.length} ${angle} ${pose} ${Object.values(regionOf(picture)).join()}`;
  for (const { magnet, x, y, angle: turned, pose: lies } of picture.scene.stones.values())
    key += `;${magnet},${lies},${Math.round(x)},${Math.round(y)},${Math.round(turned * 10)}`;
  return key;
}

function* workOut(theme: Theme, picture: Picture): Work<Danger> {
  const { scene, firstSpinner, stance } = picture;
  const region = regionOf(picture);
  const bodies = Array.from(scene.stones.values(), (stone) => bodyOf(stone, firstSpinner, stance));
  const grid = yield* dangerGrid(heldIn(picture), bodies, region);
  return { region, map: yield* paintMap(theme, grid, region) };
}

/** `dangerAt` for each place: stone by stone, so that no place is held to stones out of reach. */
export function* dangerGrid(held: Held, lying: readonly Body[], region: Region): Work<Grid> {
  const { left, top, right, bottom } = region;
  const [columns, rows] = [Math.ceil((right - left) / GRID) + 2, Math.ceil((bottom - top) / GRID) + 2];
  const values = new Float32Array(columns * rows);
  const at = { ...held, x: 0, y: 0, z: 0 };
  for (const other of lying) {
    const [first, last] = within(other.x - left, columns);
    const [highest, lowest] = within(other.y - top, rows);
    for (let row = highest; row <= lowest; row++) {
      at.y = top + row * GRID;
      for (let column = first; column <= last; column++) {
        at.x = left + column * GRID;
        const cell = row * columns + column;
        values[cell] = Math.max(values[cell]!, dangerBetween(at, other));
      }
    }
    yield;
  }
  return { columns, rows, values };
}

/** The first and the last of so many lines that are within reach of a place. */
function within(place: number, count: number): [number, number] {
  return [Math.max(0, Math.ceil((place - REACH) / GRID)), Math.min(count - 1, Math.floor((place + REACH) / GRID))];
}

function* paintMap(theme: Theme, { columns, values }: Grid, region: Region): Work<HTMLCanvasElement> {
  const [wide, high] = [region.right - region.left, region.bottom - region.top];
  const image = new ImageData(Math.ceil(wide * FINE), Math.ceil(high * FINE));
  const pixels = image.data;
  for (let j = 0; j < image.height; j++) {
    const y = j / FINE / GRID;
    const row = Math.floor(y);
    for (let i = 0; i < image.width; i++) {
      const x = i / FINE / GRID;
      const column = Math.floor(x);
      const at = row * columns + column;
      const upper = mix(values[at]!, values[at + 1]!, x - column);
      const lower = mix(values[at + columns]!, values[at + columns + 1]!, x - column);
      const danger = mix(upper, lower, y - row);
      if (danger < 0.3) continue;
      const isHot = danger > 1;
      const stripe = ((i + j) / FINE / (isHot ? 3.2 : 4.2)) % 1 < (isHot ? 0.42 : 0.2) ? 1 : 0;
      const faint = soft(0.3, 0.9, danger);
      let alpha = isHot ? 0.1 + 0.2 * stripe : 0.05 * faint + 0.26 * stripe * faint;
      if (Math.abs(danger - 1) < 0.04 * Math.max(1, danger)) alpha = 0.75;
      const color = isHot ? theme.stop : theme.care;
      const pixel = (j * image.width + i) * 4;
      pixels[pixel] = color[0];
      pixels[pixel + 1] = color[1];
      pixels[pixel + 2] = color[2];
      pixels[pixel + 3] = 255 * alpha;
    }
    if (j % 8 === 7) yield;
  }
  return bake(image);
}
