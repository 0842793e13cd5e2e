/** What helps learners: lines of the field and a map of where a stone should not be laid, made in slices; hints. */
import type { Body } from "../../forces";
import type { Picture } from "../picture";
import type { Ration } from "../ration";
import type { Theme } from "../theme";
import { DangerMap, type Danger } from "./danger";
import { FieldLines } from "./field";
import { drawHint } from "./hint";

export type { Danger };

export class Aids {
  readonly drawHint = drawHint;
  #field: FieldLines;
  #danger: DangerMap;

  constructor(ration: Ration) {
    this.#field = new FieldLines(ration);
    this.#danger = new DangerMap(ration);
  }

  /** The map that fits the picture best; null while there is none. */
  danger(theme: Theme, picture: Picture): Danger | null {
    return this.#danger.show(theme, picture);
  }

  /** Draw the lines of some stones in a context scaled to millimetres. */
  drawField(ctx: CanvasRenderingContext2D, theme: Theme, bodies: readonly Body[], clock: number): void {
    this.#field.follow(bodies);
    this.#field.draw(ctx, theme, clock);
  }
}
