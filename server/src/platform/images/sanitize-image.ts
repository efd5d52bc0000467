import sharp from "sharp";
import { ApiError } from "../http/api-error.ts";
import { ConcurrencyLimiter } from "../overload/concurrency-limiter.ts";

const acceptedFormats = new Set(["png", "jpeg", "webp"]);
const maxPixels = 40_000_000;
const sidePixels = 512;

const encodingLimiter = new ConcurrencyLimiter({
  maxConcurrent: 1,
  maxWaiting: 20,
  fullMessage: "Many people are sending pictures right now. Please try again in a moment.",
});

/**
 * Decodes what was sent and draws it anew: a square WebP without metadata. Nothing of the original file is kept, so
 * nothing can hide in it. What is not plainly one png, jpeg or webp picture of sane size is refused.
 */
export const sanitizeImage = (bytes: Buffer): Promise<Buffer> => encodingLimiter.run(() => reencode(bytes));

async function reencode(bytes: Buffer): Promise<Buffer> {
  try {
    const source = sharp(bytes, { failOn: "warning", limitInputPixels: maxPixels, animated: true });
    const { format, pages = 1 } = await source.metadata();
    if (!acceptedFormats.has(format)) throw unsupportedImage("Please choose a png, jpeg or webp picture.");
    if (pages > 1) throw unsupportedImage("Please choose a picture that does not move.");
    return await source.autoOrient().resize(sidePixels, sidePixels, { fit: "cover" }).webp({ quality: 82 }).toBuffer();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw unsupportedImage("This picture cannot be read. Please choose another.");
  }
}

const unsupportedImage = (text: string) => new ApiError("unsupported_media_type", text, { errors: { file: [text] } });
