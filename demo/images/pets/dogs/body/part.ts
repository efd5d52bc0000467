import type { Colour } from "../../../lib/colour.ts";
import type { Drawing } from "../../../lib/drawing.ts";
import { type Point, smooth } from "../../../lib/path.ts";
import { type Random, randomFrom } from "../../../lib/random.ts";
import {
  type Box,
  boxAround,
  coat,
  edgeHairs,
  type Flow,
  fringed,
  type LockLength,
  towards,
  volume,
} from "../../shared/index.ts";
import type { Dog } from "../dog.ts";

export interface Part {
  /** Distinguishes the parts of one dog, so that each grows its own fur. */
  name: string;
  outline: readonly Point[];
  colour?: Colour;
  /** Length of the locks along the edge against the dog's own fluff. */
  fluff?: number | ((x: number, y: number) => number);
  /** Off where the part's upper end melts into another. */
  wisps?: boolean;
  flow?: Flow;
  depth?: number;
  shade?: number;
  rim?: number;
  /** Markings, drawn over the coat and below the shading. */
  inside?: string;
  /** Limbs on the side away from the viewer lie in shadow. */
  far?: boolean;
  /** Off for parts that limbs melt into: their spots are laid over both by `spotLayer`. */
  spots?: boolean;
  /** Above this height a part grows no spots of its own. */
  spotsBelow?: number;
}

/** The path of a part's edge: smooth for short coats, breaking into locks for long ones. */
export function edgeOf(dog: Dog, part: Part): string {
  if (!dog.fluff || part.fluff === 0) return smooth(part.outline);
  return fringed(part.outline, lockLength(dog, part), randomFrom(`${dog.slug}:${part.name}:edge`), 18);
}

function lockLength(dog: Dog, { fluff = 1 }: Part): LockLength {
  const share = dog.fluff * 0.7;
  return typeof fluff === "function" ? (x, y) => fluff(x, y) * share : fluff * share;
}

/** One part of a body in its coat: fur, markings, spots and soft shading. */
export function bodyPart(drawing: Drawing, dog: Dog, part: Part): string {
  const { name, outline, colour = dog.coat.main, flow = towards(80), inside = "", far = false, spots = true } = part;
  const random = randomFrom(`${dog.slug}:${name}`);
  const box = boxAround(outline);
  const edge = edgeOf(dog, part);
  const fur = coat(random, box, colour, { flow, length: dog.fluff ? 22 : 13, density: dog.fluff ? 1.1 : 0.8 });
  const scattered = spots ? scatter(dog, part) : "";
  const surface = {
    colour,
    depth: part.depth ?? 36,
    shade: part.shade ?? 0.5,
    rim: part.rim ?? 0.32,
    ...(dog.coat.shadow && { tint: dog.coat.shadow }),
  };
  const shadow = far ? `<path d="${edge}" fill="#2a1420" opacity=".26"/>` : "";
  return wisps(dog, part) + volume(drawing, edge, surface, fur + inside, scattered) + shadow;
}

function wisps(dog: Dog, part: Part): string {
  if (!dog.fluff || part.fluff === 0 || part.wisps === false) return "";
  const hairs = edgeHairs(part.outline, lockLength(dog, part), randomFrom(`${dog.slug}:${part.name}:wisps`));
  return `<path d="${hairs}" fill="${part.colour ?? dog.coat.main}"/>`;
}

/** The spots of a part as a layer of their own, to lie over the limbs that melt into it. */
export const spotLayer = (drawing: Drawing, dog: Dog, part: Part) =>
  dog.coat.spots ? `<g clip-path="${drawing.clip(edgeOf(dog, part))}">${scatter(dog, part)}</g>` : "";

function scatter(dog: Dog, { name, outline, spotsBelow }: Part): string {
  if (!dog.coat.spots) return "";
  const { x, y } = boxAround(outline);
  const top = Math.max(y[0], spotsBelow ?? y[0]);
  return top < y[1] ? spotsIn(randomFrom(`${dog.slug}:${name}:spots`), { x, y: [top, y[1]] }, dog.coat.spots) : "";
}

/** Irregular round spots that keep their distance from each other. */
function spotsIn(random: Random, { x, y }: Box, colour: Colour): string {
  const placed: { x: number; y: number; size: number }[] = [];
  for (let attempt = 0; attempt < ((x[1] - x[0]) * (y[1] - y[0])) / 260; attempt++) {
    const spot = { x: random.between(...x), y: random.between(...y), size: random.between(5, 13) };
    if (placed.some((other) => Math.hypot(other.x - spot.x, other.y - spot.y) < other.size + spot.size + 13)) continue;
    placed.push(spot);
  }
  return placed
    .map((spot) => `<path d="${smooth(spotOutline(random, spot))}" fill="${colour}" opacity=".93"/>`)
    .join("");
}

const spotOutline = (random: Random, { x, y, size }: { x: number; y: number; size: number }) =>
  Array.from({ length: 6 }, (_, index): Point => {
    const angle = (index / 6) * Math.PI * 2;
    const radius = size * random.between(0.75, 1.2);
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });

/** A soft-edged patch of another colour inside a part. */
export const patch = (drawing: Drawing, outline: readonly Point[], colour: Colour, soft = 3) =>
  `<path d="${smooth(outline)}" fill="${colour}" filter="${drawing.blur(soft)}"/>`;
