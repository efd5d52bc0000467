import { mix } from "../../../lib/colour.ts";
import type { Drawing } from "../../../lib/drawing.ts";
import { type Point, smooth } from "../../../lib/path.ts";
import { randomFrom } from "../../../lib/random.ts";
import { boxAround, coat, eye, fadeIn, fringed, moved, softSpot, tones, volume } from "../../shared/index.ts";
import type { Dog, Expression } from "../dog.ts";

/** The head in pure side view, looking to the viewer's left; suits coats without markings across the face. */
export function profile(drawing: Drawing, dog: Dog, expression: Expression): string {
  const { pitch = 0 } = expression;
  return (
    `<g transform="rotate(${pitch} 60 60)">` +
    skull(drawing, dog) +
    lips(dog) +
    noseTip(drawing, dog) +
    profileEye(drawing, dog, expression) +
    profileEar(drawing, dog) +
    "</g>"
  );
}

/** Narrow heads are flat in profile too: low crown, hardly a stop between brow and bridge. */
function measures({ head: { skull: half, muzzle, eye: place } }: Dog) {
  const breadth = Math.max(...half.map(([x]) => x)) / 136;
  return {
    crown: -(58 + 66 * breadth),
    stop: 10 + (breadth - 0.75) * 70,
    jaw: 62 + 40 * breadth,
    back: 84 + 40 * breadth,
    reach: 70 + muzzle.length,
    top: muzzle.y - 18 - muzzle.height * 0.42,
    lip: muzzle.y - 18 + muzzle.height * 0.36,
    brow: place.y - 10,
  };
}

function outlineOf(dog: Dog): Point[] {
  const { crown, stop, jaw, back, reach, top, lip, brow } = measures(dog);
  return [
    [34, crown],
    [back * 0.8, crown * 0.84],
    [back, crown * 0.3],
    [back + 4, 50],
    [back * 0.6, jaw],
    [10, jaw - 6],
    [-46, lip + 22],
    [-reach * 0.78, lip + 17],
    [-reach * 0.96, lip - 4],
    [-reach * 1.02, top + 16],
    [-reach * 0.88, top + 1],
    [-reach * 0.6, top - 13],
    [-66 + stop * 0.4, (top + brow) / 2 - 9],
    [-58 + stop * 0.2, brow - 14 - stop * 0.4],
    [-30, (crown + brow) / 2 - 22],
    [0, crown * 0.96],
  ];
}

function skull(drawing: Drawing, dog: Dog): string {
  const {
    head: { muzzle, eye: place },
    coat: { main, spots },
    fluff,
    slug,
  } = dog;
  const { reach, brow, crown } = measures(dog);
  const outline = outlineOf(dog);
  const random = randomFrom(`${slug}:profile`);
  const edge = fluff
    ? fringed(outline, (x, y) => (x > 20 && y > 20 ? fluff : fluff * 0.1), random, 20)
    : smooth(outline);
  const steps = tones(main);
  const fur = coat(random, boxAround(outline), main, { flow: () => 0.25, length: fluff ? 20 : 13, density: 1.1 });
  const pale = softSpot(
    drawing,
    -reach * 0.74,
    muzzle.y - 10,
    reach * 0.42,
    muzzle.height * 0.44,
    muzzle.colour,
    0.9,
    26,
  );
  const cheek = softSpot(drawing, 30, 40, 46, 36, steps.rim, 0.25, 22);
  const socket = softSpot(drawing, -34, brow + 8, place.radius * 1.8, place.radius * 1.5, steps.deep, 0.35, 12);
  const forehead = softSpot(drawing, 10, crown * 0.72, 70, 34, steps.rim, 0.34, 20);
  const freckles = spots
    ? [
        [8, -92, 10],
        [-12, -64, 7],
        [-24, 30, 8],
        [26, 48, 9],
        [10, 14, 7],
        [-70, 36, 6],
        [112, -10, 10],
        [100, 40, 7],
      ]
        .map(([x, y, r]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${(r ?? 0) * 0.85}" fill="${spots}"/>`)
        .join("")
    : "";
  return volume(
    drawing,
    edge,
    { colour: main, depth: 44, shade: 0.48, rim: 0.4 },
    fur + pale + cheek + socket + forehead,
    freckles,
  );
}

function lips(dog: Dog): string {
  const { reach, lip } = measures(dog);
  const skin = mix(tones(dog.head.muzzle.colour).deep, "#2a1512", 0.75);
  const line: Point[] = [
    [-reach * 0.97, lip - 12],
    [-reach * 0.72, lip - 1],
    [-reach * 0.46, lip + 1],
    [-52, lip - 13],
    [-34, lip - 24],
  ];
  return (
    `<path d="${smooth(line, { closed: false })}" fill="none" stroke="${skin}" stroke-width="4.2" ` +
    'stroke-linecap="round"/>'
  );
}

function noseTip(drawing: Drawing, dog: Dog): string {
  const { reach, top } = measures(dog);
  const { width, colour } = dog.head.muzzle.nose;
  const [x, y] = [-reach * 1.0, top + 12];
  const outline = smooth([
    [x + width * 0.62, y - width * 0.5],
    [x + width * 0.05, y - width * 0.62],
    [x - width * 0.5, y - width * 0.3],
    [x - width * 0.52, y + width * 0.16],
    [x - width * 0.1, y + width * 0.56],
    [x + width * 0.38, y + width * 0.4],
  ]);
  return (
    volume(drawing, outline, { colour, depth: width * 0.5, shade: 0.5, rim: 0.5 }) +
    `<path d="M${x - width * 0.3} ${y + width * 0.14}q${width * 0.2} ${-width * 0.28} ${width * 0.42} 0" ` +
    `fill="none" stroke="#0b0506" stroke-width="${width * 0.18}" stroke-linecap="round" opacity=".8"/>`
  );
}

function profileEye(drawing: Drawing, dog: Dog, { eyes = 0.92, closed }: Expression): string {
  const { eye: place } = dog.head;
  return eye(drawing, {
    x: -32,
    y: place.y - 4,
    side: "right",
    radius: place.radius,
    iris: dog.iris,
    lid: dog.coat.lid ?? tones(dog.coat.main).shade,
    openness: eyes,
    look: [-0.55, 0],
    squeeze: 0.74,
    slant: 6,
    ...(closed && { closed }),
  });
}

function profileEar(drawing: Drawing, dog: Dog): string {
  const { ears, fluff, slug } = dog;
  const random = randomFrom(`${slug}:profile-ear`);
  const folded = ears.kind === "folded";
  const root: Point = folded ? [50, -66] : [38, ears.root[1] + 36];
  const points = moved(ears.outline, root, folded ? 1.05 : 0.98, 1);
  const tufts = ears.fluff ?? fluff * 0.6;
  const edge = tufts ? fringed(points, tufts, random, 20) : smooth(points);
  const fur = coat(random, boxAround(points), ears.colour, { length: 20 });
  const shadow =
    `<path d="${edge}" fill="${tones(dog.coat.main).deep}" opacity=".45" transform="translate(-5 ` +
    `9)" filter="${drawing.blur(7)}"/>`;
  return (
    fadeIn(drawing, shadow, [root[0], root[1] - 40], [root[0], root[1] + 20]) +
    volume(drawing, edge, { colour: ears.colour, depth: 32, shade: 0.55, rim: 0.45 }, fur)
  );
}
