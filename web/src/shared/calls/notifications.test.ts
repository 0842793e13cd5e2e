import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { mayOffer, noteOffer, refresh, showCall, standing, turnOff, turnOn } from "./notifications";

const ENDPOINT = "https://push.example/1";
let permission: NotificationPermission;
let answer: NotificationPermission;
let key: string | null;
let asked: [string, string, unknown][];
let subscribed: boolean;
const shown = vi.fn(() => Promise.resolve());

const subscription = {
  endpoint: ENDPOINT,
  toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: "P", auth: "A" } }),
  unsubscribe: () => Promise.resolve(!(subscribed = false)),
};
const pushManager = {
  subscribe: vi.fn(() => {
    subscribed = true;
    return Promise.resolve(subscription);
  }),
  getSubscription: () => Promise.resolve(subscribed ? subscription : null),
};

beforeEach(() => {
  [permission, answer, key, asked, subscribed] = ["default", "granted", "KEY", [], false];
  const kept = new Map<string, string>();
  const notification = {
    get permission() {
      return permission;
    },
    requestPermission: () => Promise.resolve((permission = answer)),
  };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("window", { Notification: notification });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  const registration = { pushManager, showNotification: shown };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
  vi.stubGlobal("fetch", (path: string, { method = "GET", body }: { method?: string; body?: string }) => {
    asked.push([method, path, body === undefined ? null : JSON.parse(body)]);
    return Promise.resolve(Response.json({ key }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("the server calls a browser that said yes, and the page is quiet then", async () => {
  expect(standing()).toBe("off");
  expect(await turnOn("de")).toBe("on");

  const body = { endpoint: ENDPOINT, keys: { p256dh: "P", auth: "A" }, language: "de" };
  expect(asked.at(-1)).toEqual(["POST", "/api/push/subscriptions", body]);
  await showCall("t1", "Your turn", "Go.");
  expect(shown).not.toHaveBeenCalled();

  await refresh("pl");
  expect(asked.at(-1)).toEqual(["POST", "/api/push/subscriptions", { ...body, language: "pl" }]);
});

test("it can be taken back", async () => {
  await turnOn("en");
  expect(await turnOff()).toBe("off");

  expect(asked.at(-1)).toEqual(["DELETE", "/api/push/subscriptions", { endpoint: ENDPOINT }]);
  expect(subscribed).toBe(false);
  await refresh("en");
  expect(asked.at(-1)![0]).toBe("DELETE");
});

test("where the server calls nobody the page shows it itself", async () => {
  key = null;
  await turnOn("en");
  await showCall("t1", "Your turn", "Go.");

  expect(shown).toHaveBeenCalledWith("Your turn", expect.objectContaining({ body: "Go.", tag: "/t/t1" }));
});

test("where there is no push service the page shows it itself, too", async () => {
  pushManager.subscribe.mockRejectedValueOnce(new Error("no push service"));
  expect(await turnOn("en")).toBe("on");
  await showCall("t1", "Your turn", "Go.");

  expect(shown).toHaveBeenCalledTimes(1);
});

test("nothing is asked of somebody who said no", async () => {
  answer = "denied";
  expect(await turnOn("en")).toBe("blocked");

  expect(asked).toEqual([]);
  await showCall("t1", "Your turn", "Go.");
  expect(shown).not.toHaveBeenCalled();
  expect(mayOffer()).toBe(false);
});

test("without https, or without notifications, there are none", () => {
  vi.stubGlobal("isSecureContext", false);
  expect(standing()).toBe("insecure");

  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("window", {});
  expect(standing()).toBe("missing");
});

test("it is offered once", () => {
  expect(mayOffer()).toBe(true);
  noteOffer();
  expect(mayOffer()).toBe(false);
});
