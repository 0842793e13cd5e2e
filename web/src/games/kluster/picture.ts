/** What is to be painted now, from the state of the page. */
import type { Flight, Burst, Picture } from "./paint/picture";
import type { KlusterPlay } from "./play.svelte";
import { BURST_TIME, FLIGHT_TIME } from "./display.svelte";

/** `now` in seconds; `label` says how high the own stone is held, where that is shown. */
export function pictureOf(play: KlusterPlay, now: number, label: string | null): Picture {
  const { display, draft, turn, scene } = play;
  const { drawing } = draft ?? { drawing: null };
  const flights: Flight[] = display.taken.map(({ stone, seat, since }) => ({
    stone,
    to: play.seatPlace(seat),
    part: Math.min(1, (now - since) / FLIGHT_TIME),
  }));
  const bursts: Burst[] = display.snaps.map((snap) => ({
    ...snap,
    part: Math.min(1, (now - snap.since) / BURST_TIME),
  }));
  return {
    scene,
    firstSpinner: play.desk.view.first_spinner,
    stance: play.stance,
    draft: drawing
      ? { line: drawing, fits: true, isOpen: true }
      : draft && { line: draft.line, fits: draft.fault === null, isOpen: false },
    label: turn.now && !turn.isReleased ? label : null,
    showsField: play.aids.shows("field") && play.sight === "close",
    showsDanger: play.aids.shows("danger") && play.sight === "close",
    motion: display.motion,
    finger: turn.pulling,
    node: play.cord.handle,
    cursor: play.usesKeys && !turn.now && !draft && !play.cord.node ? play.cursor : null,
    flights,
    bursts,
    marked: display.marked,
    last: play.last,
    hint: play.hint,
  };
}
