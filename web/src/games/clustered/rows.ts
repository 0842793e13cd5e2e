/** A player's points row by row, with the letter and the cells that each is lit by. */
import type { BonusName, Breakdown } from "$generated/clustered";
import type { Say } from "$shared/texts/texts.svelte";

import type { Cell } from "./cells";

export interface Row {
  /** A, B, … in the order shown: rectangle, lines from the longest, bonuses. */
  readonly letter: string;
  readonly kind: "rectangle" | "line" | "bonus";
  readonly points: number;
  readonly cells: readonly Cell[];
  /** Which bonus card it is, if it is one. */
  readonly bonus: BonusName | null;
  words(say: Say): string;
}

type Unlettered = Omit<Row, "letter">;

export function rowsOf({ rectangle, lines, bonuses }: Breakdown): Row[] {
  const rows: Unlettered[] = [];
  if (rectangle) {
    const { width, height, cells, points } = rectangle;
    rows.push({
      kind: "rectangle",
      points,
      cells,
      bonus: null,
      words: (say) => say("clustered-rectangle", { width, height }),
    });
  }
  for (const { direction, cells, points } of lines.toSorted((one, other) => other.points - one.points)) {
    const facts = { length: cells.length };
    const words = (say: Say): string =>
      direction === "row" ? say("clustered-row", facts) : say("clustered-column", facts);
    rows.push({ kind: "line", points, cells, bonus: null, words });
  }
  for (const { bonus, cells, points } of bonuses) {
    rows.push({ kind: "bonus", points, cells, bonus, words: (say) => say(`clustered-bonus-${bonus}`) });
  }
  return rows.map((row, place) => ({ ...row, letter: String.fromCharCode(65 + place) }));
}

/** Words with a capital, as the start of a line wants them. */
export function capital(words: string, locale?: string): string {
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}
