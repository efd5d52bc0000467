import { setTimeout as pause } from "node:timers/promises";
import { LoadConnection } from "./load-connection.ts";
import { type Asked, type Cast, drawCatalogue, drawMixed, type Kind, signIn } from "./load-mix.ts";

/** What the generator is told to do; it answers with one `Sample` per request. */
export interface Order {
  port: number;
  cast: Cast;
  draw: "mixed" | "catalogue";
  perSecond: number;
  seconds: number;
  /** So many sign-ins at once, as soon as the load has begun. */
  signIns: number;
}

export interface Sample {
  kind: Kind;
  status: number;
  saysWhenToComeBack: boolean;
  /** When it was due, since the beginning. */
  dueMs: number;
  /** From the moment it was due to the end of the answer, so that waiting for a late generator or server counts. */
  ms: number;
  /** How much later than due it was sent. */
  lagMs: number;
}

const mostConnections = 1_000;
const patienceMs = 10_000;

/** Requests come when they are due, whether or not the ones before were answered: an open loop. */
class Generator {
  private readonly all = new Set<LoadConnection>();
  private readonly idle: LoadConnection[] = [];
  private readonly line: ((connection: LoadConnection) => void)[] = [];
  private readonly samples: Sample[] = [];
  private readonly order: Order;
  private begun = 0;
  private underWay = 0;

  constructor(order: Order) {
    this.order = order;
  }

  async run(): Promise<Sample[]> {
    const { cast, draw, perSecond, seconds, signIns } = this.order;
    const next = draw === "mixed" ? drawMixed : drawCatalogue;
    await this.prepare(Math.min(mostConnections, perSecond / 2 + signIns));
    this.begun = performance.now();
    let due = 0;
    for (let count = 0; count < signIns; count++) void this.ask(signIn(count), 0);
    while (due < seconds * 1000) {
      const now = performance.now() - this.begun;
      for (; due <= now; due += gap(perSecond)) void this.ask(next(cast), due);
      await pause(1);
    }
    const end = performance.now() + patienceMs;
    while (this.underWay > 0 && performance.now() < end) await pause(10);
    for (const connection of this.all) connection.close();
    await pause(0); // those that never came are told apart as broken
    return this.samples;
  }

  /** Connections are there beforehand, as a proxy in front of the shop would hold them. */
  private async prepare(connections: number): Promise<void> {
    for (let count = 0; count < connections; count++) this.idle.push(this.connect());
    await Promise.all(this.idle.map(({ isReady }) => isReady));
  }

  private async ask({ kind, text }: Asked, dueMs: number): Promise<void> {
    this.underWay += 1;
    const connection = await this.connection();
    const lagMs = performance.now() - this.begun - dueMs;
    const answer = await connection.ask(text);
    this.samples.push({ kind, ...answer, dueMs, ms: performance.now() - this.begun - dueMs, lagMs });
    this.underWay -= 1;
    this.giveBack(connection);
  }

  private async connection(): Promise<LoadConnection> {
    const free = this.idle.pop();
    if (free) return free;
    if (this.all.size < mostConnections) return this.connect();
    return new Promise((resolve) => this.line.push(resolve));
  }

  private connect(): LoadConnection {
    const connection = new LoadConnection(this.order.port);
    this.all.add(connection);
    return connection;
  }

  private giveBack(connection: LoadConnection): void {
    if (!connection.isOpen) this.all.delete(connection);
    const next = this.line.shift();
    if (next) next(connection.isOpen ? connection : this.connect());
    else if (connection.isOpen) this.idle.push(connection);
  }
}

/** Chance arrivals: now and then several at once, as in life. */
const gap = (perSecond: number) => (-Math.log(1 - Math.random()) * 1000) / perSecond;

process.on("message", (order: Order) => {
  void new Generator(order).run().then((samples) => process.send?.(samples));
});
