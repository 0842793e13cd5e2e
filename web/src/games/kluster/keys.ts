/** The keys of the table, while it has the focus. */
import { ARROWS, pressZoom } from "$shared/board/keys";

import { MODES } from "./draft.svelte";
import type { KlusterPlay } from "./play.svelte";

/** How far an arrow goes, in mm, and with Shift. */
const STEP = 5;
const FINE = 1;
const TURN = Math.PI / 12;
const FINE_TURN = Math.PI / 60;
const RISE = 4;

export type Pressed = Pick<KeyboardEvent, "key" | "shiftKey">;

/** Act on a key; `place` and `hand` say what is worth telling afterwards, null that it was none of ours. */
export function press(play: KlusterPlay, { key, shiftKey }: Pressed): "done" | "place" | "hand" | null {
  const arrow = ARROWS[key];
  if (arrow) {
    const far = shiftKey ? FINE : STEP;
    play.nudge(arrow[0] * far, arrow[1] * far);
    return "place";
  }
  return pressDraft(play, key) ?? pressHand(play, key) ?? pressView(play, key);
}

function pressDraft(play: KlusterPlay, key: string): "done" | null {
  const { draft } = play;
  if (!draft) return null;
  const mode = MODES[Number(key) - 1];
  if (mode) draft.choose(mode);
  else if (key === "q" || key === "R") draft.turn(-TURN);
  else if (key === "e" || key === "r") draft.turn(TURN);
  else if (key === "Enter" || key === " ") void play.layString();
  else return null;
  play.redraw();
  return "done";
}

function pressHand(play: KlusterPlay, key: string): "done" | "place" | "hand" | null {
  switch (key) {
    case ",":
    case ".":
      play.pickNext(key === "." ? 1 : -1); // the board tells what is held
      return "done";
    case "q":
    case "R":
      play.rotate(-TURN);
      return "hand";
    case "e":
    case "r":
      play.rotate(TURN);
      return "hand";
    case "Q":
    case "E":
      play.rotate(key === "E" ? FINE_TURN : -FINE_TURN);
      return "hand";
    case "f":
    case "F":
      play.flip();
      return "hand";
    case "g":
    case "G":
      play.gather();
      return "hand";
    case "[":
    case "]":
      play.raise(play.turn.height + (key === "]" ? RISE : -RISE));
      return "done";
    case "s":
    case "S":
      play.cord.next(key === "s" ? 1 : -1, play.cursor);
      return "place";
    case "Enter":
    case " ":
      if (play.cord.node) play.putBack();
      else if (play.picked === null) play.pickNext(1);
      else void play.letGo();
      return "done";
    case "x":
      void play.finish();
      return "done";
    case "Escape":
      if (play.display.isFilm) play.display.skip();
      else if (!play.putBack()) return null;
      return "done";
    default:
      return null;
  }
}

function pressView(play: KlusterPlay, key: string): "done" | null {
  switch (key) {
    case "l":
      play.aids.toggle("field");
      return "done";
    case "d":
      play.aids.toggle("danger");
      return "done";
    case "Home":
      play.home();
      return "done";
    default:
      return pressZoom(play.camera, key);
  }
}
