/** What is painted with: all that is made for a theme and a scale, and what each thing looks like in it. */
import type { Path } from "../geometry";
import { CordPath } from "./cord_path";
import { Cords } from "./cords";
import { Ground } from "./ground";
import type { Ration } from "./ration";
import { Shadows, Sprites } from "./stones";
import type { Theme } from "./theme";

const LONGEST = 25; // mm, the longest stone
/** Pictures are made for scales in steps: between them they are drawn larger or smaller. */
const STEP = 1.3;

export class Kit {
  readonly ground: Ground;
  readonly shadows: Shadows;
  readonly sprites: Sprites;
  readonly cords: Cords;
  #paths = new WeakMap<Path, CordPath>();

  constructor(
    readonly theme: Theme,
    readonly ration: Ration,
  ) {
    this.ground = new Ground(theme);
    this.shadows = new Shadows(theme);
    this.sprites = new Sprites(theme, ration);
    this.cords = new Cords(theme, ration);
  }

  /** A new frame begins, with so many pixels in a millimetre. */
  begin(scale: number): void {
    const step = Math.pow(STEP, Math.ceil(Math.log(scale) / Math.log(STEP)));
    this.sprites.scaleTo(Math.round(LONGEST * step));
    this.cords.scaleTo(step);
    if (this.ground.isShort) this.ration.wait();
  }

  path(line: Path): CordPath {
    let path = this.#paths.get(line);
    if (!path) this.#paths.set(line, (path = new CordPath(line)));
    return path;
  }
}
