/** The address bar: which page is shown, and how to go to another without loading anew. */
import { createContext } from "svelte";

import { layers } from "./layers";

export class Router {
  #path = $state(location.pathname);
  #search = $state(location.search);
  #hash = $state(location.hash);

  /** `isOld`: whether pages are to be loaded anew, not only shown. */
  constructor(private readonly isOld: () => boolean = () => false) {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  get path(): string {
    return this.#path;
  }

  get query(): URLSearchParams {
    return parse(this.#search);
  }

  /** What stands behind `#`: secrets of links, which no server is told. */
  get hash(): URLSearchParams {
    return parse(this.#hash.slice(1));
  }

  /** Go to a page of ours. `replace` leaves no way back to this one. */
  go(to: string, { replace = false } = {}): void {
    if (this.isOld()) return replace ? location.replace(to) : location.assign(to);
    if (layers().giveUp() || replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.#path = location.pathname;
    this.#search = location.search;
    this.#hash = location.hash;
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    if (link.pathname === location.pathname && link.hash) history.pushState(null, "", link.href);
    else this.go(link.pathname + link.search + link.hash);
    if (link.hash) document.getElementById(link.hash.slice(1))?.scrollIntoView();
  }
}

/** What an address carries: made anew each time and never changed, so that plain parameters do. */
function parse(text: string): URLSearchParams {
  return new URLSearchParams(text);
}

export const [useRouter, setRouter] = createContext<Router>();
