/** Cubed in words: what happened, why not, what lies on a cell and what it touches. */
import type { Cubed, GameEvent, RoundOver, View } from "$generated/cubed";
import type { Layout } from "$shared/keyboard/qwerty";
import { actor } from "$shared/table/actor";
import type { Hint, Player } from "$shared/table/desk";
import type { Explained, Told } from "$shared/table/face";
import type { Facts, Say } from "$shared/texts/texts.svelte";
import type { Refused } from "$shared/wire/refused";

import { contactsOf } from "./contacts";
import { hexKey, SIDES, type Hex } from "./hexes";
import { EDGES } from "./keys";
import { pieceWords, turned, type Letter } from "./pieces";
import type { CubedPlay } from "./play.svelte";

interface Clash extends Hex {
  readonly edge: number;
  readonly mine: Letter;
  readonly theirs: Letter;
}

/** The keys of the board, with the letters that lie as the slanted sides do. */
export function keyWords(say: Say, layout: Layout): string {
  return say("cubed-page-keys", {
    upper_left: EDGES.label("upper_left", layout),
    upper_right: EDGES.label("upper_right", layout),
    lower_left: EDGES.label("lower_left", layout),
    lower_right: EDGES.label("lower_right", layout),
  });
}

export function tell(events: readonly GameEvent[], players: readonly Player[], say: Say): Told[] {
  return events.map((event) => tellEvent(event, players, say));
}

function tellEvent(event: GameEvent, players: readonly Player[], say: Say): Told {
  switch (event.event) {
    case "played": {
      const { seat, q, r, died } = event;
      const earned = event.filled ? "void" : event.bridged ? "bridge" : "nothing";
      const piece = pieceWords(event.piece, say, "object");
      return { seat, text: say("cubed-event-played", { ...actor(seat, players), piece, q, r, earned, died }) };
    }
    case "drew": {
      const { seat, count } = event;
      const pieces = event.pieces.map((piece) => pieceWords(piece, say, "object"));
      const who = pieces.length > 0 ? actor(seat, players) : { ...actor(seat, players), who: "other" };
      return { seat, text: say("cubed-event-drew", { ...who, count, pieces }) };
    }
    case "passed":
      return { seat: event.seat, text: say("cubed-event-passed", { ...actor(event.seat, players), what: event.what }) };
    case "kept": {
      const { seat, returned } = event;
      const piece = pieceWords(event.piece, say, "object");
      return { seat, text: say("cubed-event-kept", { ...actor(seat, players), piece, returned }) };
    }
    case "gave": {
      const { seat, to } = event;
      const piece = pieceWords(event.piece, say, "object");
      const { who: receives, player: receiver } = actor(to, players);
      return { seat, text: say("cubed-event-gave", { ...actor(seat, players), piece, receives, receiver }) };
    }
    case "round_over":
      return { seat: null, text: tellRound(event, players, say) };
    case "round_began": {
      const { seat, round } = event;
      return { seat, text: say("cubed-event-round_began", { ...actor(seat, players), round }) };
    }
  }
}

function tellRound({ round, why, points }: RoundOver, players: readonly Player[], say: Say): string {
  if (points.length === 1) return say("cubed-event-round_over.alone", { why });
  const list = points.map((each, seat) => say("cubed-points.of", { player: players[seat]?.name ?? "", points: each }));
  return say("cubed-event-round_over", { round, why, list });
}

/** A refusal on the page: shorter than the terminal's, since the place itself is marked. */
export function explain({ code, facts }: Refused, say: Say): Explained | null {
  const rule = typeof facts["rule"] === "string" ? facts["rule"] : null;
  const clashes = (facts["neighbours"] ?? []) as readonly Clash[];
  switch (code) {
    case "cubed/colors_differ": {
      const match = String(facts["match"]);
      const text = [...clashes.map((clash) => tellClash(clash, say)), say("cubed-page-need", { match })].join(" ");
      return { title: say("cubed-page-no_match"), text, checks: [], rule };
    }
    case "cubed/black_side": {
      const text = clashes.map((clash) => tellClash(clash, say)).join(" ");
      return { title: say("cubed-page-no_black"), text, checks: [], rule };
    }
    case "cubed/too_few_contacts":
    case "cubed/blocker_too_early":
    case "cubed/first_piece":
    case "cubed/not_adjacent":
    case "cubed/occupied":
    case "cubed/dead_cell":
    case "cubed/heights": {
      const key = `cubed-page-why-${code.slice("cubed/".length)}`;
      return { title: say(key), text: say(`${key}.text`), checks: [], rule };
    }
    default:
      return null;
  }
}

