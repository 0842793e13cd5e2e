/** What part of a table is shown, and when the view moves. */
import { Camera, type Box } from "./camera";

/** A game's table, as far as looking at it goes; `C` is a cell of it. */
export interface Ground<C> {
  /** How wide a cell is at zoom 1. */
  readonly cell: number;
  /** How wide a cell is on the screen at least, in pixels, so that a thumb can touch it. */
  readonly smallest: number;
  /** All that lies on the table, with a margin in cells. */
  content(margin: number): Box;
  /** The part of the table that some cells take, with a margin in cells. */
  box(cells: readonly C[], margin: number): Box;
  /** The felt of a table with an edge; null for an endless one. */
  readonly edge: Box | null;
}

/** Cells on a big screen, in pixels. */
const LARGEST = 118;
/** As far out as it goes, to see everything at once. */
const FARTHEST = 8;
/** The wood around the felt of a table with an edge, with some air. */
const RIM = 24;
/** How much smaller cards may become for the sake of the edge. */
const SMALLER = 0.6;

export class Outlook<C> {
  readonly camera = new Camera();
  #ground: Ground<C>;

  constructor(ground: Ground<C>) {
    this.#ground = ground;
  }

  /** The zoom at which seven cells fill a phone, and a laptop shows as much. */
  get base(): number {
    const { left, top, right, bottom } = this.camera.free;
    const cell = Math.min((right - left - 19) / 7, (bottom - top) / 7);
    return Math.max(this.#ground.smallest, Math.min(LARGEST, cell)) / this.#ground.cell;
  }

  /** The felt of a table with an edge; null for an endless one. */
  get edge(): Box | null {
    return this.#ground.edge;
  }

  /** Show the table as a player wants it: all of it where cells stay large enough, else with the last move in view. */
  home(last: C | undefined): void {
    const { base, edge } = this;
    const smallest = this.#ground.smallest / this.#ground.cell;
    this.#hold();
    this.camera.limit(this.#lowest, LARGEST / this.#ground.cell);
    const whole = edge && widen(edge, RIM);
    const isSmall = whole !== null && this.camera.fitting(whole, base, 0) >= smallest;
    this.camera.fit(isSmall ? whole : this.#ground.content(1), base, Math.min(base, smallest));
    if (last) this.camera.reveal(this.#ground.box([last], 1));
  }

  /** Show the whole table, however small; true if it was shown already. */
  overview(): boolean {
    const box = this.#ground.content(0.6);
    if (this.camera.pose.zoom <= this.camera.fitting(box, this.base, this.#lowest) * 1.01) return true;
    this.camera.fit(box, this.base, this.#lowest);
    this.camera.isFree = true;
    return false;
  }

  /** Show the whole table, as the count at the end and a picture of it need it; its edge too, unless it is far away. */
  stepBack(): void {
    this.#hold();
    const { camera, base, edge } = this;
    const laid = this.#ground.content(0.6);
    const whole = edge && widen(edge, RIM);
    const isNear = whole !== null && camera.fitting(whole, base, 0) >= SMALLER * camera.fitting(laid, base, 0);
    camera.fit(isNear ? whole : laid, base, isNear ? 0 : this.#lowest);
  }

  /** Bring cells into view, from farther away if need be. */
  show(cells: readonly C[]): void {
    const box = this.#ground.box(cells, 0.4);
    const { zoom } = this.camera.pose;
    if (this.camera.fitting(box, zoom, 0) < zoom) this.camera.fit(box, zoom, FARTHEST / this.#ground.cell);
    else this.camera.reveal(box);
  }

  /** Go only as far as needed to see a cell. */
  reveal(cell: C | undefined): void {
    this.#hold();
    if (cell) this.camera.reveal(this.#ground.box([cell], 0.8));
  }

  #hold(): void {
    this.camera.hold(this.#ground.content(1));
  }

  get #lowest(): number {
    const { cell, smallest } = this.#ground;
    return Math.min(this.camera.fitting(this.#ground.content(0.6), this.base, FARTHEST / cell), smallest / cell);
  }
}

function widen({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
