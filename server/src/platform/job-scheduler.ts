import type { FastifyBaseLogger } from "fastify";

interface Job {
  title: string;
  intervalMs: number;
  work: () => Promise<void>;
}

/**
 * Work that comes back in regular intervals. Each job is written so that several nodes may run it at once; a failed run
 * is logged and the next one comes all the same.
 */
export class JobScheduler {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Map<string, Promise<void>>();
  private readonly log: FastifyBaseLogger;

  constructor(log: FastifyBaseLogger) {
    this.log = log;
  }

  schedule({ title, intervalMs, work }: Job): void {
    this.timers.push(setInterval(() => this.run(title, work), intervalMs));
  }

  /** Stops the clock and waits for what is under way. */
  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.running.values());
  }

  private run(title: string, work: () => Promise<void>): void {
    if (this.running.has(title)) return;
    const begin = async () => work();
    const run = begin()
      .catch((error: unknown) => this.log.error({ err: error, job: title }, "a job failed"))
      .finally(() => this.running.delete(title));
    this.running.set(title, run);
  }
}
