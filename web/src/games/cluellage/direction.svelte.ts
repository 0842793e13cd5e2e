/** What happens on the board by itself: pauses, the drum roll, points that fly, notices. Called while the board is made. */
import { untrack } from "svelte";

import type { Notices } from "$shared/notices.svelte";
import type { Settings } from "$shared/settings.svelte";
import type { Sounds } from "$shared/sound";
import type { Say } from "$shared/texts/texts.svelte";

import { flyPoints } from "./flights";
import type { CluellagePlay } from "./play.svelte";
import { gainOf } from "./points";
import { explain, wordOf } from "./words";

/** How long the last hands of a wave are seen, and the drum rolls, in milliseconds. */
const HANDS = 800;
const DRUM = 1700;

interface House {
  readonly say: Say;
  readonly notices: Notices;
  readonly settings: Settings;
  readonly sounds: Sounds;
}

/** `board` finds the element of the board. */
export function direct(play: CluellagePlay, { say, notices, settings, sounds }: House, board: () => Element): void {
  // Before anything is drawn: the last hands of a wave are seen before the next cards are.
  $effect.pre(() => {
    play.motion = settings.motion;
  });
  $effect.pre(() => {
    void play.desk.view;
    untrack(() => play.follow());
  });
  $effect(() => {
    if (!play.middle.isPast) return;
    const timer = setTimeout(() => play.goOn(), HANDS);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    if (!play.isRolling) return;
    untrack(() => sounds.play("drum"));
    const timer = setTimeout(reveal, DRUM);
    return () => clearTimeout(timer);
  });
  $effect(() => play.desk.sketches?.watch((seat, sketch) => play.takeSketch(seat, sketch)));
  $effect(() => {
    if (!play.beaten) return;
    const player = play.desk.players[play.beaten.seat]?.name ?? "";
    untrack(() => notices.announce(`${say("cluellage-page-faster", { player })} ${say("cluellage-page-another")}`));
  });
  $effect(() => {
    const explained = play.refused && explain(play.refused, say);
    if (!explained) return;
    const shown = untrack(() => {
      sounds.play("refuse");
      notices.show("bad", { ...explained, game: "cluellage" });
      return notices.shown;
    });
    return () => untrack(() => notices.shown === shown && notices.dismiss());
  });

  function reveal(): void {
    play.reveal();
    const shown = play.view.album.at(-1);
    if (!shown) return;
    const word = wordOf(play.words, shown.number, say);
    notices.announce(say("cluellage-page-it_was", { number: shown.number, word }));
    sounds.play(shown.right.length > 0 ? "score" : "discard");
    const gains = play.desk.players.map(({ seat }) => ({ seat, points: gainOf(shown, seat) }));
    void flyPoints(board().querySelector(".frame"), gains);
  }
}
