import type { Colour } from "../../../lib/colour.ts";
import { type Point, smooth } from "../../../lib/path.ts";
import type { Cat } from "../cat.ts";
import { streak } from "../marks.ts";
import type { Brush } from "../paint.ts";
import type { Tube } from "../tube.ts";

/** A trunk seen from the front shows the chest, one seen from the side its back (s = -1) and belly (s = 1). */
export type Kind = "front" | "side" | "leg" | "thigh" | "tail";

/** A place on a tube: along and across. */
type Place = readonly [t: number, s: number];

export function bodyMarkings(brush: Brush, cat: Cat, kind: Kind, tube: Tube): string {
  const { pattern } = cat.coat;
  if (pattern === "tabby") return paleSide(brush, cat, kind, tube) + tabby(brush, cat, kind, tube);
  if (pattern === "points") return points(brush, cat, kind, tube);
  if (pattern === "tuxedo") return tuxedo(brush, cat, kind, tube);
  if (pattern === "calico") return calico(brush, cat, kind, tube);
  return paleSide(brush, cat, kind, tube);
}

/** The colour a part is filled with before its markings. */
export function partColour({ coat }: Cat, kind: Kind): Colour {
  if (kind === "tail" && coat.pattern === "points") return coat.mark;
  if (kind === "tail" && coat.pattern === "calico") return coat.patch ?? coat.base;
  return coat.base;
}

const line = (tube: Tube, places: readonly Place[]): Point[] => places.map(([t, s]) => tube.at(t, s));
const region = (tube: Tube, places: readonly Place[]) => smooth(line(tube, places));

/** Around the end of a limb; the extra places keep a bent paw inside. */
const end: readonly Place[] = [
  [0.84, 1.7],
  [0.94, 1.7],
  [1.3, 1.7],
  [1.3, -1.7],
  [0.94, -1.7],
  [0.84, -1.7],
];

const patch = ({ drawing }: Brush, path: string, colour: Colour, opacity: number, blur: number) =>
  `<path d="${path}" fill="${colour}" opacity="${opacity}" filter="${drawing.blur(blur)}"/>`;

function paleSide(brush: Brush, cat: Cat, kind: Kind, tube: Tube): string {
  const { pale } = cat.coat;
  if (kind === "front")
    return patch(
      brush,
      region(tube, [
        [-0.1, 0],
        [0.06, 0.5],
        [0.3, 0.52],
        [0.52, 0.3],
        [0.6, 0],
        [0.52, -0.3],
        [0.3, -0.52],
        [0.06, -0.5],
      ]),
      pale,
      0.75,
      16,
    );
  if (kind === "side")
    return patch(
      brush,
      region(tube, [
        [0.05, 1.2],
        [0.1, 0.8],
        [0.4, 0.72],
        [0.75, 0.8],
        [0.9, 1.2],
      ]),
      pale,
      0.6,
      14,
    );
  if (kind === "leg") return patch(brush, region(tube, [[0.8, -1.4], [0.78, 0], [0.8, 1.4], ...end]), pale, 0.5, 8);
  return "";
}

function tabby(brush: Brush, cat: Cat, kind: Kind, tube: Tube): string {
  const stripes = { front: frontStripes, side: sideStripes, leg: legStripes, thigh: thighStripes, tail: tailRings }[
    kind
  ](tube);
  return patch(brush, stripes, cat.coat.mark, 0.7, 2.2);
}

function frontStripes(tube: Tube): string {
  const width = Math.min(22, tube.length * 0.06);
  return [0.3, 0.44, 0.58, 0.72, 0.86]
    .flatMap((t) =>
      [-1, 1].map((s) =>
        streak(
          line(tube, [
            [t - 0.03, s * 1.15],
            [t, s * 0.85],
            [t + 0.035, s * 0.58],
            [t + 0.03, s * 0.4],
          ]),
          width,
        ),
      ),
    )
    .join("");
}

function sideStripes(tube: Tube): string {
  const width = Math.min(24, tube.length * 0.075);
  const stripes = [0.08, 0.24, 0.4, 0.56, 0.72, 0.88].map((t, index) =>
    streak(
      line(tube, [
        [t, -1.2],
        [t + 0.015, -0.7],
        [t + 0.05, -0.2],
        [t + 0.035, 0.25 + (index % 2) * 0.25],
      ]),
      width,
    ),
  );
  return (
    stripes.join("") +
    streak(
      line(tube, [
        [0, -0.98],
        [0.3, -0.98],
        [0.6, -0.98],
        [1, -0.98],
      ]),
      18,
    )
  );
}

const legStripes = (tube: Tube) =>
  [0.3, 0.44, 0.58, 0.7]
    .map((t, index) =>
      streak(
        line(tube, [
          [t - 0.03, index % 2 ? 1.15 : -1.15],
          [t, index % 2 ? 0.5 : -0.5],
          [t + 0.01, index % 2 ? -0.35 : 0.35],
        ]),
        Math.min(13, tube.radius(t) * 0.42),
      ),
    )
    .join("");

