/** How the table is turned towards the person before the screen: by a quarter on upright screens. */
import type { Path, Point } from "./geometry";

export interface Stance {
  /** From the table to what is seen. */
  point(at: Point): Point;
  line(at: Path): Path;
  angle(at: number): number;
  /** And back. */
  back(at: Point): Point;
  backAngle(at: number): number;
}

export const STRAIGHT: Stance = {
  point: (at) => at,
  line: (at) => at,
  angle: (at) => at,
  back: (at) => at,
  backAngle: (at) => at,
};

const lines = new WeakMap<Path, Path>();
const quarter = ({ x, y }: Point): Point => ({ x: -y, y: x });

export const TURNED: Stance = {
  point: quarter,
  line(at) {
    let seen = lines.get(at);
    if (!seen) lines.set(at, (seen = at.map(quarter)));
    return seen;
  },
  angle: (at) => at + Math.PI / 2,
  back: ({ x, y }) => ({ x: y, y: -x }),
  backAngle: (at) => at - Math.PI / 2,
};
