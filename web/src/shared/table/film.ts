/** Films of moves: what everybody could have watched, as bytes of the game's own. */
import { askBytes } from "../wire/http";
import type { Played } from "./archive";

export function fetchFilm({ table, game }: Played, number: number): Promise<ArrayBuffer> {
  return askBytes(`/api/tables/${encodeURIComponent(table)}/history/${number}/film?game=${game}`);
}
