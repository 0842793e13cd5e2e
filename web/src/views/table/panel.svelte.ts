/** Which sheet or dialog lies over the table; one at a time. On wide screens chat and log share the side column. */

export type PanelName =
  "chat" | "log" | "menu" | "keys" | "people" | "invite" | "screen" | "handover" | "resign" | "leave" | "end" | "close";

export type BesideName = "chat" | "log";

/** The key of the sentence that heads a panel. */
export function titleOf(name: PanelName): string {
  return name === "chat" || name === "log" || name === "menu" ? `table-${name}` : `table-panel-${name}`;
}

export class Panel {
  #open: PanelName | null = $state(null);
  #beside: BesideName = $state("chat");
  #calls = $state(0);

  /** What lies over the table now. */
  get open(): PanelName | null {
    return this.#open;
  }

  /** What the side column shows. */
  get beside(): BesideName {
    return this.#beside;
  }

  /** Counts how often the side column was asked for, so that it can take the focus. */
  get calls(): number {
    return this.#calls;
  }

  show(name: PanelName): void {
    this.#open = name;
  }

  /** Turn the side column to chat or log. */
  turn(name: BesideName): void {
    this.#beside = name;
  }

  /** Turn the side column, and go there. */
  showBeside(name: BesideName): void {
    this.#beside = name;
    this.#calls++;
  }

  close = (): void => {
    this.#open = null;
  };
}
