/** The upper canvas: cords that move, stones, signs and the hand. It is painted in every frame. */
import { chanceFrom } from "$shared/chance";
import type { Pose as CameraPose } from "$shared/board/camera";

import { bodyOf } from "../bodies";
import type { Body } from "../forces";
import { encloses, type Path, type Point } from "../geometry";
import type { Lain } from "../scene";
import type { Stance } from "../stance";
import type { Aids } from "./aids";
import type { Canvas } from "./canvas";
import { drawHeld } from "./held";
import type { Kit } from "./kit";
import { Origin } from "./origin";
import { CORD, FITTING } from "./paints";
import type { Draft, Flight, Picture } from "./picture";
import { drawCursor, drawHandle, drawMark, drawRing } from "./pointers";
import { outlineOf, putShadow, putStone } from "./put";
import { drawSnap, drawWarning } from "./signs";
import { drawTension, type Lying } from "./tension";
import { clamp, mix, pullColor } from "./theme";

/** A stone and its shadow reach no farther than this from its middle, in mm. */
const AROUND = 45;
/** Where the clock stands while nothing may move. */
const STOPPED = 1.3;

export class LiveLayer {
  #canvas: Canvas;

  constructor(canvas: Canvas) {
    this.#canvas = canvas;
  }

  /** `loose` are the cords that move; `aids` are there while they are shown. */
  paint(kit: Kit, picture: Picture, pose: CameraPose, loose: readonly Path[], aids: Aids | null, time: number): void {
    this.#canvas.clear();
    const ctx = this.#canvas.lookAt(pose);
    const { scene, stance, firstSpinner, motion, marked } = picture;
    const clock = motion ? time : STOPPED;
    const held = scene.hand ? bodyOf(scene.hand, firstSpinner, stance) : null;
    const lying = Array.from(scene.stones.values(), (stone) => ({ stone, body: bodyOf(stone, firstSpinner, stance) }));
    const bodies = lying.map(({ body }) => body);

    const paths = loose.map((line) => kit.path(line));
    kit.cords.fill(ctx, paths);
    for (const path of paths) kit.cords.draw(ctx, path);
    if (picture.draft) drawDraft(ctx, kit, picture.draft, stance);
    drawHandles(ctx, kit, picture);
    if (picture.showsField) aids?.drawField(ctx, kit.theme, held ? [...bodies, held] : bodies, clock);

    const origin = new Origin(ctx);
    const seen = lying.filter(({ body }) => this.#shows(body, pose));
    for (const { body } of seen) putShadow(origin, kit.theme, kit.shadows, body);
    ctx.globalAlpha = 1;
    origin.leave();
    const uneasy = marked.size > 0 ? lying.filter(({ stone }) => !marked.has(stone.magnet)) : lying;
    const tense = drawTension(ctx, kit.theme, uneasy, held, clock);
    drawStones(origin, kit, picture, seen, pose.zoom, time);
    for (const at of tense) drawWarning(ctx, at);
    if (picture.hint) aids?.drawHint(origin, kit, picture.hint, picture);
    if (picture.cursor) drawCursor(ctx, kit.theme, stance.point(picture.cursor), pose.zoom);
    if (held) {
      const { magnet } = scene.hand!;
      const isInside = picture.draft !== null || scene.loops.some((line) => encloses(line, scene.hand!));
      drawHeld(origin, kit, { body: held, magnet, isInside, label: picture.label }, bodies, clock, pose.zoom);
    }
    for (const flight of picture.flights) drawFlight(origin, kit, flight, bodyOf(flight.stone, firstSpinner, stance));
    for (const burst of picture.bursts)
      drawSnap(ctx, stance.point(burst), stance.angle(burst.angle), burst.part, burst.seed);
  }

  #shows({ x, y }: Point, pose: CameraPose): boolean {
    const [left, top] = [x * pose.zoom + pose.x, y * pose.zoom + pose.y];
    const around = AROUND * pose.zoom;
    return left > -around && top > -around && left < this.#canvas.width + around && top < this.#canvas.height + around;
  }
}

function drawStones(
  origin: Origin,
  kit: Kit,
  { motion, marked, last }: Picture,
  lying: readonly Lying[],
  zoom: number,
  time: number,
): void {
  for (const { stone, body } of lying) {
    putStone(origin, kit.sprites, motion && stone.unrest > 0.5 ? shake(body, stone, time) : body, stone.magnet);
    const isMarked = marked.has(stone.magnet);
    if (!isMarked && last !== stone.magnet) continue;
    origin.leave();
    if (isMarked) drawMark(origin.ctx, kit.theme, outlineOf(body));
    else drawRing(origin.ctx, kit.theme, outlineOf(body), zoom);
  }
  origin.leave();
}

function shake(body: Body, { magnet, unrest }: Lain, time: number): Body {
  const roll = chanceFrom(Math.floor(time * 60) * 31 + magnet);
  return { ...body, x: body.x + (roll() - 0.5) * 0.9 * unrest, y: body.y + (roll() - 0.5) * 0.9 * unrest };
}

function drawDraft(ctx: CanvasRenderingContext2D, kit: Kit, { line, fits, isOpen }: Draft, stance: Stance): void {
  const seen = stance.line(line);
  ctx.save();
  if (isOpen) {
    ctx.beginPath();
    for (const { x, y } of seen) ctx.lineTo(x, y);
    ctx.lineJoin = ctx.lineCap = "round";
    ctx.strokeStyle = `rgba(${kit.theme.shadow},.3)`;
    ctx.lineWidth = 4.6;
    ctx.stroke();
    ctx.strokeStyle = CORD;
    ctx.lineWidth = 3.4;
    ctx.stroke();
  } else {
    const path = kit.path(seen);
    kit.cords.draw(ctx, path);
    ctx.strokeStyle = fits ? FITTING : pullColor(kit.theme, 1, 0.95);
    ctx.lineWidth = fits ? 0.7 : 1.2;
    ctx.setLineDash(fits ? [3, 3] : [1.4, 2.4]);
    ctx.stroke(path.outline);
  }
  ctx.restore();
}

function drawHandles(ctx: CanvasRenderingContext2D, { theme }: Kit, { scene, stance, node, finger }: Picture): void {
  const pull = scene.pull ?? node;
  const at = pull ? scene.loops[pull.loop]?.[pull.node] : undefined;
  if (!at) return;
  const goal = finger ?? scene.pull;
  drawHandle(ctx, theme, stance.point(at), goal && stance.point(goal));
}

function drawFlight(origin: Origin, kit: Kit, { stone, to, part }: Flight, body: Body): void {
  const eased = part * part * (3 - 2 * part);
  const flown: Body = {
    ...body,
    x: mix(body.x, to.x, eased),
    y: mix(body.y, to.y, eased),
    z: 40 * Math.sin(eased * Math.PI),
  };
  const shown = 1 - clamp((part - 0.85) / 0.15);
  putShadow(origin, kit.theme, kit.shadows, flown, 0.6 * shown);
  origin.ctx.globalAlpha = shown;
  putStone(origin, kit.sprites, flown, stone.magnet);
  origin.ctx.globalAlpha = 1;
  origin.leave();
}
