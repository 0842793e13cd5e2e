/** A replay that runs by itself, at a speed or in the time that the players took. */
import type { ReplayDesk } from "$shared/table/replay_desk.svelte";

export const SPEEDS = ["half", "usual", "double", "fourfold", "true"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How many times as fast as usual; `true` is the time that the players took. */
export const TIMES: Readonly<Record<Exclude<Speed, "true">, number>> = { half: 0.5, usual: 1, double: 2, fourfold: 4 };

/** Milliseconds from one move to the next at the usual speed. */
const PACE = 1200;
/** Nobody wants to wait longer for a move of the past; a race is shown as close as it was. */
const LONGEST = 8_000;

type Film = Pick<ReplayDesk, "wanted" | "count" | "past" | "goTo">;

export class Playback {
  #film: Film;
  #failed: (error: unknown) => void;
  #isPlaying = $state(false);
  #speed: Speed = $state("usual");
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `failed` is told when a position could not be had while it ran; then it has stopped. */
  constructor(film: Film, failed: (error: unknown) => void) {
    this.#film = film;
    this.#failed = failed;
  }

  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    if (this.#isPlaying) this.#wait();
  }

  /** Run from here on; from the start, if it is at its end. */
  play(): void {
    const { wanted, count } = this.#film;
    if (count === 0) return;
    this.#isPlaying = true;
    if (wanted >= count) void this.#show(0);
    else void this.#show(wanted + 1);
  }

  pause(): void {
    this.#isPlaying = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.#isPlaying) this.pause();
    else this.play();
  }

  /** Stop, and show the position after so many moves. */
  async goTo(number: number): Promise<void> {
    this.pause();
    await this.#show(number);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const next = this.#film.wanted + 1;
    if (next > this.#film.count) return this.pause();
    this.#timer = setTimeout(() => void this.#show(next), this.#pause(next));
  }

  async #show(number: number): Promise<void> {
    try {
      await this.#film.goTo(number);
    } catch (error) {
      this.pause();
      this.#failed(error);
      return;
    }
    if (this.#isPlaying) this.#wait();
  }

  /** Milliseconds before a move. */
  #pause(number: number): number {
    if (this.#speed !== "true") return PACE / TIMES[this.#speed];
    const { past } = this.#film;
    const took = ((past[number - 1]?.at ?? 0) - (past[number - 2]?.at ?? 0)) * 1000;
    return Math.max(0, Math.min(LONGEST, took));
  }
}
