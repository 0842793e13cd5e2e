import { expect, test } from "vitest";

import { Install } from "./install";

class Offer extends Event {
  asked = 0;
  readonly userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
  constructor(outcome: "accepted" | "dismissed") {
    super("beforeinstallprompt", { cancelable: true });
    this.userChoice = Promise.resolve({ outcome });
  }
  prompt(): Promise<void> {
    this.asked += 1;
    return Promise.resolve();
  }
}

test("without an offer there is nothing to install", async () => {
  const install = new Install(new EventTarget());

  expect(install.possible).toBe(false);
  expect(await install.ask()).toBe(false);
});

test("an offer is held back until somebody asks, and can be taken once", async () => {
  const [page, offer] = [new EventTarget(), new Offer("accepted")];
  const install = new Install(page);
  page.dispatchEvent(offer);

  expect(offer.defaultPrevented).toBe(true);
  expect(install.possible).toBe(true);
  expect(await install.ask()).toBe(true);
  expect(install.possible).toBe(false);
  expect(await install.ask()).toBe(false);
  expect(offer.asked).toBe(1);
});

test("a no is a no", async () => {
  const [page, offer] = [new EventTarget(), new Offer("dismissed")];
  const install = new Install(page);
  page.dispatchEvent(offer);

  expect(await install.ask()).toBe(false);
});

test("once installed, nothing is offered", () => {
  const page = new EventTarget();
  const install = new Install(page);
  page.dispatchEvent(new Offer("accepted"));
  page.dispatchEvent(new Event("appinstalled"));

  expect(install.possible).toBe(false);
});
