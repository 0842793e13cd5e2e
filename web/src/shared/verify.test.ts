import { beforeEach, describe, expect, it } from "vitest";

import { stubStorage } from "./memory.sample";
import { keepPromise, recallPromise } from "./promises";
import { checkShuffle, commitmentOf } from "./verify";
import vectors from "./verify.vectors.json";

const [{ seed, commitment }, other] = vectors as [Vector, Vector];

interface Vector {
  seed: string;
  commitment: string;
}

beforeEach(stubStorage);

describe("the commitment", () => {
  it.each(vectors)("of $seed is that of the server", (vector) => {
    expect(commitmentOf(vector.seed)).toBe(vector.commitment);
  });
});

describe("the check", () => {
  it("knows a promise that it has seen", () => {
    expect(checkShuffle({ seed, commitment }, commitment)).toEqual({
      verdict: "kept",
      promised: commitment,
      seed,
      computed: commitment,
    });
  });

  it("says less where it has seen none", () => {
    expect(checkShuffle({ seed, commitment }, null).verdict).toBe("shown");
  });

  it("finds another seed", () => {
    expect(checkShuffle({ seed: other.seed, commitment }, null).verdict).toBe("broken");
  });

  it("finds a promise that was changed together with the seed", () => {
    expect(checkShuffle(other, commitment)).toMatchObject({ verdict: "broken", promised: commitment });
  });
});

describe("the memory of promises", () => {
  it("keeps the first one of a game", () => {
    keepPromise("table", 1, commitment);
    keepPromise("table", 1, other.commitment);

    expect(recallPromise("table", 1)).toBe(commitment);
  });

  it("knows nothing of other games and tables", () => {
    keepPromise("table", 1, commitment);

    expect([recallPromise("table", 2), recallPromise("other", 1)]).toEqual([null, null]);
  });

  it("goes on to the next game of a table", () => {
    keepPromise("table", 1, commitment);
    keepPromise("table", 2, other.commitment);

    expect(recallPromise("table", 2)).toBe(other.commitment);
  });
});
