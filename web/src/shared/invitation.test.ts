import { describe, expect, it } from "vitest";

import { readInvitation } from "./invitation";

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
