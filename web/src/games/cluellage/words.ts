/** Cluellage in words: what happened, why not, what to do. */
import type { Cluellage, GameEvent, View, WordCard } from "$generated/cluellage";
import type { Layout } from "$shared/keyboard/qwerty";
import { actor } from "$shared/table/actor";
import type { Hint, Player } from "$shared/table/desk";
import type { Explained, Told } from "$shared/table/face";
import type { Facts, Say } from "$shared/texts/texts.svelte";
import type { Refused } from "$shared/wire/refused";

import { CARD_KEYS } from "./handling";
import { languageOf, lexicon } from "./lexicon.svelte";
import type { CluellagePlay } from "./play.svelte";

/** The keys of the canvas, with the letters that lie left and right of each other. */
export function keyWords(say: Say, layout: Layout): string {
  const [left, right] = [CARD_KEYS.label("left", layout), CARD_KEYS.label("right", layout)];
  return say("cluellage-page-canvas-keys", { left, right });
}

/** The word of a number, in the language of the page. */
export function wordOf(card: WordCard | null | undefined, number: number, say: Say): string {
  const texts = card?.words[number - 1]?.texts;
  return texts?.[languageOf(say)] ?? texts?.["en"] ?? "";
}

/** The words of a card side, in the order of their numbers. */
export function wordsOf(card: WordCard | null, say: Say): readonly { number: number; word: string }[] {
  return (card?.words ?? []).map((_, at) => ({ number: at + 1, word: wordOf(card, at + 1, say) }));
}

/** Whether a word has so many letters without a gap: more than a narrow place has room for at full size. */
export function isLong(word: string, letters = 13): boolean {
  return word.split(/[\s-]/).some(({ length }) => length >= letters);
}

export function namesOf(seats: readonly number[], players: readonly Player[]): string[] {
  return seats.map((seat) => players[seat]?.name ?? "");
}

export function tell(events: readonly GameEvent[], players: readonly Player[], say: Say): Told[] {
  return events.map((event) => tellEvent(event, players, say));
}

function tellEvent(event: GameEvent, players: readonly Player[], say: Say): Told {
  switch (event.event) {
    case "round_began":
      return {
        seat: null,
        text: say("cluellage-event-round_began", { round: event.round, reshuffled: yes(event.reshuffled) }),
      };
    case "readied":
      return { seat: event.seat, text: say("cluellage-event-readied", actor(event.seat, players)) };
    case "flipped": {
      const pictures = event.cards.map((card) => lexicon.describe(card, say)).join("; ");
      return { seat: null, text: say("cluellage-event-flipped", { wave: event.wave, pictures }) };
    }
    case "claimed": {
      const facts = { picture: lexicon.describe(event.card, say), assigned: yes(event.assigned) };
      return { seat: event.seat, text: say("cluellage-event-claimed", { ...actor(event.seat, players), ...facts }) };
    }
    case "hung": {
      const facts = { place: event.place, late: yes(event.late) };
      return { seat: event.seat, text: say("cluellage-event-hung", { ...actor(event.seat, players), ...facts }) };
    }
    case "shown":
      if (event.seat === null) return { seat: null, text: say("cluellage-event-shown.gallery") };
      return { seat: event.seat, text: say("cluellage-event-shown", actor(event.seat, players)) };
    case "guessed": {
      const facts = { ...actor(event.seat, players), changed: yes(event.changed) };
      return { seat: event.seat, text: say("cluellage-event-guessed", facts) };
    }
    case "revealed": {
      const facts = { number: event.number, count: event.right.length, list: namesOf(event.right, players) };
      return { seat: event.seat, text: say("cluellage-page-revealed", facts) };
    }
    case "round_over": {
      const list = event.points.map((points, seat) =>
        say("cluellage-points.of", { player: players[seat]?.name ?? "", points }),
      );
      return { seat: null, text: say("cluellage-event-round_over", { round: event.round, list }) };
    }
  }
}

function yes(isSo: boolean): string {
  return isSo ? "yes" : "no";
}

/** A refusal on the page: a lost race is told on the board itself. */
export function explain({ code, facts }: Refused, say: Say): Explained | null {
  const rule = typeof facts["rule"] === "string" ? facts["rule"] : null;
  switch (code) {
    case "cluellage/claimed":
      return { title: say("cluellage-page-too_late"), text: "", checks: [], rule, isOnBoard: true };
    case "cluellage/hidden": {
      const percent = Number(facts["percent"]);
      const text = say("cluellage-page-why-hidden.text", { percent });
      return { title: say("cluellage-page-why-hidden"), text, checks: [], rule };
    }
    default:
      return null;
  }
}

/** What is seen on the picture that is refused. */
export function refusalFacts({ facts }: Refused, say: Say): Facts {
  return typeof facts["card"] === "string" ? { picture: lexicon.describe(facts["card"], say) } : {};
}

export function tellHint({ move, reason }: Hint<Cluellage>, _: readonly Player[], say: Say, view: View): string {
  const { tag, number } = reason.facts;
  const facts: Facts = {};
  if (typeof tag === "string") facts["tag"] = lexicon.word(tag, say);
  if (typeof number === "number") facts["word"] = wordOf(view.words.at(-1), number, say);
  const why = say(`cluellage-reason-${reason.code}`, facts);
  const card = move.do === "claim" ? move.card : move.do === "hang" ? (move.cards.at(-1)?.card ?? "") : "";
  const more: Facts = move.do === "guess" ? { number: move.number } : { picture: lexicon.describe(card, say) };
  return say(`cluellage-hint-${move.do}`, { ...more, reason: why });
}

export function advice(play: CluellagePlay, say: Say): string {
  const { phase } = play.view;
  if (phase === "over") return "";
  if (play.isRolling) return "";
  if (phase === "exhibit" && play.guess > 0) return say("cluellage-page-advice-change");
  return play.isAwaited ? say(`cluellage-page-advice-${phase}`) : "";
}

/** What is to be said beside the collage on the wall. */
export function tellWall(play: CluellagePlay, say: Say): string {
  const { view, revealed } = play;
  if (play.isRolling) return say(play.isSolo ? "cluellage-page-drum.alone" : "cluellage-page-drum");
  if (revealed && play.isSolo) return say(revealed.right.length > 0 ? "cluellage-page-yes" : "cluellage-page-no");
  if (revealed) return say("cluellage-page-right_guesses", { count: revealed.right.length });
  if (view.owner !== null && view.owner === play.desk.seat) return say("cluellage-page-step-exhibit");
  return say("cluellage-page-which");
}

export function seatLine(view: View, seat: number, say: Say): string {
  switch (view.phase) {
    case "word":
    case "reveal":
      return say(view.ready.includes(seat) ? "cluellage-page-seat-ready" : "cluellage-page-seat-looks");
    case "claim":
      return say("cluellage-page-seat-cards", { count: view.claimed[seat]?.length ?? 0 });
    case "collage":
      return say(view.finished.includes(seat) ? "cluellage-page-seat-done" : "cluellage-page-seat-works");
    case "exhibit":
      if (view.owner === seat) return say("cluellage-page-seat-artist");
      return say(view.guessed.includes(seat) ? "cluellage-page-seat-guessed" : "cluellage-page-seat-thinks");
    default:
      return say("cluellage-points", { points: view.points[seat] ?? 0 });
  }
}
