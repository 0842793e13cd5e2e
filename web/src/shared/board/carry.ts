/** A piece of the hand is carried over the table, by mouse or finger; what moves less is a click. */
import type { Origin } from "./flight";

export interface Carrier {
  /** The piece is lifted. */
  take(key: string): void;
  /** It is over a point of the screen; null: it is there no longer. */
  over(at: Origin | null): void;
  /** It was let go there. */
  drop(at: Origin): void;
}

const SLIP = 8;
/** A finger hides what is under it: the piece is carried above it. */
const ABOVE = 46;

export class Carrying {
  #carrier: Carrier;
  /** The size of what is carried, on the screen. */
  #size: number;
  #carried: { key: string; node: HTMLElement; x: number; y: number; isOn: boolean } | null = null;
  #wasOn = false;

  constructor(carrier: Carrier, size: number) {
    this.#carrier = carrier;
    this.#size = size;
  }

  /** A pointer goes down on a piece; the element gets the class `carried` while it moves. */
  grab(event: PointerEvent, key: string): void {
    this.#wasOn = false;
    if (event.button !== 0) return;
    const node = event.currentTarget as HTMLElement;
    this.#carried = { key, node, x: event.clientX, y: event.clientY, isOn: false };
  }

  carry = (event: PointerEvent): void => {
    const carried = this.#carried;
    if (!carried) return;
    const [x, y] = [event.clientX - carried.x, event.clientY - carried.y];
    if (!carried.isOn) {
      if (Math.hypot(x, y) <= SLIP) return;
      carried.isOn = true;
      carried.node.setPointerCapture(event.pointerId);
      carried.node.classList.add("carried");
      this.#carrier.take(carried.key);
    }
    carried.node.style.transform = `translate(${x}px, ${y - lift(event)}px)`;
    this.#carrier.over(this.#where(event));
  };

  drop = (event: PointerEvent): void => {
    if (!this.#carried) return;
    const { node, isOn } = this.#carried;
    this.#carried = null;
    if (!isOn) return;
    this.#wasOn = true;
    node.classList.remove("carried");
    node.style.transform = "";
    this.#carrier.over(null);
    if (event.type === "pointerup") this.#carrier.drop(this.#where(event));
  };

  /** Whether the click that comes now is only the end of a carry. */
  swallows(): boolean {
    const wasOn = this.#wasOn;
    this.#wasOn = false;
    return wasOn;
  }

  #where(event: PointerEvent): Origin {
    return { x: event.clientX, y: event.clientY - lift(event), size: this.#size };
  }
}

function lift(event: PointerEvent): number {
  return event.pointerType === "mouse" ? 0 : ABOVE;
}
