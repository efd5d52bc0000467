import { backdrop, type Ground } from "../lib/backdrop.ts";
import { Drawing } from "../lib/drawing.ts";
import { type Random, randomFrom } from "../lib/random.ts";
import type { Image } from "../image.ts";

/** What one image is drawn with. */
export interface Stage {
  drawing: Drawing;
  random: Random;
}

type Scene = (stage: Stage) => string;

/** The two images of one gear: the hero shot and a second view that shows a detail. */
export function gear(slug: string, hero: [Ground, Scene], second: [Ground, Scene]): Image[] {
  return [hero, second].map(([ground, scene], index) => {
    const name = `gears/${slug}-${index + 1}`;
    const draw = () => {
      const drawing = new Drawing();
      const behind = backdrop(drawing, ground, name);
      return drawing.toSvg(behind + scene({ drawing, random: randomFrom(name) }));
    };
    return { name, widths: [320, 640], draw };
  });
}
