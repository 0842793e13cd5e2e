import { expect, test } from "vitest";

import { treatmentOf } from "./shell";

const OURS = "https://klub.example";
const get = (url: string, mode = "cors", method = "GET") =>
  treatmentOf({ method, mode, url: new URL(url, OURS).href }, OURS);

test("pages are all paths of the page that somebody goes to", () => {
  expect(["/", "/PLUM77", "/t/abc-1/screen", "/join?url=x.y"].map((path) => get(path, "navigate"))).toEqual(
    Array(4).fill("page"),
  );
});

test("files with a hash in their names are kept", () => {
  expect(get("/assets/main-abc.js")).toBe("asset");
});

test("the server's answers are never touched, not even when somebody goes to them", () => {
  for (const path of ["/api", "/api/tables", "/live", "/live/t/1"]) {
    expect(get(path)).toBe("leave");
    expect(get(path, "navigate")).toBe("leave");
  }
});

test("what only begins like the server's folders is a page", () => {
  expect(get("/lively", "navigate")).toBe("page");
});

test("other files, other methods and other hosts are left alone", () => {
  expect(get("/worker.js")).toBe("leave");
  expect(get("/og.webp", "navigate")).toBe("leave");
  expect(get("/assets/main-abc.js", "cors", "POST")).toBe("leave");
  expect(get("https://elsewhere.example/assets/main.js")).toBe("leave");
});
