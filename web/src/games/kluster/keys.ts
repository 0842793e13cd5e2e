/** The keys of the table, while it has the focus. */
import { ARROWS, pressZoom } from "$shared/board/keys";
import { Keymap } from "$shared/keyboard/keymap";
import { digitOf, type Pressed } from "$shared/keyboard/pressed";

import { MODES } from "./draft.svelte";
import type { KlusterPlay } from "./play.svelte";

/** How far an arrow goes, in mm, and with Shift. */
const STEP = 5;
const FINE = 1;
const TURN = Math.PI / 12;
const FINE_TURN = Math.PI / 60;
const RISE = 4;

const HAND = new Keymap({
  previous: [",", "Comma"],
  next: [".", "Period"],
  flip: ["f"],
  gather: ["g"],
  // Square brackets need a third hand on many keyboards.
  raise: ["PageUp", "]"],
  lower: ["PageDown", "["],
  string: ["s"],
  act: ["Enter", " "],
  finish: ["x"],
  back: ["Escape"],
});
const VIEW = new Keymap({ field: ["l"], danger: ["d"], whole: ["Home"] });
/** What turns a stone or a string: two keys by where they lie, and one letter that Shift turns round. */
export const TURNS = new Keymap({ left: ["KeyQ"], right: ["KeyE"], turn: ["r"] }, [HAND, VIEW]);

/** Act on a key; `place` and `hand` say what is worth telling afterwards, null that it was none of ours. */
export function press(play: KlusterPlay, pressed: Pressed): "done" | "place" | "hand" | null {
  const arrow = ARROWS[pressed.key];
  if (arrow) {
    const far = pressed.shiftKey ? FINE : STEP;
    play.nudge(arrow[0] * far, arrow[1] * far);
    return "place";
  }
  return pressDraft(play, pressed) ?? pressHand(play, pressed) ?? pressView(play, pressed);
}

/** Whether a key works beside the table too, because it does something to what is held. */
export function isForHand(pressed: Pressed): boolean {
  const act = HAND.read(pressed);
  const turn = TURNS.read(pressed);
  return turn === "left" || turn === "right" || act === "flip" || act === "raise" || act === "lower" || act === "back";
}

function pressDraft(play: KlusterPlay, pressed: Pressed): "done" | null {
  const { draft } = play;
  if (!draft) return null;
  const mode = MODES[(digitOf(pressed) ?? 0) - 1];
  const way = wayOf(pressed);
  if (mode) draft.choose(mode);
  else if (way) draft.turn(way * TURN);
  else if (HAND.read(pressed) === "act") void play.layString();
  else return null;
  play.redraw();
  return "done";
}

function pressHand(play: KlusterPlay, pressed: Pressed): "done" | "place" | "hand" | null {
  const way = wayOf(pressed);
  if (way) {
    const isFine = pressed.shiftKey && TURNS.read(pressed) !== "turn";
    play.rotate(way * (isFine ? FINE_TURN : TURN));
    return "hand";
  }
  const act = HAND.read(pressed);
  switch (act) {
    case "previous":
    case "next":
      play.pickNext(act === "next" ? 1 : -1); // the board tells what is held
      return "done";
    case "flip":
      play.flip();
      return "hand";
    case "gather":
      play.gather();
      return "hand";
    case "raise":
    case "lower":
      play.raise(play.turn.height + (act === "raise" ? RISE : -RISE));
      return "done";
    case "string":
      play.cord.next(pressed.shiftKey ? -1 : 1, play.cursor);
      return "place";
    case "act":
      if (play.cord.node) play.putBack();
      else if (play.picked === null) play.pickNext(1);
      else void play.letGo();
      return "done";
    case "finish":
      void play.finish();
      return "done";
    case "back":
      if (play.display.isFilm) play.display.skip();
      else if (!play.putBack()) return null;
      return "done";
    default:
      return null;
  }
}

function pressView(play: KlusterPlay, pressed: Pressed): "done" | null {
  const act = VIEW.read(pressed);
  if (act === null) return pressZoom(play.camera, pressed);
  if (act === "whole") play.home();
  else play.aids.toggle(act);
  return "done";
}

/** Which way round a key turns, null if it turns nothing. */
function wayOf(pressed: Pressed): 1 | -1 | null {
  const turn = TURNS.read(pressed);
  if (turn === "turn") return pressed.shiftKey ? -1 : 1;
  return turn && (turn === "right" ? 1 : -1);
}
