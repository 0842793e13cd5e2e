/** How this server is reached: by whom, and what links to it begin with. */
import type { Audience, Reached, Switch, Way } from "$generated/http";

import { moveLink } from "./invitation";
import { recall, remember } from "./memory";
import { ask } from "./wire/http";
import { Refused } from "./wire/refused";

/** Milliseconds between two looks while only this device can come: another window may open the server. */
const LOOK_EVERY = 5000;

const isText = (value: unknown): value is string => typeof value === "string";

/** What the server says of itself. A server that cannot be asked is reached as we reached it. */
export class Reach {
  #known: Reached;
  #chosen: string | undefined = $state(recall("way", isText));

  /** `known`: what was said before, if anything was. */
  constructor(known: Reached = { audience: "everyone", ways: [], switch: null }) {
    this.#known = $state.raw(known);
  }

  /** Who can open links to this server. */
  get audience(): Audience {
    return this.#known.audience;
  }

  /** What links can begin with, the best first. */
  get ways(): readonly Way[] {
    return this.#known.ways;
  }

  /** Whether the server was opened from the page; null if that is not ours to do. */
  get switch(): Switch | null {
    return this.#known.switch;
  }

  /** What links begin with: the way somebody chose, else the best. */
  get origin(): string {
    const addresses = this.ways.map(({ address }) => address);
    const chosen = addresses.find((address) => address === this.#chosen);
    return chosen ?? addresses[0] ?? location.origin;
  }

  /** Begin links with this address from now on, also on the next visit. */
  choose(address: string): void {
    this.#chosen = address;
    remember("way", address);
  }

  /** A path of ours, or a link that the server made, as others can open it. */
  link(to: string): string {
    return moveLink(to, this.origin);
  }

  /** Ask the server how things stand. */
  async look(): Promise<void> {
    try {
      this.#known = await ask("GET /api/reach", {});
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** Open the server to the house, or close it; rejects with `Refused`. */
  async turn(to: Switch): Promise<void> {
    this.#known = await ask("POST /api/reach", { body: { switch: to } });
  }
}

/** How the server is reached, and a promise of the first answer. It is kept up to date while the component is there. */
export function useReach(): { reach: Reach; looked: Promise<void> } {
  const reach = new Reach();
  const looked = reach.look();
  const lookAgain = (): void => {
    if (!document.hidden) void reach.look();
  };
  $effect(() => {
    document.addEventListener("visibilitychange", lookAgain);
    return () => document.removeEventListener("visibilitychange", lookAgain);
  });
  $effect(() => {
    if (reach.audience !== "here") return;
    const timer = setInterval(lookAgain, LOOK_EVERY);
    return () => clearInterval(timer);
  });
  return { reach, looked };
}
