import { mix } from "../../../lib/colour.ts";
import type { Point } from "../../../lib/path.ts";
import type { Cat } from "../cat.ts";
import { hair } from "../fur.ts";
import type { Brush } from "../paint.ts";
import { mirrored, oval, type View } from "./view.ts";

const sides = [-1, 1] as const;

/** Bridge of the nose, whisker pads, chin, nose, mouth and whiskers. */
export function muzzle(brush: Brush, cat: Cat, view: View): string {
  return (
    bridge(brush, cat, view) +
    pads(brush, cat, view) +
    mouth(brush, cat, view) +
    nose(brush, cat, view) +
    whiskers(brush, cat, view)
  );
}

function bridge({ drawing, light }: Brush, cat: Cat, view: View): string {
  const { coat, head } = cat;
  const { eye } = head;
  const side = (which: 1 | -1): Point[] =>
    mirrored(
      [
        [eye.x - eye.wide * 1.05, eye.y + 4],
        [24, eye.y + 34],
        [head.nose.wide + 5, head.nose.y - 6],
      ],
      which,
    );
  const shadow = sides
    .map(
      (which) =>
        `<path d="${view.line(side(which), 14)}" fill="none" stroke="${coat.shade}" stroke-width="15" opacity="${which === light ? 0.24 : 0.14}" filter="${drawing.blur(7)}"/>`,
    )
    .join("");
  const ridge = view.line(
    [
      [-light * 3, eye.y - 20],
      [-light * 5, eye.y + 20],
      [-light * 4, head.nose.y - 16],
    ],
    22,
  );
  return `${shadow}<path d="${ridge}" fill="none" stroke="${coat.rim}" stroke-width="13" opacity=".3" filter="${drawing.blur(6)}"/>`;
}

function padTone({ coat }: Cat) {
  return coat.pattern === "points" ? mix(coat.mark, coat.base, 0.12) : coat.pale;
}

function pads(brush: Brush, cat: Cat, view: View): string {
  const { drawing, light } = brush;
  const { coat, head } = cat;
  const { wide, tall, lift } = head.muzzle;
  const y = head.nose.y + tall * 0.62;
  const tone = padTone(cat);
  const chin = view.path(oval(0, y + tall * 0.78, wide * 0.56, tall * 0.5), lift * 0.6);
  const under = view.path(oval(light * 4, y + tall * 0.66, wide * 0.98, tall * 0.6), lift * 0.5);
  const fill = drawing.radial([light === 1 ? 0.36 : 0.64, 0.26], 0.85, [
    [0, mix(tone, coat.rim, 0.4)],
    [0.55, tone],
    [1, mix(tone, coat.shade, 0.3)],
  ]);
  const pad = (which: 1 | -1) => view.path(oval(which * wide * 0.5, y, wide * 0.55, tall * 0.72), lift);
  return (
    `<path d="${under}" fill="${coat.shade}" opacity=".26" filter="${drawing.blur(10)}"/>` +
    `<path d="${chin}" fill="${mix(tone, coat.shade, 0.1)}" filter="${drawing.blur(8)}"/>` +
    sides.map((which) => `<path d="${pad(which)}" fill="${fill}" filter="${drawing.blur(2.5)}"/>`).join("") +
    stipple(brush, cat, view, y)
  );
}

/** The dark roots of the whiskers, in rows. */
function stipple({ random }: Brush, cat: Cat, view: View, y: number): string {
  const { wide, tall, lift } = cat.head.muzzle;
  const dots = sides.flatMap((side) =>
    [-0.2, 0.1, 0.38].flatMap((row) =>
      [0.42, 0.62, 0.8].map((column) => {
        const [x, dotY] = view.face(
          side * wide * (column + random.between(-0.03, 0.03)),
          y + tall * (row + column * 0.1 - 0.05),
          lift,
        );
        return `<circle cx="${x}" cy="${dotY}" r="2.1"/>`;
      }),
    ),
  );
  return `<g fill="${mix(cat.coat.line, padTone(cat), 0.3)}" opacity=".5">${dots.join("")}</g>`;
}

