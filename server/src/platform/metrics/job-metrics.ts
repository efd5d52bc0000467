import { counter, gauge, type MetricFamily, type Sample } from "./prometheus-text.ts";

export interface JobCounts {
  title: string;
  intervalMs: number;
  runs: number;
  failures: number;
  seconds: number;
  /** In milliseconds since 1970. */
  lastSuccessAt: number | null;
  lastFailureAt: number | null;
}

/** How the jobs of this process have run. */
export class JobMetrics {
  private readonly jobs = new Map<string, JobCounts>();
  readonly totals = { runs: 0, failures: 0 };

  add(title: string, intervalMs: number): void {
    const never = { lastSuccessAt: null, lastFailureAt: null };
    this.jobs.set(title, { title, intervalMs, runs: 0, failures: 0, seconds: 0, ...never });
  }

  record(title: string, seconds: number, isSuccess: boolean): void {
    const job = this.jobs.get(title);
    if (!job) return;
    job.runs += 1;
    job.seconds += seconds;
    this.totals.runs += 1;
    if (isSuccess) job.lastSuccessAt = Date.now();
    else {
      job.failures += 1;
      job.lastFailureAt = Date.now();
      this.totals.failures += 1;
    }
  }

  list(): JobCounts[] {
    return [...this.jobs.values()];
  }

  collect(): MetricFamily[] {
    const of = (value: (job: JobCounts) => number): Sample[] =>
      this.list().map((job) => ({ labels: { name: job.title }, value: value(job) }));
    const succeeded = this.list().filter(({ lastSuccessAt }) => lastSuccessAt !== null);
    return [
      counter(
        "pawhaven_job_runs_total",
        "Finished runs of a background job.",
        of(({ runs }) => runs),
      ),
      counter(
        "pawhaven_job_failures_total",
        "Runs that ended with an error.",
        of(({ failures }) => failures),
      ),
      counter(
        "pawhaven_job_seconds_total",
        "Time spent in runs.",
        of(({ seconds }) => seconds),
      ),
      gauge(
        "pawhaven_job_interval_seconds",
        "Time from one run to the next.",
        of(({ intervalMs }) => intervalMs / 1000),
      ),
      gauge(
        "pawhaven_job_last_success_timestamp_seconds",
        "When a run last succeeded, in seconds since 1970; absent before the first.",
        succeeded.map(({ title, lastSuccessAt }) => ({ labels: { name: title }, value: (lastSuccessAt ?? 0) / 1000 })),
      ),
    ];
  }
}
