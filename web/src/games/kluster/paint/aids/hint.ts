/** What a hint would do: pale, with an orange line around. All in millimetres. */
import { bodyOf } from "../../bodies";
import type { Point } from "../../geometry";
import type { Advice } from "../../hints";
import type { Kit } from "../kit";
import type { Origin } from "../origin";
import { ADVICE } from "../paints";
import type { Picture } from "../picture";
import { outlineOf, putStone } from "../put";
import { traceOutline } from "../signs";
import { outlineOn } from "../still";

type Context = CanvasRenderingContext2D;

export function drawHint(origin: Origin, kit: Kit, { stone, pull, line }: Advice, picture: Picture): void {
  const { firstSpinner, stance, scene } = picture;
  const { ctx } = origin;
  const from = pull && scene.loops[pull.loop]?.[pull.node];
  if (pull && from) drawAdvice(ctx, stance.point(from), stance.point(pull));
  if (line) {
    ctx.beginPath();
    outlineOn(ctx, stance.line(line));
    adviseWith(ctx, 1.6);
  }
  if (!stone) return;
  const body = bodyOf(stone, firstSpinner, stance);
  ctx.globalAlpha = 0.6;
  putStone(origin, kit.sprites, body, stone.magnet);
  ctx.globalAlpha = 1;
  origin.leave();
  traceOutline(ctx, outlineOf(body), 2.4);
  adviseWith(ctx, 1.3);
}

/** Stroke what was traced, as a hint is drawn: an orange line on a light one, so that it reads on wood and on cord. */
function adviseWith(ctx: Context, width: number): void {
  ctx.save();
  ctx.lineJoin = ctx.lineCap = "round";
  ctx.strokeStyle = ADVICE.casing;
  ctx.lineWidth = width * 2;
  ctx.stroke();
  ctx.strokeStyle = ADVICE.line;
  ctx.lineWidth = width;
  ctx.stroke();
  ctx.restore();
}

/** An arrow: pull the cord from here to there. */
function drawAdvice(ctx: Context, from: Point, to: Point): void {
  const way = Math.atan2(to.y - from.y, to.x - from.x);
  ctx.beginPath();
  ctx.arc(from.x, from.y, 4, way, way + 2 * Math.PI);
  ctx.lineTo(to.x, to.y);
  for (const turn of [0.55, -0.55]) {
    ctx.moveTo(to.x, to.y);
    ctx.lineTo(to.x - 8 * Math.cos(way + turn), to.y - 8 * Math.sin(way + turn));
  }
  adviseWith(ctx, 1.6);
}
