/** Who the person before the screen is. Nobody has to say anything first: a newcomer gets a name and a colour. */
import { createContext } from "svelte";

import type { Me as Known } from "$generated/http";

import type { Say } from "./texts/texts.svelte";
import { PAPERS } from "./ui/marks";
import { ask } from "./wire/http";

export class Me {
  #known: Known | null = $state.raw(null);
  #asked: Promise<void> | null = null;

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
    const names = say("page-guest_names").split(",");
    return this.introduce(pick(names).trim(), pick(PAPERS));
  }

  /** Go by this name and colour. */
  async introduce(name: string, color: string): Promise<Known> {
    this.#known = await ask("POST /api/me", { body: { name, color } });
    return this.#known;
  }

  /** Become who a recovery link says. */
  async recover(token: string): Promise<Known> {
    this.#known = await ask("POST /api/me/recover", { body: { token } });
    return this.#known;
  }
}

export const [useMe, setMe] = createContext<Me>();

function pick<T>(from: readonly T[]): T {
  return from[Math.floor(Math.random() * from.length)] as T;
}
