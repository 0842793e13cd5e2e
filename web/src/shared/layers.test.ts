import { beforeEach, expect, test } from "vitest";

import { Layers } from "./layers";

/** A history of pages, by name; ours have none. */
class SamplePast extends EventTarget {
  entries: { name: string; state: unknown }[] = [
    { name: "home", state: null },
    { name: "table", state: null },
  ];
  at = 1;

  get state(): unknown {
    return this.entries[this.at]?.state ?? null;
  }

  pushState(state: unknown, _: string, name = ""): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { name, state }];
    this.at++;
  }

  go(by: number): void {
    this.at += by;
    this.dispatchEvent(new Event("popstate"));
  }

  back(): void {
    this.go(-1);
  }

  get name(): string {
    return this.entries[this.at]!.name;
  }
}

let past: SamplePast;
let layers: Layers;
let closed: string[];

/** Open a layer that notes when it is closed by going back. */
function open(name: string): () => void {
  const done = layers.open(() => {
    closed.push(name);
    done();
  });
  return done;
}

beforeEach(() => {
  past = new SamplePast();
  layers = new Layers(past, () => past);
  closed = [];
});

test("going back closes what is open and stays on the page", () => {
  open("menu");
  past.back();
  expect([closed, past.name]).toEqual([["menu"], "table"]);

  past.back();
  expect(past.name).toBe("home");
});

test("what was closed otherwise is no step on the way back", () => {
  open("menu")();
  past.back();

  expect([closed, past.name]).toEqual([[], "home"]);
});

test("sheets that are opened one after the other need one entry", () => {
  open("menu")();
  open("chat")();
  open("log");

  expect(past.entries.length).toBe(3);
  past.back();
  expect([closed, past.name]).toEqual([["log"], "table"]);
});

test("of two layers the upper one is closed first", () => {
  open("menu");
  open("question");
  past.back();
  expect(closed).toEqual(["question"]);
  past.back();

  expect([closed, past.name]).toEqual([["question", "menu"], "table"]);
});

test("another page takes the place of an entry that is not needed any more", () => {
  expect(layers.giveUp()).toBe(false);
  open("menu")();

  expect(layers.giveUp()).toBe(true);
  expect(layers.giveUp()).toBe(false);
});

test("a page that is loaded on such an entry knows it", () => {
  open("menu");
  const again = new Layers(past, () => past);

  expect(again.giveUp()).toBe(true);
});

test("going forward to such an entry opens nothing, and going back closes nothing", () => {
  open("menu");
  past.back();
  past.go(1);
  expect(closed).toEqual(["menu"]);
  past.back();

  expect([closed, past.name]).toEqual([["menu"], "home"]);
});
