/** Putting text on the clipboard, also on a plain-HTTP page, where browsers have no clipboard for scripts. */

/** Whether the text is on the clipboard now. Call it when somebody has just tapped. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** As a hand would do it: select the text in a field, and copy. */
function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "sr";
  (focused?.closest("dialog") ?? document.body).append(field); // what is outside an open dialog cannot be selected
  try {
    field.select();
    return document.execCommand("copy"); // deprecated, but nothing else copies without TLS
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
