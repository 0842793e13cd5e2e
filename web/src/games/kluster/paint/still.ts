/** The lower canvas: wood, area, danger and cords at rest. It is painted anew only when something of it has changed. */
import type { Pose as CameraPose } from "$shared/board/camera";

import type { Path } from "../geometry";
import type { Danger } from "./aids";
import type { CordPath } from "./cord_path";
import type { Kit } from "./kit";
import type { Canvas } from "./canvas";

export class StillLayer {
  #canvas: Canvas;
  #painted: readonly unknown[] = [];

  constructor(canvas: Canvas) {
    this.#canvas = canvas;
  }

  /** `loops` lie at rest, `all` hold the danger in. */
  paint(kit: Kit, pose: CameraPose, loops: readonly Path[], all: readonly Path[], danger: Danger | null): void {
    const { width, height, ratio } = this.#canvas;
    const wanted = [kit, kit.ground.planks, width, height, ratio, pose.x, pose.y, pose.zoom, danger, ...loops];
    const { cords, ground, ration } = kit;
    if (wanted.length === this.#painted.length && wanted.every((part, at) => part === this.#painted[at])) return;
    const ctx = this.#canvas.lookAt(pose);
    const { x, y, zoom } = pose;
    ground.draw(ctx, -x / zoom, -y / zoom, (width - x) / zoom, (height - y) / zoom);
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    ground.light(ctx, width, height);
    this.#canvas.lookAt(pose);
    const paths = loops.map((line) => kit.path(line));
    cords.fill(ctx, paths);
    const { waiting } = ration;
    if (danger) paintDanger(ctx, danger, all);
    for (const path of paths) cords.draw(ctx, path);
    weave(ctx, kit, paths);
    this.#painted = ration.waiting > waiting ? [] : wanted;
  }
}

function paintDanger(ctx: CanvasRenderingContext2D, { map, region }: Danger, loops: readonly Path[]): void {
  const { left, top, right, bottom } = region;
  ctx.save();
  ctx.beginPath();
  for (const line of loops) outlineOn(ctx, line);
  ctx.clip();
  ctx.drawImage(map, left, top, right - left, bottom - top);
  ctx.restore();
}

/** Cords lie over and under each other in turn. */
function weave(ctx: CanvasRenderingContext2D, { cords, shadows }: Kit, paths: readonly CordPath[]): void {
  paths.forEach((path, at) => {
    for (const other of paths.slice(at + 1)) {
      path.crossings(other).forEach((point, turn) => {
        if (turn % 2) cords.pass(ctx, path, point, shadows.get(0.9));
      });
    }
  });
}

export function outlineOn(ctx: CanvasRenderingContext2D, line: Path): void {
  line.forEach(({ x, y }, at) => (at ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
  ctx.closePath();
}
