import { mix } from "../../../lib/colour.ts";
import type { Drawing } from "../../../lib/drawing.ts";
import { type Point, smooth } from "../../../lib/path.ts";
import { randomFrom } from "../../../lib/random.ts";
import {
  awayFrom,
  type Box,
  boxAround,
  coat,
  downward,
  fadeIn,
  furStrokes,
  softSpot,
  luminance,
  tones,
  volume,
  whiskers,
} from "../../shared/index.ts";
import type { Dog, Expression } from "../dog.ts";
import { carried, jaw } from "./jaw.ts";
import { muzzleMeasures } from "./muzzle-measures.ts";
import { nose } from "./nose.ts";
import type { Turn } from "./turn.ts";

/** Jaw, tongue, lips and nose, as one group in front of the face. */
export function muzzle(drawing: Drawing, dog: Dog, expression: Expression, turn: Turn): string {
  const lips = lipLine(dog, turn);
  const upper = [...bridgeLine(dog, turn, 1), ...lips, ...bridgeLine(dog, turn, -1).reverse()];
  return (
    softFall(drawing, upper, dog) +
    jaw(drawing, dog, expression, turn, lips) +
    carried(drawing, dog, expression, turn) +
    upperLip(drawing, dog, upper, turn) +
    feelers(dog, expression, turn) +
    mouthLine(lips, dog, expression, turn) +
    nose(drawing, dog, turn)
  );
}

/** From the lips on one side up to the bridge between the eyes. */
function bridgeLine(dog: Dog, turn: Turn, side: 1 | -1): Point[] {
  const { muzzle: shape, eye } = dog.head;
  const { root, tip } = muzzleMeasures(dog);
  return [
    turn(side * shape.bridge * 0.7, eye.y - 6, root * 1.24),
    turn(side * shape.bridge, shape.y - shape.height * 0.62, root + (tip - root) * 0.4),
    turn(side * shape.width * 0.86, shape.y - shape.height * 0.2, root + (tip - root) * 0.45),
  ];
}

/** The lower edge of the upper lips: corner, pad, cleft below the nose, pad, corner. */
function lipLine(dog: Dog, turn: Turn): Point[] {
  const { width, y, height } = dog.head.muzzle;
  const { root, tip, lip, cleft } = muzzleMeasures(dog);
  const half = (side: 1 | -1): Point[] => [
    turn(side * width * 1.02, y + height * 0.2, root + (tip - root) * 0.2),
    turn(side * width * 0.86, lip - height * 0.1, root + (tip - root) * 0.62),
    turn(side * width * 0.46, lip, tip - 8),
  ];
  return [...half(1), turn(0, cleft, tip), ...half(-1).reverse()];
}

const softFall = (drawing: Drawing, upper: readonly Point[], { head }: Dog) =>
  `<path d="${smooth(upper)}" fill="${tones(head.muzzle.colour).deep}" opacity=".45" transform="translate(5 ` +
  `12)" filter="${drawing.blur(12)}"/>`;

function upperLip(drawing: Drawing, dog: Dog, upper: readonly Point[], turn: Turn): string {
  const { colour, width, height, y, bridge } = dog.head.muzzle;
  const { tip, root, lip } = muzzleMeasures(dog);
  const centre = turn(0, y - height * 0.3, tip);
  const steps = tones(colour);
  const fur = coat(randomFrom(`${dog.slug}:muzzle`), boxAround(upper), colour, {
    flow: awayFrom(centre),
    length: 11,
    density: 1.3,
  });
  const [bridgeX, bridgeY] = turn(0, (y - height * 0.6 + dog.head.eye.y) / 2 + 6, (root + tip) / 2 + 10);
  const pads = ([1, -1] as const)
    .map((side) => {
      const [x, padY] = turn(side * width * 0.46, lip - height * 0.3, tip - 4);
      return softSpot(drawing, x - 5, padY - 4, width * 0.32, height * 0.2, steps.rim, 0.55);
    })
    .join("");
  const bridgeLight = softSpot(drawing, bridgeX - 3, bridgeY, bridge * 0.5, height * 0.42, steps.rim, 0.5, 9);
  const skin = volume(
    drawing,
    smooth(upper),
    { colour, depth: 24, shade: 0.5, rim: 0.2 },
    fur + pads + bridgeLight + frosting(dog, upper),
  );
  const fadeFrom = turn(0, dog.head.eye.y, root);
  return fadeIn(drawing, skin, fadeFrom, turn(0, y - height * 0.42, tip)) + freckles(dog, turn);
}

function frosting(
  {
    slug,
    head: {
      muzzle: { frost, y },
    },
  }: Dog,
  upper: readonly Point[],
): string {
  if (!frost) return "";
  const box = boxAround(upper);
  const lower: Box = { x: box.x, y: [y + 4, box.y[1]] };
  return furStrokes(randomFrom(`${slug}:frost`), lower, {
    colour: frost,
    count: 150,
    length: 12,
    flow: downward,
    width: 2,
    opacity: 0.5,
  });
}

function freckles(dog: Dog, turn: Turn): string {
  const { colour, width, height } = dog.head.muzzle;
  const { tip, lip } = muzzleMeasures(dog);
  const places: Point[] = [
    [0.34, 0.42],
    [0.5, 0.34],
    [0.66, 0.44],
    [0.44, 0.26],
    [0.62, 0.24],
  ];
  return ([1, -1] as const)
    .flatMap((side) => places.map(([across, up]) => turn(side * width * across, lip - height * up, tip - across * 26)))
    .map(
      ([x, y]) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2" fill="${tones(colour).deep}" opacity=".6"/>`,
    )
    .join("");
}

/** Short fine whiskers on the sides of the lips that can be seen. */
function feelers(dog: Dog, { yaw = 0 }: Expression, turn: Turn): string {
  const { colour, width, height } = dog.head.muzzle;
  const { tip, lip } = muzzleMeasures(dog);
  const { deep, rim } = tones(colour);
  const random = randomFrom(`${dog.slug}:feelers`);
  return (["left", "right"] as const)
    .filter((side) => (side === "right" ? yaw : -yaw) < 16)
    .map((side) => {
      const root = turn((side === "right" ? 1 : -1) * width * 0.62, lip - height * 0.34, tip - 18);
      return whiskers(random, {
        root,
        side,
        length: width * 0.85,
        count: 3,
        colour: luminance(colour) > 0.45 ? deep : rim,
        width: 1.3,
        opacity: 0.4,
      });
    })
    .join("");
}

/** A smile: the lips' edge, drawn out into the cheek on every side that can be seen. */
function mouthLine(lips: readonly Point[], dog: Dog, { yaw = 0 }: Expression, turn: Turn): string {
  const { width, y, height } = dog.head.muzzle;
  const { root } = muzzleMeasures(dog);
  const corner = (side: 1 | -1) => (side * yaw > 10 ? [] : [turn(side * width * 1.2, y + height * 0.2, root * 0.94)]);
  const line = [...corner(1), ...lips.slice(1, -1), ...corner(-1)];
  const skin = mix(tones(dog.head.muzzle.colour).deep, "#2a1512", 0.75);
  return (
    `<path d="${smooth(line, { closed: false })}" fill="none" stroke="${skin}" stroke-width="4.2" ` +
    'stroke-linecap="round" stroke-linejoin="round"/>'
  );
}
