/**
 * Notifications of the system, for somebody who has asked for them. Where the server can call this browser (Web Push) it
 * does, also while the page is closed; elsewhere the page shows them itself while it is open.
 */
import { recall, remember } from "../memory";
import { ask } from "../wire/http";

/** `insecure`: the page did not come by https; `blocked`: somebody said no to the browser; `missing`: it has none. */
export type Standing = "on" | "off" | "insecure" | "blocked" | "missing";

const WANTED = "notify";
const ENDPOINT = "notify-endpoint";
const OFFERED = "notify-offered";

const isTrue = (value: unknown): value is true => value === true;
const isText = (value: unknown): value is string => typeof value === "string";

export function standing(): Standing {
  if (!isSecureContext) return "insecure";
  if (!("Notification" in window) || !("serviceWorker" in navigator)) return "missing";
  if (Notification.permission === "denied") return "blocked";
  return Notification.permission === "granted" && recall(WANTED, isTrue) ? "on" : "off";
}

/** Ask the browser for leave, and the server for calls; how it stands then. To be called by a tap only. */
export async function turnOn(language: string): Promise<Standing> {
  if (standing() === "off" && (await Notification.requestPermission()) === "granted") {
    remember(WANTED, true);
    await subscribe(language);
  }
  return standing();
}

/** Nothing is shown any more, and the server forgets this browser. */
export async function turnOff(): Promise<Standing> {
  remember(WANTED, false);
  remember(ENDPOINT, null);
  const subscription = await (await registration())?.pushManager?.getSubscription();
  if (subscription) {
    const { endpoint } = subscription;
    await subscription.unsubscribe();
    await ask("DELETE /api/push/subscriptions", { body: { endpoint } }).catch(() => undefined); // it will hear that it is gone
  }
  return standing();
}

/** Tell the server where this browser is called now, and in which language; a browser may change that. */
export async function refresh(language: string): Promise<void> {
  if (standing() === "on") await subscribe(language);
}

/** Show what a page tells that is open but not in view, unless the server calls. */
export async function showCall(table: string, title: string, body: string): Promise<void> {
  if (standing() !== "on" || recall(ENDPOINT, isText) !== undefined) return;
  const path = `/t/${table}`;
  await (await registration())?.showNotification(title, { body, tag: path, icon: "/icon-192.png", data: { path } });
}

/** Take away what was shown of a table: somebody looks. */
export async function hideCalls(table: string): Promise<void> {
  if (standing() !== "on") return;
  const shown = (await (await registration())?.getNotifications({ tag: `/t/${table}` })) ?? [];
  for (const each of shown) each.close();
}

/** Whether it was never asked whether they are wanted; asking once is enough. */
export function mayOffer(): boolean {
  return standing() === "off" && !recall(OFFERED, isTrue);
}

export function noteOffer(): void {
  remember(OFFERED, true);
}

async function subscribe(language: string): Promise<void> {
  try {
    const { key } = await ask("GET /api/push", {});
    const push = key === null ? undefined : (await registration())?.pushManager;
    if (!push || key === null) return remember(ENDPOINT, null);
    const subscription = await subscribeWith(push, key);
    const { endpoint, keys } = subscription.toJSON();
    if (!endpoint || !keys?.["p256dh"] || !keys["auth"]) return remember(ENDPOINT, null);
    const body = { endpoint, keys: { p256dh: keys["p256dh"], auth: keys["auth"] }, language };
    await ask("POST /api/push/subscriptions", { body });
    remember(ENDPOINT, endpoint);
  } catch {
    remember(ENDPOINT, null); // without a push service the page tells what it can while it is open
  }
}

/** The subscription of this browser; one that was made for another key of the server is of no use. */
async function subscribeWith(push: PushManager, key: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await push.subscribe(wish);
  } catch (error) {
    const old = await push.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return push.subscribe(wish);
  }
}

/** The service worker, if this page has one. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration();
}
