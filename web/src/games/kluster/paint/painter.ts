/**
 * Paints the table on two canvases: what is still (wood, area, danger, cords at rest) and what lives (stones, signs, the
 * hand). It knows no game and no DOM but its canvases; all it shows is in a `Picture`.
 */
import type { Pose as CameraPose } from "$shared/board/camera";

import { REACH, strainOn, turnOf, type Body } from "../forces";
import { area, boundsOf, encloses, type Line, type Point } from "../geometry";
import type { Advice } from "../hints";
import { stoneOf } from "../magnets";
import type { Held, Lain, Scene } from "../scene";
import type { Stance } from "../stance";
import type { Region } from "./aids";
import { cordPath, Cords, crossings, trace, type CordPath } from "./cords";
import { Ground } from "./ground";
import {
  adviseWith,
  drawAdvice,
  drawGuide,
  drawHandle,
  drawLabel,
  drawSnap,
  drawStrands,
  drawTremble,
  drawTurn,
  drawWarning,
  labelWidth,
  traceOutline,
} from "./signs";
import { growth, LIFT, outlineOf, putShadow, putStone } from "./put";
import { Shadows, Sprites } from "./stones";
import { clamp, dice, mix, pullColor, THEMES, type Theme, type ThemeName } from "./theme";

/** A stone on its way to a hand; `part` runs from 0 to 1. */
export interface Flight {
  readonly stone: Lain;
  readonly to: Point;
  readonly part: number;
}

export interface Burst extends Point {
  readonly angle: number;
  readonly part: number;
  readonly seed: number;
}

/** A string that is being laid. */
export interface Draft {
  readonly line: Line;
  /** Whether it may lie like this. */
  readonly fits: boolean;
  readonly isOpen: boolean;
}

/** All that there is to see. Places are those of the table; `Flight.to` is one of what is seen. */
export interface Picture {
  readonly scene: Scene;
  readonly firstSpinner: number;
  readonly stance: Stance;
  readonly draft: Draft | null;
  /** Whose hand it is: the own one has a light rim and says how high it is. */
  readonly label: string | null;
  readonly showsField: boolean;
  readonly showsDanger: boolean;
  readonly motion: boolean;
  readonly finger: Point | null;
  /** A node of a string that the keyboard or the mouse points at. */
  readonly node: { readonly loop: number; readonly node: number } | null;
  /** Where the keyboard is, while nothing is held. */
  readonly cursor: Point | null;
  readonly flights: readonly Flight[];
  readonly bursts: readonly Burst[];
  /** Stones to be pointed out, with a dashed line around. */
  readonly marked: ReadonlySet<number>;
  /** The stone of the last move, with a ring around. */
  readonly last: number | null;
  /** What a hint would do: pale, with an orange line around. */
  readonly hint: Advice | null;
}

type Aids = typeof import("./aids");

interface Danger {
  readonly key: string;
  readonly region: Region;
  readonly map: HTMLCanvasElement;
}

const LONGEST = 25; // mm, the longest stone
/** For so long a cord that moved is painted anew in every frame, in seconds. */
const UNSETTLED = 0.25;
const SEEN_UNREST = 0.3;

export class Painter {
  #still: CanvasRenderingContext2D;
  #live: CanvasRenderingContext2D;
  #theme: Theme = THEMES.light;
  #grounds = new Map<ThemeName, Ground>();
  #sprites: Sprites | null = null;
  #cords: Cords | null = null;
  #shadows = new Shadows(THEMES.light);
  #ratio = 1;
  #width = 0;
  #height = 0;
  #stillKey: readonly unknown[] = [];
  #moved = new Map<Line, number>();
  #paths = new WeakMap<Line, CordPath>();
  /** Loaded once somebody wants them. */
  #aids: Aids | "coming" | null = null;
  #danger: Danger | null = null;
  #lines: { scene: Scene; lines: Point[][] } | null = null;
  #last: readonly Line[] = [];
  #isUnsettled = false;
  /** Pixels of the page in a millimetre. */
  #zoom = 1;

