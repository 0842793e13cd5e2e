/** What happens on the board by itself: pauses, the drum roll, points that fly, notices. Called while the board is made. */
import { untrack } from "svelte";

import type { Notices } from "$shared/notices.svelte";
import type { Settings } from "$shared/settings.svelte";
import type { Sounds } from "$shared/sound";
import type { SeatPlaces } from "$shared/table/seat_places";
import type { Say } from "$shared/texts/texts.svelte";

import { flyPoints } from "./flights";
import { whenIdle } from "./idleness";
import type { CluellagePlay } from "./play.svelte";
import { turnOver, type RevealEffects } from "./reveal";
import { explain } from "./words";

/** How long the last hands of a wave are seen, and the drum rolls, in milliseconds. */
const HANDS = 800;
const DRUM = 1700;
/** After so long without a move it is said who is waited for; whoever lets others wait is reminded. */
const LINGER = 6_000;
const IDLE = 30_000;

interface House {
  readonly say: Say;
  readonly notices: Notices;
  readonly settings: Settings;
  readonly sounds: Sounds;
  readonly seats: SeatPlaces;
}

/** `board` finds the element of the board. */
export function direct(
  play: CluellagePlay,
  { say, notices, settings, sounds, seats }: House,
  board: () => Element,
): void {
  const effects: RevealEffects = {
    announce: (text) => notices.announce(text),
    sound: (name) => sounds.play(name),
    fly: (gains, land) => flyPoints(board().querySelector(".frame"), seats, gains, land),
  };

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
    const timer = setTimeout(() => void turnOver(play, effects, say), DRUM);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    void play.desk.moveNumber;
    if (!play.isWaiting) return;
    const timer = setTimeout(() => play.linger(), LINGER);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    if (!play.keepsWaiting) return;
    return whenIdle(document, IDLE, () => {
      sounds.play("turn");
      notices.show("plain", { title: say("cluellage-page-awaited") });
    });
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
}
