/** Any game in words: what happened, what can be done and why, by the sentences that the game brings or its names. */
import { actor } from "$shared/table/actor";
import type { Hint, Player } from "$shared/table/desk";
import type { Told } from "$shared/table/face";
import { kindAndFacts, plainFact } from "$shared/texts/declared";
import type { Facts, Say } from "$shared/texts/texts.svelte";

import type { AnyEvent, AnyGame } from "./types";

/** A move, short enough for a button. */
export function moveWords(game: string, move: AnyGame["move"], say: Say): string {
  const { kind, facts } = kindAndFacts(move);
  return say(`${game}-move-${kind}`, facts);
}

/** The heading above moves of a kind. */
export function kindWords(game: string, kind: string, say: Say): string {
  return say(`${game}-moves-${kind}`);
}

export function tell(game: string, events: readonly AnyEvent[], players: readonly Player[], say: Say): Told[] {
  return events.map((event) => {
    const { kind, facts } = kindAndFacts(event);
    const seat = typeof event["seat"] === "number" && event["seat"] in players ? event["seat"] : null;
    return { seat, text: say(`${game}-event-${kind}`, { ...facts, ...(seat === null ? {} : actor(seat, players)) }) };
  });
}

export function tellHint(game: string, hint: Hint<AnyGame>, players: readonly Player[], say: Say): string {
  const { code, facts } = hint.reason;
  const plain: Facts = {};
  for (const [name, fact] of Object.entries(facts)) plain[name] = plainFact(fact);
  const seat = facts["seat"];
  if (typeof seat === "number" && players[seat]) plain["player"] = players[seat].name;
  const move = moveWords(game, hint.move, say);
  const reason = say(`${game}-reason-${code}`, plain) || commonReason(code, plain, say);
  return reason ? say("generic-hint", { move, reason }) : move;
}

/** Why the bot that serves every game would make a move. */
function commonReason(code: string, facts: Facts, say: Say): string {
  return code === "search" || code === "only_move" ? say(`reason-${code}`, facts) : "";
}
