/** Forces one can see, the mark below a held stone, the snap: drawn in a context scaled to millimetres. */
import { chanceFrom } from "$shared/chance";

import type { Point } from "../geometry";
import { CHIP_SHADOW, SNAP, STRANDS, WARNING } from "./paints";
import { clamp, mix, pullColor, rgba, soft, type Theme } from "./theme";

/** The outline of a stone as it is seen from above: half its length and half its width on the screen. */
export interface Outline extends Point {
  readonly angle: number;
  readonly long: number;
  readonly wide: number;
}

type Context = CanvasRenderingContext2D;

export function traceOutline(ctx: Context, { x, y, angle, long, wide }: Outline, grow = 0, turn = 0): void {
  ctx.beginPath();
  ctx.ellipse(x, y, long + grow, wide + grow, angle + turn, 0, 2 * Math.PI);
}

/** Strands between two poles: beads run inwards where they pull; arcs run outwards where they push. */
export function drawStrands(
  ctx: Context,
  theme: Theme,
  a: Point,
  b: Point,
  force: number,
  pulls: boolean,
  time: number,
): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = Math.hypot(dx, dy) || 1;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  ctx.save();
  ctx.lineCap = "round";
  if (pulls) {
    const spread = clamp(7 / long, 0.12, 0.34);
    for (const k of force > 0.35 ? [-1, 0, 1] : [-0.5, 0.5]) {
      const bend = { x: middle.x - dy * spread * k, y: middle.y + dx * spread * k };
      ctx.beginPath();
      ctx.moveTo(a.x, a.y);
      ctx.quadraticCurveTo(bend.x, bend.y, b.x, b.y);
      ctx.strokeStyle = rgba(STRANDS, theme.glow * force);
      ctx.lineWidth = 0.6 + 1.7 * force;
      ctx.stroke();
      ctx.strokeStyle = pullColor(theme, force, 0.35 + 0.6 * force);
      ctx.lineWidth = 0.35 + 0.85 * force * (k ? 0.8 : 1.15);
      if (force < 0.5) ctx.setLineDash([1.6, 1.5]);
      ctx.stroke();
      ctx.setLineDash([]);
      ctx.fillStyle = pullColor(theme, force, 0.95);
      for (let n = 0; n < 2; n++) {
        const part = wrap(time * 0.7 + n * 0.5 + k * 0.17);
        const size = (0.45 + 0.75 * force) * Math.sin(part * Math.PI);
        for (const at of [part * 0.5, 1 - part * 0.5]) dot(ctx, bezier(a, bend, b, at), size);
      }
    }
  } else {
    const angle = Math.atan2(dy, dx);
    ctx.lineWidth = 0.6 + force * 0.5;
    for (let k = 0; k < 3; k++) {
      const part = wrap(time * 0.5 + k / 3);
      ctx.strokeStyle = rgba(theme.push, 0.9 * Math.sin(part * Math.PI));
      for (const [end, facing] of [
        [a, angle + Math.PI],
        [b, angle],
      ] as const) {
        const x = mix(middle.x, end.x, part * 0.9) - Math.cos(facing) * 3;
        const y = mix(middle.y, end.y, part * 0.9) - Math.sin(facing) * 3;
        ctx.beginPath();
        ctx.arc(x, y, 3.6, facing - 0.55, facing + 0.55);
        ctx.stroke();
      }
    }
  }
  ctx.restore();
}

/** Ghost outlines and arcs at both ends of a stone that is about to go. */
export function drawTremble(ctx: Context, theme: Theme, at: Outline, force: number, time: number): void {
  ctx.save();
  ctx.lineCap = "round";
  ctx.strokeStyle = pullColor(theme, force, 0.22 + 0.3 * force);
  ctx.lineWidth = 0.4;
  for (const turn of [-1, 1]) {
    traceOutline(ctx, at, 0.8, turn * (0.05 + 0.12 * force));
    ctx.stroke();
  }
  for (const end of [0, Math.PI]) {
    for (let n = 0; n < (force > 0.6 ? 3 : 2); n++) {
      const wide = 0.34 - n * 0.04 + 0.05 * Math.sin(time * 30 + n);
      ctx.beginPath();
      ctx.arc(at.x, at.y, at.long + 2.4 + n * 1.9, at.angle + end - wide, at.angle + end + wide);
      ctx.strokeStyle = pullColor(theme, force, 0.85 - n * 0.24);
      ctx.lineWidth = 0.85 - n * 0.18;
      ctx.stroke();
    }
  }
  ctx.restore();
}

