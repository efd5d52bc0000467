import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { ImageKind } from "@pawhaven/contract";

/** A square of an upright image, in pixels. */
export interface Crop {
  left: number;
  top: number;
  side: number;
}

/** A crop becomes a square in each of the widths that it is large enough for; other images become one WebP image. */
export interface DecoderTask {
  bytes: Buffer;
  shape: Crop | ImageKind;
  widths: readonly number[];
}

export type DecoderReply =
  | { images: Record<string, Uint8Array> }
  | { problem: "animated" | "unreadable" | "crop" | "small" };

export interface DecoderLimits {
  /** For one image. */
  timeoutMs: number;
  maxMemoryBytes: number;
  /** A process without work ends after this time. */
  idleMs: number;
}

const script = path.join(import.meta.dirname, "decoder-main.ts");
const startTimeoutMs = 30_000;

/** A process that decodes one image at a time. It starts with the first image and neither delays nor outlives the shop. */
export class DecoderProcess {
  private readonly limits: DecoderLimits;
  private child: ChildProcess | undefined;
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(limits: DecoderLimits) {
    this.limits = limits;
  }

  /** Throws if the image exceeds a limit. Its process is killed then, and the next image gets a new one. */
  async decode(task: DecoderTask): Promise<DecoderReply> {
    clearTimeout(this.idleTimer);
    try {
      const child = this.child ?? (await this.start());
      child.send(task);
      const reply = await nextMessage(child, this.limits.timeoutMs);
      this.idleTimer = setTimeout(() => this.kill(), this.limits.idleMs).unref();
      return reply as DecoderReply;
    } catch (error) {
      this.kill();
      throw error;
    }
  }

  kill(): void {
    clearTimeout(this.idleTimer);
    this.child?.kill("SIGKILL");
    this.child = undefined;
  }

  private async start(): Promise<ChildProcess> {
    this.child = fork(script, [String(this.limits.maxMemoryBytes)], {
      env: {}, // without the shop's secrets
      execArgv: [],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    this.child.unref();
    this.child.channel?.unref();
    await nextMessage(this.child, startTimeoutMs);
    return this.child;
  }
}

/** Throws if the process exits or the time runs out before. */
async function nextMessage(child: ChildProcess, timeoutMs: number): Promise<unknown> {
  const finished = new AbortController();
  const timer = setTimeout(() => finished.abort(new Error("The image takes too long to decode.")), timeoutMs);
  const { signal } = finished;
  const exited = once(child, "exit", { signal }).then(() => {
    throw new Error("The process that decodes images has exited.");
  });
  try {
    const [message] = (await Promise.race([once(child, "message", { signal }), exited])) as [unknown];
    return message;
  } finally {
    clearTimeout(timer);
    finished.abort();
  }
}
