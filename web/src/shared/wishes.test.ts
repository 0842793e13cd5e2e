import { beforeEach, describe, expect, it } from "vitest";

import type { Declaration } from "$generated/http";

import { toyWith } from "./declarations.sample";
import { stubStorage } from "./memory.sample";
import { Wishes } from "./wishes.svelte";

const toy = toyWith({
  seats: [1, 3],
  options: [
    { kind: "toggle", name: "quick", help: "toy-option-quick", needs: [], players: "any", default: false },
    {
      kind: "seats",
      name: "first",
      help: "toy-option-first",
      needs: [],
      players: "any",
      pick: "one",
      words: [null],
      default: null,
    },
  ],
});

beforeEach(stubStorage);

describe("Wishes", () => {
  it("asks for no number of players that cannot play", () => {
    const wishes = new Wishes({ ...toy, seats: [1, 6], without_seats: [2, 3] });

    expect(wishes.range("play")).toEqual([4, 6]);
    expect(wishes.seats("pass")).toBe(4);
  });

  it("wants bots only as strong as the game has them", () => {
    const wishes = new Wishes({ ...toy, levels: ["casual", "club", "expert"] });

    expect(wishes.level).toBe("casual");
    wishes.setLevel("master");
    expect(wishes.level).toBe("expert");
    wishes.setLevel("sprout");
    expect(wishes.level).toBe("casual");
    expect(wishes.request("play").bots).toEqual({ 1: "casual" });
  });

  it("knows the game of the day where there is one", () => {
    const gallery = {
      kind: "number",
      name: "gallery",
      help: "",
      needs: [],
      players: "any",
      low: 1,
      high: 30000000,
      default: null,
    };
    const wishes = new Wishes({ ...toy, options: [...toy.options, gallery] as Declaration["options"] });

    expect(new Wishes(toy).hasDaily).toBe(false);
    expect(wishes.hasDaily).toBe(true);
    expect(wishes.requestDaily(new Date(2026, 0, 31))).toMatchObject({ seats: 1, options: { gallery: 20260131 } });
  });

  it("asks for the basic rules at first", () => {
    expect(new Wishes(toy).request("play")).toEqual({
      game: "toy",
      seats: 2,
      options: {},
      bots: { 1: "casual" },
      house: { listed: false, spectators: "open", clock: null },
    });
  });

  it("is remembered for the game", () => {
    const wishes = new Wishes(toy);
    wishes.setSeats("play", 3);
    wishes.setLevel("club");
    wishes.setOption("quick", true);
    wishes.setClock("quick");

    const again = new Wishes(toy).request("play");

    expect(again.seats).toBe(3);
    expect(again.bots).toEqual({ 1: "club", 2: "club" });
    expect(again.options).toEqual({ quick: true });
    expect(again.house?.clock).toEqual({ per_move: 15, bank: 45 });
    expect(new Wishes({ ...toy, name: "other" }).level).toBe("casual");
  });

  it("keeps seats within what the game allows", () => {
    const wishes = new Wishes(toy);
    wishes.setSeats("invite", 9);

    expect(wishes.seats("invite")).toBe(3);
    expect(wishes.seats("solo")).toBe(1);
  });

  it("forgets remembered values that the game no longer takes", () => {
    localStorage.setItem(
      "klub-wishes-toy",
      JSON.stringify({ level: "god", seats: { play: "x" }, options: { quick: 3, old: 1 } }),
    );

    const wishes = new Wishes(toy);

    expect(wishes.level).toBe("casual");
    expect(wishes.seats("play")).toBe(2);
    expect(wishes.options).toEqual({});
  });

  it("lists a table only where others can join, and stops no clock on somebody alone", () => {
    const wishes = new Wishes(toy);
    wishes.setListed(true);
    wishes.setClock("slow");

    expect(wishes.request("invite").house?.listed).toBe(true);
    expect(wishes.request("play").house?.listed).toBe(false);
    expect(wishes.request("solo").house?.clock).toBeNull();
  });

  it("offers solo only where one may play alone", () => {
    expect(new Wishes(toy).modes).toEqual(["play", "invite", "pass", "solo"]);
    expect(new Wishes({ ...toy, seats: [3, 6] }).modes).toEqual(["play", "invite", "pass"]);
    expect(new Wishes({ ...toy, seats: [3, 6] }).seats("play")).toBe(3);
  });
});
