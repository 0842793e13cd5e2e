/** A key that was pressed, as far as shortcuts go. */

/** `key` is what it types or is called, `code` where it lies on the keyboard, whatever the layout. */
export type Pressed = Pick<KeyboardEvent, "key" | "code" | "shiftKey">;

/** Where keys are for writing or choosing. */
const OWN_KEYS = "input, textarea, select, dialog, [contenteditable]";

/** What was pressed; null if it is meant for the browser or for a field, or if somebody has acted on it already. */
export function pressedOf(event: KeyboardEvent): Pressed | null {
  // Where AltGr writes a sign, systems call it Ctrl and Alt: then the sign counts, and not the key that it lies on.
  const isThird = event.getModifierState("AltGraph");
  if (event.defaultPrevented || event.metaKey || (!isThird && (event.ctrlKey || event.altKey))) return null;
  if ((event.target as Element).closest(OWN_KEYS)) return null;
  return { key: event.key, code: isThird ? "" : event.code, shiftKey: event.shiftKey };
}

/**
 * Whether this is a letter, a digit or a sign: a shortcut that somebody who dictates, or whose hand trembles, can
 * switch off (WCAG 2.1.4). The space bar, arrows and named keys are none.
 */
export function isSingle({ key }: Pick<Pressed, "key">): boolean {
  return key !== " " && ([...key].length === 1 || key === "Dead");
}

/** The digit of the row above the letters, with or without Shift as layouts have it, or of the number pad. */
export function digitOf({ key, code, shiftKey }: Pressed): number | null {
  const digit = /^[1-9]$/.exec(key)?.[0] ?? (shiftKey ? null : /^Digit([1-9])$/.exec(code)?.[1]);
  return digit ? Number(digit) : null;
}
