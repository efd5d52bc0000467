import { setTimeout as pause } from "node:timers/promises";
import { LoadConnection } from "./load-connection.ts";
import {
  type LoadRequest,
  type LoadFixtures,
  nextCatalogueRequest,
  nextMixedRequest,
  type RequestKind,
  signInRequest,
} from "./load-mix.ts";

/** What the generator is told to do; it answers with one `Sample` per request. */
export interface LoadPlan {
  port: number;
  fixtures: LoadFixtures;
  draw: "mixed" | "catalogue";
  perSecond: number;
  seconds: number;
  /** So many sign-ins at once, as soon as the load has begun. */
  signIns: number;
}

export interface Sample {
  kind: RequestKind;
  status: number;
  hasRetryAfter: boolean;
  /** When it was due, since the beginning. */
  dueMs: number;
  /** From the moment it was due to the end of the answer, so that waiting for a late generator or server counts. */
  ms: number;
  /** How much later than due it was sent. */
  lagMs: number;
}

const maxConnections = 1_000;
const drainTimeoutMs = 10_000;

/** Requests come when they are due, whether or not the ones before were answered: an open loop. */
class OpenLoopGenerator {
  private readonly all = new Set<LoadConnection>();
  private readonly idle: LoadConnection[] = [];
  private readonly waiting: ((acquire: LoadConnection) => void)[] = [];
  private readonly samples: Sample[] = [];
  private readonly plan: LoadPlan;
  private startedAt = 0;
  private inFlight = 0;

  constructor(order: LoadPlan) {
    this.plan = order;
  }

  async run(): Promise<Sample[]> {
    const { fixtures, draw, perSecond, seconds, signIns } = this.plan;
    const next = draw === "mixed" ? nextMixedRequest : nextCatalogueRequest;
    await this.openConnections(Math.min(maxConnections, perSecond / 2 + signIns));
    this.startedAt = performance.now();
    let due = 0;
    for (let count = 0; count < signIns; count++) void this.send(signInRequest(count), 0);
    while (due < seconds * 1000) {
      const now = performance.now() - this.startedAt;
      for (; due <= now; due += randomGapMs(perSecond)) void this.send(next(fixtures), due);
      await pause(1);
    }
    const end = performance.now() + drainTimeoutMs;
    while (this.inFlight > 0 && performance.now() < end) await pause(10);
    for (const connection of this.all) connection.close();
    await pause(0); // those that never came are told apart as broken
    return this.samples;
  }

  /** Connections are there beforehand, as a proxy in front of the shop would hold them. */
  private async openConnections(connections: number): Promise<void> {
    for (let count = 0; count < connections; count++) this.idle.push(this.connect());
    await Promise.all(this.idle.map(({ isReady }) => isReady));
  }

  private async send({ kind, text }: LoadRequest, dueMs: number): Promise<void> {
    this.inFlight += 1;
    const connection = await this.connection();
    const lagMs = performance.now() - this.startedAt - dueMs;
    const answer = await connection.ask(text);
    this.samples.push({ kind, ...answer, dueMs, ms: performance.now() - this.startedAt - dueMs, lagMs });
    this.inFlight -= 1;
    this.release(connection);
  }

  private async connection(): Promise<LoadConnection> {
    const free = this.idle.pop();
    if (free) return free;
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
    const next = this.waiting.shift();
    if (next) next(connection.isOpen ? connection : this.connect());
    else if (connection.isOpen) this.idle.push(connection);
  }
}

/** Chance arrivals: now and then several at once, as in life. */
const randomGapMs = (perSecond: number) => (-Math.log(1 - Math.random()) * 1000) / perSecond;

process.on("message", (order: LoadPlan) => {
  void new OpenLoopGenerator(order).run().then((samples) => process.send?.(samples));
});