/** Which way a stone is about to turn: 1 or −1. */
export function drawTurn(ctx: Context, theme: Theme, at: Outline, way: number, force: number): void {
  const radius = at.long + 3.4;
  ctx.save();
  ctx.lineCap = ctx.lineJoin = "round";
  ctx.strokeStyle = ctx.fillStyle = pullColor(theme, force * 0.6, 0.95);
  ctx.lineWidth = 0.95;
  for (const end of [0, Math.PI]) {
    const from = at.angle + end + 0.12 * way;
    const to = from + (0.5 + 0.5 * force) * way;
    const [x, y] = [at.x + Math.cos(to) * radius, at.y + Math.sin(to) * radius];
    const [tx, ty] = [-Math.sin(to) * way, Math.cos(to) * way];
    ctx.beginPath();
    ctx.arc(at.x, at.y, radius, from, to, way < 0);
    ctx.stroke();
    ctx.beginPath();
    ctx.moveTo(x + tx * 3, y + ty * 3);
    ctx.lineTo(x - ty * 1.6, y + tx * 1.6);
    ctx.lineTo(x + ty * 1.6, y - tx * 1.6);
    ctx.fill();
  }
  ctx.restore();
}

/** Where a held stone would touch down, and the thread up to it. */
export function drawGuide(ctx: Context, theme: Theme, at: Outline, top: number, isInside: boolean): void {
  ctx.save();
  for (const [width, color] of [
    [1.7, theme.casing],
    [0.65, isInside ? rgba(theme.ink, 0.95) : pullColor(theme, 1, 0.95)],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.setLineDash(isInside ? [2.6, 1.7] : [1, 1.6]);
    traceOutline(ctx, at, 0.3);
    ctx.stroke();
    ctx.setLineDash([]);
    ctx.beginPath();
    ctx.moveTo(at.x - 2.4, at.y);
    ctx.lineTo(at.x + 2.4, at.y);
    ctx.moveTo(at.x, at.y + 2.4);
    ctx.lineTo(at.x, Math.min(at.y, top));
    ctx.lineWidth = width * 0.8;
    ctx.stroke();
  }
  ctx.restore();
}

/** A burst of cut paper where stones met; `part` runs from 0 to 1. */
export function drawSnap(ctx: Context, { x, y }: Point, angle: number, part: number, seed: number): void {
  const roll = chanceFrom(seed);
  const eased = 1 - Math.pow(1 - part, 3);
  const fade = 1 - soft(0.35, 1, part);
  const star = (outer: number, inner: number, rays: number, grown: number): void => {
    ctx.beginPath();
    for (let i = 0; i < rays * 2; i++) {
      const at = (i * Math.PI) / rays;
      const ray = outer * (0.72 + 0.5 * roll()) * (Math.abs(Math.cos(at)) * 0.5 + 0.62);
      const far = (i % 2 ? inner : ray) * grown;
      ctx.lineTo(Math.cos(at) * far, Math.sin(at) * far);
    }
    ctx.closePath();
    ctx.fill();
  };
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle + Math.PI / 2);
  const glow = ctx.createRadialGradient(0, 0, 2, 0, 0, 30);
  glow.addColorStop(0, rgba(SNAP.glow, 0.7 * (1 - soft(0.05, 0.42, part))));
  glow.addColorStop(1, SNAP.dusk);
  ctx.fillStyle = glow;
  ctx.fillRect(-30, -30, 60, 60);
  if (part < 0.75) {
    const grown = 0.45 + 0.6 * eased;
    ctx.globalAlpha = 1 - soft(0.12, 0.45, part);
    ctx.fillStyle = SNAP.star;
    star(20, 8.5, 11, grown);
    ctx.fillStyle = SNAP.heart;
    star(12.5, 5, 9, grown);
    ctx.globalAlpha = 1;
  }
  ctx.strokeStyle = rgba(SNAP.ring, fade * 0.95);
  ctx.lineWidth = 1.3 * (1 - part) + 0.2;
  ctx.beginPath();
  ctx.arc(0, 0, 9 + 21 * eased, 0, 2 * Math.PI);
  ctx.stroke();
  ctx.globalAlpha = fade;
  for (let i = 0; i < 22; i++) {
    const at = (i % 2 ? 0 : Math.PI) + (roll() - 0.5) * 2.4;
    const far = 12 + (6 + roll() * 20) * eased;
    const size = 0.9 + roll() * 1.5;
    ctx.save();
    ctx.rotate(at);
    ctx.translate(far, 0);
    ctx.rotate((roll() - 0.5) * 1.2 + part * 3 * (roll() - 0.5));
    ctx.fillStyle = SNAP.shards[i % SNAP.shards.length]!;
    ctx.beginPath();
    ctx.moveTo(size * 1.7, 0);
    ctx.lineTo(-size, size * 0.62);
    ctx.lineTo(-size * 0.7, -size * 0.55);
    ctx.fill();
    ctx.restore();
  }
  ctx.restore();
}

