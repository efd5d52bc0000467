import { Readable } from "node:stream";
import type { Topic } from "@pawhaven/contract";
import type { ChangeTracker } from "./change-tracker.ts";
import { networkOf } from "../auth/network.ts";
import { ApiError } from "../http/api-error.ts";

/** A stream of server-sent events. */
export type EventStream = Readable;

export interface BroadcasterOptions {
  maxStreams: number;
  maxStreamsPerAddress: number;
  /** Shorter than the idle timeout of common proxies. */
  heartbeatMs: number;
  /** Changes within this time are sent together, because clients refetch after each message. */
  batchMs: number;
}

const defaultOptions: BroadcasterOptions = {
  maxStreams: 5_000,
  maxStreamsPerAddress: 50,
  heartbeatMs: 25_000,
  batchMs: 100,
};

/** A client that stops reading is disconnected before its buffer fills the memory. */
const maxBufferedBytes = 64 * 1024;

/** Sends the topics that changed to all subscribers, as server-sent events. */
export class EventBroadcaster {
  private readonly options: BroadcasterOptions;
  private readonly streams = new Map<Readable, string>();
  private readonly pendingTopics = new Set<Topic>();
  private readonly heartbeat: NodeJS.Timeout;
  private batchTimer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(changes: ChangeTracker, options: Partial<BroadcasterOptions> = {}) {
    this.options = { ...defaultOptions, ...options };
    changes.onChange((topic) => this.enqueue(topic));
    this.heartbeat = setInterval(() => this.broadcast(":\n\n"), this.options.heartbeatMs).unref();
  }

  subscribe(address: string): EventStream {
    const network = networkOf(address);
    this.assertStreamCapacity(network);
    const stream = new Readable({ read() {} });
    this.streams.set(stream, network);
    stream.once("close", () => this.streams.delete(stream));
    stream.push(`retry: ${retryDelayMs()}\n\n`);
    return stream;
  }

  /** Ends all streams and opens no more, so that a shutdown does not wait for them. */
  close(): void {
    this.isClosed = true;
    clearInterval(this.heartbeat);
    clearTimeout(this.batchTimer);
    for (const stream of this.streams.keys()) stream.push(null);
    this.streams.clear();
  }

  private assertStreamCapacity(network: string): void {
    const { maxStreams, maxStreamsPerAddress } = this.options;
    const openFromNetwork = [...this.streams.values()].filter((other) => other === network).length;
    if (!this.isClosed && this.streams.size < maxStreams && openFromNetwork < maxStreamsPerAddress) return;
    throw new ApiError("unavailable", "Too many connections are open right now.", { retryAfterSeconds: 60 });
  }

  private enqueue(topic: Topic): void {
    this.pendingTopics.add(topic);
    this.batchTimer ??= setTimeout(() => {
      const topics = [...this.pendingTopics];
      this.pendingTopics.clear();
      this.batchTimer = undefined;
      this.broadcast(
        topics.map((changed) => `event: change\ndata: ${JSON.stringify({ topic: changed })}\n\n`).join(""),
      );
    }, this.options.batchMs).unref();
  }

  private broadcast(text: string): void {
    for (const stream of this.streams.keys()) {
      if (stream.readableLength > maxBufferedBytes) stream.destroy();
      else stream.push(text);
    }
  }
}

/** Jitter, so that clients do not all reconnect at the same moment after a restart. */
const retryDelayMs = () => 2_000 + Math.floor(Math.random() * 3_000);
