/** Clustered in words: what happened, why not, what lies on a cell. */
import type { Clustered, GameEvent, View } from "$generated/clustered";
import { actor } from "$shared/table/actor";
import type { Hint, Player } from "$shared/table/desk";
import type { Explained, Told } from "$shared/table/face";
import type { Facts, Say } from "$shared/texts/texts.svelte";
import type { Refused } from "$shared/wire/refused";

import { ATTRIBUTES, cardWords, type Attribute } from "./cards";
import { cellKey, type Cell } from "./cells";
import type { ClusteredPlay } from "./play.svelte";

interface Neighbour extends Cell {
  readonly card: string;
  readonly shared: readonly Attribute[];
}

const SIDES: Record<string, string> = { "-1,0": "left", "1,0": "right", "0,-1": "above", "0,1": "below" };

/** The keys of the board: arrows, digits, and letters that every layout has. */
export function keyWords(say: Say): string {
  return say("clustered-page-keys");
}

export function tell(events: readonly GameEvent[], players: readonly Player[], say: Say): Told[] {
  return events.map((event) => tellEvent(event, players, say)).filter((told) => told !== null);
}

function tellEvent(event: GameEvent, players: readonly Player[], say: Say): Told | null {
  switch (event.event) {
    case "placed": {
      const { seat, x, y, points } = event;
      const card = cardWords(event.card, say, "object");
      return { seat, text: say("clustered-event-placed", { ...actor(seat, players), card, x, y, points }) };
    }
    case "discarded": {
      const { seat, why } = event;
      const card = cardWords(event.card, say, "object");
      return { seat, text: say("clustered-event-discarded", { ...actor(seat, players), card, why }) };
    }
    case "drew": {
      // Everybody draws after every move: only the own cards are news.
      const { seat, cards } = event;
      if (cards.length === 0 || actor(seat, players).who !== "you") return null;
      const words = cards.map((card) => cardWords(card, say, "object"));
      return { seat, text: say("clustered-page-drew", { cards: words }) };
    }
    case "revealed":
      return { seat: null, text: say("clustered-event-revealed") };
    case "bonus_moved": {
      const { seat } = event;
      const who = seat === null ? { who: "nobody", player: "" } : actor(seat, players);
      const bonus = say(`clustered-bonus-${event.bonus}`);
      return { seat, text: say("clustered-event-bonus_moved", { ...who, bonus }) };
    }
  }
}

/** A refusal on the page: shorter than the terminal's, since the place itself is marked. */
export function explain({ code, facts }: Refused, say: Say): Explained | null {
  const rule = typeof facts["rule"] === "string" ? facts["rule"] : null;
  switch (code) {
    case "clustered/too_few_shared":
      return { title: say("clustered-page-no_fit"), ...explainClash(facts, say), rule };
    case "clustered/occupied":
    case "clustered/not_adjacent":
    case "clustered/off_table":
    case "clustered/must_place":
    case "clustered/must_discard":
    case "clustered/not_drawn": {
      const key = `clustered-page-why-${code.slice("clustered/".length)}`;
      return { title: say(key), text: say(`${key}.text`), checks: [], rule };
    }
    default:
      return null;
  }
}

function explainClash(facts: Refused["facts"], say: Say): Pick<Explained, "text" | "checks"> {
  const { x, y, neighbours } = facts as unknown as Cell & { neighbours: readonly Neighbour[] };
  const clashes = neighbours.map((other) =>
    say("clustered-page-clash", {
      side: SIDES[cellKey({ x: other.x - x, y: other.y - y })] ?? "left",
      shared: other.shared[0] ?? "none",
    }),
  );
  const checks = ATTRIBUTES.map((attribute) => ({
    label: say(`clustered-page-attribute-${attribute}`),
    ok: neighbours.every((other) => other.shared.includes(attribute)),
  }));
  return { text: [...clashes, say("clustered-page-need_two")].join(" "), checks };
}

export function tellHint({ move, reason }: Hint<Clustered>, players: readonly Player[], say: Say): string {
  const seat = reason.facts["seat"];
  const facts: Facts = { player: typeof seat === "number" ? (players[seat]?.name ?? "") : "" };
  for (const [name, fact] of Object.entries(reason.facts)) {
    if (typeof fact === "number" || typeof fact === "string") facts[name] = fact;
  }
  const why = say(`clustered-reason-${reason.code}`, facts);
  const card = cardWords(move.card, say, "object");
  if (move.do === "discard") return `${say("clustered-page-hint-discard", { card })} ${why}`;
  return `${say("clustered-page-hint-place", { card, x: move.x, y: move.y })} ${why}`;
}

/** What lies on a cell, or what could: for the keyboard and for screen readers. */
export function cellWords(play: ClusteredPlay, { x, y }: Cell, say: Say): string {
  const laid = play.lying.get(cellKey({ x, y }));
  if (laid) {
    const card = cardWords(laid.card, say);
    const owner = laid.seat === null ? null : play.desk.players[laid.seat];
    if (!owner) return say("clustered-page-cell-start", { card, x, y });
    return say("clustered-page-cell-laid", { card, player: owner.name, x, y });
  }
  const place = play.places.get(cellKey({ x, y }));
  if (place?.points === null) return say("clustered-page-cell-fits", { x, y });
  if (place) return say("clustered-page-cell-worth", { points: place.points, x, y });
  if (play.picked) return say("clustered-page-cell-unfit", { x, y });
  return say("clustered-page-cell-free", { count: play.fitting({ x, y }), x, y });
}

export function advice(play: ClusteredPlay, say: Say): string {
  switch (play.task) {
    case "lay":
      if (!play.picked) return say("clustered-page-advice-pick");
      return play.places.size > 0 ? say("clustered-page-advice-place") : say("clustered-page-advice-nowhere");
    case "start":
      return say("clustered-page-advice-start", { count: play.discards });
    case "quick":
      return say("clustered-page-advice-quick");
    case "stuck":
      return say("clustered-page-advice-stuck");
    default:
      return "";
  }
}

export function seatLine(view: View, seat: number, say: Say): string {
  return say("clustered-cards_left", { cards: (view.hand_sizes[seat] ?? 0) + (view.deck_sizes[seat] ?? 0) });
}