/** The red triangle beside stones that are about to snap. */
export function drawWarning(ctx: Context, { x, y }: Point): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.lineJoin = "round";
  for (const [dx, dy, color] of [
    [0.6, 0.9, WARNING.shadow],
    [0, 0, WARNING.body],
  ] as const) {
    ctx.fillStyle = ctx.strokeStyle = color;
    ctx.lineWidth = 1.6;
    ctx.beginPath();
    ctx.moveTo(dx, dy - 5.4);
    ctx.lineTo(dx + 5.3, dy + 4);
    ctx.lineTo(dx - 5.3, dy + 4);
    ctx.closePath();
    ctx.stroke();
    ctx.fill();
  }
  ctx.fillStyle = WARNING.sign;
  ctx.beginPath();
  ctx.roundRect(-0.75, -2.6, 1.5, 4, 0.6);
  ctx.fill();
  dot(ctx, { x: 0, y: 2.6 }, 0.85);
  ctx.restore();
}

const LABEL_SIZE = 14; // pixels of the page
const LABEL_FONT = '"Bricolage Grotesque Variable", "Trebuchet MS", sans-serif';

/** How wide a chip with these words is, in mm; `scale` is how many pixels of the page a millimetre has. */
export function labelWidth(ctx: Context, text: string, scale: number): number {
  const size = LABEL_SIZE / scale;
  ctx.font = `700 ${size}px ${LABEL_FONT}`;
  return ctx.measureText(text).width + size * 0.9;
}

/** Words on a chip, from its left edge on. */
export function drawLabel(ctx: Context, theme: Theme, at: Point, text: string, scale: number): void {
  const size = LABEL_SIZE / scale;
  const [paper, letters] = theme.label;
  const width = labelWidth(ctx, text, scale);
  ctx.save();
  ctx.textBaseline = "middle";
  for (const [by, color] of [
    [1.4 / scale, CHIP_SHADOW],
    [0, paper],
  ] as const) {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.roundRect(at.x + by, at.y - size * 0.85 + by, width, size * 1.7, size * 0.5);
    ctx.fill();
  }
  ctx.fillStyle = letters;
  ctx.fillText(text, at.x + size * 0.45, at.y + size * 0.06);
  ctx.restore();
}

export function dot(ctx: Context, { x, y }: Point, radius: number): void {
  ctx.beginPath();
  ctx.arc(x, y, Math.max(0, radius), 0, 2 * Math.PI);
  ctx.fill();
}

const wrap = (value: number): number => ((value % 1) + 1) % 1;

function bezier(a: Point, c: Point, b: Point, t: number): Point {
  const u = 1 - t;
  return { x: u * u * a.x + 2 * u * t * c.x + t * t * b.x, y: u * u * a.y + 2 * u * t * c.y + t * t * b.y };
}
