/** The short code of a table that waits for players, renewed before anybody can see it outlived. */
import { ask } from "$shared/wire/http";
import { Refused } from "$shared/wire/refused";

/** Seconds until the server is asked again where it could not say. */
const PATIENCE = 10;
/** The longest that a timer can wait, in seconds. */
const LONGEST = 2_000_000;

/** The code of one table; null while there is none that works. */
export class ShortCode {
  readonly #table: string;
  #code: string | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.#table = table;
  }

  get current(): string | null {
    return this.#code;
  }

  /** Ask for the code that works now, and again when that one ends. */
  async renew(): Promise<void> {
    this.#wait(PATIENCE);
    try {
      const { code, code_left: left } = await ask("GET /api/tables/{table_id}/invitation", { table_id: this.#table });
      this.#code = code;
      if (left === null || left === undefined) this.stop();
      else this.#wait(left);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(seconds: number): void {
    this.stop();
    this.#timer = setTimeout(() => this.#end(), 1000 * Math.min(seconds, LONGEST));
  }

  #end(): void {
    this.#code = null;
    void this.renew();
  }
}

/** The code of a table while a component shows it; a device that slept asks anew. */
export function useShortCode(table: string): { short: ShortCode; asked: Promise<void> } {
  const short = new ShortCode(table);
  const asked = short.renew();
  $effect(() => {
    const wake = (): void => {
      if (!document.hidden) void short.renew();
    };
    document.addEventListener("visibilitychange", wake);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      short.stop();
    };
  });
  return { short, asked };
}
