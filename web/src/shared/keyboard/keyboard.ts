/** The keyboard in front of somebody, as far as a page can know it. */
import { findLayout, guessLayout } from "./layouts";
import type { Pressed } from "./pressed";
import type { Layout } from "./qwerty";

/** What a browser says of itself; some also tell the layout. */
export interface Browser {
  readonly languages: readonly string[];
  readonly keyboard?: { getLayoutMap(): Promise<ReadonlyMap<string, string>> };
}

/** Letters that lie somewhere else on one of the layouts that are common here. */
const TELLING = /^Key[AMQWYZ]$/;

export class Keyboard {
  /** `locales` are the browser's, `told` its own word on the layout, `met` the letters of the keys pressed so far. */
  constructor(
    private readonly locales: readonly string[],
    private readonly told: Layout | null = null,
    private readonly met: Layout = {},
  ) {}

  /** The layout: told by the browser, or as the keys show it, or the common one for readers of `language`. */
  layout(language: string): Layout {
    const guess = guessLayout(language, this.locales);
    const isMet = Object.keys(this.met).length > 0;
    return this.told ?? { ...((isMet && findLayout(this.met)) || guess), ...this.met };
  }

  /** The same keyboard, with what a key tells about it. */
  meet({ key, code }: Pick<Pressed, "key" | "code">): Keyboard {
    const letter = key.toLowerCase();
    if (!TELLING.test(code) || !/^[a-z,;]$/.test(letter) || this.met[code] === letter) return this;
    return new Keyboard(this.locales, this.told, { ...this.met, [code]: letter });
  }
}

/** Ask the browser for its keyboard. */
export async function findKeyboard({ languages, keyboard }: Browser): Promise<Keyboard> {
  try {
    const told = await keyboard?.getLayoutMap();
    return new Keyboard(languages, told ? Object.fromEntries(told) : null);
  } catch {
    return new Keyboard(languages); // a page in a frame may not ask
  }
}
