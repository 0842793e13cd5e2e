/** Keeps the screen awake while somebody thinks. Browsers let go of it by themselves when the page is hidden. */
export class WakeLock {
  #wanted = false;
  #asking = false;
  #lock: WakeLockSentinel | null = null;

  /** Keep the screen awake from now on, or let it sleep. */
  hold(wanted: boolean): void {
    this.#wanted = wanted;
    if (wanted) void this.#ask();
    else this.#release();
  }

  async #ask(): Promise<void> {
    if (this.#asking || (this.#lock && !this.#lock.released) || !("wakeLock" in navigator)) return;
    this.#asking = true;
    try {
      this.#lock = await navigator.wakeLock.request("screen");
    } catch {
      this.#lock = null; // hidden meanwhile, or a battery that is almost empty
    }
    this.#asking = false;
    if (!this.#wanted) this.#release();
  }

  #release(): void {
    const lock = this.#lock;
    this.#lock = null;
    lock?.release().catch(() => undefined);
  }
}
