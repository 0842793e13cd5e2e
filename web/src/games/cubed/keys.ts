/** The keys of the board, beside those that all boards of cells have. */
import * as shared from "$shared/board/keys";
import { Keymap } from "$shared/keyboard/keymap";
import type { Pressed } from "$shared/keyboard/pressed";

import { neighbour, type Hex } from "./hexes";
import type { CubedPlay } from "./play.svelte";

const PIECES = new Keymap({ previous: [",", "Comma"], next: [".", "Period"], turn: ["t"], on: ["Escape"] }, [
  shared.CELLS,
]);
/** Keys that go over an edge of the cell: letters by where they lie, two above two, and the block of digits. */
export const EDGES = new Keymap(
  {
    upper_left: ["KeyQ", "Numpad7"],
    upper_right: ["KeyE", "Numpad9"],
    lower_left: ["KeyA", "Numpad1"],
    lower_right: ["KeyD", "Numpad3"],
    left: ["Numpad4"],
    right: ["Numpad6"],
  },
  [PIECES, shared.CELLS],
);
const SIDES = { right: 0, lower_right: 1, lower_left: 2, left: 3, upper_left: 4, upper_right: 5 };

/** Keys that act on the table while it has the focus; true if the key was one of them. */
export function pressTable(play: CubedPlay, pressed: Pressed): boolean {
  const edge = EDGES.read(pressed);
  if (edge === null) return shared.pressCells(play, pressed, step);
  play.moveCursor(neighbour(play.cursor, SIDES[edge]));
  return true;
}

/** Keys that work wherever the focus is; `jump` wants the focus on the table afterwards. */
export function pressAnywhere(play: CubedPlay, pressed: Pressed): "done" | "jump" | null {
  const act = PIECES.read(pressed);
  if (act === "previous" || act === "next") play.pickNext(act === "next" ? 1 : -1);
  else if (act === "turn" && play.picked) void play.rotate(pressed.shiftKey ? -1 : 1);
  else if (act === "on" && play.ended) play.readOn();
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
