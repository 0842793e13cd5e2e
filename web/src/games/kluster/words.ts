/** Kluster in words: what happened, why not, and what a keyboard's place on the table is like. */
import type { GameEvent, Kluster, View } from "$generated/kluster";
import type { Layout } from "$shared/keyboard/qwerty";
import { actor } from "$shared/table/actor";
import type { Hint, Player } from "$shared/table/desk";
import type { Explained, Told } from "$shared/table/face";
import type { Facts, Say } from "$shared/texts/texts.svelte";
import type { Refused } from "$shared/wire/refused";

import { bodyOf } from "./bodies";
import { strainOn, turnOf, type Body } from "./forces";
import { encloses, type Point } from "./geometry";
import { adviceOf } from "./hints";
import { TURNS } from "./keys";
import { stoneOf } from "./magnets";
import type { KlusterPlay } from "./play.svelte";
import { nearestStone, type Held, type Lain } from "./scene";

/** The keys of the table, with the letters that lie left and right of each other. */
export function keyWords(say: Say, layout: Layout): string {
  const [left, right] = [TURNS.label("left", layout), TURNS.label("right", layout)];
  return say("kluster-page-keys", { left, right });
}

export function tell(events: readonly GameEvent[], players: readonly Player[], say: Say): Told[] {
  return events.map((event) => ({ seat: "seat" in event ? event.seat : null, text: tellEvent(event, players, say) }));
}

function tellEvent(event: GameEvent, players: readonly Player[], say: Say): string {
  switch (event.event) {
    case "laid":
    case "separated":
      return say(`kluster-event-${event.event}`, actor(event.seat, players));
    case "laid_out":
    case "toppled":
      return say(`kluster-event-${event.event}`, { count: event.magnets.length });
    case "placed": {
      const pose = event.pose === "flat" ? "flat" : "upright";
      return say("kluster-event-placed", { ...actor(event.seat, players), pose });
    }
    case "took": {
      const why = event.strays.length === 0 ? "touched" : event.clumps.length === 0 ? "outside" : "both";
      return say("kluster-event-took", { ...actor(event.seat, players), count: event.magnets.length, why });
    }
    case "ended":
      return say("kluster-event-ended", { ...actor(event.seat, players), why: event.why });
    case "over":
      if (players.length === 1) return say("kluster-event-over.alone", { why: event.why });
      return say("kluster-event-over", { ...actor(event.seat, players), why: event.why });
  }
}

const SHORT = ["must_place", "upright", "repair_first", "string_apart", "bad_string", "off_table"];

/** A refusal on the page: shorter than the terminal's, since the table itself shows what is wrong. */
export function explain({ code, facts }: Refused, say: Say): Explained | null {
  const name = code.startsWith("kluster/") ? code.slice("kluster/".length) : "";
  if (!SHORT.includes(name)) return null;
  const rule = typeof facts["rule"] === "string" ? facts["rule"] : null;
  const fault = facts["fault"];
  const text = typeof fault === "string" ? say(`kluster-page-fault-${fault}`) : "";
  return { title: say(`kluster-page-why-${name}`), text, checks: [], rule };
}

export function tellHint({ move, reason }: Hint<Kluster>, _players: readonly Player[], say: Say): string {
  const facts: Facts = {};
  for (const [name, fact] of Object.entries(reason.facts)) {
    if (typeof fact === "number" || typeof fact === "string") facts[name] = fact;
  }
  const isMending = move.do === "turn" && adviceOf(move).stone === null;
  const what = isMending ? say("kluster-page-hint-mend") : say(`kluster-page-hint-${move.do}`);
  return `${what} ${say(`kluster-reason-${reason.code}`, facts)}`;
}

/** What to do now, beside “Your turn”. */
export function advice(play: KlusterPlay, say: Say): string {
  const { task } = play;
  if (task === "place" || task === "more") {
    if (play.picked !== null) return say("kluster-page-advice-lead");
    return say(task === "more" ? "kluster-page-advice-more" : "kluster-page-advice-pick");
  }
  if (task === "strings") return say("kluster-page-advice-strings");
  if (task === "repair") return say("kluster-page-advice-repair");
  return task === "settle" ? say("kluster-page-advice-settle") : "";
}

