/** Dialogs and sheets that are loaded when they are first opened. */
import type { Component } from "svelte";

import { useAttempt } from "../attempt";

/** Made while a component is; where the part does not come, the reason is shown and it stays closed. */
export class OnDemand<P extends object> {
  #load: () => Promise<{ default: Component<P> }>;
  #attempt = useAttempt();
  #part: Component<P> | undefined = $state.raw();
  #isOpen = $state(false);

  constructor(load: () => Promise<{ default: Component<P> }>) {
    this.#load = load;
  }

  /** What was loaded; it stays when it is closed. */
  get Part(): Component<P> | undefined {
    return this.#part;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  open = async (): Promise<void> => {
    this.#part ??= (await this.#attempt(this.#load))?.default;
    this.#isOpen = this.#part !== undefined;
  };

  close = (): void => {
    this.#isOpen = false;
  };
}