const thighStripes = (tube: Tube) =>
  [0.2, 0.42, 0.64]
    .map((t) =>
      streak(
        line(tube, [
          [t - 0.1, -1.1],
          [t + 0.02, -0.5],
          [t + 0.06, 0.05],
          [t, 0.5],
        ]),
        17,
      ),
    )
    .join("");

const tailRings = (tube: Tube) =>
  [0.12, 0.26, 0.4, 0.54, 0.68, 0.82]
    .map((t) =>
      streak(
        line(tube, [
          [t - 0.01, -1.3],
          [t + 0.015, -0.5],
          [t + 0.015, 0.5],
          [t - 0.01, 1.3],
        ]),
        tube.length * 0.06,
      ),
    )
    .join("") +
  region(tube, [
    [0.92, -1.4],
    [0.94, 0],
    [0.92, 1.4],
    [1.1, 1.4],
    [1.1, -1.4],
  ]);

function points(brush: Brush, cat: Cat, kind: Kind, tube: Tube): string {
  const { mark } = cat.coat;
  if (kind === "leg") {
    const from = (t: number) => region(tube, [[t, -1.5], [t - 0.03, 0], [t, 1.5], ...end]);
    return (
      patch(brush, from(0.42), mark, 0.35, 14) +
      patch(brush, from(0.62), mark, 0.5, 12) +
      patch(brush, from(0.8), mark, 0.8, 8)
    );
  }
  if (kind === "side")
    return patch(
      brush,
      region(tube, [
        [-0.1, -1.3],
        [0, -0.7],
        [0.4, -0.6],
        [0.8, -0.5],
        [1.1, 0],
        [1.1, -1.3],
      ]),
      mark,
      0.22,
      20,
    );
  if (kind === "thigh")
    return patch(
      brush,
      region(tube, [
        [-0.2, -1.2],
        [0.3, -0.6],
        [0.3, 0.4],
        [-0.2, 0.4],
      ]),
      mark,
      0.14,
      18,
    );
  return "";
}

function tuxedo(brush: Brush, cat: Cat, kind: Kind, tube: Tube): string {
  const { pale } = cat.coat;
  if (kind === "front")
    return patch(
      brush,
      region(tube, [
        [-0.2, 0.7],
        [0.12, 0.62],
        [0.34, 0.5],
        [0.56, 0.26],
        [0.68, 0],
        [0.56, -0.26],
        [0.34, -0.5],
        [0.12, -0.62],
        [-0.2, -0.7],
      ]),
      pale,
      1,
      2.4,
    );
  if (kind === "side")
    return patch(
      brush,
      region(tube, [
        [-0.3, 0.1],
        [-0.02, 0.34],
        [0.08, 0.62],
        [0.3, 0.8],
        [0.7, 0.84],
        [0.8, 1.3],
        [-0.3, 1.3],
      ]),
      pale,
      1,
      2.4,
    );
  if (kind === "leg")
    return patch(brush, region(tube, [[0.64, -1.4], [0.7, -0.5], [0.62, 0.2], [0.68, 1.4], ...end]), pale, 1, 1.8);
  return kind === "tail"
    ? patch(
        brush,
        region(tube, [
          [0.9, -1.5],
          [0.93, 0],
          [0.9, 1.5],
          [1.2, 1.5],
          [1.2, -1.5],
        ]),
        pale,
        1,
        2,
      )
    : "";
}

function calico(brush: Brush, cat: Cat, kind: Kind, tube: Tube): string {
  const { mark, patch: ginger = mark } = cat.coat;
  const at = (places: readonly Place[], colour: Colour) => patch(brush, region(tube, places), colour, 1, 2.4);
  if (kind === "front")
    return (
      at(
        [
          [0.1, 1.3],
          [0.2, 0.66],
          [0.42, 0.44],
          [0.56, 0.72],
          [0.54, 1.3],
        ],
        mark,
      ) +
      at(
        [
          [0.4, -1.3],
          [0.5, -0.6],
          [0.66, -0.38],
          [0.84, -0.6],
          [0.9, -1.3],
        ],
        ginger,
      )
    );
  if (kind === "side")
    return (
      at(
        [
          [-0.1, -1.3],
          [0, -0.3],
          [0.16, 0.1],
          [0.3, -0.2],
          [0.42, -1.3],
        ],
        ginger,
      ) +
      at(
        [
          [0.5, -1.3],
          [0.54, -0.3],
          [0.68, 0.16],
          [0.86, -0.1],
          [0.92, -1.3],
        ],
        mark,
      )
    );
  if (kind === "thigh")
    return at(
      [
        [-0.2, -1.2],
        [0.2, -0.9],
        [0.5, -0.2],
        [0.4, 0.5],
        [-0.2, 0.7],
      ],
      ginger,
    );
  if (kind === "tail")
    return (
      at(
        [
          [0.34, -1.5],
          [0.3, 0],
          [0.34, 1.5],
          [0.62, 1.5],
          [0.66, 0],
          [0.62, -1.5],
        ],
        mark,
      ) +
      at(
        [
          [0.88, -1.5],
          [0.9, 0],
          [0.88, 1.5],
          [1.2, 1.5],
          [1.2, -1.5],
        ],
        mark,
      )
    );
  return "";
}
