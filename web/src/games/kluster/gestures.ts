/**
 * Fingers, mouse and wheel on the table. With a stone in the hand one finger leads it from wherever it is, two fingers
 * turn and raise it; a finger on a cord pulls it; a string that is laid is moved, turned or drawn; else the view moves.
 */
import { listen } from "$shared/board/listen";

import type { Node } from "./cord.svelte";
import type { Point } from "./geometry";
import { HIGHEST } from "./hand";
import type { KlusterPlay } from "./play.svelte";

type Grip =
  { readonly what: "hand" | "view" | "draft" | "drawing" | "nothing" } | { readonly what: "cord"; readonly node: Node };

/** So near, in pixels, a cord is touched; a finger is broader than a mouse. */
const REACH = { mouse: 11, touch: 20 };
/** So near to the stone in the hand, in pixels, a finger means the stone. */
const NEAR_STONE = 58;
/** Millimetres of height for each pixel that two fingers part, and for a notch of the wheel. */
const PINCH_RISE = 0.22;
const WHEEL_RISE = 0.04;
const WHEEL_TURN = 0.002;
const SLIP = 6;

export function attachTable(element: HTMLElement, play: KlusterPlay): () => void {
  const fingers = new Map<number, Point>();
  let grip: Grip = { what: "nothing" };
  let start: Point | null = null;
  const { camera } = play;

  const place = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const reachOf = (event: PointerEvent): number =>
    (event.pointerType === "mouse" ? REACH.mouse : REACH.touch) / camera.pose.zoom;

  function gripAt(at: Point, reach: number): Grip {
    const { draft } = play;
    if (draft) return { what: draft.mode === "free" ? "drawing" : "draft" };
    const held = play.turn.now;
    const onTable = play.outlook.tableAt(at);
    if (held && !play.turn.isReleased) {
      const stone = camera.toScreen(play.stance.point(held));
      if (Math.hypot(stone.x - at.x, stone.y - at.y) < NEAR_STONE) return { what: "hand" };
    }
    const node = play.cord.near(onTable, reach);
    if (node) return { what: "cord", node };
    return { what: held && !play.turn.isReleased ? "hand" : "view" };
  }

  function down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button > 0) return;
    const at = place(event);
    fingers.set(event.pointerId, at);
    element.setPointerCapture(event.pointerId);
    play.leaveKeys();
    if (play.display.isFilm) play.display.skip();
    if (fingers.size > 1) return settle();
    start = at;
    grip = gripAt(at, reachOf(event));
    if (grip.what === "drawing") {
      play.draft?.begin(play.outlook.tableAt(at));
      play.redraw();
    } else if (grip.what === "cord") play.cord.point(grip.node);
  }

  /** A second finger has come: what one finger began is done. */
  function settle(): void {
    if (grip.what === "cord") {
      play.cord.drop();
      grip = { what: play.turn.held === null ? "view" : "hand" };
    } else if (grip.what === "drawing") grip = { what: "draft" };
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    const now = place(event);
    if (!before) {
      if (event.pointerType === "mouse") hover(now, reachOf(event));
      return;
    }
    if (start && Math.hypot(now.x - start.x, now.y - start.y) < SLIP) return;
    start = null;
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    fingers.set(event.pointerId, now);
    if (others[0]) two(before, now, others[0]);
    else one(before, now);
  }

  function one(before: Point, now: Point): void {
    const { zoom } = camera.pose;
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    if (grip.what === "hand") play.drag(dx / zoom, dy / zoom);
    else if (grip.what === "cord") play.cord.pull(grip.node, play.outlook.tableAt(now));
    else if (grip.what === "drawing") play.draft?.draw(play.outlook.tableAt(now));
    else if (grip.what === "draft") {
      const by = play.stance.back({ x: dx / zoom, y: dy / zoom });
      play.draft?.move(by.x, by.y);
    } else if (grip.what === "view") camera.panBy(dx, dy);
    if (play.draft) play.redraw();
  }

  function two(before: Point, now: Point, other: Point): void {
    const { zoom } = camera.pose;
    const [was, is] = [middle(before, other), middle(now, other)];
    const [wide, wider] = [apart(before, other), apart(now, other)];
    const turn = angle(other, now) - angle(other, before);
    if (grip.what === "hand") {
      play.drag((is.x - was.x) / zoom, (is.y - was.y) / zoom);
      play.raise(play.turn.height + (wider - wide) * PINCH_RISE);
      play.rotate(Math.atan2(Math.sin(turn), Math.cos(turn)));
    } else if (play.draft) {
      const by = play.stance.back({ x: (is.x - was.x) / zoom, y: (is.y - was.y) / zoom });
      play.draft.move(by.x, by.y);
      play.draft.turn(Math.atan2(Math.sin(turn), Math.cos(turn)));
      play.redraw();
    } else {
      camera.panBy(is.x - was.x, is.y - was.y);
      if (wide > 0) camera.zoomBy(wider / wide, is);
    }
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    if (grip.what === "cord") {
      play.cord.drop();
      play.cord.point(null);
    } else if (grip.what === "drawing") {
      play.draft?.finish();
      play.redraw();
    }
    grip = { what: "nothing" };
    start = null;
  }

  function hover(at: Point, reach: number): void {
    const node = play.draft ? null : play.cord.near(play.outlook.tableAt(at), reach);
    play.cord.point(node);
    element.style.cursor = node || (play.turn.held !== null && !play.turn.isReleased) ? "grab" : "default";
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 32 : 1;
    const by = (event.deltaY || event.deltaX) * lines;
    const isHolding = play.turn.held !== null && !play.turn.isReleased;
    if (event.ctrlKey || (!isHolding && !play.draft)) camera.zoomBy(Math.exp(-by / 400), place(event));
    else if (play.draft) {
      play.draft.turn(by * WHEEL_TURN);
      play.redraw();
    } else if (event.shiftKey) play.rotate(by * WHEEL_TURN);
    else play.raise(Math.min(HIGHEST, play.turn.height - by * WHEEL_RISE));
  }

  const leave = (): void => play.cord.point(null);
  return listen(element, {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: up,
    pointerleave: leave,
    wheel,
  });
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const angle = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x);
