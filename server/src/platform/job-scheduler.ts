import type { FastifyBaseLogger } from "fastify";
import { JobMetrics } from "./metrics/job-metrics.ts";
import type { Tracing } from "./tracing/tracing.ts";

interface Job {
  title: string;
  intervalMs: number;
  work: () => Promise<void>;
}

/**
 * Runs jobs at fixed intervals. Every node runs all jobs, so each job must be safe to run concurrently.
 * A failed run is logged; the job runs again at its next interval.
 */
export class JobScheduler {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Map<string, Promise<void>>();
  private readonly log: FastifyBaseLogger;
  private readonly metrics: JobMetrics;
  private readonly tracing: Tracing | undefined;

  constructor(log: FastifyBaseLogger, metrics = new JobMetrics(), tracing?: Tracing) {
    this.log = log;
    this.metrics = metrics;
    this.tracing = tracing;
  }

  schedule({ title, intervalMs, work }: Job): void {
    this.metrics.add(title, intervalMs);
    this.timers.push(setInterval(() => this.run(title, work), intervalMs));
  }

  /** Starts no more runs and waits for those in progress. */
  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.running.values());
  }

  private run(title: string, work: () => Promise<void>): void {
    if (this.running.has(title)) return;
    const startedAt = performance.now();
    const record = (isSuccess: boolean) =>
      this.metrics.record(title, (performance.now() - startedAt) / 1000, isSuccess);
    const start = async () => work(); // turns a synchronous throw into a rejection
    const run = (this.tracing?.inTrace(`job ${title}`, start) ?? start())
      .then(
        () => record(true),
        (error: unknown) => {
          record(false);
          this.log.error({ err: error, job: title }, "job failed");
        },
      )
      .finally(() => this.running.delete(title));
    this.running.set(title, run);
  }
}
