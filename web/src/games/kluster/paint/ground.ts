/** The table top: planks of brushed, painted wood under one lamp, as a piece that goes on for ever by mirroring. */
import { chanceFrom } from "$shared/chance";

import { LAMP_END } from "./paints";
import type { Work } from "./ration";
import { bake, makeCanvas, rgba, type Rgb, type Theme } from "./theme";

/** What one piece shows, in millimetres: whole planks, so that its mirror image meets it at a gap. */
const WIDE = 470;
const HIGH = 280;
const PLANK = 70;
const SCALE = 2.2;
/** Where a piece begins, so that no mirror stands in the middle of the table. */
const SHIFT_X = -178;
const SHIFT_Y = -93;
const TOOTH = 128;

/** It is painted plank by plank, one in a frame: until it is done there is plain paint where planks are missing. */
export class Ground {
  #piece = makeCanvas(WIDE * SCALE, HIGH * SCALE);
  #work: Work<void> | null;
  #planks = 0;

  constructor(private readonly theme: Theme) {
    this.#work = paintPiece(this.#piece, theme);
  }

  /** How many times it has grown. */
  get planks(): number {
    return this.#planks;
  }

  /** Paint the next plank, if there is one to paint. */
  grow(): void {
    if (!this.#work) return;
    if (this.#work.next().done) this.#work = null;
    this.#planks += 1;
  }

  get isShort(): boolean {
    return this.#work !== null;
  }

  /** Cover the view, given in millimetres, in a context scaled to them. */
  draw(ctx: CanvasRenderingContext2D, left: number, top: number, right: number, bottom: number): void {
    if (this.#work) {
      ctx.fillStyle = rgba(this.theme.base, 1);
      ctx.fillRect(left, top, right - left, bottom - top);
    }
    if (this.#planks === 0) return;
    for (let row = Math.floor((top - SHIFT_Y) / HIGH); row * HIGH + SHIFT_Y < bottom; row++) {
      for (let column = Math.floor((left - SHIFT_X) / WIDE); column * WIDE + SHIFT_X < right; column++) {
        ctx.save();
        ctx.translate(SHIFT_X, SHIFT_Y);
        const [flipX, flipY] = [column % 2 !== 0, row % 2 !== 0];
        ctx.translate((column + (flipX ? 1 : 0)) * WIDE, (row + (flipY ? 1 : 0)) * HIGH);
        ctx.scale(flipX ? -1 : 1, flipY ? -1 : 1);
        ctx.drawImage(this.#piece, 0, 0, WIDE + 0.2, HIGH + 0.2);
        ctx.restore();
      }
    }
  }

  /** The lamp above and the dark edges, in a context scaled to the pixels of the view. */
  light(ctx: CanvasRenderingContext2D, width: number, height: number): void {
    const reach = Math.hypot(width, height);
    const lamp = ctx.createRadialGradient(width * 0.42, height * 0.38, 0, width * 0.42, height * 0.38, reach * 0.46);
    lamp.addColorStop(0, this.theme.pool);
    lamp.addColorStop(1, LAMP_END);
    ctx.fillStyle = lamp;
    ctx.fillRect(0, 0, width, height);
    const inner = Math.min(width, height) * 0.4;
    const edge = ctx.createRadialGradient(width * 0.47, height * 0.46, inner, width / 2, height / 2, reach * 0.6);
    edge.addColorStop(0, rgba(this.theme.edge, 0));
    edge.addColorStop(1, rgba(this.theme.edge, this.theme.edgeStrength));
    ctx.fillStyle = edge;
    ctx.fillRect(0, 0, width, height);
  }
}

function* paintPiece(canvas: HTMLCanvasElement, theme: Theme): Work<void> {
  const [width, height, plank] = [WIDE * SCALE, HIGH * SCALE, PLANK * SCALE];
  const ctx = canvas.getContext("2d")!;
  const roll = chanceFrom(3);
  ctx.lineCap = "round";
  for (let row = 0; row < HIGH / PLANK; row++, yield) paintPlank(ctx, theme, row * plank, width, plank, roll);
  paintTooth(ctx, width, height, roll);
}

function paintPlank(
  ctx: CanvasRenderingContext2D,
  theme: Theme,
  top: number,
  width: number,
  plank: number,
  roll: () => number,
): void {
  const shift = roll() - 0.5;
  const ground = theme.base.map((value, at) => value + shift * (theme.lite[at]! - theme.dark[at]!) * 0.26);
  const pick = (): Rgb => (roll() > 0.5 ? theme.lite : theme.dark);
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, top, width, plank);
  ctx.clip();
  ctx.fillStyle = rgba(ground, 1);
  ctx.fillRect(0, top, width, plank);
  // Broad painted strokes with visible ends.
  for (let k = 0; k < 46; k++) {
    const y = top + roll() * plank;
    const long = (0.1 + roll() * 0.34) * width;
    const x = roll() * (width + long) - long;
    const thick = plank * (0.03 + roll() * 0.09);
    const tint = pick().map((value, at) => value + [14, 0, -16][at]! * (roll() - 0.3));
    ctx.fillStyle = rgba(tint, 0.08 + roll() * 0.13);
    ctx.beginPath();
    ctx.moveTo(x, y);
    const [rise, fall] = [thick * (0.6 + roll() * 0.4), thick * (0.4 + roll() * 0.6)];
    ctx.bezierCurveTo(x + long * 0.3, y - rise, x + long * 0.7, y - fall, x + long, y);
    ctx.bezierCurveTo(x + long * 0.7, y + thick * 0.5 * roll(), x + long * 0.3, y + thick * 0.6, x, y);
    ctx.fill();
  }
  // Long strokes that follow the grain.
  const phase = roll() * 9;
  const bow = (roll() - 0.5) * plank * 0.22;
  for (let k = 0; k < Math.round((plank * width) / 620); k++) {
    const y = top + roll() * plank;
    const long = (0.12 + roll() * roll() * 0.75) * width;
    const x = roll() * (width + long) - long;
    const thick = 0.5 + roll() * roll() * plank * 0.055;
    const grain = (at: number): number =>
      y +
      Math.sin((at / width) * 3.1 + phase) * bow * 0.5 +
      Math.sin((at / width) * 9 + phase * 2 + y * 0.02) * plank * 0.012;
    ctx.strokeStyle = rgba(pick(), 0.035 + roll() * 0.085);
    ctx.lineWidth = thick;
    ctx.beginPath();
    ctx.moveTo(x, grain(x));
    for (let s = 1; s <= 6; s++)
      ctx.lineTo(x + (long * s) / 6, grain(x + (long * s) / 6) + (roll() - 0.5) * thick * 0.5);
    ctx.stroke();
  }
  // Fine hairs of a dry brush.
  for (let k = 0; k < 26; k++) {
    const y = top + roll() * plank;
    const x = roll() * width;
    const long = (0.05 + roll() * 0.25) * width;
    ctx.strokeStyle = rgba(pick(), 0.16 + roll() * 0.14);
    ctx.lineWidth = 0.6 + roll() * 0.5;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(x + long / 2, y + (roll() - 0.5) * plank * 0.04, x + long, y + (roll() - 0.5) * plank * 0.03);
    ctx.stroke();
  }
  ctx.restore();
  const gap = Math.max(1, plank * 0.01);
  ctx.fillStyle = theme.gap;
  ctx.fillRect(0, top - 0.5, width, gap);
  const joint = (roll() * 0.7 + 0.15) * width;
  ctx.fillRect(joint, top, gap * 0.8, plank);
  ctx.fillStyle = theme.gapLight;
  ctx.fillRect(0, top + gap - 0.5, width, gap * 1.2);
  ctx.fillRect(joint + gap * 0.8, top, gap * 0.8, plank);
}

/** The tooth of the paint, over everything. */
function paintTooth(ctx: CanvasRenderingContext2D, width: number, height: number, roll: () => number): void {
  const noise = Array.from({ length: TOOTH * TOOTH }, () => roll());
  const image = new ImageData(TOOTH, TOOTH);
  for (let j = 0; j < TOOTH; j++) {
    for (let i = 0; i < TOOTH; i++) {
      const step = noise[j * TOOTH + i]! - noise[((j + 1) % TOOTH) * TOOTH + ((i + 1) % TOOTH)]!;
      const tone = step > 0 ? 255 : 0;
      const at = (j * TOOTH + i) * 4;
      image.data[at] = image.data[at + 1] = image.data[at + 2] = tone;
      image.data[at + 3] = Math.abs(step) * 20;
    }
  }
  ctx.fillStyle = ctx.createPattern(bake(image), "repeat")!;
  ctx.fillRect(0, 0, width, height);
}
