/** How the table is looked at: which way it is turned, and what part of it is seen. No DOM. */
import { Camera, type Box } from "$shared/board/camera";

import { boundsOf, type Path, type Point } from "./geometry";
import { STRAIGHT, TURNED, type Stance } from "./stance";

/** Air around the strings that always stay in view, in mm. */
export const MARGIN = 9;
const CLOSEST = 7; // pixels in a millimetre
const FARTHEST = 0.35;

export class Outlook {
  readonly camera = new Camera();
  #stance: Stance = $state.raw(STRAIGHT);

  constructor() {
    this.camera.limit(FARTHEST, CLOSEST);
  }

  get stance(): Stance {
    return this.#stance;
  }

  /** Look at the table as it lies, or turned by a quarter for an upright screen; these lines stay in view. */
  turn(isUpright: boolean, lines: readonly Path[]): void {
    this.#stance = isUpright ? TURNED : STRAIGHT;
    this.camera.hold(this.#box(lines, MARGIN));
  }

  /** Display all of these lines, with so much air around them, in mm. */
  fit(lines: readonly Path[], air: number): void {
    this.camera.hold(this.#box(lines, MARGIN));
    this.camera.fit(this.#box(lines, air), CLOSEST, FARTHEST);
  }

  /** The point of the table under a point of the view. */
  tableAt(at: Point): Point {
    return this.#stance.back(this.camera.toTable(at));
  }

  /** The point of the table below the middle of what is seen: from there a hand begins. */
  get start(): Point {
    const { left, top, right, bottom } = this.camera.free;
    return this.tableAt({ x: (left + right) / 2, y: top + (bottom - top) * 0.62 });
  }

  #box(lines: readonly Path[], air: number): Box {
    const box = boundsOf(lines.flatMap((line) => this.#stance.line(line)))!;
    return { left: box.left - air, top: box.top - air, right: box.right + air, bottom: box.bottom + air };
  }
}
