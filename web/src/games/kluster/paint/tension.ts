/** The forces between lying stones that are not at ease, as strands, arcs and arrows. */
import { REACH, strainOn, turnOf, type Body } from "../forces";
import type { Point } from "../geometry";
import type { Lain } from "../scene";
import { outlineOf } from "./put";
import { drawStrands, drawTremble, drawTurn } from "./signs";
import { clamp, type Theme } from "./theme";

/** A stone of the scene, and what it is among forces. */
export interface Lying {
  readonly stone: Lain;
  readonly body: Body;
}

const SEEN_UNREST = 0.3;

/** Draw them; returns the places where stones are about to snap. */
export function drawTension(
  ctx: CanvasRenderingContext2D,
  theme: Theme,
  lying: readonly Lying[],
  held: Body | null,
  clock: number,
): Point[] {
  const tense: Point[] = [];
  const uneasy = lying.filter(({ stone }) => stone.unrest >= SEEN_UNREST);
  if (uneasy.length === 0) return tense;
  const bodies = lying.map(({ body }) => body);
  const all = held ? [...bodies, held] : bodies;
  for (const { stone, body } of uneasy) {
    let [best, strength, pulls] = [null as Body | null, 0, true];
    for (const other of bodies) {
      if (other === body || !isNear(body, other)) continue;
      const strain = strainOn(body, other);
      if (strain.ratio > strength) [best, strength, pulls] = [other, strain.ratio, strain.pulls];
    }
    const fromHand = held ? strainOn(body, held).ratio : 0;
    // A pair has only one bundle of strands.
    const isTold = (other: Body): boolean => other.x < body.x && uneasy.some((each) => each.body === other);
    if (best && strength > 0.25 && strength >= fromHand && !isTold(best)) {
      const [a, b] = nearPoles(body, best);
      const force = clamp(Math.max(strength, stone.unrest));
      drawStrands(ctx, theme, a, b, force, pulls, clock);
      if (force > 0.85 && pulls) tense.push(beside(a, b));
    }
    const outline = outlineOf(body);
    if (stone.unrest > 0.6) drawTremble(ctx, theme, outline, stone.unrest, clock);
    else {
      const turn = turnOf(body, all);
      if (Math.abs(turn) > 0.15) drawTurn(ctx, theme, outline, Math.sign(turn), stone.unrest);
    }
  }
  return tense;
}

/** Whether two stones are so near that they matter to each other. */
export function isNear(one: Body, other: Body): boolean {
  const [dx, dy] = [one.x - other.x, one.y - other.y];
  return dx * dx + dy * dy <= REACH * REACH;
}

/** The ends of two stones that are nearest to each other. */
export function nearPoles(one: Body, other: Body): [Point, Point] {
  let best: [Point, Point] = [one, other];
  let least = Infinity;
  for (const a of endsOf(one)) {
    for (const b of endsOf(other)) {
      const far = Math.hypot(a.x - b.x, a.y - b.y);
      if (far < least) [least, best] = [far, [a, b]];
    }
  }
  return best;
}

function endsOf({ stone, x, y, angle, pose }: Body): Point[] {
  if (pose !== "flat") return [{ x, y }];
  const [dx, dy] = [Math.cos(angle) * stone.length * 0.46, Math.sin(angle) * stone.length * 0.46];
  return [
    { x: x + dx, y: y + dy },
    { x: x - dx, y: y - dy },
  ];
}

function beside(a: Point, b: Point): Point {
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (a.x + b.x) / 2 + ((b.y - a.y) / far) * 13, y: (a.y + b.y) / 2 - ((b.x - a.x) / far) * 13 };
}
