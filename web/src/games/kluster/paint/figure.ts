/** Drawn examples on canvases of their own. One painter serves them all, one after the other, a little in each frame. */
import { FIRST_SPINNER, type Figure } from "../figures";
import { STRAIGHT } from "../stance";
import { Painter } from "./painter";
import type { Picture } from "./picture";
import { makeCanvas, type ThemeName } from "./theme";

interface Job {
  readonly canvas: HTMLCanvasElement;
  readonly figure: Figure;
  /** Pixels of the page in a millimetre, and pixels of the screen in one of these. */
  readonly zoom: number;
  readonly ratio: number;
  readonly theme: ThemeName;
}

const waiting: Job[] = [];
let easel: { painter: Painter; layers: readonly HTMLCanvasElement[] } | null = null;
let frame = 0;
/** A clock that runs so fast that nothing is ever on its way. */
let time = 0;

/** Paint a figure as soon as it is its turn; returns how to give that up. */
export function paintFigure(job: Job): () => void {
  waiting.push(job);
  frame ||= requestAnimationFrame(work);
  return () => {
    const at = waiting.indexOf(job);
    if (at >= 0) waiting.splice(at, 1);
  };
}

function work(): void {
  frame = 0;
  const job = waiting[0];
  if (!job) return;
  if (paint(job)) waiting.shift();
  if (waiting.length > 0) frame = requestAnimationFrame(work);
}

/** True once the figure is as it should be. */
function paint({ canvas, figure, zoom, ratio, theme }: Job): boolean {
  const { painter, layers } = (easel ??= setUp());
  const { left, top, right, bottom } = figure.box;
  painter.dress(theme);
  painter.resize((right - left) * zoom, (bottom - top) * zoom, ratio);
  painter.paint(pictureOf(figure), { x: -left * zoom, y: -top * zoom, zoom }, ++time);
  const [still] = layers;
  canvas.width = still!.width;
  canvas.height = still!.height;
  const ctx = canvas.getContext("2d")!;
  for (const layer of layers) ctx.drawImage(layer, 0, 0);
  return !painter.isUnfinished;
}

function setUp(): NonNullable<typeof easel> {
  const [still, live] = [makeCanvas(1, 1), makeCanvas(1, 1)];
  return { painter: new Painter(still, live), layers: [still, live] };
}

function pictureOf({ scene, marked, bursts }: Figure): Picture {
  return {
    scene,
    firstSpinner: FIRST_SPINNER,
    stance: STRAIGHT,
    draft: null,
    label: null,
    showsField: false,
    showsDanger: false,
    motion: false,
    finger: scene.pull,
    node: null,
    cursor: null,
    flights: [],
    bursts,
    marked,
    last: null,
    hint: null,
  };
}
