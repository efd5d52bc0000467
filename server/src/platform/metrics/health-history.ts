import type { RecordableHistogram } from "node:perf_hooks";
import type { HealthSample } from "@pawhaven/contract";

/** What only grows; a sample has the difference to the one before. */
type HealthCounts = Pick<
  HealthSample,
  | "requests"
  | "errors"
  | "shed"
  | "cache_hits"
  | "cache_misses"
  | "job_runs"
  | "job_failures"
  | "mails_sent"
  | "mail_failures"
>;

/** What is read as it is. */
type HealthGauges = Pick<HealthSample, "pool_used" | "pool_waiting" | "longest_delay_ms">;

interface HealthSources {
  /** Request durations since the last sample, in microseconds. */
  durations: RecordableHistogram;
  counts: () => HealthCounts;
  gauges: () => HealthGauges;
}

export const sampleSeconds = 15;
const maxSamples = 3600 / sampleSeconds;

/** The last hour of this process in memory, as one sample per 15 seconds. */
export class HealthHistory {
  private readonly sources: HealthSources;
  private readonly timer: NodeJS.Timeout;
  private readonly ring: HealthSample[] = [];
  private last: HealthCounts;

  constructor(sources: HealthSources) {
    this.sources = sources;
    this.last = sources.counts();
    this.timer = setInterval(() => this.sample(), sampleSeconds * 1000).unref();
  }

  /** Oldest first. */
  list(): readonly HealthSample[] {
    return this.ring;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  sample(now = new Date()): void {
    const { durations, counts, gauges } = this.sources;
    const current = counts();
    this.ring.push({
      at: now.toISOString(),
      ...difference(current, this.last),
      ...gauges(),
      p50_ms: percentile(durations, 50),
      p95_ms: percentile(durations, 95),
      memory_bytes: process.memoryUsage.rss(),
    });
    if (this.ring.length > maxSamples) this.ring.shift();
    this.last = current;
    durations.reset();
  }
}

const difference = (current: HealthCounts, last: HealthCounts): HealthCounts =>
  Object.fromEntries(
    Object.entries(current).map(([name, value]) => [name, value - last[name as keyof HealthCounts]]),
  ) as unknown as HealthCounts;

const percentile = (durations: RecordableHistogram, percent: number): number | null =>
  durations.count === 0 ? null : durations.percentile(percent) / 1000;
