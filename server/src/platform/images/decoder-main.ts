import sharp from "sharp";
import type { DecoderReply } from "./decoder-process.ts";

/**
 * The process that decodes uploads, one at a time. It holds no secrets and can be killed at any moment: its parent does so
 * when an image takes too long, and the process itself when an image needs too much memory.
 */
const maxPixels = 40_000_000;
const sidePixels = 512;
const memoryCheckMs = 20;

const maxMemoryBytes = Number(process.argv[2]);

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadWebpBuffer"],
});

async function decode(bytes: Uint8Array): Promise<DecoderReply> {
  try {
    const source = sharp(bytes, { failOn: "warning", limitInputPixels: maxPixels, animated: true });
    const { pages = 1 } = await source.metadata();
    if (pages > 1) return { problem: "animated" };
    const squared = source.autoOrient().resize(sidePixels, sidePixels, { fit: "cover" });
    return { image: await squared.webp({ quality: 82 }).toBuffer() };
  } catch {
    return { problem: "unreadable" };
  }
}

process.on("message", (bytes: Uint8Array) => void decode(bytes).then((reply) => process.send?.(reply)));
process.once("disconnect", () => process.exit()); // the shop has ended
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemoryBytes) process.kill(process.pid, "SIGKILL");
}, memoryCheckMs);
process.send?.("ready");
