/** What somebody has chosen for this device: theme, sound, motion, shortcuts, a screen that stays on. Applied at once. */
import { createContext } from "svelte";

import { isBoolean, oneOf, recall, remember } from "./memory";

const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export class Settings {
  #theme: Theme = $state(recall("theme", oneOf(...THEMES)) ?? "system");
  #sound = $state(recall("sound", isBoolean) ?? true);
  #motion = $state(recall("motion", isBoolean) ?? true);
  #shortcuts = $state(recall("shortcuts", isBoolean) ?? true);
  #awake = $state(recall("awake", isBoolean) ?? true);
  #systemDark = $state(false);
  #systemStill = $state(false);

  constructor() {
    watch("(prefers-color-scheme: dark)", (yes) => (this.#systemDark = yes));
    watch("(prefers-reduced-motion: reduce)", (yes) => (this.#systemStill = yes));
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    remember("theme", theme);
  }

  /** Whether the page is dark now. */
  get dark(): boolean {
    return this.#theme === "system" ? this.#systemDark : this.#theme === "dark";
  }

  /** Sounds and vibration. */
  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    remember("sound", on);
  }

  /** Whether the screen stays on while one is waited for. */
  get awake(): boolean {
    return this.#awake;
  }
  set awake(on: boolean) {
    this.#awake = on;
    remember("awake", on);
  }

  /** Whether things may move; never where the system asks for calm. */
  get motion(): boolean {
    return this.#motion && !this.#systemStill;
  }
  set motion(on: boolean) {
    this.#motion = on;
    remember("motion", on);
  }

  /** Whether a single letter, digit or sign does something wherever the focus is; on a board that has it, it always does. */
  get shortcuts(): boolean {
    return this.#shortcuts;
  }
  set shortcuts(on: boolean) {
    this.#shortcuts = on;
    remember("shortcuts", on);
  }
}

export const [useSettings, setSettings] = createContext<Settings>();

function watch(query: string, tell: (matches: boolean) => void): void {
  const list = matchMedia(query);
  tell(list.matches);
  list.addEventListener("change", () => tell(list.matches));
}
