/** Keys that boards share. */
import { Keymap } from "../keyboard/keymap";
import { digitOf, type Pressed } from "../keyboard/pressed";
import type { Camera } from "./camera";
import type { Held } from "./hand";

/** Arrow → the way that it points. */
export const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How far the view moves at once, in pixels, and by how much it grows. */
const STEP = 80;
const ZOOM = 1.2;

const ZOOMS = new Keymap({ nearer: ["+", "="], farther: ["-"] });
/** French digits have a minus among them, so there is another key for each way. */
export const CELLS = new Keymap({
  next: ["n"],
  previous: ["p"],
  whole: ["Home"],
  back: ["Escape"],
  nearer: ["PageUp"],
  farther: ["PageDown"],
});

/** A game whose pieces lie in cells, as far as keys go; `C` is a cell. */
interface Pressable<C> {
  readonly camera: Camera;
  readonly cursor: C;
  readonly hand: readonly Held[];
  readonly places: { readonly size: number };
  moveCursor(cell: C): void;
  touch(cell: C, how: "key"): Promise<void>;
  pick(key: string): void;
  jump(by: 1 | -1): void;
  overview(): void;
  putBack(): boolean;
}

/**
 * Keys that act on a table while it has the focus; true if the key was one of them. `step` gives the cell that lies in
 * the direction of an arrow.
 */
export function pressCells<C>(
  play: Pressable<C>,
  { key, shiftKey }: Pressed,
  step: (from: C, arrow: readonly [x: number, y: number]) => C,
): boolean {
  const arrow = ARROWS[key];
  if (arrow && shiftKey) play.camera.panBy(-arrow[0] * STEP, -arrow[1] * STEP);
  else if (arrow) play.moveCursor(step(play.cursor, arrow));
  else if (key === "Enter" || key === " ") void play.touch(play.cursor, "key");
  else return false;
  return true;
}

/** Keys that work wherever the focus is; `jump` wants the focus on the table afterwards. */
export function pressAnywhere<C>(play: Pressable<C>, pressed: Pressed): "done" | "jump" | null {
  const digit = digitOf(pressed);
  const held = digit !== null && play.hand[digit - 1];
  if (held) {
    play.pick(held.key);
    return "done";
  }
  const act = CELLS.read(pressed);
  switch (act) {
    case "next":
    case "previous":
      if (play.places.size === 0) return null;
      play.jump(act === "next" ? 1 : -1);
      return "jump";
    case "whole":
      play.overview();
      return "done";
    case "back":
      return play.putBack() ? "done" : null;
    case null:
      return pressZoom(play.camera, pressed);
    default:
      return zoom(play.camera, act);
  }
}

/** Keys that bring a table nearer or farther. */
export function pressZoom(camera: Camera, pressed: Pressed): "done" | null {
  const act = ZOOMS.read(pressed);
  return act && zoom(camera, act);
}

function zoom(camera: Camera, act: "nearer" | "farther"): "done" {
  camera.zoomBy(act === "nearer" ? ZOOM : 1 / ZOOM);
  return "done";
}
