import type { Drawing } from "../../../lib/drawing.ts";
import { type Point, smooth } from "../../../lib/path.ts";
import { ellipse, fadeIn, softSpot, tones, tube, volume } from "../../shared/index.ts";
import type { Dog } from "../dog.ts";
import { bodyPart, patch } from "./part.ts";

export interface Leg {
  name: string;
  /** Joints from the body down to the wrist or hock above the paw. */
  joints: readonly Point[];
  radii: readonly number[];
  paw: Paw;
  far?: boolean;
  /** Share of the leg, from the top, that melts into the body. */
  melt?: number;
  spotsBelow?: number;
  fluff?: number;
}

export interface Paw {
  at: Point;
  size: number;
  facing: "viewer" | "left" | "right";
  lift?: number;
}

export function leg(drawing: Drawing, dog: Dog, spec: Leg): string {
  const { name, joints, radii, paw: foot, far = false, melt = 0.35 } = spec;
  const top = joints[0] as Point;
  const bottom = joints[joints.length - 1] as Point;
  const { socks } = dog.coat;
  const sockTop = bottom[1] - (socks?.height ?? 0) * dog.build.legs;
  const wide = 200;
  const sock = socks
    ? patch(
        drawing,
        [
          [bottom[0] - wide, sockTop],
          [bottom[0], sockTop + 10],
          [bottom[0] + wide, sockTop],
          [bottom[0] + wide, 60],
          [bottom[0] - wide, 60],
        ],
        socks.colour,
        10,
      )
    : "";
  const limb = bodyPart(drawing, dog, {
    name,
    outline: tube(joints, radii),
    depth: Math.max(12, dog.build.bone * 0.8),
    shade: 0.42,
    fluff: spec.fluff ?? 0.3,
    spotsBelow: spec.spotsBelow ?? top[1] + (bottom[1] - top[1]) * melt,
    wisps: false,
    far,
    inside: sock,
  });
  const contact =
    foot.at[1] > -foot.size
      ? softSpot(drawing, foot.at[0], foot.at[1] + foot.size * 0.42, foot.size * 1.1, 5, "#3a2414", 0.4, 7)
      : "";
  const whole = contact + paw(drawing, dog, foot, far) + limb;
  return melt ? fadeIn(drawing, whole, [top[0], top[1] - 10], [top[0], top[1] + (bottom[1] - top[1]) * melt]) : whole;
}

/** A rounded foot with its toes; seen from the side it points where the dog looks. */
export function paw(drawing: Drawing, dog: Dog, { at: [x, y], size, facing, lift = 0 }: Paw, far = false): string {
  const colour = dog.coat.socks?.colour ?? dog.coat.main;
  const ahead = { viewer: 0, left: -1, right: 1 }[facing];
  const wide = size * (ahead ? 1.12 : 1);
  const outline = smooth(
    ellipse([x + ahead * size * 0.22, y], [wide, size * 0.56], lift * ahead, 12).map(([px, py]): Point => [
      px,
      Math.min(py, y + size * 0.46),
    ]),
  );
  const steps = tones(colour);
  const toes = (ahead ? [-0.34, 0.06, 0.44] : [-0.36, 0, 0.36])
    .map((share) => toe(x + ahead * size * 0.45 + share * size * (ahead ? 0.9 : 1.1), y, size, ahead))
    .join("");
  const shadow = far ? `<path d="${outline}" fill="#2a1420" opacity=".26"/>` : "";
  return (
    volume(drawing, outline, { colour, depth: size * 0.5, shade: 0.5, rim: 0.4 }) +
    `<path d="${toes}" fill="${steps.deep}" opacity=".62"/>` +
    shadow
  );
}

/** The cleft between two toes: widest at the ground, fading upward. */
const toe = (x: number, y: number, size: number, ahead: number) => {
  const [wide, tall, lean] = [size * 0.05, size * 0.36, -ahead * size * 0.08];
  return (
    `M${(x - wide).toFixed(1)} ${(y + size * 0.46).toFixed(1)}` +
    `q${(wide * 0.5 + lean * 0.2).toFixed(1)} ${(-tall * 0.6).toFixed(1)} ` +
    `${(wide + lean).toFixed(1)} ${(-tall).toFixed(1)}` +
    `q${(wide * 0.5 - lean * 0.8).toFixed(1)} ${(tall * 0.4).toFixed(1)} ${(wide - lean).toFixed(1)} ${tall.toFixed(1)}Z`
  );
};
