import sharp from "sharp";
import { Refusal } from "../http/refusal.ts";
import { Queue } from "../queue.ts";

const accepted = new Set(["png", "jpeg", "webp"]);
const mostPixels = 40_000_000;
const side = 512;

const drawing = new Queue({
  atOnce: 1,
  waiting: 20,
  whenFull: "Many people are sending pictures right now. Please try again in a moment.",
});

/**
 * Decodes what was sent and draws it anew: a square WebP without metadata. Nothing of the original file is kept, so
 * nothing can hide in it. What is not plainly one png, jpeg or webp picture of sane size is refused.
 */
export const harmlessPicture = (bytes: Buffer): Promise<Buffer> => drawing.run(() => redraw(bytes));

async function redraw(bytes: Buffer): Promise<Buffer> {
  try {
    const source = sharp(bytes, { failOn: "warning", limitInputPixels: mostPixels, animated: true });
    const { format, pages = 1 } = await source.metadata();
    if (!accepted.has(format)) throw notAPicture("Please choose a png, jpeg or webp picture.");
    if (pages > 1) throw notAPicture("Please choose a picture that does not move.");
    return await source.autoOrient().resize(side, side, { fit: "cover" }).webp({ quality: 82 }).toBuffer();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw notAPicture("This picture cannot be read. Please choose another.");
  }
}

const notAPicture = (text: string) => new Refusal("unsupported_media_type", text, { errors: { file: [text] } });
