import { hostname } from "node:os";
import type { HealthReport, HealthSample, JobHealth, ShopFigures } from "@pawhaven/contract";
import { sampleSeconds } from "../../platform/metrics/health-history.ts";
import type { JobCounts } from "../../platform/metrics/job-metrics.ts";
import { startedAt } from "../../platform/metrics/process-metrics.ts";

/** What the page about the health of a node is made from. */
export interface HealthContext {
  history: { list(): readonly HealthSample[] };
  jobs: () => JobCounts[];
  figures: () => Promise<ShopFigures>;
  poolSize: () => number;
}

export const getHealthReport = async ({ history, jobs, figures, poolSize }: HealthContext): Promise<HealthReport> => ({
  node: {
    name: `${hostname()}:${process.pid}`,
    started_at: new Date(startedAt()).toISOString(),
    pool_size: poolSize(),
  },
  sample_seconds: sampleSeconds,
  samples: [...history.list()],
  jobs: jobs().map(toJobHealth),
  figures: await figures(),
});

const toJobHealth = (job: JobCounts): JobHealth => ({
  title: job.title,
  interval_seconds: job.intervalMs / 1000,
  runs: job.runs,
  failures: job.failures,
  mean_ms: job.runs === 0 ? null : (job.seconds / job.runs) * 1000,
  last_success_at: toDate(job.lastSuccessAt),
  last_failure_at: toDate(job.lastFailureAt),
});

const toDate = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
