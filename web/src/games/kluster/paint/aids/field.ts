/** Lines of the field, from the north poles of lying stones. */
import type { Body } from "../../forces";
import type { Point } from "../../geometry";
import { Origin } from "../origin";
import type { Ration } from "../ration";
import { rgba, type Theme } from "../theme";
import { fieldOf } from "./forces";

/** A line as it is drawn. */
interface Drawn {
  readonly points: readonly Point[];
  readonly path: Path2D;
}

const STARTS = 6; // lines from each north pole
const STEP = 2.2;
const LONGEST = 60;
const FAINTEST = 9e5;

/** The lines of all stones; when something moves, those of a few stones follow in each frame. */
export class FieldLines {
  #ration: Ration;
  #bodies: readonly Body[] = [];
  #lines: (readonly Drawn[])[] = [];
  /** How many stones have lines that are not true any more, and with which to go on. */
  #stale = 0;
  #next = 0;

  constructor(ration: Ration) {
    this.#ration = ration;
  }

  follow(bodies: readonly Body[]): void {
    if (bodies.length !== this.#bodies.length || bodies.some((body, at) => hasMoved(body, this.#bodies[at]!))) {
      this.#bodies = bodies;
      this.#stale = bodies.length;
      this.#lines.length = bodies.length;
    }
    if (this.#stale === 0) return;
    const field = fieldOf(bodies);
    const souths = bodies.map((body) => poleOf(body, -0.34));
    // At least one stone in a frame, or it would never come round.
    do {
      this.#next = (this.#next + 1) % bodies.length;
      this.#lines[this.#next] = linesFrom(bodies[this.#next]!, field, souths).map(drawn);
      this.#stale -= 1;
    } while (this.#stale > 0 && !this.#ration.isSpent);
    if (this.#stale > 0) this.#ration.wait();
  }

  draw(ctx: CanvasRenderingContext2D, theme: Theme, clock: number): void {
    const [short, long, head] = [0.5, 0.34, 0.65].map((alpha) => rgba(theme.field, alpha));
    const along = (((0.3 + clock * 0.06) % 1) + 1) % 1;
    ctx.save();
    ctx.lineCap = "round";
    ctx.lineWidth = 0.45;
    ctx.fillStyle = head!;
    const origin = new Origin(ctx);
    for (const lines of this.#lines) {
      for (const { points, path } of lines ?? []) {
        ctx.strokeStyle = points.length > 40 ? long! : short!;
        ctx.stroke(path);
        const at = Math.floor(along * (points.length - 2));
        const [from, to] = [points[at]!, points[at + 1]!];
        origin.enter(from.x, from.y, Math.atan2(to.y - from.y, to.x - from.x));
        ctx.fill((arrow ??= new Path2D("M1.5 0 -.9 .85 -.9 -.85Z")));
        origin.leave();
      }
    }
    ctx.restore();
  }
}

let arrow: Path2D | null = null;

function hasMoved(body: Body, before: Body): boolean {
  return (
    body !== before &&
    (body.x !== before.x ||
      body.y !== before.y ||
      body.z !== before.z ||
      body.angle !== before.angle ||
      body.pose !== before.pose ||
      body.count !== before.count ||
      body.stone !== before.stone)
  );
}

function drawn(points: readonly Point[]): Drawn {
  const path = new Path2D();
  for (const { x, y } of points) path.lineTo(x, y);
  return { points, path };
}

/** The lines of one stone, followed until a south pole takes them or the field is weak. */
export function linesFrom(body: Body, field: Field, souths: readonly Point[]): Point[][] {
  if (body.pose !== "flat") return [];
  const found: Point[][] = [];
  const start = poleOf(body, 0.34);
  for (let k = 0; k < STARTS; k++) {
    const angle = body.angle + (k - (STARTS - 1) / 2) * 0.52;
    let [x, y] = [start.x + Math.cos(angle) * 5.5, start.y + Math.sin(angle) * 5.5];
    const line: Point[] = [{ x, y }];
    for (let step = 0; step < LONGEST; step++) {
      const [bx, by] = field(x, y);
      const size = Math.sqrt(bx * bx + by * by);
      if (size < FAINTEST) break;
      [x, y] = [x + (bx / size) * STEP, y + (by / size) * STEP];
      line.push({ x, y });
      if (step > 3 && souths.some((pole) => isAt(pole, x, y))) break;
    }
    if (line.length > 5) found.push(line);
  }
  return found;
}

type Field = ReturnType<typeof fieldOf>;

function isAt(pole: Point, x: number, y: number): boolean {
  const [dx, dy] = [pole.x - x, pole.y - y];
  return dx * dx + dy * dy < 25;
}

function poleOf({ x, y, angle, stone }: Body, part: number): Point {
  return { x: x + Math.cos(angle) * stone.length * part, y: y + Math.sin(angle) * stone.length * part };
}
