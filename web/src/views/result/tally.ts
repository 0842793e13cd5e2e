/** Who has won how often at this table. */
import type { GameResult } from "$generated/protocol";

/** The wins of each seat of the last game: people are known again on other seats, bots by their seat. */
export function winsOf(series: readonly GameResult[]): number[] {
  const last = series.at(-1);
  if (!last) return [];
  return last.people.map((who, seat) =>
    series.reduce((wins, { winners, people }) => {
      const won = winners.some((winner) =>
        who === null ? winner === seat && people[winner] === null : people[winner] === who,
      );
      return wins + (won ? 1 : 0);
    }, 0),
  );
}
