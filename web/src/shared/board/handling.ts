/** Between a rack and its table on the screen: what is let go, what flies, what must not be covered, and keys. */
import { tick } from "svelte";

import { isSingle, pressedOf, type Pressed } from "../keyboard/pressed";
import type { Notices } from "../notices.svelte";
import type { SeatPlaces } from "../table/seat_places";
import type { Camera, Point } from "./camera";
import { flyFrom, originOf, type Origin } from "./flight";

/** How far into the rack a piece may be let go to count as put back, in pixels. */
const RACK_EDGE = 10;
/** Between a notice and the place it speaks of, in pixels. */
const GAP = 10;
/** What comes from nowhere on the screen is about this large, in pixels. */
const SMALL = 40;

/** A game whose pieces lie in cells, as far as handling them goes; `C` is a cell. */
export interface Handled<C> {
  readonly camera: Camera;
  home(): void;
  look(cell: C | null): void;
  /** The cell of a piece that is held over a point of the table. */
  near(point: Point): C;
  putBack(): boolean;
  touch(cell: C, how: "mouse"): Promise<void>;
}

/** What keys do, on the table and anywhere on the board; "jump" leads from there to the table. */
export interface Keys {
  readonly table: (pressed: Pressed) => boolean;
  readonly anywhere: (pressed: Pressed) => "done" | "jump" | null;
}

export class Handling<C> {
  /** The element of the board, with a `.surface`, perhaps a `.rack`, and `data-refused` where a piece does not fit. */
  board!: HTMLElement;
  /** Where the own piece was when it was let go. */
  origin: Origin | null = null;
  #play: Handled<C>;
  #seats: SeatPlaces;
  #isReady = false;

  constructor(play: Handled<C>, seats: SeatPlaces) {
    this.#play = play;
    this.#seats = seats;
  }

  /** Whether the table has been shown once. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** The surface has a size, its first or another one. */
  resized(): void {
    const { camera } = this.#play;
    if (camera.isFree && this.#isReady) return;
    const { glides } = camera;
    camera.glides = glides && this.#isReady;
    this.#play.home();
    camera.glides = glides;
    this.#isReady = true;
  }

  /** Let a piece that has just been laid come from where it was let go, or from the seat of its owner. */
  fly(element: HTMLElement, seat: number | null): void {
    const from = seat === null ? this.origin : originOf(this.#seats.find(seat));
    const { left, top } = this.board.getBoundingClientRect();
    flyFrom(element, from ?? { x: left, y: top, size: SMALL });
    this.origin = null;
  }

  /** A piece is carried over the table, or (null) no longer. */
  carry(at: Origin | null): void {
    this.#play.look(at && this.#under(at));
  }

  /** A piece is let go: over the rack it goes back, elsewhere it is laid. */
  drop(at: Origin): void {
    const rack = this.board.querySelector(".rack")!.getBoundingClientRect();
    if (at.y > rack.top + RACK_EDGE) return void this.#play.putBack();
    this.origin = at;
    void this.#play.touch(this.#under(at), "mouse");
  }

  /** Act on a key; beside the table, letters and digits count only where `shortcuts` are wanted. */
  press(event: KeyboardEvent, keys: Keys, { shortcuts }: { readonly shortcuts: boolean }): void {
    const target = event.target as Element;
    const pressed = pressedOf(event);
    if (!pressed) return;
    const isTable = target === this.#surface;
    if (!isTable && target !== document.body && !this.board.contains(target)) return;
    if (!isTable && !shortcuts && isSingle(pressed)) return;
    if (isTable && keys.table(pressed)) return event.preventDefault();
    const done = keys.anywhere(pressed);
    if (done) event.preventDefault();
    if (done === "jump") this.#surface.focus();
  }

  /** A notice never lies over the place it speaks of: the table moves up as far as needed. */
  async giveWay(notices: Notices): Promise<void> {
    await tick();
    const notice = notices.element?.getBoundingClientRect();
    const place = this.board.querySelector("[data-refused]")?.getBoundingClientRect();
    if (!notice || !place || place.right < notice.left || place.bottom < notice.top) return;
    this.#play.camera.panBy(0, notice.top - place.bottom - GAP);
  }

  get #surface(): HTMLElement {
    return this.board.querySelector<HTMLElement>(".surface")!;
  }

  /** The cell under a carried piece: the nearest place where it fits, else the very cell. */
  #under(at: Origin): C {
    const { left, top } = this.#surface.getBoundingClientRect();
    return this.#play.near(this.#play.camera.toTable({ x: at.x - left, y: at.y - top }));
  }
}
