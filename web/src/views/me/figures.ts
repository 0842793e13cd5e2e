/** Simple figures of finished games. */
import type { Played } from "$generated/http";

/** What all loaded games of one kind come to. Wins count only where there was somebody to beat. */
export interface Figures {
  readonly game: string;
  readonly games: number;
  /** Games with others, and those won. */
  readonly contests: number;
  readonly wins: number;
  readonly average: number;
  readonly best: number;
}

/** Whether somebody else was there to beat: not where a game was passed round on one screen. */
export function isContest({ seats, summary }: Played): boolean {
  return seats > 1 && (summary === null || (!summary.passed && new Set(summary.names).size > 1));
}

/** Practice does not count. */
export function figuresOf(played: readonly Played[]): Figures[] {
  const results = played.filter(({ practice }) => !practice);
  const games = [...new Set(results.map(({ game }) => game))].sort();
  return games.map((game) => {
    const own = results.filter((played) => played.game === game);
    const contests = own.filter(isContest);
    return {
      game,
      games: own.length,
      contests: contests.length,
      wins: contests.filter(({ won }) => won).length,
      average: own.reduce((sum, { score }) => sum + score, 0) / own.length,
      best: Math.max(...own.map(({ score }) => score)),
    };
  });
}
