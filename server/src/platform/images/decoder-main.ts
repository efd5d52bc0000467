import type { ImageKind } from "@pawhaven/contract";
import sharp, { type Sharp } from "sharp";
import type { Crop, DecoderReply, DecoderTask } from "./decoder-process.ts";

/**
 * The process that decodes uploads, one at a time. It holds no secrets and can be killed at any moment: its parent does so
 * when an image takes too long, and the process itself when an image needs too much memory.
 */
const maxPixels = 40_000_000;
const avatarPixels = 512;
const photoPixels = 1600;
const memoryCheckMs = 20;

const maxMemoryBytes = Number(process.argv[2]);

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadWebpBuffer"],
});

async function decode({ bytes, shape, widths }: DecoderTask): Promise<DecoderReply> {
  try {
    const source = sharp(bytes, { failOn: "warning", limitInputPixels: maxPixels, animated: true });
    const { pages = 1, autoOrient } = await source.metadata();
    if (pages > 1) return { problem: "animated" };
    if (typeof shape === "string") return { images: { webp: await converters[shape](source) } };
    if (!isInside(shape, autoOrient)) return { problem: "crop" };
    const usable = widths.filter((width) => width <= shape.side);
    return usable.length === 0 ? { problem: "small" } : { images: await toWidths(source, shape, usable) };
  } catch {
    return { problem: "unreadable" };
  }
}

const converters: Record<ImageKind, (source: Sharp) => Promise<Uint8Array>> = {
  avatar: (source) =>
    source.autoOrient().resize(avatarPixels, avatarPixels, { fit: "cover" }).webp({ quality: 82 }).toBuffer(),
  photo: (source) =>
    source
      .autoOrient()
      .resize(photoPixels, photoPixels, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer(),
};

const isInside = ({ left, top, side }: Crop, { width, height }: { width: number; height: number }) =>
  side > 0 && left + side <= width && top + side <= height;

/** Each width as AVIF and WebP, with the qualities of the drawn images. The names are `640.avif`. */
async function toWidths(
  source: Sharp,
  { left, top, side }: Crop,
  widths: readonly number[],
): Promise<Record<string, Uint8Array>> {
  const largest = Math.max(...widths);
  const cropped = source.autoOrient().extract({ left, top, width: side, height: side }).resize(largest, largest);
  const { data, info } = await cropped.toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const images: Record<string, Uint8Array> = {};
  for (const target of widths) {
    const scaled = sharp(data, { raw: { width, height, channels } }).resize(target);
    images[`${target}.avif`] = await scaled.clone().avif({ quality: 55, effort: 3 }).toBuffer();
    images[`${target}.webp`] = await scaled.clone().webp({ quality: 80, smartSubsample: true }).toBuffer();
  }
  return images;
}

process.on("message", (task: DecoderTask) => void decode(task).then((reply) => process.send?.(reply)));
process.once("disconnect", () => process.exit()); // the shop has ended
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemoryBytes) process.kill(process.pid, "SIGKILL");
}, memoryCheckMs);
process.send?.("ready");
