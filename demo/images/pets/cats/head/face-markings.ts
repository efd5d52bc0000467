import type { Colour } from "../../../lib/colour.ts";
import type { Point } from "../../../lib/path.ts";
import type { Cat } from "../cat.ts";
import { streak } from "../marks.ts";
import type { Brush } from "../paint.ts";
import { mirrored, oval, type View } from "./view.ts";

const sides = [-1, 1] as const;

/** The pattern of the coat on the face, following the face when it turns. */
export function faceMarkings(brush: Brush, cat: Cat, view: View): string {
  const { pattern } = cat.coat;
  if (pattern === "tabby") return tabby(brush, cat, view);
  if (pattern === "points") return points(brush, cat, view);
  if (pattern === "tuxedo") return tuxedo(brush, cat, view);
  if (pattern === "calico") return calico(brush, cat, view);
  return softFace(brush, cat, view, 0.35);
}

const patch = ({ drawing }: Brush, path: string, colour: Colour, opacity: number, blur: number) =>
  `<path d="${path}" fill="${colour}" opacity="${opacity}" filter="${drawing.blur(blur)}"/>`;

/** Paler fur around the eyes and on the lower cheeks, as nearly every cat has. */
function softFace(brush: Brush, cat: Cat, view: View, opacity: number): string {
  const { pale } = cat.coat;
  const { eye, nose } = cat.head;
  return (
    patch(brush, view.path(oval(0, nose.y + 62, 108, 54)), pale, opacity * 1.4, 16) +
    sides
      .map((side) =>
        patch(
          brush,
          view.path(oval(side * eye.x * 0.96, eye.y + 8, eye.wide * 1.5, eye.tall * 1.62)),
          pale,
          opacity,
          8,
        ),
      )
      .join("")
  );
}

function tabby(brush: Brush, cat: Cat, view: View): string {
  const { mark } = cat.coat;
  const { eye } = cat.head;
  const top = eye.y - eye.tall;
  const half: [Point[], number][] = [
    [
      [
        [20, -176],
        [22, -130],
        [25, top - 42],
        [22, top - 6],
      ],
      18,
    ],
    [
      [
        [56, -170],
        [54, -126],
        [50, top - 34],
        [58, top - 12],
      ],
      19,
    ],
    [
      [
        [96, -150],
        [88, -116],
        [84, top - 34],
        [98, top - 14],
      ],
      17,
    ],
    [
      [
        [132, -116],
        [122, -92],
        [124, top - 14],
      ],
      14,
    ],
    [
      [
        [eye.x + eye.wide + 8, eye.y - 4],
        [150, eye.y + 2],
        [192, eye.y + 22],
      ],
      13,
    ],
    [
      [
        [112, eye.y + 46],
        [146, eye.y + 52],
        [190, eye.y + 62],
      ],
      14,
    ],
    [
      [
        [106, eye.y + 82],
        [136, eye.y + 90],
        [176, eye.y + 92],
      ],
      13,
    ],
  ];
  const streaks = sides.flatMap((side) => half.map(([line, width]) => streak(view.shape(mirrored(line, side)), width)));
  const crown = streak(
    view.shape([
      [0, -176],
      [0, -128],
      [0, top - 30],
    ]),
    14,
  );
  return softFace(brush, cat, view, 0.62) + patch(brush, streaks.join("") + crown, mark, 0.78, 1.8);
}

function points(brush: Brush, cat: Cat, view: View): string {
  const { mark } = cat.coat;
  const { eye, nose } = cat.head;
  return (
    patch(brush, view.path(oval(0, nose.y + 6, 116, 104)), mark, 0.55, 26) +
    patch(brush, view.path(oval(0, nose.y + 20, 84, 86), 10), mark, 0.75, 18) +
    patch(
      brush,
      view.path([
        [0, eye.y - 62],
        [34, eye.y - 20],
        [46, nose.y],
        [0, nose.y + 40],
        [-46, nose.y],
        [-34, eye.y - 20],
      ]),
      mark,
      0.6,
      13,
    ) +
    sides
      .map((side) => patch(brush, view.path(oval(side * eye.x, eye.y, eye.wide * 1.5, eye.tall * 1.4)), mark, 0.42, 12))
      .join("")
  );
}

function tuxedo(brush: Brush, cat: Cat, view: View): string {
  const { nose } = cat.head;
  const half: Point[] = [
    [2, nose.y - 122],
    [13, nose.y - 74],
    [24, nose.y - 24],
    [58, nose.y + 4],
    [92, nose.y + 40],
    [106, nose.y + 96],
    [70, nose.y + 130],
  ];
  const blaze = [...half, ...mirrored([...half].reverse(), -1)];
  return patch(brush, view.path(blaze, 10), cat.coat.pale, 1, 1.6);
}

function calico(brush: Brush, cat: Cat, view: View): string {
  const { mark, patch: ginger = mark } = cat.coat;
  const { eye } = cat.head;
  const right: Point[] = [
    [16, -190],
    [30, -110],
    [36, -60],
    [62, eye.y + 34],
    [112, eye.y + 44],
    [150, eye.y + 86],
    [205, eye.y + 60],
    [215, -60],
    [150, -190],
  ];
  const left: Point[] = [
    [-10, -190],
    [-26, -130],
    [-52, -82],
    [-48, eye.y - 14],
    [-78, eye.y + 40],
    [-122, eye.y + 34],
    [-160, eye.y + 54],
    [-212, eye.y + 20],
    [-200, -130],
  ];
  return (
    patch(brush, view.path(mirrored(right, brush.light)), ginger, 1, 1.8) +
    patch(brush, view.path(mirrored(left, brush.light)), mark, 1, 1.8)
  );
}
