import sharp from "sharp";
import { ApiError } from "../http/api-error.ts";
import { ConcurrencyLimiter } from "../overload/concurrency-limiter.ts";

const acceptedFormats = new Set(["png", "jpeg", "webp"]);
const maxPixels = 40_000_000;
const sidePixels = 512;

const encodingLimiter = new ConcurrencyLimiter({
  maxConcurrent: 1,
  maxWaiting: 20,
  fullMessage: "Many people are uploading images right now. Please try again in a moment.",
});

/**
 * Decodes an upload and re-encodes it as a square WebP without metadata. No byte of the original file survives, so
 * nothing can hide in it. Rejects anything but a single PNG, JPEG or WebP image of reasonable size.
 */
export const sanitizeImage = (bytes: Buffer): Promise<Buffer> => encodingLimiter.run(() => reencode(bytes));

async function reencode(bytes: Buffer): Promise<Buffer> {
  try {
    const source = sharp(bytes, { failOn: "warning", limitInputPixels: maxPixels, animated: true });
    const { format, pages = 1 } = await source.metadata();
    if (!acceptedFormats.has(format)) throw unsupportedImage("Please choose a PNG, JPEG or WebP image.");
    if (pages > 1) throw unsupportedImage("Please choose an image without animation.");
    return await source.autoOrient().resize(sidePixels, sidePixels, { fit: "cover" }).webp({ quality: 82 }).toBuffer();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw unsupportedImage("This image can't be read. Please choose another one.");
  }
}

const unsupportedImage = (text: string) => new ApiError("unsupported_media_type", text, { errors: { file: [text] } });
