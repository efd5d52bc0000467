import type { Drawing } from "../../../lib/drawing.ts";
import type { Point } from "../../../lib/path.ts";
import { randomFrom } from "../../../lib/random.ts";
import { awayFrom, boxAround, coat, collar, fringed, softSpot, tones } from "../../shared/index.ts";
import type { Dog, Expression } from "../dog.ts";
import { head } from "../head/head.ts";
import { bodyPart, edgeOf, type Part, patch } from "../body/part.ts";

/** Head and chest around the head's centre; the chest runs on downwards for the frame to cut. */
export function bust(drawing: Drawing, dog: Dog, expression: Expression): string {
  const lean = expression.profile ? 60 : (expression.yaw ?? 0) * -0.9;
  const trunk: Part = {
    name: "bust",
    outline: bustOutline(dog, lean),
    colour: dog.coat.saddle ?? dog.coat.main,
    flow: awayFrom([0, -160], 0.1),
    depth: 70,
    shade: 0.5,
    fluff: 1.1,
    inside:
      shoulders(drawing, dog, lean) +
      chestPatch(drawing, dog, lean) +
      breast(drawing, dog, lean) +
      softSpot(drawing, 8, 150, 120, 56, "#23120c", 0.42, 24),
  };
  return (
    bodyPart(drawing, dog, trunk) + bustCollar(drawing, dog, lean, edgeOf(dog, trunk)) + head(drawing, dog, expression)
  );
}

/** The forelegs begin as two soft swellings with a hollow between each and the breast. */
const breast = (drawing: Drawing, { build: { chest }, coat: { main } }: Dog, lean: number) =>
  softSpot(drawing, lean - chest * 0.52, 420, 22, 120, tones(main).deep, 0.24, 26) +
  softSpot(drawing, lean + chest * 0.56, 420, 26, 120, tones(main).deep, 0.3, 26) +
  softSpot(drawing, lean - chest * 0.82, 330, 50, 60, tones(main).rim, 0.22, 30);

function bustOutline({ build: { neck, chest, neckLength } }: Dog, lean: number): Point[] {
  const stretch = (neckLength - 84) * 0.7;
  const half: Point[] = [
    [neck * 0.7, 0],
    [neck * 0.95, 90],
    [neck * 1.03, 150 + stretch],
    [chest * 0.78, 214 + stretch],
    [chest * 1.02, 290 + stretch],
    [chest * 1.14, 400 + stretch],
    [chest * 1.16, 560],
  ];
  const shifted = (x: number, y: number): Point => [x + lean * Math.max(0, y / 360), y];
  return [
    shifted(0, -10),
    ...half.map(([x, y]) => shifted(x, y)),
    ...[...half].reverse().map(([x, y]) => shifted(-x, y)),
  ];
}

function chestPatch(drawing: Drawing, dog: Dog, lean: number): string {
  const { chest, ruff } = dog.coat;
  if (!chest) return "";
  const wide = dog.build.neck * (ruff ? 0.95 : 0.62);
  const contour: Point[] = dog.fluff
    ? [
        [1, 90],
        [1.05, 190],
        [0.92, 320],
        [0.6, 440],
      ]
    : [
        [0.9, 90],
        [0.98, 180],
        [0.84, 260],
        [0.56, 330],
        [0.3, 390],
      ];
  const half = contour.map(([share, y]): Point => [share * wide, y]);
  const points: Point[] = [
    [0, 70],
    ...half,
    [0, dog.fluff ? 520 : 430],
    ...[...half].reverse().map(([x, y]): Point => [-x, y]),
  ];
  const outline = points.map(([x, y]): Point => [x + lean * 0.7 * Math.max(0, y / 360) - lean * 0.2, y]);
  const random = randomFrom(`${dog.slug}:chest`);
  if (!dog.fluff) return `<path d="${fringed(outline, 9, random, 14)}" fill="${chest}" filter="${drawing.blur(2)}"/>`;
  const path = fringed(outline, dog.fluff * 1.2, random, 22);
  return (
    `<path d="${path}" fill="${chest}"/><g ` +
    `clip-path="${drawing.clip(path)}">${coat(random, boxAround(outline), chest, { length: 26, density: 0.8 })}` +
    "</g>"
  );
}

/** Below a dark cloak the shoulders show the main colour again. */
function shoulders(drawing: Drawing, { coat: { saddle, main }, build: { chest, neck } }: Dog, lean: number): string {
  if (!saddle) return "";
  const half: Point[] = [
    [neck * 0.8, 30],
    [neck * 0.86, 150],
    [chest * 0.66, 240],
    [chest * 0.9, 380],
    [chest * 0.9, 640],
  ];
  const points: Point[] = [...half, ...[...half].reverse().map(([x, y]): Point => [-x, y])];
  return patch(
    drawing,
    points.map(([x, y]): Point => [x + lean * Math.max(0, y / 360), y]),
    main,
    9,
  );
}

function bustCollar(drawing: Drawing, dog: Dog, lean: number, within: string): string {
  if (!dog.collar) return "";
  const { neck, neckLength } = dog.build;
  const y = 128 + (neckLength - 84) * 0.6;
  const shift = lean * 0.35;
  return collar(drawing, {
    left: [shift - neck * 1.08, y],
    right: [shift + neck * 1.08, y],
    sag: neck * 0.52,
    width: 30,
    colour: dog.collar,
    within,
  });
}
