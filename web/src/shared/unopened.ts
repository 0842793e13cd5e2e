/**
 * What stands in the page itself, in the language of its reader, for when nothing of it can be opened: the server writes
 * it (`klub/server/http/static_files.py`), page.css hides it for some seconds, and who opens the page removes it.
 */

/** Show it now; the page is opened anew once the network is back. */
export function showUnopened(): void {
  document.getElementById("unopened")?.classList.add("shown");
  addEventListener("online", () => location.reload());
}
