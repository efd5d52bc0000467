import { Readable } from "node:stream";
import type { Topic } from "@pawhaven/contract";
import type { ChangeTracker } from "./change-tracker.ts";
import { ApiError } from "../http/api-error.ts";

/** A stream of server-sent events, ready to be sent. */
export type EventStream = Readable;

export interface BroadcasterOptions {
  /** Streams open at once, of everybody and of one address. */
  maxStreams: number;
  maxStreamsPerAddress: number;
  /** Often enough that no proxy in between thinks a stream has died. */
  heartbeatMs: number;
  /** Changes within this time are told together: who asks again after each would otherwise ask all the time. */
  batchMs: number;
}

const defaultOptions: BroadcasterOptions = {
  maxStreams: 5_000,
  maxStreamsPerAddress: 50,
  heartbeatMs: 25_000,
  batchMs: 100,
};

/** A listener that takes nothing any more is let go before it fills the memory. */
const maxBufferedBytes = 64 * 1024;

/** Tells everybody who listens which kinds of data have changed. */
export class EventBroadcaster {
  private readonly options: BroadcasterOptions;
  private readonly streams = new Map<Readable, string>();
  private readonly pendingTopics = new Set<Topic>();
  private readonly heartbeat: NodeJS.Timeout;
  private batchTimer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(changes: ChangeTracker, rules: Partial<BroadcasterOptions> = {}) {
    this.options = { ...defaultOptions, ...rules };
    changes.onChange((topic) => this.enqueue(topic));
    this.heartbeat = setInterval(() => this.broadcast(":\n\n"), this.options.heartbeatMs).unref();
  }

  subscribe(address: string): EventStream {
    this.assertStreamCapacity(address);
    const stream = new Readable({ read() {} });
    this.streams.set(stream, address);
    stream.once("close", () => this.streams.delete(stream));
    stream.push(`retry: ${retryDelayMs()}\n\n`);
    return stream;
  }

  /** Ends all streams and opens no more, so that a server that shuts down need not wait for them. */
  close(): void {
    this.isClosed = true;
    clearInterval(this.heartbeat);
    clearTimeout(this.batchTimer);
    for (const stream of this.streams.keys()) stream.push(null);
    this.streams.clear();
  }

  private assertStreamCapacity(address: string): void {
    const { maxStreams, maxStreamsPerAddress } = this.options;
    const openFromAddress = [...this.streams.values()].filter((other) => other === address).length;
    if (!this.isClosed && this.streams.size < maxStreams && openFromAddress < maxStreamsPerAddress) return;
    throw new ApiError("unavailable", "Too many are listening right now.", { retryAfterSeconds: 60 });
  }

  private enqueue(topic: Topic): void {
    this.pendingTopics.add(topic);
    this.batchTimer ??= setTimeout(() => {
      const topics = [...this.pendingTopics];
      this.pendingTopics.clear();
      this.batchTimer = undefined;
      this.broadcast(topics.map((one) => `event: change\ndata: ${JSON.stringify({ topic: one })}\n\n`).join(""));
    }, this.options.batchMs).unref();
  }

  private broadcast(text: string): void {
    for (const stream of this.streams.keys()) {
      if (stream.readableLength > maxBufferedBytes) stream.destroy();
      else stream.push(text);
    }
  }
}

/** Not the same for everybody, or all would come back in the same moment after a restart. */
const retryDelayMs = () => 2_000 + Math.floor(Math.random() * 3_000);
