/** The stone in a hand: the mark below it, what it does to the stones around, how high it is. */
import { strainOn, type Body } from "../forces";
import type { Kit } from "./kit";
import type { Origin } from "./origin";
import { growth, LIFT, outlineOf, putShadow, putStone } from "./put";
import { drawGuide, drawLabel, drawStrands, labelWidth, traceOutline } from "./signs";
import { isNear, nearPoles } from "./tension";
import { clamp } from "./theme";

export interface HeldStone {
  readonly body: Body;
  readonly magnet: number;
  /** Whether it would lie inside. */
  readonly isInside: boolean;
  /** How high it is, in words; null where that is not said. */
  readonly label: string | null;
}

const FAINTEST = 0.22;
/** Of stones that are held together, no more are shown. */
const MOST_SHOWN = 5;

/** `zoom` is how many pixels of the page a millimetre has. */
export function drawHeld(
  origin: Origin,
  kit: Kit,
  { body, magnet, isInside, label }: HeldStone,
  bodies: readonly Body[],
  clock: number,
  zoom: number,
): void {
  const { ctx } = origin;
  const { theme } = kit;
  const seen = outlineOf(body);
  const top = body.y - body.z * LIFT;
  const others = gathered(body);
  for (const each of [body, ...others]) putShadow(origin, theme, kit.shadows, each);
  ctx.globalAlpha = 1;
  origin.leave();
  drawGuide(ctx, theme, seen, top + seen.wide * 0.6, isInside);
  const raised = { ...body, y: top };
  for (const other of bodies) {
    if (!isNear(body, other)) continue;
    const { ratio, pulls } = strainOn(other, body);
    if (ratio < FAINTEST) continue;
    const [a, b] = nearPoles(raised, other);
    drawStrands(ctx, theme, a, b, clamp(ratio), pulls, clock);
  }
  others.forEach((other, at) => putStone(origin, kit.sprites, other, magnet + at + 1));
  putStone(origin, kit.sprites, body, magnet);
  origin.leave();
  const grown = growth(body.z);
  traceOutline(ctx, { ...seen, y: top, long: seen.long * grown, wide: seen.wide * grown }, 0.9);
  ctx.strokeStyle = theme.lifted;
  ctx.lineWidth = 0.8;
  ctx.stroke();
  if (label) putLabel(ctx, kit, label, body, bodies, zoom);
}

/** What is held together with a stone: in a row with it by turns on either side, or one above the other. */
function gathered(body: Body): Body[] {
  const { stone, x, y, z, angle, pose, count = 1 } = body;
  return Array.from({ length: Math.min(count, MOST_SHOWN) - 1 }, (_, at) => {
    if (pose !== "flat") return { ...body, z: z + (at + 1) * stone.length * 0.9 };
    const far = Math.ceil((at + 1) / 2) * (at % 2 === 0 ? -1 : 1) * stone.length * growth(z);
    return { ...body, x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
  });
}

/** How high the stone is held, on the side where there is more room. */
function putLabel(
  ctx: CanvasRenderingContext2D,
  { theme }: Kit,
  label: string,
  body: Body,
  bodies: readonly Body[],
  zoom: number,
): void {
  const { long, wide, angle } = outlineOf(body);
  const off = Math.hypot(long * Math.cos(angle), wide * Math.sin(angle)) + 2.5;
  const width = labelWidth(ctx, label, zoom);
  const places = [off, -off - width].map((by) => {
    const middle = { x: body.x + by + width / 2, y: body.y + 1 };
    const room = Math.min(...bodies.map((other) => Math.hypot(other.x - middle.x, other.y - middle.y)), 60);
    return { at: { x: body.x + by, y: body.y + 1 }, room };
  });
  const [right, left] = [places[0]!, places[1]!];
  drawLabel(ctx, theme, (left.room > right.room + 4 ? left : right).at, label, zoom);
}
