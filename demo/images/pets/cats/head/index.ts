import { type Point, sample, symmetric } from "../../../lib/path.ts";
import type { Cat, Mood } from "../cat.ts";
import { type Brush, furPart } from "../paint.ts";
import { ears } from "./ears.ts";
import { eyes } from "./eyes.ts";
import { faceMarkings } from "./face-markings.ts";
import { muzzle } from "./muzzle.ts";
import { View } from "./view.ts";

/** A head around (0, 0), about 400 wide at full size. */
export function head(brush: Brush, cat: Cat, mood: Mood = {}): string {
  const { half, cheeks, nose } = cat.head;
  const wide = Math.max(...half.map(([x]) => x));
  const tall = Math.max(...half.map(([, y]) => y));
  const view = new View(mood, wide, tall);
  const own: Brush = { ...brush, silhouette: [] };
  const outline = sample(symmetric(half, 0), 6).map(([x, y]): Point => view.skull(x, y));
  const [noseX, noseY] = view.face(0, nose.y - 20, 20);
  const length = (x: number, y: number) =>
    cat.coat.length * 0.24 + (y > 0 && y < tall * 0.86 ? cheeks * Math.min(1, Math.abs(x - noseX * 0.5) / wide) : 0);
  const skull = furPart(own, {
    outline,
    flow: (x, y) => [(x - noseX) * 1.1, y - noseY + Math.abs(x - noseX) * 0.34],
    coat: cat.coat,
    length,
    markings: faceMarkings(own, cat, view),
    depth: 46,
    castShadow: 0.22,
    hairLength: 15 + cat.coat.length * 0.5,
    rim: 0.5,
  });
  return `<g transform="rotate(${mood.tilt ?? 0})">${ears(own, cat, view, mood)}${skull}${eyes(own, cat, view, mood)}${muzzle(own, cat, view)}</g>`;
}
