import type { Sample } from "./load-generator.ts";
import { percentile } from "./times.ts";

export interface Summary {
  good: number;
  /** Sent away as promised: 503, and when to come back. */
  rejected: number;
  failed: number;
  p50Ms: number;
  p99Ms: number;
  rejectedP99Ms: number;
  lagP99Ms: number;
}

export function summarize(samples: Sample[]): Summary {
  const good = samples.filter(isSuccessful);
  const refused = samples.filter(({ status, hasRetryAfter }) => status === 503 && hasRetryAfter);
  const times = good.map(({ ms }) => ms);
  return {
    good: good.length,
    rejected: refused.length,
    failed: samples.length - good.length - refused.length,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    rejectedP99Ms: percentile(
      refused.map(({ ms }) => ms),
      0.99,
    ),
    lagP99Ms: percentile(
      samples.map(({ lagMs }) => lagMs),
      0.99,
    ),
  };
}

const isSuccessful = ({ status }: Sample) => status === 200 || status === 201;

/** Long enough that one hiccup of the disk is not a hundredth of it. */
const windowMs = 1_000;

/** From when on all is as usual: no error, and the slowest hundredth quick enough, in every window to the end. */
export function recoveryMs(samples: Sample[], maxP99Ms: number): number | null {
  const windows = Map.groupBy(samples, ({ dueMs }) => Math.floor(dueMs / windowMs));
  const troubled = [...windows].filter(([, window]) => {
    const { rejected, failed, p99Ms } = summarize(window);
    return rejected + failed > 0 || p99Ms >= maxP99Ms;
  });
  const first = Math.max(-1, ...troubled.map(([index]) => index)) + 1;
  return windows.has(first) ? first * windowMs : null;
}
