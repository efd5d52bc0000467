import { Drawing } from "../lib/drawing.ts";
import type { Image } from "../image.ts";

type Painter = (drawing: Drawing) => string;

/** Width and height of every scene. */
export const size = [1200, 800] as const;

/** A wide picture that fills a band or a card of the site. */
export const scene = (name: string, paint: Painter): Image => image(name, [320, 640, 1280], paint);

/** A picture that accompanies a sentence and is never shown large. */
export const spot = (name: string, paint: Painter): Image => image(name, [320, 640], paint);

const image = (name: string, widths: readonly number[], paint: Painter): Image => ({
  name: `scenes/${name}`,
  widths,
  draw() {
    const drawing = new Drawing(...size);
    return drawing.toSvg(paint(drawing));
  },
});
