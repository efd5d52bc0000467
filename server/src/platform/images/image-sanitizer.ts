import type { ImageKind } from "@pawhaven/contract";
import { ApiError } from "../http/api-error.ts";
import { ConcurrencyLimiter } from "../overload/concurrency-limiter.ts";
import {
  type Crop,
  type DecoderLimits,
  DecoderProcess,
  type DecoderReply,
  type DecoderTask,
} from "./decoder-process.ts";
import { hasImageSignature } from "./image-signature.ts";

const megabyte = 1024 * 1024;
const defaultLimits: DecoderLimits = { timeoutMs: 5_000, maxMemoryBytes: 512 * megabyte, idleMs: 60_000 };
const processCount = 2;

const problems = {
  format: "Please choose a PNG, JPEG or WebP image.",
  animated: "Please choose an image without animation.",
  unreadable: "This image can't be read. Please choose another one.",
  crop: "The chosen part is not inside of the image. Please choose it again.",
  small: "This image is too small. The chosen part needs at least 320 pixels.",
};

/**
 * Decodes uploads and re-encodes them as WebP images without metadata. No byte of the original file survives, so
 * nothing can hide in it. Files that are not images are rejected unread, and the others are decoded in processes with
 * limits. A sender has one image decoded at a time, so that a hostile one keeps only its own sender waiting
 * (decision 37).
 */
export class ImageSanitizer {
  private readonly idle: DecoderProcess[];
  private readonly all: readonly DecoderProcess[];
  private readonly busySenders = new Set<string>();
  private readonly limiter = new ConcurrencyLimiter({
    maxConcurrent: processCount,
    maxWaiting: 20,
    fullMessage: "Many people are uploading images right now. Please try again in a moment.",
  });

  constructor(limits: Partial<DecoderLimits> = {}) {
    this.all = Array.from({ length: processCount }, () => new DecoderProcess({ ...defaultLimits, ...limits }));
    this.idle = [...this.all];
  }

  /** Rejects anything but a single PNG, JPEG or WebP image of reasonable size. */
  async sanitize(sender: string, bytes: Buffer, kind: ImageKind): Promise<Uint8Array> {
    const { webp } = await this.run(sender, { bytes, shape: kind, widths: [] });
    return webp as Uint8Array;
  }

  /** The square in several widths, each as AVIF and WebP, by names like `640.avif`. */
  toWidths(sender: string, bytes: Buffer, crop: Crop, widths: readonly number[]): Promise<Record<string, Uint8Array>> {
    return this.run(sender, { bytes, shape: crop, widths });
  }

  private async run(sender: string, task: DecoderTask): Promise<Record<string, Uint8Array>> {
    // mutant(../../slices/images/malicious-images.test.ts): a file that is not an image reaches no decoder
    if (!hasImageSignature(task.bytes)) throw unsupportedImage("format");
    // mutant(../../slices/images/malicious-images.test.ts): a sender has one image decoded at a time
    if (this.busySenders.has(sender)) throw stillBusy();
    this.busySenders.add(sender);
    try {
      const reply = await this.limiter.run(() => this.decode(task));
      if ("problem" in reply) throw unsupportedImage(reply.problem);
      return reply.images;
    } finally {
      this.busySenders.delete(sender);
    }
  }

  close(): void {
    for (const decoder of this.all) decoder.kill();
  }

  private async decode(task: DecoderTask): Promise<DecoderReply> {
    const decoder = this.idle.pop() as DecoderProcess; // the limiter lets in as many as there are
    try {
      return await decoder.decode(task);
    } catch {
      return { problem: "unreadable" };
    } finally {
      this.idle.push(decoder);
    }
  }
}

function unsupportedImage(problem: keyof typeof problems): ApiError {
  const text = problems[problem];
  return new ApiError("unsupported_media_type", text, { errors: { file: [text] } });
}

const stillBusy = () =>
  new ApiError("rate_limited", "Your other picture is still being processed. Please try again in a moment.", {
    retryAfterSeconds: 2,
  });
