/** What points something out: the last stone, stones to be taken, the keyboard, a handle. All in millimetres. */
import type { Point } from "../geometry";
import { KNOB } from "./paints";
import { dot, traceOutline, type Outline } from "./signs";
import { pullColor, rgba, type Theme } from "./theme";

type Context = CanvasRenderingContext2D;

const WAYS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** A ring around the stone of the last move; `zoom` is how many pixels of the page a millimetre has. */
export function drawRing(ctx: Context, theme: Theme, at: Outline, zoom: number): void {
  traceOutline(ctx, at, 2.2);
  ctx.strokeStyle = theme.ring;
  ctx.lineWidth = 2 / zoom;
  ctx.stroke();
}

/** A dashed line around a stone that somebody must take. */
export function drawMark(ctx: Context, theme: Theme, at: Outline): void {
  ctx.save();
  ctx.setLineDash([2, 1.6]);
  traceOutline(ctx, at, 1.7);
  ctx.strokeStyle = pullColor(theme, 1, 0.85);
  ctx.lineWidth = 0.8;
  ctx.stroke();
  ctx.restore();
}

/** Where the keyboard is. */
export function drawCursor(ctx: Context, theme: Theme, { x, y }: Point, zoom: number): void {
  const size = 13 / zoom;
  ctx.save();
  for (const [width, color] of [
    [5, theme.label[0]],
    [2, theme.label[1]],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.lineWidth = width / zoom;
    ctx.beginPath();
    ctx.arc(x, y, size * 0.6, 0, 2 * Math.PI);
    for (const [dx, dy] of WAYS) {
      ctx.moveTo(x + dx * size * 0.6, y + dy * size * 0.6);
      ctx.lineTo(x + dx * size * 1.3, y + dy * size * 1.3);
    }
    ctx.stroke();
  }
  ctx.restore();
}

/** The handle on a pulled cord, and the way to the finger if the cord lags behind it. */
export function drawHandle(ctx: Context, theme: Theme, at: Point, finger: Point | null): void {
  ctx.save();
  if (finger && Math.hypot(finger.x - at.x, finger.y - at.y) > 6) {
    ctx.strokeStyle = rgba(theme.ink, 0.8);
    ctx.lineWidth = 0.7;
    ctx.setLineDash([2, 2]);
    ctx.beginPath();
    ctx.moveTo(at.x, at.y);
    ctx.lineTo(finger.x, finger.y);
    ctx.stroke();
    ctx.setLineDash([]);
    ctx.lineWidth = 0.9;
    ctx.beginPath();
    ctx.arc(finger.x, finger.y, 5.5, 0, 2 * Math.PI);
    ctx.stroke();
  }
  ctx.fillStyle = KNOB.shadow;
  dot(ctx, { x: at.x + 0.7, y: at.y + 1.1 }, 4.6);
  ctx.fillStyle = KNOB.body;
  dot(ctx, at, 4.4);
  ctx.strokeStyle = KNOB.line;
  ctx.lineWidth = 1;
  ctx.stroke();
  ctx.fillStyle = KNOB.line;
  for (let k = -1; k < 2; k++) dot(ctx, { x: at.x + k * 1.6, y: at.y }, 0.6);
  ctx.restore();
}
