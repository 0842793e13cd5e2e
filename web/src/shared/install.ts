/** Klub as an app on this device: the service worker, and the browser's offer to install it. Everything works without. */
import { createContext } from "svelte";
import { createSubscriber } from "svelte/reactivity";

/** Chromium's event; others have none, and install from their own menus. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** The browser's offer. Make it before the page is shown: browsers make theirs once. */
export class Install {
  #offer: InstallEvent | null = null;
  #tell: () => void = () => undefined;
  #subscribe = createSubscriber((update) => {
    this.#tell = update;
    return () => (this.#tell = () => undefined);
  });

  constructor(page: EventTarget = window) {
    page.addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // our own button asks, when somebody wants it
      this.#set(event as InstallEvent);
    });
    page.addEventListener("appinstalled", () => this.#set(null));
  }

  /** Whether an *Install* button would do something now. */
  get possible(): boolean {
    this.#subscribe();
    return this.#offer !== null;
  }

  /** Let the browser ask; whether the answer was yes. An offer can be taken once. */
  async ask(): Promise<boolean> {
    const offer = this.#offer;
    if (offer === null) return false;
    this.#set(null);
    await offer.prompt();
    return (await offer.userChoice).outcome === "accepted";
  }

  #set(offer: InstallEvent | null): void {
    this.#offer = offer;
    this.#tell();
  }
}

/** Let the service worker keep the shell, once the page is there. A new version takes over when the page is opened anew. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator)) return;
  const register = (): void => {
    // A browser that refuses (private windows, full disks) only has no page without a network.
    navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" }).catch(() => undefined);
  };
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

/** Let the service worker keep all parts of this build in a language: the page stays open while the server may change. */
export async function keepParts(language: string, build: string | null): Promise<void> {
  if (build === null || !isSecureContext || !("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: language, build });
}

export const [useInstall, setInstall] = createContext<Install>();
