import type { ShopFigures } from "@pawhaven/contract";
import type { ResponseCache } from "../platform/cache/response-cache.ts";
import type { Database } from "../platform/db/database.ts";
import { memoizeFor } from "../platform/memoize-for.ts";
import type { MailCounts } from "../platform/mail/deliver.ts";
import { HealthHistory } from "../platform/metrics/health-history.ts";
import { JobMetrics } from "../platform/metrics/job-metrics.ts";
import { RequestMetrics } from "../platform/metrics/request-metrics.ts";
import type { LoadShedder } from "../platform/overload/load-shedder.ts";
import type { RenderQueue } from "../platform/pages/render-queue.ts";
import { readFigures } from "../slices/operations/read-figures.ts";

/** What a process counts while it works, whether or not anybody looks. */
export interface Counts {
  requests: RequestMetrics;
  jobs: JobMetrics;
  mails: MailCounts;
}

export const createCounts = (): Counts => ({
  requests: new RequestMetrics(),
  jobs: new JobMetrics(),
  mails: { sent: 0, failures: 0 },
});

interface WatchedParts {
  counts: Counts;
  database: Database;
  loadShedder: LoadShedder;
  renderQueue: RenderQueue;
  caches: Record<"replies" | "pages", Pick<ResponseCache<unknown>, "counts">>;
}

/** Everything that metrics and the health page read. */
export interface Watch extends WatchedParts {
  history: HealthHistory;
  figures: () => Promise<ShopFigures>;
}

/** Several readers of one node ask the database once. */
const figuresForMs = 10_000;

export const createWatch = (parts: WatchedParts): Watch => ({
  ...parts,
  figures: memoizeFor(figuresForMs, () => readFigures(parts.database.db)),
  history: new HealthHistory({
    durations: parts.counts.requests.recentDurations,
    counts: () => countsOf(parts),
    gauges: () => gaugesOf(parts),
  }),
});

function countsOf({ counts: { requests, jobs, mails }, loadShedder, renderQueue, caches }: WatchedParts) {
  const { replies, pages } = caches;
  return {
    ...requests.totals,
    shed: loadShedder.state().shed + renderQueue.state().rejected,
    cache_hits: replies.counts.hits + pages.counts.hits,
    cache_misses: replies.counts.misses + pages.counts.misses,
    job_runs: jobs.totals.runs,
    job_failures: jobs.totals.failures,
    mails_sent: mails.sent,
    mail_failures: mails.failures,
  };
}

function gaugesOf({ database, loadShedder }: WatchedParts) {
  const { used, waiting } = database.pool();
  return { pool_used: used, pool_waiting: waiting, longest_delay_ms: loadShedder.takeLongestDelayMs() };
}
