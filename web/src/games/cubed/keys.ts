/** The keys of the board. */
import { neighbour, type Hex } from "./hexes";
import type { CubedPlay } from "./play.svelte";

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Keys that go over an edge of the cell: letters as they lie around S, and the block of digits. */
const EDGES: Record<string, number> = { q: 4, e: 5, a: 2, d: 1 };
const PAD: Record<string, number> = { Numpad7: 4, Numpad9: 5, Numpad4: 3, Numpad6: 0, Numpad1: 2, Numpad3: 1 };
const STEP = 80;
const ZOOM = 1.2;

export type Pressed = Pick<KeyboardEvent, "key" | "code" | "shiftKey">;

/** Keys that act on the table while it has the focus; true if the key was one of them. */
export function pressTable(play: CubedPlay, { key, code, shiftKey }: Pressed): boolean {
  const arrow = ARROWS[key];
  const edge = PAD[code] ?? EDGES[key];
  if (arrow && shiftKey) play.camera.panBy(-arrow[0] * STEP, -arrow[1] * STEP);
  else if (arrow) play.moveCursor(step(play.cursor, arrow));
  else if (edge !== undefined) play.moveCursor(neighbour(play.cursor, edge));
  else if (key === "Enter" || key === " ") void play.touch(play.cursor, "key");
  else return false;
  return true;
}

/** Keys that work wherever the focus is; `jump` wants the focus on the table afterwards. */
export function pressAnywhere(play: CubedPlay, { key }: Pressed): "done" | "jump" | null {
  if (/^[1-9]$/.test(key)) {
    const held = play.hand[Number(key) - 1];
    if (!held) return null;
    play.pick(held.key);
    return "done";
  }
  switch (key) {
    case ",":
    case ".":
      play.pickNext(key === "." ? 1 : -1);
      return "done";
    case "t":
    case "T":
      if (!play.picked) return null;
      void play.rotate(key === "t" ? 1 : -1);
      return "done";
    case "n":
    case "p":
      if (play.places.size === 0) return null;
      play.jump(key === "n" ? 1 : -1);
      return "jump";
    case "Home":
      play.overview();
      return "done";
    case "+":
    case "=":
      play.camera.zoomBy(ZOOM);
      return "done";
    case "-":
      play.camera.zoomBy(1 / ZOOM);
      return "done";
    case "Escape":
      if (play.ended) {
        play.readOn();
        return "done";
      }
      return play.putBack() ? "done" : null;
    default:
      return null;
  }
}

/** Left and right along a row; up and down as straight as rows allow that lie half a cell apart. */
function step(cell: Hex, [x, y]: readonly [number, number]): Hex {
  if (y === 0) return neighbour(cell, x > 0 ? 0 : 3);
  const isEven = cell.r % 2 === 0;
  if (y < 0) return neighbour(cell, isEven ? 5 : 4);
  return neighbour(cell, isEven ? 1 : 2);
}
