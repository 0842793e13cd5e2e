/** How a game ended, in a few words. */
import type { Scoring } from "$generated/http";
import type { Outcome, SeatInfo } from "$generated/protocol";
import type { LiveDesk } from "$shared/table/live_desk.svelte";
import type { Player } from "$shared/table/desk";
import type { Say } from "$shared/texts/texts.svelte";

import { tellTurn } from "../table/call";

type Ended = Pick<LiveDesk, "over" | "players" | "actors" | "myTurn" | "own" | "seat" | "seats" | "play">;

/** A game whose points were counted: not one that ended because all others gave up. */
export function isCounted(outcome: Outcome<unknown>): boolean {
  return outcome.breakdown.every((part) => part !== null && part !== undefined);
}

/** The players in the order of their places, the best first. */
export function inOrder({ ranking }: Outcome<unknown>, players: readonly Player[]): Player[] {
  return [...players].sort((one, other) => (ranking[one.seat] ?? 0) - (ranking[other.seat] ?? 0));
}

export function winnersOf({ play, players }: Pick<Ended, "play" | "players">): Player[] {
  return players.filter(({ seat }) => play.outcome?.winners.includes(seat));
}

/** Whether a best is one to tell: the own game, won against others or alone, counted to its end, and no practice. */
export function mayBeBest({ play, own }: Pick<Ended, "play" | "own">): boolean {
  const { outcome } = play;
  const [seat] = own;
  if (!outcome || own.length !== 1 || seat === undefined || play.practice || !isCounted(outcome)) return false;
  return outcome.winners.includes(seat);
}

/** What stands on the banner; points only where they decide. */
export function headline(desk: Ended, scoring: Scoring, say: Say): string {
  const { outcome } = desk.play;
  if (desk.players.length > 1 || !outcome) return tellTurn(desk, say);
  if (desk.seats[0]?.resigned) return say("result-gave_up");
  if (!outcome.winners.length) return say("result-lost");
  const points = outcome.scores[0] ?? 0;
  const isWin = scoring === "win" || points === 0; // nothing left to pay for
  return isWin ? say("table-call-you_won") : say("result-solo", { points });
}

/** What stands below it: the own place, the points, who gave up, how many moves and how long. */
export function details(
  desk: Pick<Ended, "players" | "seats" | "play" | "own">,
  length: { moves: number; minutes: number | null },
  say: Say,
): string[] {
  const { outcome } = desk.play;
  const words: string[] = [];
  const [seat] = desk.own;
  const place = desk.own.length === 1 && desk.players.length > 1 ? outcome?.ranking[seat ?? 0] : undefined;
  if (place !== undefined && outcome && isCounted(outcome)) words.push(say("result-place", { place }));
  if (outcome && isCounted(outcome) && desk.players.length > 1) {
    words.push(
      inOrder(outcome, desk.players)
        .map(({ seat }) => outcome.scores[seat])
        .join(" : "),
    );
  }
  const gone = gaveUp(desk.seats, desk.players);
  if (gone.length > 0 && desk.players.length > 1)
    words.push(say("result-gave_up-who", { players: gone, count: gone.length }));
  if (length.moves > 0) words.push(say("result-moves", { moves: length.moves }));
  if (length.minutes !== null) words.push(say("result-minutes", { minutes: length.minutes }));
  return words;
}

function gaveUp(seats: readonly Pick<SeatInfo, "seat" | "resigned">[], players: readonly Player[]): string[] {
  return seats.filter(({ resigned }) => resigned).map(({ seat }) => players[seat]?.name ?? "");
}
