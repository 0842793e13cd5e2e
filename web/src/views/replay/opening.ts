/** The way to a replay: which game, who played it, and through whose eyes it may be seen. */
import type { SeatInfo, Snapshot, Spectators } from "$generated/protocol";
import { archive } from "$shared/table/archive";
import type { Player } from "$shared/table/desk";
import type { AnyFace } from "$shared/table/face";
import { seatPlayers } from "$shared/table/players";
import { ReplayDesk } from "$shared/table/replay_desk.svelte";
import type { Say, Texts } from "$shared/texts/texts.svelte";
import { ask } from "$shared/wire/http";

import { loadFace } from "../../games";

export interface Opened {
  readonly table: string;
  readonly game: number;
  readonly desk: ReplayDesk;
  readonly face: AnyFace;
  /** Whose eyes can be chosen; null for spectators. */
  readonly eyes: readonly (number | null)[];
  /** Whether there is a game file of it: the server has that of the last game, once it is over. */
  readonly hasFile: boolean;
  readonly policy: Spectators;
}

type Table = Pick<Snapshot, "phase" | "seats" | "series" | "you" | "house">;

/** Open a game of a table, the last one if no number is given. Rejects with `Refused` where it may not be seen. */
export async function openReplay(table: string, number: number | null, texts: Texts): Promise<Opened> {
  const snapshot = await ask("GET /api/tables/{table_id}", { table_id: table });
  const face = await loadFace(snapshot.game);
  await texts.need(...face.texts);
  const game = number ?? lastGame(snapshot);
  const players = playersOf(snapshot, game, texts.say);
  const eyes = eyesOf(snapshot, game, players);
  const own = players.filter(({ isMine, seat }) => isMine && eyes.includes(seat));
  const seat = own.length === 1 || !eyes.includes(null) ? (own[0]?.seat ?? null) : null;
  const desk = await ReplayDesk.open(archive, { table, game }, players, seat);
  const hasFile = desk.finished && game === lastGame(snapshot);
  return { table, game, desk, face, eyes, hasFile, policy: snapshot.house.spectators };
}

/** The number of the last game that began. */
export function lastGame({ phase, series }: Pick<Table, "phase" | "series">): number {
  return Math.max(1, series.length + (phase === "playing" ? 1 : 0));
}

/** Who played a game: people are known by their seats of now, and those who are gone by the letters of their seats. */
export function playersOf(
  { seats, series, you }: Pick<Table, "seats" | "series" | "you">,
  game: number,
  say: Say,
): Player[] {
  const ended = series[game - 1];
  if (!ended) return seatPlayers(seats, say);
  const sat = ended.people.map((who, seat) => {
    const known = seats.find((each) => who !== null && each.who === who);
    const kind: SeatInfo["kind"] = who === null ? "bot" : known ? "person" : "empty";
    return { seat, kind, who, name: known?.name ?? "", color: known?.color ?? "", mine: who === you };
  });
  return seatPlayers(sat, say);
}

/** Through whose eyes a game may be seen: everybody's once it is over, before that one's own and the spectators'. */
export function eyesOf(
  { series, house }: Pick<Table, "series" | "house">,
  game: number,
  players: readonly Pick<Player, "seat" | "isMine">[],
): (number | null)[] {
  const isOver = game <= series.length;
  const seats = players.filter(({ isMine }) => isOver || isMine).map(({ seat }) => seat);
  return isOver || house.spectators !== "none" || seats.length === 0 ? [null, ...seats] : seats;
}
