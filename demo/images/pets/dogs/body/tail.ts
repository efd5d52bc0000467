import type { Drawing } from "../../../lib/drawing.ts";
import type { Point } from "../../../lib/path.ts";
import { tube } from "../../shared/index.ts";
import type { Dog } from "../dog.ts";
import { bodyPart, patch } from "./part.ts";

/** A tail from its root to the side `away`; `raise` lifts it from hanging (0) to upright (1), or it lies on the ground. */
export function tail(drawing: Drawing, dog: Dog, root: Point, away: 1 | -1, raise: number | "ground"): string {
  const { kind, length, thickness } = dog.tail;
  const spine = spineOf(dog, root, away, raise);
  const radii = {
    plume: [0.6, 1, 1.25, 1.2, 0.6],
    otter: [1.1, 1, 0.85, 0.65, 0.4],
    curl: [0.8, 1, 1.1, 1, 0.6],
    whip: [1.1, 0.85, 0.65, 0.48, 0.3],
    stub: [1.1, 1.1, 1, 0.9, 0.7],
  }[kind].map((share) => share * thickness);
  const [tipX, tipY] = spine[spine.length - 1] as Point;
  const reach = length * 0.24;
  const tip = dog.coat.tailTip
    ? patch(
        drawing,
        [
          [tipX - reach, tipY - reach],
          [tipX + reach, tipY - reach],
          [tipX + reach, tipY + reach],
          [tipX - reach, tipY + reach],
        ],
        dog.coat.tailTip,
        5,
      )
    : "";
  return bodyPart(drawing, dog, {
    name: "tail",
    outline: tube(spine, radii),
    colour: dog.coat.saddle ?? dog.coat.main,
    depth: thickness * 0.9,
    fluff: kind === "plume" || kind === "curl" ? 1.5 : 0.5,
    inside: tip,
  });
}

function spineOf(
  { tail: { kind, length, thickness } }: Dog,
  root: Point,
  away: 1 | -1,
  raise: number | "ground",
): Point[] {
  if (kind === "curl") return curl(root, away, length);
  return raise === "ground" ? lying(root, away, length, thickness) : sweep(root, away, length, raise);
}

const lying = ([x, y]: Point, away: 1 | -1, length: number, thickness: number): Point[] =>
  [0, 0.25, 0.5, 0.75, 1].map((share): Point => {
    const rest = -thickness * 1.1;
    const settled = Math.min(1, share * 2.2);
    return [x + away * length * share * 0.56, y + (rest - y) * settled - share ** 3 * length * 0.16];
  });

const sweep = ([x, y]: Point, away: 1 | -1, length: number, raise: number): Point[] => {
  const start = Math.PI * (0.42 - raise * 0.55);
  return [0, 0.27, 0.52, 0.77, 1].map((share): Point => {
    const angle = start - share * Math.PI * (0.18 + raise * 0.2);
    return [x + away * Math.cos(angle) * length * share, y + Math.sin(angle) * length * share];
  });
};

/** Carried over the back: the ring starts at the root and turns forward. */
const curl = ([x, y]: Point, away: 1 | -1, length: number): Point[] => {
  const radius = length * 0.25;
  const onRing = (share: number): Point => {
    const angle = Math.PI * (0.5 - share * 1.3);
    return [away * Math.cos(angle) * radius, Math.sin(angle) * radius];
  };
  const [startX, startY] = onRing(0);
  return [0, 0.25, 0.5, 0.75, 1].map((share): Point => {
    const [ringX, ringY] = onRing(share);
    return [x + ringX - startX, y + ringY - startY];
  });
};
