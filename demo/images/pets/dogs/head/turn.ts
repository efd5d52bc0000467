import type { Point } from "../../../lib/path.ts";
import type { Expression } from "../dog.ts";

export type Turn = (x: number, y: number, z?: number) => Point;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Projects a point of the head (x right, y down, z towards the viewer) after turning it by yaw and pitch. */
export function turned({ yaw = 0, pitch = 0 }: Expression): Turn {
  const [sinYaw, cosYaw] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))];
  const [sinPitch, cosPitch] = [Math.sin(radians(pitch)), Math.cos(radians(pitch))];
  return (x, y, z = 0) => {
    const depth = z * cosYaw - x * sinYaw;
    return [x * cosYaw + z * sinYaw, y * cosPitch - depth * sinPitch];
  };
}

/** How far the face stands out at a place: an ellipsoid over the skull. */
export const bulge = (x: number, y: number, halfWidth: number, depth: number) =>
  depth * Math.sqrt(Math.max(0.04, 1 - (x / (halfWidth * 1.08)) ** 2 - ((y - 20) / 210) ** 2));
