/** Sounds with a little vibration; off by one switch. */
import { createContext } from "svelte";

import { late } from "./late";
import type { Hum } from "./synthesis";
import type { SoundName } from "./table/face";

type Synthesis = typeof import("./synthesis");

/** Milliseconds of vibration and rest. */
const VIBRATIONS: Partial<Record<SoundName, readonly number[]>> = {
  lay: [12],
  turn: [40, 60, 40],
  refuse: [30, 40, 30],
  clack: [25],
  slap: [18],
  seal: [30],
  win: [60, 60, 60, 60, 120],
};

/** What is heard and felt in a page that nobody sees, too. */
const CALLING: SoundName = "turn";

/** Plays sounds once somebody has touched the page, which browsers ask for, and while `isOn` says so. */
export class Sounds {
  #context: AudioContext | null = null;
  #synthesis: Synthesis | null = null;
  #loading: Promise<Synthesis | null> | null = null;
  #hum: Hum | null = null;

  constructor(private readonly isOn: () => boolean) {
    const load = (): void => {
      this.#loading ??= late(() => import("./synthesis")).then(
        (synthesis) => (this.#synthesis = synthesis),
        () => (this.#loading = null), // without a network: the next touch tries again
      );
    };
    for (const gesture of ["pointerdown", "keydown"] as const) addEventListener(gesture, load, { capture: true });
  }

  play(name: SoundName): void {
    if (!this.isOn() || (document.visibilityState === "hidden" && name !== CALLING)) return;
    if (!this.#synthesis) return void this.#loading?.then((loaded) => loaded && this.play(name));
    const vibration = VIBRATIONS[name];
    if (vibration) navigator.vibrate?.([...vibration]);
    const context = (this.#context ??= new AudioContext());
    if (context.state === "suspended") void context.resume();
    this.#synthesis.playSound(context, name);
  }

  /** A hum that rises and swells with `level`, from 0 (nothing) to 1 (about to go). */
  hum(level: number): void {
    if (!this.#synthesis || level < this.#synthesis.HUM_FROM || !this.#isHeard) {
      this.#hum?.end();
      this.#hum = null;
      return;
    }
    this.#hum ??= new this.#synthesis.Hum((this.#context ??= new AudioContext()));
    this.#hum.swell(level);
  }

  get #isHeard(): boolean {
    return this.isOn() && document.visibilityState !== "hidden";
  }
}

export const [useSounds, setSounds] = createContext<Sounds>();
