import { expect, test } from "vitest";

import { pathOf, readCall } from "./call";

const said = (value: unknown) => ({ json: () => value });

test("a call leads to its table", () => {
  const call = readCall(said({ table: "aB3_-x", game: "chess", kind: "turn", title: "Your turn", body: "Go." }));

  expect(call).toEqual({ path: "/t/aB3_-x", title: "Your turn", body: "Go." });
});

test.each([
  [null],
  [said(7)],
  [said({ table: "../me", title: 7 })],
  [
    {
      json: () => {
        throw new SyntaxError("no JSON");
      },
    },
  ],
])("what makes no sense leads home", (data) => {
  expect(readCall(data)).toEqual({ path: "/", title: "Klub", body: "" });
});

test("only paths of ours are followed", () => {
  expect(pathOf({ path: "/t/abc" })).toBe("/t/abc");
  for (const data of [null, {}, { path: "//elsewhere.example" }, { path: "/t/a/b" }, { path: 7 }])
    expect(pathOf(data)).toBe("/");
});
