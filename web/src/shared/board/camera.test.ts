import { describe, expect, it, vi } from "vitest";

import { Camera, GLIDE_TIME, type Box } from "./camera";

const TABLE: Box = { left: -400, top: -400, right: 400, bottom: 400 };

function makeCamera(): Camera {
  const camera = new Camera();
  camera.glides = false;
  camera.resize(400, 300);
  camera.hold(TABLE);
  return camera;
}

describe("Camera", () => {
  it("goes from the screen to the table and back", () => {
    const camera = makeCamera();
    camera.panBy(30, -20);
    camera.zoomBy(1.5, { x: 10, y: 10 });

    const back = camera.toScreen(camera.toTable({ x: 123, y: 45 }));

    expect(back.x).toBeCloseTo(123);
    expect(back.y).toBeCloseTo(45);
  });

  it("keeps what is under the finger where it is while it zooms", () => {
    const camera = makeCamera();
    const at = { x: 320, y: 40 };
    const before = camera.toTable(at);

    camera.zoomBy(1.7, at);

    expect(camera.pose.zoom).toBeCloseTo(1.7);
    expect(camera.toTable(at).x).toBeCloseTo(before.x);
    expect(camera.toTable(at).y).toBeCloseTo(before.y);
  });

  it("zooms within its limits only", () => {
    const camera = makeCamera();
    camera.limit(0.5, 2);

    camera.zoomBy(100);
    expect(camera.pose.zoom).toBe(2);
    camera.zoomBy(0.001);
    expect(camera.pose.zoom).toBe(0.5);
  });

  it("fits a part of the table into what nothing covers", () => {
    const camera = makeCamera();
    camera.cover({ bottom: 100 });

    camera.fit({ left: 0, top: 0, right: 100, bottom: 100 }, 5);

    expect(camera.pose.zoom).toBe(2);
    expect(camera.toScreen({ x: 50, y: 50 })).toEqual({ x: 200, y: 100 });
    expect(camera.isFree).toBe(false);
  });

  it("moves no further than needed to reveal something, and not at all if it is in view", () => {
    const camera = makeCamera();
    const { pose } = camera;

    camera.reveal({ left: 10, top: 10, right: 50, bottom: 50 });
    expect(camera.pose).toEqual(pose);
    camera.reveal({ left: 380, top: 10, right: 420, bottom: 50 });
    expect(camera.pose).toEqual({ ...pose, x: pose.x - 20 });
  });

  it("never loses what lies on the table", () => {
    const camera = makeCamera();

    camera.panBy(9_000, -9_000);

    const corner = camera.toScreen({ x: TABLE.left, y: TABLE.bottom });
    expect(corner.x).toBeLessThan(400);
    expect(corner.y).toBeGreaterThan(0);
  });

  it("glides step by step and tells who draws it", () => {
    const camera = makeCamera();
    const changed = vi.fn();
    camera.onChange(changed);
    camera.glides = true;

    camera.reveal({ left: 380, top: 10, right: 420, bottom: 50 });

    expect(changed).toHaveBeenCalledOnce();
    expect(camera.pose.x).toBe(0);
    expect(camera.step(1_000)).toBe(true);
    expect(camera.step(1_000 + GLIDE_TIME / 2)).toBe(true);
    expect(camera.pose.x).toBeLessThan(0);
    expect(camera.step(1_000 + GLIDE_TIME)).toBe(false);
    expect(camera.pose.x).toBe(-20);
  });

  it("lets a hand stop a glide", () => {
    const camera = makeCamera();
    camera.glides = true;
    camera.reveal({ left: 380, top: 10, right: 420, bottom: 50 });

    camera.panBy(5, 0);

    expect(camera.isGliding).toBe(false);
    expect(camera.isFree).toBe(true);
    expect(camera.pose.x).toBe(5);
  });

  it("keeps the middle in the middle when the view changes its size", () => {
    const camera = makeCamera();
    const middle = camera.toTable({ x: 200, y: 150 });

    camera.resize(800, 200);

    expect(camera.toTable({ x: 400, y: 100 })).toEqual(middle);
  });
});
