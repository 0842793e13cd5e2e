/**
 * Loads parts of the page when they are first needed. Every dynamic import goes through here: a part that does not come
 * is asked for again, and in the end somebody is told (`ui/Late.svelte` shows it). tests/late.test.ts looks after that.
 */

import { OFFLINE, Refused } from "./wire/refused";

/** A part of the page could not be loaded: no network, or a server that has another build of the page. */
export class Unloaded extends Error {}

/** Milliseconds before each further attempt. */
const PAUSES: readonly number[] = [300, 1200];
/** Milliseconds that a part may take before it counts as lost. */
const PATIENCE = 15_000;

/** Styles that did not come with their part; Vite asks for each only once. */
const unstyled = new Set<string>();

/** Notice styles that do not come: their part comes without them, and waits for them here. */
export function watchStyles(page: EventTarget = window): void {
  page.addEventListener("vite:preloadError", (event) => {
    const { payload } = event as Event & { payload: Error };
    const missing = /^Unable to preload CSS for (\S+)$/.exec(payload.message)?.[1];
    if (missing === undefined) return;
    unstyled.add(missing);
    event.preventDefault();
  });
}

/** What `load` gives, after a few attempts; rejects with `Unloaded`, or with what the server refused. */
export async function late<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      const part = await soon(load());
      await Promise.all([...unstyled].map(style));
      return part;
    } catch (error) {
      if (error instanceof Unloaded || (error instanceof Refused && error.code !== OFFLINE)) throw error;
      const pause = PAUSES[attempt];
      if (pause === undefined) throw new Unloaded("A part of the page could not be loaded.", { cause: error });
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

async function soon<T>(part: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`It took more than ${PATIENCE} ms.`)), PATIENCE);
  });
  try {
    return await Promise.race([part, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Ask for a style again. */
async function style(address: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  await new Promise((done, fail) => {
    link.addEventListener("load", done);
    link.addEventListener("error", () => {
      link.remove();
      fail(new Error(`There is no style ${address}.`));
    });
    document.head.append(link);
  });
  unstyled.delete(address);
}
