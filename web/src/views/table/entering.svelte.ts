/** The way to a table: who we are, the seat of a seat link, then the live line. */
import { onDestroy } from "svelte";

import { useMe, type Me } from "$shared/me.svelte";
import { useNotices, type Notices } from "$shared/notices.svelte";
import { useRouter, type Router } from "$shared/router.svelte";
import { useSettings } from "$shared/settings.svelte";
import { setSounds, Sounds } from "$shared/sound";
import { LiveTable } from "$shared/table/live.svelte";
import { explain } from "$shared/texts/refusals";
import { useTexts, type Texts } from "$shared/texts/texts.svelte";
import { ask } from "$shared/wire/http";
import { Refused } from "$shared/wire/refused";

export class Entering {
  #live: LiveTable | null = $state.raw(null);
  #refused: Refused | null = $state.raw(null);
  #closed = false;

  constructor(
    readonly table: string,
    private readonly page: { me: Me; texts: Texts; router: Router; notices: Notices },
  ) {}

  /** The table, once we are in. */
  get live(): LiveTable | null {
    return this.#live;
  }

  /** Why there is nothing to see, if that is so. */
  get ended(): Refused | null {
    return this.#refused ?? this.#live?.ended ?? null;
  }

  /** Go in. A stranger gets a name first; whoever comes by a seat link takes the seat before the table is opened. */
  enter = async (): Promise<void> => {
    this.#refused = null;
    try {
      await this.page.me.introduced(this.page.texts.say);
      await this.#claim();
      if (!this.#closed) this.#live = new LiveTable(this.table);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#refused = error;
    }
  };

  close = (): void => {
    this.#closed = true;
    this.#live?.close();
  };

  async #claim(): Promise<void> {
    const { router, notices, texts } = this.page;
    const token = router.hash.get("seat");
    if (!token) return;
    router.go(router.path, { replace: true }); // the secret leaves the address bar
    try {
      await ask("POST /api/tables/{table_id}/claim", { table_id: this.table, body: { token } });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      notices.show("bad", { title: texts.say("table-claim_failed"), text: explain(error, texts) });
    }
  }
}

/** Go to a table, with its sounds, for as long as the component that is being made lasts. */
export function enterTable(table: string): Entering {
  const settings = useSettings();
  setSounds(new Sounds(() => settings.sound));
  const entering = new Entering(table, { me: useMe(), texts: useTexts(), router: useRouter(), notices: useNotices() });
  void entering.enter();
  onDestroy(entering.close);
  return entering;
}
