/** The outline of each category, in the rulebook's colours: its words stand beside it, for colour alone says nothing. */
import type { Category } from "$generated/cluellage";
import type { Paper } from "$shared/ui/marks";

export const OUTLINES: Readonly<Record<Category, Paper>> = {
  character: "leaf",
  location: "red",
  object: "sun",
  notion: "blue",
};
