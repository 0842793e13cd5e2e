/** What learners switch on, remembered on this device. */
import { isBoolean, recall, remember } from "$shared/memory";

export type Aid = "field" | "danger";

export class Aids {
  #change: () => void;
  #shown: Record<Aid, boolean> = $state({ field: remembered("field"), danger: remembered("danger") });

  constructor(change: () => void) {
    this.#change = change;
  }

  shows(aid: Aid): boolean {
    return this.#shown[aid];
  }

  toggle(aid: Aid): void {
    this.#shown[aid] = !this.#shown[aid];
    remember(`kluster-${aid}`, this.#shown[aid]);
    this.#change();
  }
}

function remembered(aid: Aid): boolean {
  return recall(`kluster-${aid}`, isBoolean) ?? false;
}
