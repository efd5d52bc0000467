import type { Sample } from "./load-generator.ts";
import { percentile } from "./times.ts";

export interface Summary {
  good: number;
  /** Sent away as promised: 503, and when to come back. */
  refused: number;
  failed: number;
  p50Ms: number;
  p99Ms: number;
  refusedP99Ms: number;
  lagP99Ms: number;
}

export function summary(samples: Sample[]): Summary {
  const good = samples.filter(isGood);
  const refused = samples.filter(({ status, saysWhenToComeBack }) => status === 503 && saysWhenToComeBack);
  const times = good.map(({ ms }) => ms);
  return {
    good: good.length,
    refused: refused.length,
    failed: samples.length - good.length - refused.length,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    refusedP99Ms: percentile(
      refused.map(({ ms }) => ms),
      0.99,
    ),
    lagP99Ms: percentile(
      samples.map(({ lagMs }) => lagMs),
      0.99,
    ),
  };
}

const isGood = ({ status }: Sample) => status === 200 || status === 201;

/** Long enough that one hiccup of the disk is not a hundredth of it. */
const windowMs = 1_000;

/** From when on all is as usual: no error, and the slowest hundredth quick enough, in every window to the end. */
export function recoveryMs(samples: Sample[], mostP99Ms: number): number | null {
  const windows = Map.groupBy(samples, ({ dueMs }) => Math.floor(dueMs / windowMs));
  const troubled = [...windows].filter(([, window]) => {
    const { refused, failed, p99Ms } = summary(window);
    return refused + failed > 0 || p99Ms >= mostP99Ms;
  });
  const first = Math.max(-1, ...troubled.map(([index]) => index)) + 1;
  return windows.has(first) ? first * windowMs : null;
}
