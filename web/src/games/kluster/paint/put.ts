/** A single stone and its shadow, put into a context scaled to millimetres. */
import type { Body } from "../forces";
import { tiltOf } from "../magnets";
import type { Origin } from "./origin";
import type { Outline } from "./signs";
import type { Shadows, Sprites } from "./stones";
import { clamp, mix, type Theme } from "./theme";

/** How far a stone rises on the screen for each mm of height. */
export const LIFT = 0.66;
const SHADOW_X = 0.3;
const SHADOW_Y = 0.37;

/** A stone as it is seen from above, at the table. */
export function outlineOf({ stone, x, y, angle, pose }: Body): Outline {
  const isRound = pose !== "flat" || stone.family === "spinner";
  return { x, y, angle, long: (isRound ? stone.width : stone.length) / 2, wide: stone.width / 2 };
}

/** How much larger it looks, held so high. */
export const growth = (z: number): number => 1 + z * 0.0058;

/** The context stays at the stone, and as transparent as its shadow. */
export function putShadow(origin: Origin, theme: Theme, shadows: Shadows, body: Body, strength = 1): void {
  const { stone, x, y, z, pose } = body;
  const { long, wide, angle } = outlineOf(body);
  const { ctx } = origin;
  const high = z + stone.length * (pose === "flat" ? 0.22 : 0.42);
  const far = clamp(z / 60);
  const put = (blur: number, dx: number, dy: number, grown: number, alpha: number): void => {
    const [w, h] = [long * 4 * grown, wide * 4 * grown];
    ctx.globalAlpha = alpha * strength;
    origin.enter(x + dx, y + dy, angle);
    ctx.drawImage(shadows.get(blur), -w / 2, -h / 2, w, h);
  };
  const cast = mix(theme.shade * 0.78, theme.shade * 0.52, far);
  put(mix(0.5, 0.99, far), high * SHADOW_X, high * SHADOW_Y, mix(1.06, 1.3, far), cast);
  if (z < 14) put(0.42, 0.5, 0.8, 1.03, theme.shade * (1 - z / 14));
}

/** `seed` chooses one of a few shapes. The context stays at the stone. */
export function putStone(origin: Origin, sprites: Sprites, body: Body, seed: number): void {
  const { stone, x, y, z, angle, pose } = body;
  const sprite = sprites.get(stone.family, seed, angle, tiltOf(pose));
  const side = stone.length * growth(z) * sprite.span;
  const isTurned = pose === "flat" || stone.family === "spinner";
  origin.enter(x, y - z * LIFT, isTurned ? angle - sprite.base : 0);
  origin.ctx.drawImage(sprite.picture, -side / 2, -side / 2, side, side);
}
