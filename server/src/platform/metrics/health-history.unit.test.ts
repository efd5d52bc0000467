import { createHistogram } from "node:perf_hooks";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { HealthHistory, sampleSeconds } from "./health-history.ts";

const counts = {
  requests: 0,
  errors: 0,
  shed: 0,
  cache_hits: 0,
  cache_misses: 0,
  job_runs: 0,
  job_failures: 0,
  mails_sent: 0,
  mail_failures: 0,
};
let durations: ReturnType<typeof createHistogram>;
let history: HealthHistory;

beforeEach(() => {
  vi.useFakeTimers();
  durations = createHistogram();
  Object.assign(counts, { requests: 100, errors: 0 });
  history = new HealthHistory({
    durations,
    counts: () => ({ ...counts }),
    gauges: () => ({ pool_used: 2, pool_waiting: 0, longest_delay_ms: 1 }),
  });
});
afterEach(() => {
  history.stop();
  vi.useRealTimers();
});

const pass = (samples: number) => vi.advanceTimersByTime(samples * sampleSeconds * 1000);

it("has nothing before the first sample", () => {
  expect(history.list()).toEqual([]);
});

it("has what happened between two samples, and the percentiles of that time alone", () => {
  counts.requests += 30;
  counts.errors += 2;
  for (let ms = 1; ms <= 100; ms++) durations.record(ms * 1000);
  pass(1);
  counts.requests += 5;
  pass(1);
  expect(history.list()).toMatchObject([
    { requests: 30, errors: 2, pool_used: 2 },
    { requests: 5, errors: 0, p50_ms: null, p95_ms: null },
  ]);
  const [{ p50_ms: p50, p95_ms: p95 } = {}] = history.list();
  expect([p50, p95].map((ms) => Math.round(ms ?? 0))).toEqual([50, 95]);
});

it("keeps one hour and no more", () => {
  const perHour = 3600 / sampleSeconds;
  pass(1);
  const first = history.list()[0]?.at;
  pass(perHour + 3);
  expect(history.list()).toHaveLength(perHour);
  expect(history.list().some(({ at }) => at === first)).toBe(false);
});
