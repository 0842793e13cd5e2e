/** How a game without a face of its own is learned: by the rules page and the lessons that it brings. */
import { findDeclaration } from "$shared/declarations";
import type { Learning } from "$shared/table/learning";
import { servedPart } from "$shared/texts/texts.svelte";

import Rules from "./Rules.svelte";

/** Null where there is no such game. */
export async function learningOf(game: string): Promise<Learning | null> {
  const declared = await findDeclaration(game);
  if (!declared) return null;
  const [fewest, most] = declared.seats;
  const tables = Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at);
  const usual = tables.find((seats) => seats > 1 && !declared.without_seats.includes(seats));
  return {
    texts: ["generic", servedPart(game)],
    chapters: [],
    Rules,
    title: () => "",
    paragraph: () => "",
    lesson: (name) => `${game}-lesson-${name}`,
    credits: "",
    seats: usual ?? 1,
    turning: () => null,
    celebrate: () => undefined,
  };
}
