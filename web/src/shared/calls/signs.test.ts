import { afterEach, expect, test, vi } from "vitest";

import { showSigns } from "./signs";

afterEach(() => vi.unstubAllGlobals());

test("the icon has a dot and the app a badge, until somebody looks", () => {
  let icon = "/icon.svg";
  const [set, clear] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.reject(new Error("not installed")))];
  const link = { getAttribute: () => icon, setAttribute: (_: string, value: string) => (icon = value) };
  vi.stubGlobal("document", { querySelector: () => link });
  vi.stubGlobal("navigator", { setAppBadge: set, clearAppBadge: clear });
  showSigns(true);
  expect([icon, set.mock.calls.length]).toEqual(["/icon-call.svg", 1]);

  showSigns(false);
  expect([icon, clear.mock.calls.length]).toEqual(["/icon.svg", 1]);
});

test("a browser that knows no badge does without", () => {
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("navigator", {});
  expect(() => showSigns(true)).not.toThrow();
});
