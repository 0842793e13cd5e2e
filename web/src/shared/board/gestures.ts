/** Fingers, mouse and wheel on a table: pan, pinch, wheel; what is neither is a tap or a hover. */
import type { Camera, Point } from "./camera";
import { listen } from "./listen";

export interface Pointed {
  /** A point of the screen, from the corner of the view. */
  readonly at: Point;
  readonly kind: "mouse" | "touch";
}

export interface Touched {
  tap(where: Pointed): void;
  /** The mouse rests over a point; null once it has left. */
  hover(where: Pointed | null): void;
  /** A pan or pinch begins or ends. */
  moving(yes: boolean): void;
}

/** So far, in pixels, a finger may slip and still tap. */
const SLIP = 8;
/** A wheel with notches turns by at least so much; a touchpad sends less, and is taken as a pan. */
const NOTCH = 50;

/** Let an element move a camera; returns how to stop. */
export function attachGestures(element: HTMLElement, camera: Camera, touched: Touched): () => void {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  let isMoving = false;

  let corner = element.getBoundingClientRect();
  const measure = (): void => void (corner = element.getBoundingClientRect());
  const place = (event: MouseEvent): Point => ({ x: event.clientX - corner.left, y: event.clientY - corner.top });
  const kindOf = (event: PointerEvent): Pointed["kind"] => (event.pointerType === "mouse" ? "mouse" : "touch");
  const move = (yes: boolean): void => {
    if (isMoving === yes) return;
    isMoving = yes;
    touched.moving(yes);
  };

  function down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button > 1) return;
    measure();
    fingers.set(event.pointerId, place(event));
    start = fingers.size === 1 ? place(event) : null;
  }

  function drag(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    const now = place(event);
    if (!before) {
      if (event.pointerType === "mouse") touched.hover({ at: now, kind: "mouse" });
      return;
    }
    if (start && distance(start, now) <= SLIP) return;
    if (!isMoving) {
      start = null;
      element.setPointerCapture(event.pointerId);
      touched.hover(null);
      move(true);
    }
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    fingers.set(event.pointerId, now);
    const other = others[0];
    if (!other) return camera.panBy(now.x - before.x, now.y - before.y);
    const [was, is] = [middle(before, other), middle(now, other)];
    camera.panBy(is.x - was.x, is.y - was.y);
    const spread = distance(before, other);
    if (spread > 0) camera.zoomBy(distance(now, other) / spread, is);
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    if (start && !isMoving && event.type === "pointerup") touched.tap({ at: place(event), kind: kindOf(event) });
    start = null;
    if (fingers.size === 0) move(false);
  }

  function leave(event: PointerEvent): void {
    if (event.pointerType === "mouse" && fingers.size === 0) touched.hover(null);
  }

  let rest: ReturnType<typeof setTimeout> | undefined;
  function wheel(event: WheelEvent): void {
    event.preventDefault();
    move(true);
    clearTimeout(rest);
    rest = setTimeout(() => fingers.size === 0 && move(false), 160);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 32 : 1;
    const [x, y] = [event.deltaX * lines, event.deltaY * lines];
    const isNotch = x === 0 && Math.abs(y) >= NOTCH;
    if (event.ctrlKey) camera.zoomBy(Math.exp(-y / 100), place(event));
    else if (isNotch && !event.shiftKey) camera.zoomBy(Math.exp(-Math.sign(y) * 0.16), place(event));
    else camera.panBy(event.shiftKey && x === 0 ? -y : -x, event.shiftKey && x === 0 ? 0 : -y);
  }

  const stop = listen(element, {
    pointerenter: measure,
    pointerdown: down,
    pointermove: drag,
    pointerup: up,
    pointercancel: up,
    pointerleave: leave,
    wheel,
  });
  return () => {
    clearTimeout(rest);
    stop();
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
