/** A stone on a small canvas of its own: in the tray, on the dial, in a list. */
import type { Body } from "../forces";
import { stoneOf, type Pose } from "../magnets";
import { Origin } from "./origin";
import { putShadow, putStone } from "./put";
import { Ration } from "./ration";
import { Shadows, Sprites } from "./stones";
import { THEMES, type ThemeName } from "./theme";

const LONGEST = 25;

export interface Single {
  readonly magnet: number;
  readonly firstSpinner: number;
  readonly angle: number;
  readonly pose: Pose;
}

/** There is no second frame in which a stone could be made better. */
const ration = new Ration();
const kept = new Map<string, { sprites: Sprites; shadows: Shadows }>();

/** Draw it in the middle; `scale` is pixels of the page in a millimetre, `ratio` pixels of the screen in one of these. */
export function drawSingle(
  canvas: HTMLCanvasElement,
  single: Single,
  scale: number,
  ratio: number,
  name: ThemeName,
): void {
  const size = Math.round(LONGEST * scale * ratio);
  const key = `${name}:${size}`;
  const theme = THEMES[name];
  let tools = kept.get(key);
  if (!tools) kept.set(key, (tools = { sprites: new Sprites(theme, ration), shadows: new Shadows(theme) }));
  tools.sprites.scaleTo(size);
  const ctx = canvas.getContext("2d")!;
  const { width, height } = canvas;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, width, height);
  ctx.setTransform(scale * ratio, 0, 0, scale * ratio, width / 2, height / 2);
  ctx.imageSmoothingQuality = "high";
  const { magnet, firstSpinner, angle, pose } = single;
  const body: Body = { stone: stoneOf(magnet, firstSpinner), x: 0, y: 0, z: 0, angle, pose };
  const origin = new Origin(ctx);
  putShadow(origin, theme, tools.shadows, body, 0.8);
  ctx.globalAlpha = 1;
  putStone(origin, tools.sprites, body, magnet);
}