  constructor(still: HTMLCanvasElement, live: HTMLCanvasElement) {
    this.#still = still.getContext("2d", { alpha: false })!;
    this.#live = live.getContext("2d")!;
  }

  /** The size of the view in pixels of the page, and how many pixels of the screen each of them has. */
  resize(width: number, height: number, ratio: number): void {
    if (this.#width === width && this.#height === height && this.#ratio === ratio) return;
    [this.#width, this.#height, this.#ratio] = [width, height, ratio];
    for (const { canvas } of [this.#still, this.#live]) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    }
    this.#stillKey = [];
  }

  dress(name: ThemeName): void {
    if (this.#theme.name === name && this.#grounds.has(name)) return;
    this.#theme = THEMES[name];
    this.#shadows = new Shadows(this.#theme);
    this.#sprites = this.#cords = this.#danger = null;
    if (!this.#grounds.has(name)) this.#grounds.set(name, new Ground(this.#theme));
    this.#stillKey = [];
  }

  /** Whether something of the last picture was painted only roughly: it wants to be painted once more. */
  get isUnfinished(): boolean {
    return this.#isUnsettled || this.#aids === "coming" || (this.#sprites?.isShort ?? false);
  }

  paint(picture: Picture, pose: CameraPose, time: number): void {
    if (!this.#width || !this.#grounds.has(this.#theme.name)) return;
    this.#zoom = pose.zoom;
    this.#scaleTo(pose.zoom * this.#ratio);
    this.#sprites!.begin();
    const loops = picture.scene.loops.map((line) => picture.stance.line(line));
    loops.forEach((line, at) => this.#last[at] && this.#last[at] !== line && this.#moved.set(line, time));
    for (const [line, since] of this.#moved)
      if (time - since > UNSETTLED || !loops.includes(line)) this.#moved.delete(line);
    const isMoving = this.#moved.size > 0 && loops.some((line) => this.#moved.has(line));
    this.#isUnsettled = isMoving;
    this.#last = loops;
    this.#paintStill(picture, pose, isMoving ? loops.map((line) => (this.#moved.has(line) ? null : line)) : loops);
    this.#paintLive(picture, pose, isMoving ? loops.filter((line) => this.#moved.has(line)) : [], time);
  }

  // The still layer

  #paintStill(picture: Picture, { x, y, zoom }: CameraPose, loops: readonly (Line | null)[]): void {
    const danger = this.#dangerOf(picture);
    const key = [x, y, zoom, danger, ...loops];
    if (key.length === this.#stillKey.length && key.every((part, at) => part === this.#stillKey[at])) return;
    this.#stillKey = key;
    const ctx = this.#still;
    const scale = zoom * this.#ratio;
    ctx.setTransform(scale, 0, 0, scale, x * this.#ratio, y * this.#ratio);
    ctx.imageSmoothingQuality = "high";
    const ground = this.#grounds.get(this.#theme.name)!;
    ground.draw(ctx, -x / zoom, -y / zoom, (this.#width - x) / zoom, (this.#height - y) / zoom);
    ctx.setTransform(this.#ratio, 0, 0, this.#ratio, 0, 0);
    ground.light(ctx, this.#width, this.#height);
    ctx.setTransform(scale, 0, 0, scale, x * this.#ratio, y * this.#ratio);
    const paths = loops.flatMap((line) => (line ? [this.#path(line)] : []));
    this.#cords!.fill(ctx, paths);
    if (danger) {
      ctx.save();
      ctx.beginPath();
      for (const line of picture.scene.loops) outlineOn(ctx, picture.stance.line(line));
      ctx.clip();
      const { left, top, right, bottom } = danger.region;
      ctx.drawImage(danger.map, left, top, right - left, bottom - top);
      ctx.restore();
    }
    for (const path of paths) this.#cords!.draw(ctx, path);
    this.#weave(ctx, paths);
  }

  /** Cords lie over and under each other in turn. */
  #weave(ctx: CanvasRenderingContext2D, paths: readonly CordPath[]): void {
    paths.forEach((path, at) =>
      paths.slice(at + 1).forEach((other) =>
        crossings(path, other).forEach((point, turn) => {
          if (turn % 2) this.#cords!.pass(ctx, path, point, this.#shadows.get(0.9));
        }),
      ),
    );
  }

  #dangerOf({ showsDanger, scene, stance, firstSpinner }: Picture): Danger | null {
    const aids = showsDanger ? this.#needAids() : null;
    if (!aids || scene.loops.length === 0) return null;
    const held = scene.hand;
    const stones = [...scene.stones.values()];
    const places = stones.map(({ magnet, x, y, angle }) => [magnet, x.toFixed(0), y.toFixed(0), angle.toFixed(1)]);
    const loops = boundsOf(scene.loops.flatMap((line) => stance.line(line)))!;
    const angle = held ? Math.round(stance.angle(held.angle) / 0.17) * 0.17 : 0;
    const key = JSON.stringify([places, loops, held?.magnet, held?.pose, angle]);
    if (this.#danger?.key !== key) {
      const bodies = stones.map((stone) => bodyOf(stone, firstSpinner, stance));
      const magnet = held?.magnet ?? stones[0]?.magnet ?? firstSpinner;
      const body = { stone: stoneOf(magnet, firstSpinner), z: 0, angle, pose: held?.pose ?? "flat" } as const;
      this.#danger = { key, region: loops, map: aids.dangerMap(this.#theme, body, bodies, loops) };
    }
    return this.#danger;
  }

  #needAids(): Aids | null {
    if (this.#aids === null) {
      this.#aids = "coming";
      void import("./aids").then((aids) => (this.#aids = aids));
    }
    return this.#aids === "coming" ? null : this.#aids;
  }

  // The live layer

  #paintLive(picture: Picture, { x, y, zoom }: CameraPose, loose: readonly Line[], time: number): void {
    const ctx = this.#live;
    const { scene, stance, firstSpinner, motion } = picture;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height);
    const scale = zoom * this.#ratio;
    ctx.setTransform(scale, 0, 0, scale, x * this.#ratio, y * this.#ratio);
    ctx.imageSmoothingQuality = "high";
    const clock = motion ? time : 1.3;
    const held = scene.hand ? bodyOf(scene.hand, firstSpinner, stance) : null;
    const lying = [...scene.stones.values()].map((stone) => ({ stone, body: bodyOf(stone, firstSpinner, stance) }));
    const bodies = lying.map(({ body }) => body);

    if (loose.length > 0) {
      const paths = loose.map((line) => this.#path(line));
      this.#cords!.fill(ctx, paths);
      for (const path of paths) this.#cords!.draw(ctx, path);
    }
    if (picture.draft) this.#paintDraft(ctx, picture.draft, stance);
    this.#paintHandles(ctx, picture);
    const aids = picture.showsField ? this.#needAids() : null;
    if (aids) {
      if (this.#lines?.scene !== scene)
        this.#lines = { scene, lines: aids.fieldLines(held ? [...bodies, held] : bodies) };
      aids.drawField(ctx, this.#theme, this.#lines.lines, clock);
    }
    for (const body of bodies) this.#shadow(ctx, body);
    const tense = this.#paintForces(
      ctx,
      lying.filter(({ stone }) => !picture.marked.has(stone.magnet)),
      held,
      clock,
    );
    for (const { stone, body } of lying) {
      const shaken = motion && stone.unrest > 0.5 ? shake(body, stone, time) : body;
      this.#stone(ctx, shaken, stone.magnet);
      if (picture.marked.has(stone.magnet)) this.#mark(ctx, body);
      else if (picture.last === stone.magnet) this.#ring(ctx, body);
    }
    for (const at of tense) drawWarning(ctx, at);
    if (picture.hint) this.#paintHint(ctx, picture.hint, picture);
    if (picture.cursor) this.#paintCursor(ctx, stance.point(picture.cursor), zoom);
    if (held) this.#paintHeld(ctx, picture, held, scene.hand!, bodies, clock);
    for (const { stone, to, part } of picture.flights)
      this.#paintFlight(ctx, bodyOf(stone, firstSpinner, stance), stone, to, part);
    for (const burst of picture.bursts) {
      const { x: bx, y: by } = stance.point(burst);
      drawSnap(ctx, { x: bx, y: by }, stance.angle(burst.angle), burst.part, burst.seed);
    }
  }

  /** Strands, arrows and arcs of the stones that are not at ease; the places where they are about to snap. */
  #paintForces(
    ctx: CanvasRenderingContext2D,
    lying: readonly { stone: Lain; body: Body }[],
    held: Body | null,
    clock: number,
  ): Point[] {
    const tense: Point[] = [];
    const uneasy = lying.filter(({ stone }) => stone.unrest >= SEEN_UNREST);
    for (const { stone, body } of uneasy) {
      let [best, strength, pulls] = [null as Body | null, 0, true];
      for (const { body: other } of lying) {
        if (other === body || Math.hypot(other.x - body.x, other.y - body.y) > REACH) continue;
        const strain = strainOn(body, other);
        if (strain.ratio > strength) [best, strength, pulls] = [other, strain.ratio, strain.pulls];
      }
      const fromHand = held ? strainOn(body, held).ratio : 0;
      if (best && strength > 0.25 && strength >= fromHand && !(isUneasy(best, uneasy) && best.x < body.x)) {
        const [a, b] = nearPoles(body, best);
        const force = clamp(Math.max(strength, stone.unrest));
        drawStrands(ctx, this.#theme, a, b, force, pulls, clock);
        if (force > 0.85 && pulls) tense.push(beside(a, b));
      }
      const outline = outlineOf(body);
      if (stone.unrest > 0.6) drawTremble(ctx, this.#theme, outline, stone.unrest, clock);
      else {
        const turn = turnOf(body, held ? [...lying.map((each) => each.body), held] : lying.map((each) => each.body));
        if (Math.abs(turn) > 0.15) drawTurn(ctx, this.#theme, outline, Math.sign(turn), stone.unrest);
      }
    }
    return tense;
  }

  #paintHeld(
    ctx: CanvasRenderingContext2D,
    { scene, label, draft }: Picture,
    body: Body,
    held: Held,
    bodies: readonly Body[],
    clock: number,
  ): void {
    const seen = outlineOf(body);
    const top = body.y - body.z * LIFT;
    const isInside = draft !== null || scene.loops.some((line) => encloses(line, held));
    this.#shadow(ctx, body);
    drawGuide(ctx, this.#theme, seen, top + seen.wide * 0.6, isInside);
    const raised = { ...body, y: top };
    for (const other of bodies) {
      if (Math.hypot(other.x - body.x, other.y - body.y) > REACH) continue;
      const { ratio, pulls } = strainOn(other, body);
      if (ratio < 0.22) continue;
      const [a, b] = nearPoles(raised, other);
      drawStrands(ctx, this.#theme, a, b, clamp(ratio), pulls, clock);
    }
    this.#stone(ctx, body, held.magnet);
    const grown = growth(body.z);
    traceOutline(ctx, { ...seen, y: top, long: seen.long * grown, wide: seen.wide * grown }, 0.9);
    ctx.strokeStyle = this.#theme.name === "dark" ? "rgba(255,226,170,.8)" : "rgba(255,250,232,.92)";
    ctx.lineWidth = 0.8;
    ctx.stroke();
    if (label) this.#paintLabel(ctx, label, body, bodies);
  }

  /** How high the stone is held, on the side where there is more room. */
  #paintLabel(ctx: CanvasRenderingContext2D, label: string, body: Body, bodies: readonly Body[]): void {
    const { long, wide, angle } = outlineOf(body);
    const scale = this.#zoom;
    const off = Math.hypot(long * Math.cos(angle), wide * Math.sin(angle)) + 2.5;
    const width = labelWidth(ctx, label, scale);
    const places = [off, -off - width].map((by) => {
      const middle = { x: body.x + by + width / 2, y: body.y + 1 };
      const room = Math.min(...bodies.map((other) => Math.hypot(other.x - middle.x, other.y - middle.y)), 60);
      return { at: { x: body.x + by, y: body.y + 1 }, room };
    });
    const [right, left] = [places[0]!, places[1]!];
    drawLabel(ctx, this.#theme, (left.room > right.room + 4 ? left : right).at, label, scale);
  }

  #paintDraft(ctx: CanvasRenderingContext2D, { line, fits, isOpen }: Draft, stance: Stance): void {
    const seen = stance.line(line);
    if (isOpen) {
      ctx.beginPath();
      for (const { x, y } of seen) ctx.lineTo(x, y);
      ctx.lineJoin = ctx.lineCap = "round";
      ctx.strokeStyle = `rgba(${this.#theme.shadow},.3)`;
      ctx.lineWidth = 4.6;
      ctx.stroke();
      ctx.strokeStyle = "#d9652a";
      ctx.lineWidth = 3.4;
      ctx.stroke();
      return;
    }
    const path = this.#path(seen);
    ctx.save();
    this.#cords!.draw(ctx, path);
    trace(ctx, path);
    ctx.strokeStyle = fits ? "rgba(255,248,226,.9)" : pullColor(this.#theme, 1, 0.95);
    ctx.lineWidth = fits ? 0.7 : 1.2;
    ctx.setLineDash(fits ? [3, 3] : [1.4, 2.4]);
    ctx.stroke();
    ctx.restore();
  }

  #paintHandles(ctx: CanvasRenderingContext2D, { scene, stance, node, finger }: Picture): void {
    const pull = scene.pull ?? node;
    const at = pull ? scene.loops[pull.loop]?.[pull.node] : undefined;
    if (!at) return;
    const goal = finger ?? scene.pull;
    drawHandle(ctx, this.#theme, stance.point(at), goal && stance.point(goal));
  }

  #paintHint(ctx: CanvasRenderingContext2D, { stone, pull, line }: Advice, picture: Picture): void {
    const { firstSpinner, stance, scene } = picture;
    const from = pull && scene.loops[pull.loop]?.[pull.node];
    if (pull && from) drawAdvice(ctx, stance.point(from), stance.point(pull));
    if (line) {
      ctx.beginPath();
      outlineOn(ctx, stance.line(line));
      adviseWith(ctx, 1.6);
    }
    if (!stone) return;
    const body = bodyOf(stone, firstSpinner, stance);
    ctx.save();
    ctx.globalAlpha = 0.6;
    this.#stone(ctx, body, stone.magnet);
    ctx.restore();
    traceOutline(ctx, outlineOf(body), 2.4);
    adviseWith(ctx, 1.3);
  }

  #paintCursor(ctx: CanvasRenderingContext2D, { x, y }: Point, zoom: number): void {
    const size = 13 / zoom;
    ctx.save();
    for (const [width, color] of [
      [5, this.#theme.label[0]],
      [2, this.#theme.label[1]],
    ] as const) {
      ctx.strokeStyle = color;
      ctx.lineWidth = width / zoom;
      ctx.beginPath();
      ctx.arc(x, y, size * 0.6, 0, 2 * Math.PI);
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        ctx.moveTo(x + dx * size * 0.6, y + dy * size * 0.6);
        ctx.lineTo(x + dx * size * 1.3, y + dy * size * 1.3);
      }
      ctx.stroke();
    }
    ctx.restore();
  }

  #paintFlight(ctx: CanvasRenderingContext2D, body: Body, { magnet }: Lain, to: Point, part: number): void {
    const eased = part * part * (3 - 2 * part);
    const flown: Body = {
      ...body,
      x: mix(body.x, to.x, eased),
      y: mix(body.y, to.y, eased),
      z: 40 * Math.sin(eased * Math.PI),
    };
    ctx.save();
    ctx.globalAlpha = 1 - clamp((part - 0.85) / 0.15);
    this.#shadow(ctx, flown, 0.6);
    this.#stone(ctx, flown, magnet);
    ctx.restore();
  }

  #ring(ctx: CanvasRenderingContext2D, body: Body): void {
    traceOutline(ctx, outlineOf(body), 2.2);
    ctx.strokeStyle = this.#theme.name === "dark" ? "rgba(242,187,53,.9)" : "rgba(42,36,51,.62)";
    ctx.lineWidth = 2 / this.#zoom;
    ctx.stroke();
  }

  #mark(ctx: CanvasRenderingContext2D, body: Body): void {
    ctx.save();
    ctx.setLineDash([2, 1.6]);
    traceOutline(ctx, outlineOf(body), 1.7);
    ctx.strokeStyle = pullColor(this.#theme, 1, 0.85);
    ctx.lineWidth = 0.8;
    ctx.stroke();
    ctx.restore();
  }

  #shadow(ctx: CanvasRenderingContext2D, body: Body, strength = 1): void {
    putShadow(ctx, this.#theme, this.#shadows, body, strength);
  }

  #stone(ctx: CanvasRenderingContext2D, body: Body, seed: number): void {
    putStone(ctx, this.#sprites!, body, seed);
  }

  #path(line: Line): CordPath {
    let path = this.#paths.get(line);
    // One way round for all, so that areas that overlap are filled once.
    if (!path) this.#paths.set(line, (path = cordPath(area(line) < 0 ? [line[0]!, ...line.slice(1).reverse()] : line)));
    return path;
  }

  /** Pictures for a scale, in steps: between them they are drawn larger or smaller. */
  #scaleTo(scale: number): void {
    const step = Math.pow(1.3, Math.ceil(Math.log(scale) / Math.log(1.3)));
    const size = Math.round(LONGEST * step);
    if (this.#sprites?.size === size && this.#cords) return;
    this.#sprites = new Sprites(this.#theme, size);
    this.#cords = new Cords(this.#theme, Math.max(3, step));
    this.#stillKey = [];
  }
}

function bodyOf(at: Lain | Held, firstSpinner: number, stance: Stance): Body {
  const { x, y } = stance.point(at);
  return {
    stone: stoneOf(at.magnet, firstSpinner),
    x,
    y,
    z: "z" in at ? at.z : 0,
    angle: stance.angle(at.angle),
    pose: at.pose,
  };
}

function shake(body: Body, { magnet, unrest }: Lain, time: number): Body {
  const roll = dice(Math.floor(time * 60) * 31 + magnet);
  return { ...body, x: body.x + (roll() - 0.5) * 0.9 * unrest, y: body.y + (roll() - 0.5) * 0.9 * unrest };
}

/** The ends of two stones that are nearest to each other. */
function nearPoles(one: Body, other: Body): [Point, Point] {
  const ends = ({ stone, x, y, angle, pose }: Body): Point[] => {
    if (pose !== "flat") return [{ x, y }];
    const [dx, dy] = [Math.cos(angle) * stone.length * 0.46, Math.sin(angle) * stone.length * 0.46];
    return [
      { x: x + dx, y: y + dy },
      { x: x - dx, y: y - dy },
    ];
  };
  let best: [Point, Point] = [one, other];
  let least = Infinity;
  for (const a of ends(one)) {
    for (const b of ends(other)) {
      const far = Math.hypot(a.x - b.x, a.y - b.y);
      if (far < least) [least, best] = [far, [a, b]];
    }
  }
  return best;
}

/** Whether another stone is drawn with strands of its own, so that a pair has only one bundle. */
function isUneasy(body: Body, uneasy: readonly { body: Body }[]): boolean {
  return uneasy.some((each) => each.body === body);
}

function beside(a: Point, b: Point): Point {
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (a.x + b.x) / 2 + ((b.y - a.y) / far) * 13, y: (a.y + b.y) / 2 - ((b.x - a.x) / far) * 13 };
}

function outlineOn(ctx: CanvasRenderingContext2D, line: Line): void {
  line.forEach(({ x, y }, at) => (at ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
  ctx.closePath();
}