function tellClash({ edge, mine, theirs }: Clash, say: Say): string {
  const facts = { side: SIDES[edge] ?? "left", mine: say(`cubed-color-${mine}`), theirs: say(`cubed-color-${theirs}`) };
  return say("cubed-page-clash", facts);
}

export function tellHint({ move, reason }: Hint<Cubed>, players: readonly Player[], say: Say): string {
  const seat = reason.facts["seat"];
  const facts: Facts = { player: typeof seat === "number" ? (players[seat]?.name ?? "") : "" };
  for (const [name, fact] of Object.entries(reason.facts)) {
    if (typeof fact === "number" || typeof fact === "string") facts[name] = fact;
  }
  const why = say(`cubed-reason-${reason.code}`, facts);
  return say(`cubed-hint-${move.do}`, { ...moveFacts(move, players, say), reason: why });
}

function moveFacts(move: Cubed["move"], players: readonly Player[], say: Say): Facts {
  const facts: Facts = {};
  if ("piece" in move) facts["piece"] = pieceWords(move.piece, say, "object");
  if (move.do === "give") facts["player"] = players[move.seat]?.name ?? "";
  if (move.do === "draw_many") facts["count"] = move.count;
  return move.do === "play" ? { ...facts, q: move.q, r: move.r, turn: move.turn } : facts;
}

/** What lies on a cell, or what could and what it would touch: for the keyboard and for screen readers. */
export function cellWords(play: CubedPlay, { q, r }: Hex, say: Say): string {
  const key = hexKey({ q, r });
  const laid = play.lying.get(key);
  if (laid) return say("cubed-page-cell-laid", { piece: pieceWords(turned(laid.piece, laid.turn), say), q, r });
  if (play.dead.has(key)) return say("cubed-page-cell-dead", { q, r });
  const words = [say("cubed-page-cell-free", { q, r, count: contactsOf(play.lying, { q, r }).length })];
  for (const { edge, theirs } of contactsOf(play.lying, { q, r })) {
    words.push(say("cubed-page-contact", { side: SIDES[edge]!, color: say(`cubed-color-${theirs}`) }));
  }
  return `${words.join(", ")}; ${tellFit(play, { q, r }, say)}`;
}

function tellFit(play: CubedPlay, cell: Hex, say: Say): string {
  const place = play.placeAt(cell);
  if (place)
    return say("cubed-page-cell-fits", {
      turns: place.turns.map((turn) => String(turn + 1)),
      count: place.turns.length,
    });
  return play.picked ? say("cubed-page-cell-unfit") : say("cubed-page-cell-some", { count: play.fitting(cell) });
}

export function advice(play: CubedPlay, say: Say): string {
  switch (play.task) {
    case "lay":
    case "bridge":
      if (!play.picked) return say(play.task === "bridge" ? "cubed-page-advice-second" : "cubed-page-advice-pick");
      if (play.tried) return play.tried.fits ? say("cubed-page-advice-lay") : say("cubed-page-advice-turn");
      return play.places.size > 0 ? say("cubed-page-advice-place") : say("cubed-page-advice-nowhere");
    case "stuck":
      return say(play.may("draw") ? "cubed-page-advice-draw" : "cubed-page-advice-pass");
    case "gift":
      return say("cubed-page-advice-gift");
    case "keep":
      return say("cubed-page-advice-keep");
    default:
      return "";
  }
}

export function seatLine(view: View, seat: number, say: Say): string {
  return say("cubed-held", { count: view.hand_sizes[seat] ?? 0 });
}