export function seatLine(view: View, seat: number, say: Say): string {
  if (view.hands.length > 1) return say("kluster-held", { count: view.hands[seat]?.length ?? 0 });
  return say("kluster-failures", { count: view.failures, most: view.options.solo_failures });
}

/** A stone of the hand. */
export function stoneWords(magnet: number, firstSpinner: number, say: Say): string {
  const { family, length } = stoneOf(magnet, firstSpinner);
  if (family === "spinner") return say("kluster-magnet-spinner");
  return say("kluster-magnet-classic", { size: Math.round(length) });
}

const WAYS = ["right", "lower_right", "below", "lower_left", "left", "upper_left", "above", "upper_right"] as const;

/** The way from one point to another, in words that keys have. */
export function wayTo(from: Point, to: Point): (typeof WAYS)[number] {
  const eighth = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4));
  return WAYS[(eighth + 8) % 8]!;
}

export type Ease = "calm" | "turning" | "pulling" | "snap";

/** How the stones around would take it if a stone were laid there. */
export function easeAt(held: Body, lying: readonly Body[]): Ease {
  let [ratio, turn] = [0, 0];
  for (const other of lying) {
    ratio = Math.max(ratio, strainOn(held, other).ratio, strainOn(other, held).ratio);
    turn = Math.max(turn, Math.abs(turnOf(other, [held])), Math.abs(turnOf(held, [other])));
  }
  if (ratio >= 0.9) return "snap";
  if (ratio >= 0.35) return "pulling";
  return turn > 0.3 ? "turning" : "calm";
}

/** Where the keyboard is: the nearest stone, how it pulls, inside or outside. */
export function placeWords(play: KlusterPlay, say: Say): string {
  const { cursor, scene, stance } = play;
  const held = play.turn.goal;
  const { first_spinner: firstSpinner } = play.desk.view;
  const { node } = play.cord;
  if (node) return say("kluster-page-spoken-node", { number: node.loop + 1, node: node.node + 1 });
  const nearest = nearestStone(scene, cursor);
  const words: string[] = [];
  if (nearest) {
    const way = wayTo(stance.point(cursor), stance.point(nearest.stone));
    words.push(say("kluster-page-spoken-nearest", { mm: Math.round(nearest.far), way }));
  } else words.push(say("kluster-page-spoken-alone"));
  if (held && nearest) {
    const lying = [...scene.stones.values()].map((stone) => bodyOf(stone, firstSpinner));
    const ease = easeAt({ ...bodyOf(held, firstSpinner), z: 0 }, lying);
    words.push(say(`kluster-page-ease-${ease}`));
  }
  const isInside = scene.loops.some((line) => encloses(line, cursor));
  words.push(say(isInside ? "kluster-page-spoken-inside" : "kluster-page-spoken-outside"));
  const hint = play.hint?.stone;
  if (hint) words.push(hintWords(hint, play, say));
  return words.join("; ");
}

/** The way to where a hint would put a stone, and how it would lie. */
function hintWords(hint: Lain, { cursor, stance }: KlusterPlay, say: Say): string {
  const way = wayTo(stance.point(cursor), stance.point(hint));
  const mm = Math.round(Math.hypot(hint.x - cursor.x, hint.y - cursor.y));
  return say("kluster-page-spoken-hint", { mm, way, degrees: degreesOf(stance.angle(hint.angle)) });
}

/** The stone in the hand, as it is turned: for screen readers. */
export function heldWords(held: Held, degrees: number, firstSpinner: number, say: Say): string {
  const stone = stoneWords(held.magnet, firstSpinner, say);
  const words = say("kluster-page-spoken-held", { stone, pose: say(`kluster-page-pose-${held.pose}`), degrees });
  return held.count > 1 ? `${words}, ${say("kluster-page-gathered", { count: held.count })}` : words;
}

/** An angle as a compass has it: 0 to 359, from the top, clockwise. */
export function degreesOf(angle: number): number {
  return (((Math.round((angle * 180) / Math.PI) + 90) % 360) + 360) % 360;
}
