/** What is only known once a game is over: how it went move by move, and whether it was somebody's best. */
import type { History, Played as Best } from "$generated/http";
import type { Archive, Played } from "$shared/table/archive";
import type { Player } from "$shared/table/desk";
import type { ChartLine } from "$shared/ui/Chart.svelte";

export class Aftermath {
  #played: Played;
  #told: History | null = $state.raw(null);
  #isBest = $state(false);

  constructor(played: Played) {
    this.#played = played;
  }

  /** How many moves were made; 0 until that is known. */
  get moves(): number {
    return this.#told?.count ?? 0;
  }

  /** How long it took, at least one minute; null until that is known. */
  get minutes(): number | null {
    const last = this.#told?.moves.at(-1);
    return last ? Math.max(1, Math.round(last.at / 60)) : null;
  }

  /** Whether this is the best game of the person before the screen. */
  get isBest(): boolean {
    return this.#isBest;
  }

  /** Everyone's points after each move; none where the game counts only at its end. */
  chart(players: readonly Player[]): ChartLine[] {
    const standings = (this.#told?.moves ?? []).map(({ standing }) => standing);
    if (standings.some((standing) => standing === null) || !changes(standings.slice(0, -1))) return [];
    return players.map(({ seat, name, paper }) => ({ name, paper, values: standings.map((all) => all?.[seat] ?? 0) }));
  }

  /** Read the game as a seat (null: a spectator) learned of it. */
  async readGame(archive: Pick<Archive, "history">, seat: number | null): Promise<void> {
    this.#told = await archive.history(this.#played, seat);
  }

  async readBests(ask: () => Promise<readonly Pick<Best, "table" | "game_number">[]>): Promise<void> {
    const { table, game } = this.#played;
    this.#isBest = (await ask()).some((best) => best.table === table && best.game_number === game);
  }
}

/** Whether anybody's points were ever other than at the beginning. */
function changes(standings: readonly (readonly number[] | null)[]): boolean {
  const [first] = standings;
  return standings.some((standing) => standing?.some((points, seat) => points !== first?.[seat]));
}
