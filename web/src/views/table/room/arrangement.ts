/** How a table is set up for its next game. */
import type { House, Level, Snapshot, UndoRule } from "$generated/protocol";
import { isRecord } from "$shared/memory";
import type { Chosen } from "$shared/options";

export interface Arrangement {
  readonly game: string;
  readonly options: Chosen;
  readonly seats: number;
  readonly house: House;
  /** The strength of the bots by seat; null: as they are. */
  readonly bots: Readonly<Record<number, Level>> | null;
}

type Table = Pick<Snapshot, "game" | "options" | "seats" | "house">;

export function arrangementOf({ game, options, seats, house }: Table): Arrangement {
  const bots = Object.fromEntries(
    seats.flatMap(({ kind, seat, level }) => (kind === "bot" && level ? [[seat, level]] : [])),
  );
  return { game, options: isRecord(options) ? options : {}, seats: seats.length, house, bots };
}

/** How moves are taken back; the usual way is left out on the wire. */
export const undoRule = ({ undo = "agreed" }: House): UndoRule => undo;

/** Whether two tables differ in anything that is arranged; who sits there does not count. */
export function isRearranged(before: Table, now: Table): boolean {
  const essence = ({ game, options, seats, house }: Table): string =>
    JSON.stringify([game, options, seats.length, house.listed, house.spectators, house.clock, undoRule(house)]);
  return essence(before) !== essence(now);
}
