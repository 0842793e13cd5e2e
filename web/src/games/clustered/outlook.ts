/** What part of the table is shown, and when the view moves. */
import type { View } from "$generated/clustered";
import { Camera, type Box } from "$shared/board/camera";

import { boxOf, CELL, type Cell } from "./cells";
import { edgeOf } from "./edge";

/** Cells on the screen, in pixels: as small as a thumb can touch, as large as on a big screen. */
const SMALLEST = 44;
const LARGEST = 118;
/** As far out as it goes, to see everything at once. */
const FARTHEST = 8;
/** The wood around the felt of a table with an edge, with some air. */
const RIM = 24;

export class Outlook {
  readonly camera = new Camera();
  #table: () => View;

  constructor(view: () => View) {
    this.#table = view;
  }

  /** The zoom at which seven cells fill a phone, and a laptop shows as much. */
  get base(): number {
    const { left, top, right, bottom } = this.camera.free;
    const cell = Math.min((right - left - 19) / 7, (bottom - top) / 7);
    return Math.max(SMALLEST, Math.min(LARGEST, cell)) / CELL;
  }

  /** The felt of a table with an edge; null for an endless one. */
  get edge(): Box | null {
    const { options, table } = this.#table();
    return options.bounds && edgeOf(options.bounds, table);
  }

  /** Show the table as a player wants it: all of it where cells stay large enough, else with the last move in view. */
  home(last: Cell | undefined): void {
    const { base, edge } = this;
    this.#hold();
    this.camera.limit(this.#lowest, LARGEST / CELL);
    const whole = edge && widen(edge, RIM);
    const isSmall = whole !== null && this.camera.fitting(whole, base, 0) >= SMALLEST / CELL;
    this.camera.fit(isSmall ? whole : this.#content(1), base, Math.min(base, SMALLEST / CELL));
    if (last) this.camera.reveal(boxOf([last], 1));
  }

  /** Show the whole table, however small; true if it was shown already. */
  overview(): boolean {
    const box = this.#content(0.6);
    if (this.camera.pose.zoom <= this.camera.fitting(box, this.base, this.#lowest) * 1.01) return true;
    this.camera.fit(box, this.base, this.#lowest);
    this.camera.isFree = true;
    return false;
  }

  /** Show the whole table, as the count at the end and a picture of it need it. */
  stepBack(): void {
    this.#hold();
    this.camera.fit(this.#content(0.6), this.base, this.#lowest);
  }

  /** Bring cells into view, from farther away if need be. */
  show(cells: readonly Cell[]): void {
    const box = boxOf(cells, 0.4);
    const { zoom } = this.camera.pose;
    if (this.camera.fitting(box, zoom, 0) < zoom) this.camera.fit(box, zoom, FARTHEST / CELL);
    else this.camera.reveal(box);
  }

  /** Go only as far as needed to see a cell. */
  reveal(cell: Cell | undefined): void {
    this.#hold();
    if (cell) this.camera.reveal(boxOf([cell], 0.8));
  }

  #hold(): void {
    this.camera.hold(this.#content(1));
  }

  get #lowest(): number {
    return Math.min(this.camera.fitting(this.#content(0.6), this.base, FARTHEST / CELL), SMALLEST / CELL);
  }

  #content(margin: number): Box {
    return boxOf(this.#table().table, margin);
  }
}

function widen({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
