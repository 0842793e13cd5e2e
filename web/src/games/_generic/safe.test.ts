import { describe, expect, it } from "vitest";

import { safeAttribute, stylesOf } from "./safe";

const safe = (name: string, value: string, shape = "rect"): string | null => safeAttribute(shape, name, value, "p-");

describe("safeAttribute", () => {
  it("keeps what draws", () => {
    expect([safe("fill", "#123"), safe("d", "M0 0h1"), safe("viewBox", "0 0 1 1")]).toEqual([
      "#123",
      "M0 0h1",
      "0 0 1 1",
    ]);
    expect(safe("data-move", '{"do": "x"}')).toBe('{"do": "x"}');
  });

  it("drops what acts, what names the page's own, and what comes from elsewhere", () => {
    for (const [name, value] of [
      ["onclick", "alert(1)"],
      ["ONLOAD", "alert(1)"],
      ["class", "btn"],
      ["style", "fill: red"],
      ["role", "button"],
      ["tabindex", "0"],
      ["aria-label", "x"],
      ["data-seat", "1"],
      ["href", "https://elsewhere.example/x.svg#a"],
      ["xlink:href", "javascript:alert(1)"],
      ["href", "data:image/svg+xml;base64,AAAA"],
      ["fill", "url(https://elsewhere.example/x)"],
      ["filter", "url( 'https://elsewhere.example/x#a' )"],
      ["fill", "javascript:alert(1)"],
    ] as const) {
      expect(safe(name, value), name).toBeNull();
    }
  });

  it("gives the names of a picture a prefix, and what leads to them", () => {
    expect([safe("id", "a"), safe("href", "#a", "use"), safe("xlink:href", "#a", "use")]).toEqual([
      "p-a",
      "#p-a",
      "#p-a",
    ]);
    expect([safe("fill", "url(#a)"), safe("mask", "url( '#b' )")]).toEqual(["url(#p-a)", "url(#p-b)"]);
  });

  it("lets an image bring its own pixels, and no other element", () => {
    const pixels = "data:image/png;base64,AAAA";

    expect([safe("href", pixels, "image"), safe("href", pixels, "use")]).toEqual([pixels, null]);
  });
});

describe("stylesOf", () => {
  it("are the declarations that an attribute can hold", () => {
    expect(stylesOf("fill: red; stroke-width:2; position: fixed; ; background: url(x); Opacity: .5")).toEqual([
      ["fill", "red"],
      ["stroke-width", "2"],
      ["opacity", ".5"],
    ]);
  });
});
