import { describe, expect, it } from "vitest";

import { Refused } from "$shared/wire/refused";

import { askRematch } from "./rematch";

function table(refusal: string | null): { said: string[]; send: (command: { do: string }) => Promise<number> } {
  const said: string[] = [];
  return {
    said,
    send: async (command) => {
      said.push(command.do);
      if (command.do === "rematch" && refusal) throw new Refused(refusal);
      return said.length;
    },
  };
}

describe("a rematch", () => {
  it("is asked for by somebody who is ready", async () => {
    const live = table(null);
    await askRematch(live);

    expect(live.said).toEqual(["rematch", "ready"]);
  });

  it("is agreed to where another was faster", async () => {
    const live = table("table/not_over");
    await askRematch(live);

    expect(live.said).toEqual(["rematch", "ready"]);
  });

  it("is not for those without a seat", async () => {
    const live = table("table/not_seated");

    await expect(askRematch(live)).rejects.toThrow("table/not_seated");
    expect(live.said).toEqual(["rematch"]);
  });
});
