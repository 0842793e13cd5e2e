import { fileURLToPath } from "node:url";

import { expect, it } from "vitest";

import { packageOf, readPart, say } from "./licences.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const part = (name: string): ReturnType<typeof readPart> => readPart(name, here("../node_modules"), here("licences"));

it("knows the package of a module", () => {
  expect(packageOf("/klub/web/node_modules/svelte/src/internal/client/dom.js")).toBe("svelte");
  expect(packageOf("/klub/web/node_modules/@noble/hashes/sha2.js?used")).toBe("@noble/hashes");
  expect(packageOf("C:\\klub\\web\\node_modules\\a\\node_modules\\uqr\\index.js")).toBe("uqr");
  expect(packageOf("/klub/web/node_modules/.klub-fonts/bricolage-grotesque-latin.woff2")).toBeUndefined();
  expect(packageOf("/klub/web/src/main.ts")).toBeUndefined();
  expect(packageOf("\0virtual:some/module")).toBeUndefined();
});

it("reads the licence that a package brings", () => {
  expect(part("uqr")).toMatchObject({ licence: "MIT", text: expect.stringContaining("Project Nayuki") as string });
});

it("has the text of a licence that a package only names, and its author", () => {
  const { licence, text } = part("@fluent/bundle");

  expect(licence).toBe("Apache-2.0");
  expect(text).toMatch(/^By Mozilla/);
  expect(text).toContain("END OF TERMS AND CONDITIONS");
});

it("stops where a licence has no text", () => {
  expect(() => readPart("@fluent/bundle", here("../node_modules"), here("."))).toThrow("@fluent/bundle has no licence");
});

it("lists all parts before their licences", () => {
  const one = { name: "one", version: "1.0", licence: "MIT", text: "Do as you like." };
  const said = say("Ours.", [one, { ...one, name: "two" }]);

  expect(said).toContain("  one 1.0 (MIT)\n  two 1.0 (MIT)\n");
  expect(said.indexOf("Ours.")).toBeLessThan(said.indexOf("Do as you like."));
  expect(said.split("Do as you like.")).toHaveLength(3);
});
