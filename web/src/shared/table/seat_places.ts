/** Where the seats are on the screen: the frame marks them, and boards let things fly from there and to there. */
import { createContext } from "svelte";
import type { Attachment } from "svelte/attachments";

export class SeatPlaces {
  readonly #elements = new Map<number, HTMLElement>();

  /** Marks an element as the place of a seat for as long as it is on the page. */
  mark(seat: number): Attachment<HTMLElement> {
    return (element) => {
      this.#elements.set(seat, element);
      return () => {
        if (this.#elements.get(seat) === element) this.#elements.delete(seat);
      };
    };
  }

  /** The place of a seat; null if it is not shown. */
  find(seat: number): HTMLElement | null {
    return this.#elements.get(seat) ?? null;
  }
}

export const [useSeatPlaces, setSeatPlaces] = createContext<SeatPlaces>();
