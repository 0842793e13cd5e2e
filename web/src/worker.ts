/**
 * The service worker: keeps the shell of the page, so that it opens without a network and says that there is none; and,
 * for whoever sits at a table, all its other parts, so that it needs no server that still has them.
 * It never keeps what the server says about tables. It shows what the server calls somebody for who does not look. `plugins/shell.ts` builds it and tells it which files there are.
 */
import { pathOf, readCall, type Call } from "./shared/calls/call.ts";
import { treatmentOf } from "./shared/shell.ts";

declare const self: ServiceWorkerGlobalScope;
/** The files that the first page needs. */
declare const SHELL: readonly string[];
/** Those that a page may need later: under "" for everyone, else for a language. */
declare const LATER: Readonly<Record<string, readonly string[]>>;
/** Another one for every build. */
declare const VERSION: string;

const PREFIX = "klub-";
const CACHE = PREFIX + VERSION;
const PAGE = "/";
/** Once, or the list would be written twice. */
const later = LATER;
/** How long a page may take before the kept one is shown, in milliseconds. */
const PATIENCE = 3000;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...SHELL])));
});

// A new worker waits until the pages of the old one are closed: they may still need the old one's files.
self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const treatment = treatmentOf(event.request, self.location.origin);
  if (treatment === "page") event.respondWith(page(event));
  if (treatment === "asset") event.respondWith(asset(event));
});

// A page says that it will be needed for a while, in which language, and which build it is of.
self.addEventListener("message", (event) => {
  const { keep, build } = event.data as { keep?: string; build?: string };
  if (keep !== undefined && build === VERSION) event.waitUntil(keepAll([...later[""]!, ...(later[keep] ?? [])]));
});

/** Keep files one after the other, so that nobody waits for them; what does not come is kept when it is used. */
async function keepAll(files: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const file of files) {
    if (await cache.match(file)) continue;
    const answer = await fetch(file).catch(() => null);
    if (answer?.ok) await cache.put(file, answer);
  }
}

self.addEventListener("push", (event) => {
  event.waitUntil(call(readCall(event.data)));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(pathOf(event.notification.data)));
});

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

/** What the server says; the kept shell where it does not answer, not soon, or only that it cannot. */
async function page(event: FetchEvent): Promise<Response> {
  const asked = fetch(event.request);
  const kept = await caches.match(PAGE, { cacheName: CACHE });
  if (kept === undefined) return asked;
  const answered = asked.then(
    (answer) => (answer.status < 500 ? answer : kept),
    () => kept,
  );
  return Promise.race([answered, after(PATIENCE, kept)]);
}

/** A file whose name changes with its content: what is kept is always right. */
async function asset(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(event.request, { cacheName: CACHE });
  if (kept !== undefined) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(event.request, copy)));
  }
  return answer;
}

/** Show a call, unless its table is in view. */
async function call({ path, title, body }: Call): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const isSeen = pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === path);
  if (isSeen) return;
  const look = { body, tag: path, renotify: true, icon: "/icon-192.png", badge: "/icon-192.png", data: { path } };
  await self.registration.showNotification(title, look);
  await navigator.setAppBadge?.().catch(() => undefined); // not installed
}

/** Go to the page of a path: the one that is open, or a new one. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}

function after<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds));
}
