import { beforeEach, describe, expect, it, vi } from "vitest";

import { Carrying } from "./carry";

const carrier = { take: vi.fn(), over: vi.fn(), drop: vi.fn() };
const classes = new Set<string>();
const node = { setPointerCapture: vi.fn(), classList: classes, style: { transform: "" } };
Object.assign(classes, { remove: (name: string) => classes.delete(name) });

const at = (x: number, y: number, type = "pointermove", pointerType = "mouse"): PointerEvent =>
  ({
    clientX: x,
    clientY: y,
    type,
    pointerType,
    button: 0,
    pointerId: 1,
    currentTarget: node,
  }) as unknown as PointerEvent;

let carrying: Carrying;

beforeEach(() => {
  vi.clearAllMocks();
  carrying = new Carrying(carrier, 80);
});

describe("Carrying", () => {
  it("takes a piece that moves far enough, and lets it go where it is", () => {
    carrying.grab(at(0, 0), "abc");
    carrying.carry(at(4, 3));
    expect(carrier.take).not.toHaveBeenCalled();

    carrying.carry(at(40, 30));
    expect(carrier.take).toHaveBeenCalledWith("abc");
    expect(classes.has("carried")).toBe(true);
    carrying.drop(at(50, 60, "pointerup"));

    expect(carrier.drop).toHaveBeenCalledWith({ x: 50, y: 60, size: 80 });
    expect(classes.has("carried")).toBe(false);
    expect(carrying.swallows()).toBe(true);
    expect(carrying.swallows()).toBe(false);
  });

  it("carries it above a finger, which would hide it", () => {
    carrying.grab(at(0, 0), "abc");
    carrying.carry(at(0, -90, "pointermove", "touch"));

    expect(carrier.over.mock.lastCall![0].y).toBeLessThan(-90);
  });

  it("puts it back where the pointer is lost, and leaves clicks alone", () => {
    carrying.grab(at(0, 0), "abc");
    carrying.carry(at(40, 30));
    carrying.drop(at(40, 30, "pointercancel"));
    expect(carrier.over).toHaveBeenLastCalledWith(null);
    expect(carrier.drop).not.toHaveBeenCalled();

    carrying.grab(at(0, 0), "abc");
    carrying.drop(at(0, 0, "pointerup"));
    expect(carrying.swallows()).toBe(false);
  });
});
