import { setTimeout as pause } from "node:timers/promises";
import { brokenConnection, LoadConnection } from "./load-connection.ts";
import {
  type LoadFixtures,
  type LoadRequest,
  type mixes,
  nextRequest,
  type RequestKind,
  signInRequest,
} from "./load-mix.ts";

/** A message to the generator process, which replies with one `Sample` per request. */
export interface LoadPlan {
  port: number;
  fixtures: LoadFixtures;
  mix: keyof typeof mixes;
  perSecond: number;
  seconds: number;
  /** Sign-ins sent all at once at the beginning. */
  signIns: number;
}

export interface Sample {
  kind: RequestKind;
  status: number;
  hasRetryAfter: boolean;
  /** When the request was due, since the beginning. */
  dueMs: number;
  /** From the due time to the end of the response, which avoids coordinated omission. */
  ms: number;
  /** How late the generator sent the request. */
  lagMs: number;
}

const maxConnections = 1_000;
const drainTimeoutMs = 10_000;

/** Sends every request when it is due, whether or not earlier ones have a response (open loop). See decision 0031. */
class OpenLoopGenerator {
  private readonly all = new Set<LoadConnection>();
  private readonly idle: LoadConnection[] = [];
  private readonly waiting: ((connection: LoadConnection | null) => void)[] = [];
  private readonly samples: Sample[] = [];
  private readonly plan: LoadPlan;
  private startedAt = 0;
  private inFlight = 0;

  constructor(plan: LoadPlan) {
    this.plan = plan;
  }

  async run(): Promise<Sample[]> {
    const { fixtures, mix, perSecond, seconds, signIns } = this.plan;
    await this.openConnections(Math.min(maxConnections, perSecond / 2 + signIns));
    this.startedAt = performance.now();
    let due = 0;
    for (let count = 0; count < signIns; count++) void this.send(signInRequest(count), 0);
    while (due < seconds * 1000) {
      const now = performance.now() - this.startedAt;
      for (; due <= now; due += randomGapMs(perSecond)) void this.send(nextRequest(mix, fixtures), due);
      await pause(1);
    }
    const end = performance.now() + drainTimeoutMs;
    while (this.inFlight > 0 && performance.now() < end) await pause(10);
    await this.abandonUnfinished();
    return this.samples;
  }

  /** Requests without a response count as failed, and so do those that still wait for a connection. */
  private async abandonUnfinished(): Promise<void> {
    for (const resolveNext of this.waiting.splice(0)) resolveNext(null);
    for (const connection of this.all) connection.close();
    await pause(0); // lets them settle
  }

  /** Opens connections beforehand, as a proxy in front of the shop keeps a pool of them. */
  private async openConnections(connections: number): Promise<void> {
    for (let count = 0; count < connections; count++) this.idle.push(this.connect());
    await Promise.all(this.idle.map(({ isReady }) => isReady));
  }

  private async send({ kind, text }: LoadRequest, dueMs: number): Promise<void> {
    this.inFlight += 1;
    const connection = await this.acquire();
    const lagMs = performance.now() - this.startedAt - dueMs;
    const response = connection ? await connection.send(text) : brokenConnection;
    this.samples.push({ kind, ...response, dueMs, ms: performance.now() - this.startedAt - dueMs, lagMs });
    this.inFlight -= 1;
    if (connection) this.release(connection);
  }

  /** Null if no connection became free before the end. */
  private async acquire(): Promise<LoadConnection | null> {
    for (let idle = this.idle.pop(); idle; idle = this.idle.pop()) {
      if (idle.isOpen) return idle;
      this.all.delete(idle); // the server ends a connection on which nothing was ever sent
    }
    if (this.all.size < maxConnections) return this.connect();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private connect(): LoadConnection {
    const connection = new LoadConnection(this.plan.port);
    this.all.add(connection);
    return connection;
  }

  private release(connection: LoadConnection): void {
    if (!connection.isOpen) this.all.delete(connection);
    const resolveNext = this.waiting.shift();
    if (resolveNext) resolveNext(connection.isOpen ? connection : this.connect());
    else if (connection.isOpen) this.idle.push(connection);
  }
}

/** Exponential gaps, so that requests arrive in a Poisson process with natural bursts. */
const randomGapMs = (perSecond: number) => (-Math.log(1 - Math.random()) * 1000) / perSecond;

process.on("message", (plan: LoadPlan) => {
  void new OpenLoopGenerator(plan).run().then((samples) => process.send?.(samples));
});
