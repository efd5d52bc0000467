import type { Drawing } from "../lib/drawing.ts";
import type { Mood } from "../pets/cats/cat.ts";
import { drawCat, type Placement as CatPlace } from "../pets/cats/draw.ts";
import { type CatName, cats } from "../pets/cats/individuals.ts";
import { footprints, type Pose as CatPose } from "../pets/cats/poses/index.ts";
import { type DogPose, drawDog, type Placement as DogPlace } from "../pets/dogs/draw.ts";
import { dogs, type DogSlug } from "../pets/dogs/individuals/index.ts";
import { paw } from "../pets/dogs/body/limbs.ts";
import { drawReptile, type ReptilePlace, type ReptilePose } from "../pets/reptiles/draw.ts";
import { reptiles } from "../pets/reptiles/individuals.ts";
import { drawRodent, type RodentPlace, type RodentPose } from "../pets/rodents/draw.ts";
import { rodents } from "../pets/rodents/individuals.ts";
import { groundShadow, softSpot } from "../pets/shared/volume.ts";

/** The animals of the shop by name, each with the shadow it throws where it touches the ground. */
export const dog = (drawing: Drawing, name: DogSlug, pose: DogPose, place: DogPlace) =>
  drawDog(drawing, dogs[name], pose, place);

export function cat(drawing: Drawing, name: CatName, pose: CatPose, place: CatPlace, mood: Mood = {}): string {
  const [from, to] = footprints[pose];
  const scale = place.scale * cats[name].build.size;
  const middle = place.x + ((from + to) / 2) * scale * (place.flip ? -1 : 1);
  const shadow = groundShadow(drawing, middle, place.y + 8 * scale, ((to - from) / 2) * scale * 1.02, 26 * scale, 0.36);
  return shadow + drawCat(drawing, cats[name], pose, place, mood);
}

/** Head and chest of a cat looking over an edge at the place's height, without the paws that lie on it. */
export const peekingCat = (drawing: Drawing, name: CatName, place: CatPlace, mood: Mood = {}) =>
  drawCat(drawing, cats[name], "peek", place, mood);

export const pawsOfCat = (drawing: Drawing, name: CatName, place: CatPlace) => {
  const scale = place.scale * cats[name].build.size;
  const shadows = [-100, 100].map((side) =>
    softSpot(drawing, place.x + side * scale + 5, place.y + 18 * scale, 34 * scale, 26 * scale, "#4a2c18", 0.4),
  );
  return shadows.join("") + drawCat(drawing, cats[name], "paws", place);
};

/** The forepaws of a dog whose chest is hidden behind an edge, resting on that edge. */
export function pawsOfDog(drawing: Drawing, name: DogSlug, x: number, y: number, scale: number, apart = 64): string {
  const size = dogs[name].build.bone * 1.25;
  const one = (at: number) =>
    softSpot(drawing, at + 5, size * 0.5, size, 12, "#4a2c18", 0.4, 7) +
    paw(drawing, dogs[name], { at: [at, 0], size, facing: "viewer" });
  return `<g transform="translate(${x} ${y}) scale(${scale})">${one(-apart)}${one(apart)}</g>`;
}

export function rodent(drawing: Drawing, name: keyof typeof rodents, pose: RodentPose, place: RodentPlace): string {
  const half = pose === "sit" ? 190 : 230;
  return (
    groundShadow(drawing, place.x, place.y - 2, half * place.scale, 30 * place.scale, 0.4) +
    drawRodent(drawing, rodents[name], pose, place)
  );
}

export function reptile(drawing: Drawing, name: keyof typeof reptiles, pose: ReptilePose, place: ReptilePlace): string {
  return (
    groundShadow(drawing, place.x, place.y - 2, 250 * place.scale, 34 * place.scale, 0.4) +
    drawReptile(drawing, reptiles[name], pose, place)
  );
}

/** Tips something over its foot, as an animal that leans against another. */
export const leaning = (degrees: number, x: number, y: number, content: string) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${content}</g>`;
