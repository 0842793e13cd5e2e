/** What somebody has half typed at a table: it outlasts a reload of the page, and is forgotten with its tab. */

const keyOf = (table: string): string => `klub-draft-${table}`;

export function recallDraft(table: string): string {
  try {
    return sessionStorage.getItem(keyOf(table)) ?? "";
  } catch {
    return ""; // switched off
  }
}

export function keepDraft(table: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(table), text);
    else sessionStorage.removeItem(keyOf(table));
  } catch {
    // full or switched off
  }
}
