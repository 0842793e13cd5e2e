/** Calls somebody who does not look at the table, and keeps the screen awake for somebody who does. */
import { createContext } from "svelte";

import { late } from "../late";
import type { Settings } from "../settings.svelte";
import type { Texts } from "../texts/texts.svelte";
import { showSigns } from "./signs";
import { WakeLock } from "./wake_lock";

/** Do something about notifications; the table goes on where that part of the page does not come. */
function notifying(work: (part: typeof import("./notifications")) => Promise<void>): void {
  late(() => import("./notifications"))
    .then(work)
    .catch(() => undefined);
}

interface Reasons {
  /** Whether this person is waited for. */
  readonly turn: () => boolean;
  /** What else there is to see, if anything. */
  readonly news?: () => string | null;
}

/** Made while a component is made; ends with it. */
export class Attention {
  #visible = $state(document.visibilityState !== "hidden");
  #missedTurn = $state(false);
  #lock = new WakeLock();

  constructor(
    private readonly table: string,
    game: () => string,
    { turn, news = () => null }: Reasons,
    settings: Settings,
    private readonly texts: Texts,
  ) {
    let wasTurn = !this.#visible && turn();
    $effect(() => {
      const look = (): void => void (this.#visible = document.visibilityState !== "hidden");
      document.addEventListener("visibilitychange", look);
      return () => document.removeEventListener("visibilitychange", look);
    });
    $effect(() => showSigns(!this.#visible && (turn() || news() !== null)));
    $effect(() => this.#lock.hold(this.#visible && settings.awake && turn()));
    $effect(() => {
      const [isTurn, name] = [turn(), game()];
      if (isTurn && !wasTurn && !this.#visible) {
        this.#missedTurn = true;
        this.#call(name);
      }
      wasTurn = isTurn;
    });
    $effect(() => {
      if (this.#visible) notifying(({ hideCalls }) => hideCalls(this.table));
    });
    $effect(() => {
      const { language } = texts;
      notifying(({ refresh }) => refresh(language));
    });
    $effect(() => () => {
      showSigns(false);
      this.#lock.hold(false);
    });
  }

  /** Whether the page is in view. */
  get visible(): boolean {
    return this.#visible;
  }

  /** Whether a turn began while the page was not in view. */
  get missedTurn(): boolean {
    return this.#missedTurn;
  }

  #call(game: string): void {
    notifying(async ({ showCall }) => {
      await this.texts.need("calls");
      await showCall(this.table, this.texts.say("call-turn"), this.texts.say("call-turn.about", { game }));
    });
  }
}

export const [useAttention, setAttention] = createContext<Attention>();
