/** The letters on the keys, for those who use them: what is known of layouts is loaded with the first key pressed. */
import { late } from "../late";
import type { Browser, Keyboard } from "./keyboard";
import { QWERTY, type Layout } from "./qwerty";

export class Lettering {
  #keyboard: Keyboard | null = $state.raw(null);

  /** Begin to watch the keys of a page. */
  constructor(page: Pick<Window, "addEventListener">, browser: Browser) {
    let found: Promise<Keyboard> | null = null;
    page.addEventListener?.("keydown", async (event) => {
      try {
        const keyboard = await (found ??= late(() => import("./keyboard")).then(({ findKeyboard }) =>
          findKeyboard(browser),
        ));
        this.#keyboard = (this.#keyboard ?? keyboard).meet(event);
      } catch {
        found = null; // without a network: the next key tries again
      }
    });
  }

  /** The layout for a reader of `language`; QWERTY until somebody has pressed a key. */
  layout(language: string): Layout {
    return this.#keyboard?.layout(language) ?? QWERTY;
  }
}

/** One for all: there is one keyboard. */
export const lettering = new Lettering(globalThis, navigator);
