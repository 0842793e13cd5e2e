/** The way to a table: who we are, the seat of a seat link, then the live line. */
import { onDestroy } from "svelte";

import type { Invitation, LostSeat } from "$generated/http";
import { keepParts } from "$shared/install";
import { useMe, type Me } from "$shared/me.svelte";
import { useNotices, type Notices } from "$shared/notices.svelte";
import { useRouter, type Router } from "$shared/router.svelte";
import { useSettings } from "$shared/settings.svelte";
import { setSounds, Sounds } from "$shared/sound";
import { LiveTable } from "$shared/table/live.svelte";
import { explain, loadReason } from "$shared/texts/refusals";
import { useTexts, type Texts } from "$shared/texts/texts.svelte";
import { useUpdates, type Updates } from "$shared/updates.svelte";
import { ask } from "$shared/wire/http";
import { Refused } from "$shared/wire/refused";

/** Milliseconds after which a table that was opened has all that it first needs. */
const QUIET = 4_000;

export class Entering {
  #live: LiveTable | null = $state.raw(null);
  #refused: Refused | null = $state.raw(null);
  #welcome: Invitation | null = $state.raw(null);
  #introduced: ((lost: LostSeat | null) => void) | null = null;
  #closed = false;
  #leave: () => void = () => undefined;

  constructor(
    readonly table: string,
    private readonly page: { me: Me; texts: Texts; router: Router; notices: Notices; updates: Updates },
    private readonly asks = true,
  ) {}

  /** The table, once we are in. */
  get live(): LiveTable | null {
    return this.#live;
  }

  /** Why there is nothing to see, if that is so. */
  get ended(): Refused | null {
    return this.#refused ?? this.#live?.ended ?? null;
  }

  /** Who invites to what, while a stranger is asked for a name. */
  get welcome(): Invitation | null {
    return this.#welcome;
  }

  /** The stranger has a name now, and perhaps says whose seat here is theirs. */
  introduced = (lost: LostSeat | null): void => {
    this.#welcome = null;
    this.#introduced?.(lost);
  };

  /**
   * Go in. Whoever comes by a seat link takes the seat before the table is opened, and is known by it; another stranger
   * is asked for a name first, or which of the seats is theirs. Nobody is asked before a screen that only shows the table (`asks` is false).
   */
  enter = async (): Promise<void> => {
    this.#refused = null;
    const { me, texts } = this.page;
    try {
      await this.#takeSeat();
      await me.find();
      let lost: LostSeat | null = null;
      if (!me.known && this.asks) lost = await this.#introduce();
      else await me.introduced(texts.say);
      if (this.#closed) return;
      this.#live = this.#open();
      if (lost) await this.#trySeat(() => this.#live!.send({ do: "claim", seat: lost.seat }));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#refused = error;
    }
  };

  close = (): void => {
    this.#closed = true;
    this.#leave();
    this.#live?.close();
  };

  /** The live line: it tells which build of the page the server has, which is not loaded before all is delivered. */
  #open(): LiveTable {
    const { updates } = this.page;
    const live = new LiveTable(this.table, (build) => updates.hear(build));
    this.#leave = updates.deliverFirst(() => live.settled());
    return live;
  }

  /** Ask a stranger for a name; answers which of the lost seats they say is theirs. */
  async #introduce(): Promise<LostSeat | null> {
    const welcome = await ask("GET /api/tables/{table_id}/welcome", { table_id: this.table });
    const done = new Promise<LostSeat | null>((resolve) => (this.#introduced = resolve));
    this.#welcome = welcome;
    return done;
  }

  /** Take the seat of a seat link. */
  async #takeSeat(): Promise<void> {
    const { router } = this.page;
    const token = router.hash.get("seat");
    if (!token) return;
    router.go(router.path, { replace: true }); // the secret leaves the address bar
    await this.#trySeat(() => ask("POST /api/tables/{table_id}/claim", { table_id: this.table, body: { token } }));
  }

  /** Ask for a seat; why it is not given is told. */
  async #trySeat(request: () => Promise<unknown>): Promise<void> {
    const { notices, texts } = this.page;
    try {
      await request();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      await loadReason(error, texts);
      notices.show("bad", { title: texts.say("table-claim_failed"), text: explain(error, texts) });
    }
  }
}

/** Go to a table, with its sounds, for as long as the component that is being made lasts. */
export function enterTable(table: string, asks = true): Entering {
  const settings = useSettings();
  setSounds(new Sounds(() => settings.sound));
  const [texts, updates] = [useTexts(), useUpdates()];
  const page = { me: useMe(), texts, router: useRouter(), notices: useNotices(), updates };
  const entering = new Entering(table, page, asks);
  void entering.enter();
  $effect(() => {
    if (entering.live?.state !== "open") return;
    const language = texts.language;
    const timer = setTimeout(() => void keepParts(language, updates.build), QUIET);
    return () => clearTimeout(timer);
  });
  onDestroy(entering.close);
  return entering;
}
