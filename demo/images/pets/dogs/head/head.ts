import type { Drawing } from "../../../lib/drawing.ts";
import { type Point, smooth } from "../../../lib/path.ts";
import { randomFrom } from "../../../lib/random.ts";
import { awayFrom, boxAround, coat, edgeHairs, eye, fringed, softSpot, tones, volume } from "../../shared/index.ts";
import type { Dog, Expression, FaceMarking } from "../dog.ts";
import { ear, earBehindHead } from "./ears.ts";
import { muzzle } from "./muzzle.ts";
import { profile } from "./profile.ts";
import { bulge, type Turn, turned } from "./turn.ts";

/** The head around the origin (between the eyes), turned and tilted as the expression says. */
export function head(drawing: Drawing, dog: Dog, expression: Expression): string {
  if (expression.profile) return profile(drawing, dog, expression);
  const turn = turned(expression);
  const sides = ["left", "right"] as const;
  const drawEar = (side: "left" | "right") => ear(drawing, dog, expression, turn, side);
  const behind = sides
    .filter((side) => earBehindHead(dog, expression, side))
    .map(drawEar)
    .join("");
  const front = sides
    .filter((side) => !earBehindHead(dog, expression, side))
    .map(drawEar)
    .join("");
  return (
    `<g transform="rotate(${expression.tilt ?? 0} 0 90)">${behind}` +
    skull(drawing, dog, turn, front !== "") +
    eyes(drawing, dog, expression, turn) +
    `${muzzle(drawing, dog, expression, turn)}${front}</g>`
  );
}

function skull(drawing: Drawing, dog: Dog, turn: Turn, hangingEars: boolean): string {
  const { head: shape, fluff, slug, coat: colours } = dog;
  const half = shape.skull;
  const points: Point[] = [
    ...half.map(([x, y]) => turn(x, y)),
    ...half
      .filter(([x]) => x > 0.01)
      .reverse()
      .map(([x, y]) => turn(-x, y)),
  ];
  const random = randomFrom(`${slug}:skull`);
  const outline = fluff
    ? fringed(points, (_, y) => fluff * 0.75 * (y > 0 ? Math.min(1, 0.1 + y / 80) : 0.1), random, 18)
    : smooth(points);
  const width = halfWidth(dog);
  const nosePoint = turn(0, shape.muzzle.y - 10, shape.depth);
  const fur = coat(random, boxAround(points), colours.main, {
    flow: awayFrom(nosePoint),
    length: fluff ? 20 : 13,
    density: 1.2,
  });
  const marks = (spots: boolean) =>
    colours.face
      .filter(({ spot = false }) => spot === spots)
      .map((mark) => marking(drawing, mark, turn, width, shape.depth))
      .join("");
  const wisps =
    fluff && !colours.shadow
      ? `<path d="${edgeHairs(points, (_, y) => (y > -20 ? fluff * 0.8 : fluff * 0.16), random)}" ` +
        `fill="${tones(colours.main).base}"/>`
      : "";
  return (
    wisps +
    volume(
      drawing,
      outline,
      { colour: colours.main, depth: 46, shade: 0.48, rim: 0.4, ...(colours.shadow && { tint: colours.shadow }) },
      fur + marks(false) + (shape.wrinkles ? wrinkles(dog, turn) : "") + modelling(drawing, dog, turn, hangingEars),
      marks(true),
    )
  );
}

const halfWidth = (dog: Dog) => Math.max(...dog.head.skull.map(([x]) => x));

function marking(drawing: Drawing, mark: FaceMarking, turn: Turn, width: number, depth: number): string {
  const { colour, outline, both = false, soft = 1.5, opacity = 1 } = mark;
  const place = (points: readonly Point[]) => smooth(points.map(([x, y]) => turn(x, y, bulge(x, y, width, depth))));
  const mirrored = outline.map(([x, y]): Point => [-x, y]);
  const joined = both && outline[0]?.[0] === 0;
  const path = joined
    ? place([...outline, ...mirrored.filter(([x]) => x !== 0).reverse()])
    : place(outline) + (both ? place(mirrored) : "");
  return `<path d="${path}" fill="${colour}" opacity="${opacity}"${soft ? ` filter="${drawing.blur(soft)}"` : ""}/>`;
}

/** Light on the forehead and cheekbones, shadow in the sockets and below hanging ears. */
function modelling(drawing: Drawing, dog: Dog, turn: Turn, hangingEars: boolean): string {
  const { eye: place, depth } = dog.head;
  const steps = tones(dog.coat.main);
  const width = halfWidth(dog);
  const [browX, browY] = turn(-width * 0.16, place.y - 90, depth * 0.9);
  const sides = ([1, -1] as const).map((side) => {
    const [cheekX, cheekY] = turn(side * width * 0.66, place.y + 66, depth * 0.5);
    const [ridgeX, ridgeY] = turn(side * place.x * 0.96, place.y - place.radius * 1.9, depth);
    const [earX, earY] = turn(side * width * 0.98, place.y + 6, 0);
    return (
      softSpot(drawing, cheekX, cheekY, 34, 40, steps.light, side < 0 ? 0.4 : 0.15, 16) +
      softSpot(drawing, ridgeX - 2, ridgeY, place.radius * 1.05, place.radius * 0.5, steps.rim, 0.42, 6) +
      (hangingEars ? softSpot(drawing, earX, earY, 34, 90, steps.deep, 0.5, 14) : "")
    );
  });
  return softSpot(drawing, browX, browY, width * 0.6, 44, steps.rim, 0.32, 22) + sides.join("");
}

function wrinkles(dog: Dog, turn: Turn): string {
  const { depth } = dog.head;
  const fold = (y: number, wide: number, sag: number) => {
    const [left, middle, right] = [
      turn(-wide, y + sag, depth * 0.9),
      turn(0, y - sag, depth),
      turn(wide, y + sag, depth * 0.9),
    ];
    return (
      `M${left[0].toFixed(1)} ${left[1].toFixed(1)}Q${middle[0].toFixed(1)} ${middle[1].toFixed(1)} ` +
      `${right[0].toFixed(1)} ${right[1].toFixed(1)}`
    );
  };
  const folds = fold(-62, 54, 6) + fold(-80, 40, 5) + fold(-40, 30, 7);
  const { deep, rim } = tones(dog.coat.main);
  return (
    `<path d="${folds}" fill="none" stroke="${rim}" stroke-width="9" opacity=".5" stroke-linecap="round" ` +
    'transform="translate(0 -6)"/>' +
    `<path d="${folds}" fill="none" stroke="${deep}" stroke-width="5" opacity=".55" stroke-linecap="round"/>`
  );
}

function eyes(drawing: Drawing, dog: Dog, expression: Expression, turn: Turn): string {
  const { eye: place, depth } = dog.head;
  const yaw = expression.yaw ?? 0;
  const lid = dog.coat.lid ?? tones(dog.coat.main).shade;
  return (["left", "right"] as const)
    .map((side) => {
      const outward = side === "right" ? 1 : -1;
      const [x, y] = turn(place.x * outward, place.y, bulge(place.x, place.y, halfWidth(dog), depth) * 0.98);
      const far = outward * yaw > 0 ? Math.abs(yaw) / 90 : 0;
      return eye(drawing, {
        x,
        y,
        side,
        radius: place.radius,
        iris: dog.iris,
        lid,
        openness: expression.eyes ?? 0.92,
        squeeze: 1 - far * 0.8,
        ...(expression.closed && { closed: expression.closed }),
        look: expression.look ?? [yaw / 60, 0],
        slant: place.slant ?? 4,
      });
    })
    .join("");
}
