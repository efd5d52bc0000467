import { Readable } from "node:stream";
import { type StaffTopic, topics } from "@pawhaven/contract";
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
  /** After this time a stream ends and its client asks again. */
  maxStreamMs: number | null;
}

interface Subscription {
  network: string;
  topics: ReadonlySet<StaffTopic>;
}

const defaultOptions: BroadcasterOptions = {
  maxStreams: 5_000,
  maxStreamsPerAddress: 50,
  heartbeatMs: 25_000,
  batchMs: 100,
  maxStreamMs: null,
};

/** A client that stops reading is disconnected before its buffer fills the memory. */
const maxBufferedBytes = 64 * 1024;

/** Sends the topics that changed to those who subscribed to them, as server-sent events. */
export class EventBroadcaster {
  private readonly options: BroadcasterOptions;
  private readonly streams = new Map<Readable, Subscription>();
  private readonly pendingTopics = new Set<StaffTopic>();
  private readonly heartbeat: NodeJS.Timeout;
  private batchTimer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(changes: ChangeTracker, options: Partial<BroadcasterOptions> = {}) {
    this.options = { ...defaultOptions, ...options };
    changes.onChange((topic) => this.enqueue(topic));
    this.heartbeat = setInterval(() => this.broadcast(() => ":\n\n"), this.options.heartbeatMs).unref();
  }

  /** Without other topics, those that everybody may know of. */
  subscribe(address: string, heard: readonly StaffTopic[] = topics): EventStream {
    const network = networkOf(address);
    this.assertStreamCapacity(network);
    const stream = new Readable({ read() {} });
    this.streams.set(stream, { network, topics: new Set(heard) });
    const end = this.scheduleEnd(stream);
    stream.once("close", () => {
      clearTimeout(end);
      this.streams.delete(stream);
    });
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
    const openFromNetwork = [...this.streams.values()].filter((other) => other.network === network).length;
    if (!this.isClosed && this.streams.size < maxStreams && openFromNetwork < maxStreamsPerAddress) return;
    throw new ApiError("unavailable", "Too many connections are open right now.", { retryAfterSeconds: 60 });
  }

  private scheduleEnd(stream: Readable): NodeJS.Timeout | undefined {
    const { maxStreamMs } = this.options;
    if (maxStreamMs === null) return undefined;
    return setTimeout(() => stream.push(null), maxStreamMs).unref();
  }

  private enqueue(topic: StaffTopic): void {
    this.pendingTopics.add(topic);
    this.batchTimer ??= setTimeout(() => {
      const changed = [...this.pendingTopics];
      this.pendingTopics.clear();
      this.batchTimer = undefined;
      // mutant(../../slices/workplace/staff-streams.test.ts): a stream names only topics that its reader may know of
      this.broadcast((heard) => toEvents(changed.filter((topic) => heard.has(topic))));
    }, this.options.batchMs).unref();
  }

  private broadcast(textFor: (heard: ReadonlySet<StaffTopic>) => string): void {
    for (const [stream, subscription] of this.streams) {
      const text = textFor(subscription.topics);
      if (stream.readableLength > maxBufferedBytes) stream.destroy();
      else if (text !== "") stream.push(text);
    }
  }
}

const toEvents = (changed: readonly StaffTopic[]) =>
  changed.map((topic) => `event: change\ndata: ${JSON.stringify({ topic })}\n\n`).join("");

/** Jitter, so that clients do not all reconnect at the same moment after a restart. */
const retryDelayMs = () => 2_000 + Math.floor(Math.random() * 3_000);
