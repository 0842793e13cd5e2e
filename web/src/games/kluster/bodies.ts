/** The stones of a scene as bodies between which there are forces. */
import type { Body } from "./forces";
import { stoneOf } from "./magnets";
import type { Held, Lain } from "./scene";
import { STRAIGHT, type Stance } from "./stance";

/** A stone as it is seen; as it lies on the table where nothing is said of a stance. */
export function bodyOf(at: Lain | Held, firstSpinner: number, stance: Stance = STRAIGHT): Body {
  const { x, y } = stance.point(at);
  return {
    stone: stoneOf(at.magnet, firstSpinner),
    x,
    y,
    z: "z" in at ? at.z : 0,
    angle: stance.angle(at.angle),
    pose: at.pose,
    count: "count" in at ? at.count : 1,
  };
}
