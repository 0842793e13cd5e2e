import { describe, expect, it } from "vitest";

import { speak } from "./speech";

const fresh = { reached: false, isLost: false, refusals: 0, moveNumber: 0 };

describe("what the teacher says", () => {
  it("begins with the task", () => {
    expect(speak(null, null)).toBe("task");
    expect(speak(fresh, "move")).toBe("task");
  });

  it("goes on after what the lesson turns on, and only then", () => {
    expect(speak({ ...fresh, moveNumber: 1 }, "move")).toBe("then");
    expect(speak({ ...fresh, refusals: 1 }, "move")).toBe("task");
    expect(speak({ ...fresh, refusals: 1 }, "refusal")).toBe("then");
    expect(speak({ ...fresh, moveNumber: 1 }, "refusal")).toBe("task");
    expect(speak({ ...fresh, moveNumber: 1, refusals: 1 }, null)).toBe("task");
  });

  it("praises, or asks to try again", () => {
    expect(speak({ ...fresh, moveNumber: 2, reached: true }, "move")).toBe("praise");
    expect(speak({ ...fresh, moveNumber: 1, isLost: true }, "move")).toBe("again");
    expect(speak({ ...fresh, moveNumber: 1 }, "move", true)).toBe("again");
    expect(speak({ ...fresh, moveNumber: 1, reached: true }, "move", true)).toBe("praise");
  });
});
