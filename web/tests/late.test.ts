import { expect, it } from "vitest";

import { filesBelow, read } from "./sources.ts";

/** A dynamic import; one in a type is none. */
const IMPORT = /(?<!typeof )\bimport\(/g;
const LATE = /\blate\(\(\) => import\(/g;

it("every part of the page that is loaded late goes through one loader", () => {
  const careless = filesBelow("src", [".svelte", ".ts"]).filter((file) => {
    const text = file.endsWith(".test.ts") ? "" : read(file).replace(/\/\*[^]*?\*\/|\/\/.*/g, "");
    return [...text.matchAll(IMPORT)].length !== [...text.matchAll(LATE)].length;
  });

  expect(careless).toEqual([]);
});

it("so do the files of sentences, which are listed when the page is built", () => {
  const listing = filesBelow("src", [".svelte", ".ts"]).filter((file) =>
    /\bimport\("virtual:sentences\//.test(read(file)),
  );

  expect(listing.length).toBe(1);
  expect(read(listing[0]!)).toMatch(/\blate\(load\)/);
});

it("so does what Vite collects from folders", () => {
  const collecting = filesBelow("src", [".svelte", ".ts"]).filter((file) => {
    const calls = read(file).match(/= .*import\.meta\.glob[^;]*;/g) ?? [];
    return calls.some((call) => !call.includes("eager: true"));
  });

  expect(collecting.length).toBe(2);
  expect(collecting.filter((file) => !/\blate\(load\)/.test(read(file)))).toEqual([]);
});
