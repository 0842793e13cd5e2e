/** What learners may switch on: lines of the field, and a map of where a stone should not be laid. */
import { dangerAt, fieldAt, momentOf, type Body } from "../forces";
import type { Point } from "../geometry";
import { bake, mix, soft, type Theme } from "./theme";

const STARTS = 6; // lines from each north pole
const STEP = 2.2;
const LONGEST = 60;
const FAINTEST = 9e5;

/** Lines from the north poles of lying stones, followed until a south pole takes them or the field is weak. */
export function fieldLines(bodies: readonly Body[]): Point[][] {
  const moments = bodies.map(momentOf);
  const souths = bodies.map((body) => poleOf(body, -0.34));
  const found: Point[][] = [];
  for (const body of bodies) {
    if (body.pose !== "flat") continue;
    const start = poleOf(body, 0.34);
    for (let k = 0; k < STARTS; k++) {
      const angle = body.angle + (k - (STARTS - 1) / 2) * 0.52;
      let [x, y] = [start.x + Math.cos(angle) * 5.5, start.y + Math.sin(angle) * 5.5];
      const line: Point[] = [{ x, y }];
      for (let step = 0; step < LONGEST; step++) {
        let [bx, by] = [0, 0];
        bodies.forEach((other, at) => {
          const [fx, fy] = fieldAt(x, y, 0, other, moments[at]);
          [bx, by] = [bx + fx, by + fy];
        });
        const size = Math.hypot(bx, by);
        if (size < FAINTEST) break;
        [x, y] = [x + (bx / size) * STEP, y + (by / size) * STEP];
        line.push({ x, y });
        if (step > 3 && souths.some((pole) => Math.hypot(pole.x - x, pole.y - y) < 5)) break;
      }
      if (line.length > 5) found.push(line);
    }
  }
  return found;
}

function poleOf({ x, y, angle, stone }: Body, part: number): Point {
  return { x: x + Math.cos(angle) * stone.length * part, y: y + Math.sin(angle) * stone.length * part };
}

export function drawField(ctx: CanvasRenderingContext2D, theme: Theme, lines: readonly Point[][], time: number): void {
  const color = theme.name === "dark" ? "170,222,232" : "36,84,120";
  ctx.save();
  ctx.lineCap = "round";
  ctx.lineWidth = 0.45;
  for (const line of lines) {
    ctx.strokeStyle = `rgba(${color},${line.length > 40 ? 0.34 : 0.5})`;
    ctx.beginPath();
    for (const { x, y } of line) ctx.lineTo(x, y);
    ctx.stroke();
    const at = Math.floor(((((0.3 + time * 0.06) % 1) + 1) % 1) * (line.length - 2));
    const [from, to] = [line[at]!, line[at + 1]!];
    ctx.save();
    ctx.translate(from.x, from.y);
    ctx.rotate(Math.atan2(to.y - from.y, to.x - from.x));
    ctx.fillStyle = `rgba(${color},.65)`;
    ctx.beginPath();
    ctx.moveTo(1.5, 0);
    ctx.lineTo(-0.9, 0.85);
    ctx.lineTo(-0.9, -0.85);
    ctx.fill();
    ctx.restore();
  }
  ctx.restore();
}

export interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const GRID = 4;
const FINE = 2.5; // pixels in a millimetre

/** A picture of a region: light hatching where care is due, dense hatching and a line where a stone would go. */
export function dangerMap(
  theme: Theme,
  held: Omit<Body, "x" | "y">,
  lying: readonly Body[],
  region: Region,
): HTMLCanvasElement {
  const [wide, high] = [region.right - region.left, region.bottom - region.top];
  const [columns, rows] = [Math.ceil(wide / GRID) + 2, Math.ceil(high / GRID) + 2];
  const grid = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const at = { ...held, x: region.left + i * GRID, y: region.top + j * GRID, z: 0 };
      grid[j * columns + i] = dangerAt(at, lying);
    }
  }
  const image = new ImageData(Math.ceil(wide * FINE), Math.ceil(high * FINE));
  const isDark = theme.name === "dark";
  const care = isDark ? [248, 196, 92] : [222, 138, 34];
  const stop = isDark ? [255, 92, 62] : [190, 46, 34];
  for (let j = 0; j < image.height; j++) {
    for (let i = 0; i < image.width; i++) {
      const [x, y] = [i / FINE / GRID, j / FINE / GRID];
      const [column, row] = [Math.floor(x), Math.floor(y)];
      const at = row * columns + column;
      const upper = mix(grid[at]!, grid[at + 1]!, x - column);
      const lower = mix(grid[at + columns]!, grid[at + columns + 1]!, x - column);
      const danger = mix(upper, lower, y - row);
      if (danger < 0.3) continue;
      const isHot = danger > 1;
      const stripe = ((i + j) / FINE / (isHot ? 3.2 : 4.2)) % 1 < (isHot ? 0.42 : 0.2) ? 1 : 0;
      const faint = soft(0.3, 0.9, danger);
      let alpha = isHot ? 0.1 + 0.2 * stripe : 0.05 * faint + 0.26 * stripe * faint;
      if (Math.abs(danger - 1) < 0.04 * Math.max(1, danger)) alpha = 0.75;
      image.data.set([...(isHot ? stop : care), 255 * alpha], (j * image.width + i) * 4);
    }
  }
  return bake(image);
}
