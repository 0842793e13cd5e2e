import { describe, expect, it } from "vitest";

import { readInvitation, spokenLink } from "./invitation";

describe("readInvitation", () => {
  it.each([
    ["plum72", { code: "PLUM72" }],
    ["  plu m-72 ", { code: "PLUM72" }],
    ["https://klub.example/plum72", { code: "PLUM72" }],
    ["https://klub.example/t/AbC_d-9", { table: "AbC_d-9" }],
    ["Come and play: https://klub.example/t/AbC?x=1", { table: "AbC" }],
    ["plum", null],
    ["", null],
  ])("%s", (text, expected) => {
    expect(readInvitation(text)).toEqual(expected);
  });
});

describe("spokenLink", () => {
  it.each([
    ["http://192.168.1.5:5582/t/AbC_d-9", "http://192.168.1.5:5582/t/AbC_d-9?l=de"],
    ["https://klub.example/t/AbC#seat=x", "https://klub.example/t/AbC?l=de#seat=x"],
    ["https://klub.example/t/AbC?l=en", "https://klub.example/t/AbC?l=de"],
    ["https://klub.example/t/AbC/screen", "https://klub.example/t/AbC/screen"],
    ["https://klub.example/me#recover=x", "https://klub.example/me#recover=x"],
  ])("%s", (link, expected) => {
    expect(spokenLink(link, "de")).toBe(expected);
  });
});
