import { expect, it } from "vitest";

import { fileName } from "./file";

it("is called by its game and the day", () => {
  expect(fileName("go", new Date(2026, 2, 7))).toBe("klub-go-2026-03-07.json");
});
