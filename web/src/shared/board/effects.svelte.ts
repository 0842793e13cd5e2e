/** What every board does of itself: it follows the game, shows hints, says what was refused and what was picked. */
import { untrack } from "svelte";

import { useNotices } from "../notices.svelte";
import { useSettings } from "../settings.svelte";
import type { Explained } from "../table/face";
import type { Refused } from "../wire/refused";
import type { Camera } from "./camera";
import type { Handling } from "./handling";
import type { Outlook } from "./outlook";

interface Followed {
  motion: boolean;
  readonly camera: Camera;
  readonly desk: { readonly view: unknown };
  follow(): void;
}

/** Take in each new position; things move if the settings say so. */
export function followGame(play: Followed): void {
  const settings = useSettings();
  $effect(() => {
    play.motion = play.camera.glides = settings.motion;
  });
  $effect(() => {
    void play.desk.view;
    untrack(() => play.follow());
  });
}

/** Bring a hint into view; `cell`: where it leads, null for none. */
export function revealHint<C>(outlook: Outlook<C>, cell: () => C | null): void {
  $effect(() => {
    const hinted = cell();
    if (hinted) untrack(() => outlook.reveal(hinted));
  });
}

/** Say why a piece of a game was refused; `fleeting`: only for as long as it is. */
export function tellRefusal<C>(
  handling: Handling<C>,
  refused: () => Refused | null,
  explain: (why: Refused) => Explained | null,
  game: string,
  how: "fleeting" | "lasting" = "lasting",
): void {
  const notices = useNotices();
  $effect(() => {
    const why = refused();
    const explained = why && explain(why);
    if (!explained) return;
    const shown = untrack(() => {
      notices.show("bad", { ...explained, game });
      return notices.shown;
    });
    void handling.giveWay(notices);
    if (how === "fleeting") return () => untrack(() => notices.shown === shown && notices.dismiss());
    return;
  });
}

/** Tell screen readers once what was picked. */
export function tellPicked<H>(picked: () => H | null, words: (held: H) => string): void {
  const notices = useNotices();
  $effect(() => {
    const held = picked();
    if (held !== null) untrack(() => notices.announce(words(held)));
  });
}

/** Notices stand above what covers the lower edge; `height` in pixels, null while nothing does. */
export function liftNotices(height: () => number | null, rise: number): void {
  $effect(() => {
    const covered = height();
    if (covered === null) return;
    const { style } = document.body;
    style.setProperty("--notice-bottom", `${covered + 12}px`);
    style.setProperty("--notice-rise", `${covered + rise}px`);
    return () => {
      style.removeProperty("--notice-bottom");
      style.removeProperty("--notice-rise");
    };
  });
}
