/** Who the person before the screen is. Nobody has to say anything first: a newcomer gets a name and a colour. */
import { createContext } from "svelte";

import type { Me as Known } from "$generated/http";

import { isString, recall, remember } from "./memory";
import type { Say } from "./texts/texts.svelte";
import { PAPERS, type Paper } from "./ui/marks";
import { ask } from "./wire/http";

/** Where the name is remembered that was given by chance. */
const GUEST = "guest-name";

export class Me {
  #known: Known | null = $state.raw(null);
  #asked: Promise<void> | null = null;
  #guest: string | null = $state(recall(GUEST, isString) ?? null);

  /** Name and colour; null until the server was asked, and for somebody it does not know yet. */
  get known(): Known | null {
    return this.#known;
  }

  /** Find out who we are; resolves also for a stranger. */
  find(): Promise<void> {
    this.#asked ??= ask("GET /api/visitor", {}).then(
      ({ me }) => {
        this.#known = me;
        if (!me) this.#asked = null; // another tab may introduce us
      },
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  /** Be known: a stranger is introduced by a friendly name in the language of the page. */
  async introduced(say: Say): Promise<Known> {
    await this.find();
    if (this.#known) return this.#known;
    const name = suggestName(say);
    const known = await this.introduce(name, suggestPaper());
    remember(GUEST, name);
    this.#guest = name;
    return known;
  }

  /** Whether the name was given by chance and nobody has said that it is right. */
  get isGuest(): boolean {
    return this.#known !== null && this.#known.name === this.#guest;
  }

  /** The name is right. */
  keepName(): void {
    this.#guest = null;
    remember(GUEST, null);
  }

  /** Go by this name and colour. */
  async introduce(name: string, color: string): Promise<Known> {
    this.#known = await ask("POST /api/me", { body: { name, color } });
    this.keepName();
    return this.#known;
  }

  /** Become who a recovery link says. */
  async recover(token: string): Promise<Known> {
    this.#known = await ask("POST /api/me/recover", { body: { token } });
    return this.#known;
  }
}

export const [useMe, setMe] = createContext<Me>();

/** A friendly name in the language of the page. */
export function suggestName(say: Say): string {
  return pick(say("page-guest_names").split(",")).trim();
}

export function suggestPaper(): Paper {
  return pick(PAPERS);
}

function pick<T>(from: readonly T[]): T {
  return from[Math.floor(Math.random() * from.length)] as T;
}
