import { afterEach, beforeEach, expect, test, vi } from "vitest";

const ORIGIN = "https://klub.example";
const PAGE = `${ORIGIN}/t/abc`;
const ASSET = `${ORIGIN}/assets/later-1.js`;

type Listener = (event: unknown) => void;
let listeners: Map<string, Listener>;
let kept: Map<string, Map<string, string>>;
let pages: { url: string; visibilityState: string; focus: () => Promise<void> }[];
const notified = vi.fn(() => Promise.resolve());
const opened = vi.fn(() => Promise.resolve());
const focused = vi.fn(() => Promise.resolve());
let online: (url: string) => Promise<Response>;

const address = (request: string | { url: string }): string =>
  new URL(typeof request === "string" ? request : request.url, ORIGIN).href;

const storage = {
  keys: () => Promise.resolve([...kept.keys()]),
  delete: (name: string) => Promise.resolve(kept.delete(name)),
  match: (request: string | { url: string }, { cacheName }: { cacheName: string }) => {
    const text = kept.get(cacheName)?.get(address(request));
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  },
  open: (name: string) => {
    const files = kept.get(name) ?? new Map<string, string>();
    kept.set(name, files);
    return Promise.resolve({
      match: (request: string) => Promise.resolve(files.has(address(request)) ? new Response() : undefined),
      put: async (request: string | { url: string }, answer: Response) =>
        files.set(address(request), await answer.text()),
      addAll: async (paths: string[]) => {
        for (const path of paths) files.set(address(path), await (await online(address(path))).text());
      },
    });
  },
};

