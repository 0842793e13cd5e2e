/** The keys of the board, beside those that all boards of cells have. */
import * as shared from "$shared/board/keys";
import type { Pressed } from "$shared/board/keys";

import { neighbour, type Hex } from "./hexes";
import type { CubedPlay } from "./play.svelte";

/** Keys that go over an edge of the cell: letters as they lie around S, and the block of digits. */
const EDGES: Record<string, number> = { q: 4, e: 5, a: 2, d: 1 };
const PAD: Record<string, number> = { Numpad7: 4, Numpad9: 5, Numpad4: 3, Numpad6: 0, Numpad1: 2, Numpad3: 1 };

/** Keys that act on the table while it has the focus; true if the key was one of them. */
export function pressTable(play: CubedPlay, pressed: Pressed): boolean {
  const edge = PAD[pressed.code] ?? EDGES[pressed.key];
  if (edge === undefined) return shared.pressCells(play, pressed, step);
  play.moveCursor(neighbour(play.cursor, edge));
  return true;
}

/** Keys that work wherever the focus is; `jump` wants the focus on the table afterwards. */
export function pressAnywhere(play: CubedPlay, pressed: Pressed): "done" | "jump" | null {
  const { key } = pressed;
  if (key === "," || key === ".") play.pickNext(key === "." ? 1 : -1);
  else if (key.toLowerCase() === "t" && play.picked) void play.rotate(key === "t" ? 1 : -1);
  else if (key === "Escape" && play.ended) play.readOn();
  else return shared.pressAnywhere(play, pressed);
  return "done";
}

/** Left and right along a row; up and down as straight as rows allow that lie half a cell apart. */
function step(cell: Hex, [x, y]: readonly [number, number]): Hex {
  if (y === 0) return neighbour(cell, x > 0 ? 0 : 3);
  const isEven = cell.r % 2 === 0;
  if (y < 0) return neighbour(cell, isEven ? 5 : 4);
  return neighbour(cell, isEven ? 1 : 2);
}
