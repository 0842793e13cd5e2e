/** What the table says above the board: whose turn it is, or who has won. */
import type { LiveDesk } from "$shared/table/live_desk.svelte";
import type { Say } from "$shared/texts/texts.svelte";

type Turn = Pick<LiveDesk, "over" | "players" | "actors" | "myTurn" | "own" | "seat" | "play">;

export function tellTurn(desk: Turn, say: Say): string {
  if (desk.over) return tellEnd(desk, say);
  if (desk.myTurn && desk.own.length === 1) return say("table-call-you");
  const [actor] = desk.actors;
  if (desk.actors.length > 1) return say("table-call-several", { players: desk.actors.length });
  const seat = desk.myTurn ? desk.seat : actor;
  return seat === undefined || seat === null ? "" : say("table-call-other", { player: desk.players[seat]?.name ?? "" });
}

/** Whether there is something to celebrate before this screen: a win of one's own, or of those one looked on at. */
export function celebrates({ play, own }: Pick<Turn, "play" | "own">): boolean {
  const winners = play.outcome?.winners ?? [];
  return own.length === 0 ? winners.length > 0 : winners.some((seat) => own.includes(seat));
}

function tellEnd({ players, play }: Turn, say: Say): string {
  const winners = play.outcome?.winners ?? [];
  const [first] = winners;
  if (players.length === 1 || first === undefined) return say("table-call-over");
  const names = winners.map((seat) => players[seat]?.name ?? "");
  if (winners.length > 1) return say("table-call-shared", { players: names });
  const isYou = players[first]?.isMine && players.filter(({ isMine }) => isMine).length === 1;
  return isYou ? say("table-call-you_won") : say("table-call-won", { player: names });
}
