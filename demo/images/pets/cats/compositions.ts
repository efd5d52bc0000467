import { backdrop, floorShadow, type Ground } from "../../lib/backdrop.ts";
import { Drawing } from "../../lib/drawing.ts";
import type { Image } from "../../image.ts";
import type { Cat, Mood } from "./cat.ts";
import { drawCat, type Placement } from "./draw.ts";
import { footprints, type Pose } from "./poses/index.ts";

export const widths = [320, 640] as const;

/** A picture whose content is drawn on the pastel ground of its cat. */
export function image(cat: Cat, index: 1 | 2 | 3, ground: Ground, content: (drawing: Drawing) => string): Image {
  const name = `pets/${cat.slug}-${index}`;
  return {
    name,
    widths,
    draw() {
      const drawing = new Drawing();
      return drawing.toSvg(backdrop(drawing, ground, name) + content(drawing));
    },
  };
}

/** Head and chest, cut by the lower edge of the picture. */
export const portrait = (cat: Cat, ground: Ground, mood: Mood, place: Partial<Placement> = {}): Image =>
  image(cat, 1, ground, (drawing) =>
    drawCat(
      drawing,
      cat,
      "bust",
      { x: 400, y: 884, scale: 1.15 / cat.build.size / Math.sqrt(cat.build.head), ...place },
      mood,
    ),
  );

/** The whole animal on the floor. */
export const figure = (cat: Cat, ground: Ground, pose: Pose, place: Placement, mood: Mood): Image =>
  image(cat, 2, ground, (drawing) => standing(drawing, cat, pose, place, mood));

/** A cat with the shadow it throws on the floor. */
export function standing(drawing: Drawing, cat: Cat, pose: Pose, place: Placement, mood: Mood): string {
  const [from, to] = footprints[pose];
  const scale = place.scale * cat.build.size;
  const middle = place.x + ((from + to) / 2) * scale * (place.flip ? -1 : 1);
  const half = ((to - from) / 2) * scale;
  return (
    floorShadow(drawing, [middle + 8, place.y - 4], [half * 1.04, 24 * scale], 0.36) +
    drawCat(drawing, cat, pose, place, mood)
  );
}
