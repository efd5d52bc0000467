import type { Sample } from "./load-generator.ts";
import { percentile } from "./times.ts";

export interface Summary {
  good: number;
  /** Rejected with 503 and Retry-After. */
  rejected: number;
  failed: number;
  p50Ms: number;
  p99Ms: number;
  rejectedP99Ms: number;
  lagP99Ms: number;
}

export function summarize(samples: Sample[]): Summary {
  const good = samples.filter(isSuccessful);
  const rejected = samples.filter(({ status, hasRetryAfter }) => status === 503 && hasRetryAfter);
  const p99 = (list: Sample[], field: "ms" | "lagMs") =>
    percentile(
      list.map((sample) => sample[field]),
      0.99,
    );
  return {
    good: good.length,
    rejected: rejected.length,
    failed: samples.length - good.length - rejected.length,
    p50Ms: percentile(
      good.map(({ ms }) => ms),
      0.5,
    ),
    p99Ms: p99(good, "ms"),
    rejectedP99Ms: p99(rejected, "ms"),
    lagP99Ms: p99(samples, "lagMs"),
  };
}

const isSuccessful = ({ status }: Sample) => status === 200 || status === 201;

/** Long enough that a single slow disk write does not affect the p99. */
const windowMs = 1_000;

/** The time after which every window has no errors and a p99 below the limit; null if the last window does not. */
export function recoveryMs(samples: Sample[], maxP99Ms: number): number | null {
  const windows = Map.groupBy(samples, ({ dueMs }) => Math.floor(dueMs / windowMs));
  const degraded = [...windows].filter(([, window]) => {
    const { rejected, failed, p99Ms } = summarize(window);
    return rejected + failed > 0 || p99Ms >= maxP99Ms;
  });
  const firstRecovered = Math.max(-1, ...degraded.map(([index]) => index)) + 1;
  return windows.has(firstRecovered) ? firstRecovered * windowMs : null;
}
