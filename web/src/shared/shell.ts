/** Which requests the service worker answers, and how: a page (network first), a file that never changes (cache first). */

export type Treatment = "page" | "asset" | "leave";

/** Folders of the server that are no part of the page. */
const LIVE = /^\/(api|live)(\/|$)/;

export function treatmentOf(request: { method: string; mode: string; url: string }, origin: string): Treatment {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin || LIVE.test(url.pathname)) return "leave";
  if (url.pathname.startsWith("/assets/")) return "asset";
  const isFile = url.pathname.slice(url.pathname.lastIndexOf("/")).includes(".");
  return request.mode === "navigate" && !isFile ? "page" : "leave";
}