beforeEach(async () => {
  listeners = new Map();
  pages = [];
  vi.clearAllMocks();
  kept = new Map([
    ["klub-old", new Map()],
    ["another", new Map()],
  ]);
  online = (url) => Promise.resolve(new Response(`online ${url}`));
  vi.stubGlobal("self", {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    location: { origin: ORIGIN },
    clients: { claim: () => Promise.resolve(), matchAll: () => Promise.resolve(pages), openWindow: opened },
    registration: { showNotification: notified },
  });
  vi.stubGlobal("caches", storage);
  vi.stubGlobal("fetch", (request: string | { url: string }) => online(address(request)));
  vi.stubGlobal("SHELL", ["/assets/main-1.js"]);
  vi.stubGlobal("LATER", { "": ["/assets/later-1.js"], de: ["/assets/de-1.js"], fr: ["/assets/fr-1.js"] });
  vi.stubGlobal("VERSION", "new");
  vi.resetModules();
  await import("../src/worker.ts");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Let an event happen, with everything that it waits for; what was answered, if anything. */
async function happen(name: string, url = PAGE, mode = "navigate", data: unknown = null): Promise<string | undefined> {
  const waits: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners.get(name)!({
    request: { url, mode, method: "GET" },
    data,
    waitUntil: (wait: Promise<unknown>) => waits.push(wait),
    respondWith: (given: Promise<Response>) => (answer = given),
  });
  const text = answer === undefined ? undefined : await (await answer).text();
  await Promise.all(waits);
  return text;
}

const offline = (): Promise<Response> => Promise.reject(new TypeError("no network"));

test("installing keeps the page and its first files", async () => {
  await happen("install");

  expect([...kept.get("klub-new")!.keys()]).toEqual([`${ORIGIN}/`, `${ORIGIN}/assets/main-1.js`]);
});

test("only our own older caches are removed", async () => {
  await happen("install");
  await happen("activate");

  expect([...kept.keys()]).toEqual(["another", "klub-new"]);
});

test("a page comes from the server while there is one", async () => {
  await happen("install");

  expect(await happen("fetch")).toBe(`online ${PAGE}`);
});

test("without a network every page is the kept shell", async () => {
  await happen("install");
  online = offline;

  expect(await happen("fetch")).toBe(`online ${ORIGIN}/`);
});

test("a server that cannot answer is no reason to show its error", async () => {
  await happen("install");
  online = () => Promise.resolve(new Response("bad gateway", { status: 502 }));

  expect(await happen("fetch")).toBe(`online ${ORIGIN}/`);
});

test("a slow network is waited for three seconds", async () => {
  await happen("install");
  vi.useFakeTimers();
  online = () => new Promise(() => undefined);
  const answer = happen("fetch");
  let done = false;
  void answer.then(() => (done = true));

  await vi.advanceTimersByTimeAsync(2999);
  expect(done).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBe(`online ${ORIGIN}/`);
});

test("a file is kept when it is used, and then needs no network", async () => {
  await happen("install");
  await happen("fetch", ASSET, "cors");
  online = offline;

  expect(await happen("fetch", ASSET, "cors")).toBe(`online ${ASSET}`);
});

test("a file that is not there is not kept", async () => {
  await happen("install");
  online = () => Promise.resolve(new Response("missing", { status: 404 }));
  await happen("fetch", ASSET, "cors");

  expect(kept.get("klub-new")!.has(ASSET)).toBe(false);
});

test("what the server says of tables is not answered here", async () => {
  await happen("install");

  expect(await happen("fetch", `${ORIGIN}/api/tables`, "cors")).toBeUndefined();
});

const tell = (data: unknown): Promise<unknown> => happen("message", PAGE, "navigate", data);

test("for a page that stays open all its parts are kept, in its language only", async () => {
  await happen("install");
  await tell({ keep: "de", build: "new" });
  online = offline;

  expect(await happen("fetch", ASSET, "cors")).toBe(`online ${ASSET}`);
  expect([...kept.get("klub-new")!.keys()].slice(2)).toEqual([ASSET, `${ORIGIN}/assets/de-1.js`]);
});

test("a part that does not come does not keep the others from being kept", async () => {
  await happen("install");
  online = (url) => (url === ASSET ? offline() : Promise.resolve(new Response(`online ${url}`)));
  await tell({ keep: "de", build: "new" });

  expect(kept.get("klub-new")!.has(ASSET)).toBe(false);
  expect(kept.get("klub-new")!.has(`${ORIGIN}/assets/de-1.js`)).toBe(true);
});

test("the parts of another build are not looked for, and other messages mean nothing", async () => {
  await happen("install");
  await tell({ keep: "de", build: "old" });
  await tell({ hello: 1 });

  expect(kept.get("klub-new")!.size).toBe(2);
});

/** A page of Klub that is open. */
const page = (url: string, visibilityState: string) => ({ url, visibilityState, focus: focused });

/** The server calls for table `abc`. */
async function call(): Promise<void> {
  const waits: Promise<unknown>[] = [];
  const said = { table: "abc", game: "chess", kind: "turn", language: "de", title: "Du bist dran", body: "Los." };
  listeners.get("push")!({
    data: { json: () => said },
    waitUntil: (wait: Promise<unknown>) => waits.push(wait),
  });
  await Promise.all(waits);
}

/** Somebody taps what is shown for table `abc`. */
async function tap(): Promise<void> {
  const waits: Promise<unknown>[] = [];
  const notification = { close: vi.fn(), data: { path: "/t/abc" } };
  listeners.get("notificationclick")!({ notification, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
  await Promise.all(waits);
  expect(notification.close).toHaveBeenCalled();
}

test("a call is shown in the language it came in", async () => {
  pages = [page(PAGE, "hidden"), page(`${ORIGIN}/me`, "visible")];
  await call();

  expect(notified).toHaveBeenCalledWith("Du bist dran", expect.objectContaining({ body: "Los.", tag: "/t/abc" }));
});

test("nobody is called to a table that is in view", async () => {
  pages = [page(PAGE, "visible")];
  await call();

  expect(notified).not.toHaveBeenCalled();
});

test("a tap leads to the open page of the table, or opens one", async () => {
  pages = [page(`${ORIGIN}/me`, "visible"), page(PAGE, "hidden")];
  await tap();
  expect([focused.mock.calls.length, opened.mock.calls.length]).toEqual([1, 0]);

  pages = [];
  await tap();
  expect(opened).toHaveBeenCalledWith("/t/abc");
});
