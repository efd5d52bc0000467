import { Readable } from "node:stream";
import type { Topic } from "@pawhaven/contract";
import type { Changes } from "./changes.ts";
import { Refusal } from "./http/refusal.ts";

/** A stream of server-sent events, ready to be sent. */
export type EventStream = Readable;

export interface LiveRules {
  /** Streams open at once, of everybody and of one address. */
  most: number;
  mostPerAddress: number;
  /** Often enough that no proxy in between thinks a stream has died. */
  heartbeatMs: number;
  /** Changes within this time are told together: who asks again after each would otherwise ask all the time. */
  gatherMs: number;
}

const usual: LiveRules = { most: 5_000, mostPerAddress: 50, heartbeatMs: 25_000, gatherMs: 100 };

/** A listener that takes nothing any more is let go before it fills the memory. */
const mostWaitingBytes = 64 * 1024;

/** Tells everybody who listens which kinds of data have changed. */
export class Live {
  private readonly rules: LiveRules;
  private readonly streams = new Map<Readable, string>();
  private readonly changed = new Set<Topic>();
  private readonly heartbeat: NodeJS.Timeout;
  private gathering: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(changes: Changes, rules: Partial<LiveRules> = {}) {
    this.rules = { ...usual, ...rules };
    changes.onChange((topic) => this.gather(topic));
    this.heartbeat = setInterval(() => this.tell(":\n\n"), this.rules.heartbeatMs).unref();
  }

  listen(address: string): EventStream {
    this.refuseTooMany(address);
    const stream = new Readable({ read() {} });
    this.streams.set(stream, address);
    stream.once("close", () => this.streams.delete(stream));
    stream.push(`retry: ${comeBackMs()}\n\n`);
    return stream;
  }

  /** Ends all streams and opens no more, so that a server that shuts down need not wait for them. */
  close(): void {
    this.isClosed = true;
    clearInterval(this.heartbeat);
    clearTimeout(this.gathering);
    for (const stream of this.streams.keys()) stream.push(null);
    this.streams.clear();
  }

  private refuseTooMany(address: string): void {
    const { most, mostPerAddress } = this.rules;
    const fromHere = [...this.streams.values()].filter((other) => other === address).length;
    if (!this.isClosed && this.streams.size < most && fromHere < mostPerAddress) return;
    throw new Refusal("unavailable", "Too many are listening right now.", { retryAfterSeconds: 60 });
  }

  private gather(topic: Topic): void {
    this.changed.add(topic);
    this.gathering ??= setTimeout(() => {
      const topics = [...this.changed];
      this.changed.clear();
      this.gathering = undefined;
      this.tell(topics.map((one) => `event: change\ndata: ${JSON.stringify({ topic: one })}\n\n`).join(""));
    }, this.rules.gatherMs).unref();
  }

  private tell(text: string): void {
    for (const stream of this.streams.keys()) {
      if (stream.readableLength > mostWaitingBytes) stream.destroy();
      else stream.push(text);
    }
  }
}

/** Not the same for everybody, or all would come back in the same moment after a restart. */
const comeBackMs = () => 2_000 + Math.floor(Math.random() * 3_000);