function mouth({ drawing }: Brush, cat: Cat, view: View): string {
  const { coat, head } = cat;
  const { wide, tall, lift } = head.muzzle;
  const from = head.nose.y + head.nose.wide * 0.5;
  const split = head.nose.y + tall * 0.98;
  const side = (which: 1 | -1) =>
    view.line(
      mirrored(
        [
          [0, split],
          [wide * 0.2, split + tall * 0.24],
          [wide * 0.48, split + tall * 0.27],
          [wide * 0.76, split - tall * 0.02],
        ],
        which,
      ),
      lift,
    );
  const line = `${view.line(
    [
      [0, from],
      [0.4, split],
    ],
    lift + 2,
  )}${side(1)}${side(-1)}`;
  return (
    `<path d="${line}" fill="none" stroke="${coat.shade}" stroke-width="8" opacity=".3" filter="${drawing.blur(4)}"/>` +
    `<path d="${line}" fill="none" stroke="${coat.line}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

function nose({ drawing, light }: Brush, cat: Cat, view: View): string {
  const { coat, head } = cat;
  const { y, wide } = head.nose;
  const lift = head.muzzle.lift + 6;
  const leather: Point[] = [
    [-wide, -wide * 0.26],
    [-wide * 0.5, -wide * 0.52],
    [0, -wide * 0.44],
    [wide * 0.5, -wide * 0.52],
    [wide, -wide * 0.26],
    [wide * 0.66, wide * 0.34],
    [0, wide * 0.74],
    [-wide * 0.66, wide * 0.34],
  ].map(([px, py]): Point => [px as number, y + (py as number)]);
  const fill = drawing.linear(
    [0.3, 0],
    [0.6, 1],
    [
      [0, mix(coat.nose, "#fff1ea", 0.3)],
      [0.45, coat.nose],
      [1, mix(coat.nose, "#3a1414", 0.35)],
    ],
  );
  const nostrils = sides
    .map(
      (side) =>
        `<path d="${view.line(
          mirrored(
            [
              [wide * 0.3, y + wide * 0.2],
              [wide * 0.52, y + wide * 0.12],
              [wide * 0.62, y - wide * 0.08],
            ],
            side,
          ),
          lift,
        )}" fill="none" stroke="${mix(coat.nose, "#2a0c0c", 0.66)}" stroke-width="${wide * 0.17}" stroke-linecap="round"/>`,
    )
    .join("");
  const [shineX, shineY] = view.face(-light * wide * 0.3, y - wide * 0.22, lift);
  return (
    `<path d="${view.path(leather, lift)}" fill="${fill}" stroke="${mix(coat.nose, coat.line, 0.6)}" stroke-width="1.6"/>${nostrils}` +
    `<ellipse cx="${shineX}" cy="${shineY}" rx="${wide * 0.3}" ry="${wide * 0.13}" fill="#fff" opacity=".5"/>`
  );
}

function whiskers({ random }: Brush, cat: Cat, view: View): string {
  const { wide, tall, lift } = cat.head.muzzle;
  const y = cat.head.nose.y + tall * 0.62;
  let path = "";
  for (const side of sides) {
    for (let row = 0; row < 5; row++) {
      const root = view.face(side * wide * random.between(0.6, 0.82), y + tall * (row * 0.16 - 0.3), lift);
      const reach = 150 + random.between(-18, 22) - Math.abs(row - 2) * 12;
      const [outX] = view.space(side * reach, 0, 0);
      const tip: Point = [
        root[0] + outX * (side === Math.sign(view.turned) ? 0.8 : 1),
        root[1] - 38 + row * 25 + random.between(-7, 7),
      ];
      path += hair(root, tip, 3.1, -side * (15 - row * 2));
    }
  }
  return `<path d="${path}" fill="${cat.coat.shade}" opacity=".22" transform="translate(1.2 2.2)"/><path d="${path}" fill="${cat.coat.whisker ?? "#fffdf8"}" opacity=".92"/>`;
}
