/** The keys of the board. */
import type { ClusteredPlay } from "./play.svelte";

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const STEP = 80;
const ZOOM = 1.2;

/** Keys that act on the table while it has the focus; true if the key was one of them. */
export function pressTable(play: ClusteredPlay, key: string, isShift: boolean): boolean {
  const arrow = ARROWS[key];
  if (arrow && isShift) play.camera.panBy(-arrow[0] * STEP, -arrow[1] * STEP);
  else if (arrow) play.moveCursor({ x: play.cursor.x + arrow[0], y: play.cursor.y + arrow[1] });
  else if (key === "Enter" || key === " ") void play.touch(play.cursor, "key");
  else return false;
  return true;
}

/** Keys that work wherever the focus is; `jump` wants the focus on the table afterwards. */
export function pressAnywhere(play: ClusteredPlay, key: string): "done" | "jump" | null {
  if (/^[1-9]$/.test(key)) {
    const held = play.hand[Number(key) - 1];
    if (!held) return null;
    play.pick(held.key);
    return "done";
  }
  switch (key) {
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
      return play.putBack() ? "done" : null;
    default:
      return null;
  }
}
