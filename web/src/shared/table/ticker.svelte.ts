/** The time of the page, in seconds since 1970: it goes on only while somebody reads it with `run`. */
export class Ticker {
  #now = $state(Date.now() / 1000);

  get now(): number {
    return this.#now;
  }

  /** Tick each second until the returned function is called. */
  run(): () => void {
    const tick = (): void => void (this.#now = Date.now() / 1000);
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }
}

/** Whole seconds as `m:ss`. */
export function formatSeconds(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
