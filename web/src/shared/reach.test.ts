import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Reached } from "$generated/http";

import { Reach } from "./reach.svelte";

const HOUSE: Reached = {
  audience: "house",
  ways: [
    { address: "http://192.168.1.5:5582", kind: "address" },
    { address: "http://klub.local:5582", kind: "name" },
  ],
  switch: "on",
};

function answering(answer: unknown, status = 200): ReturnType<typeof vi.fn> {
  const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify(answer), { status })));
  vi.stubGlobal("fetch", asked);
  return asked;
}

describe("Reach", () => {
  beforeEach(() => vi.stubGlobal("location", new URL("http://localhost:5582/t/AbC")));
  afterEach(() => vi.unstubAllGlobals());

  it("begins links as others can open them, not as we came", async () => {
    answering(HOUSE);
    const reach = new Reach();
    await reach.look();

    expect(reach.link("/t/AbC")).toBe("http://192.168.1.5:5582/t/AbC");
    expect(reach.link("http://localhost:5582/t/AbC?l=de#seat=x")).toBe("http://192.168.1.5:5582/t/AbC?l=de#seat=x");
  });

  it("takes another way where somebody chose it, and forgets one that is gone", async () => {
    answering(HOUSE);
    const reach = new Reach();
    await reach.look();
    reach.choose("http://klub.local:5582");

    expect(reach.link("/me")).toBe("http://klub.local:5582/me");
    answering({ ...HOUSE, ways: HOUSE.ways.slice(0, 1) });
    await reach.look();
    expect(reach.link("/me")).toBe("http://192.168.1.5:5582/me");
  });

  it("uses the address we came by where the server says none, or cannot say", async () => {
    answering({ audience: "here", ways: [], switch: "off" });
    const reach = new Reach();
    await reach.look();
    expect(reach.link("/me")).toBe("http://localhost:5582/me");
    answering({ code: "server/not_found", facts: {} }, 404);
    const other = new Reach();
    await other.look();
    expect([other.audience, other.link("/me")]).toEqual(["everyone", "http://localhost:5582/me"]);
  });

  it("opens the server, and takes the new addresses at once", async () => {
    const asked = answering(HOUSE);
    const reach = new Reach();
    await reach.turn("on");

    expect(asked).toHaveBeenCalledWith(
      "/api/reach",
      expect.objectContaining({ method: "POST", body: '{"switch":"on"}' }),
    );
    expect([reach.audience, reach.switch, reach.origin]).toEqual(["house", "on", "http://192.168.1.5:5582"]);
  });
});
