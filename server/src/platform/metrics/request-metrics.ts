import { createHistogram } from "node:perf_hooks";
import { counter, type MetricFamily, type Sample } from "./prometheus-text.ts";

/** Upper bounds in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** `shed` is a 503 of load shedding, which is no error of the shop's. */
export type Outcome = "2xx" | "3xx" | "4xx" | "5xx" | "shed";

interface RouteCounts {
  method: string;
  route: string;
  responses: Partial<Record<Outcome, number>>;
  /** How many took up to this bound and longer than the one before; the last one is for those beyond all bounds. */
  durations: number[];
  seconds: number;
}

/**
 * Counts responses by route. Routes are those of the router, never paths with ids, so that their number is bounded.
 * Counting is all that a request pays for; the rest happens when somebody looks.
 */
export class RequestMetrics {
  private readonly byMethod = new Map<string, Map<string, RouteCounts>>();
  /** In microseconds, until somebody resets it. */
  readonly recentDurations = createHistogram();
  readonly totals = { requests: 0, errors: 0 };

  record(method: string, route: string, outcome: Outcome, ms: number): void {
    this.totals.requests += 1;
    if (outcome === "5xx") this.totals.errors += 1;
    const counts = this.countsOf(method, route);
    counts.responses[outcome] = (counts.responses[outcome] ?? 0) + 1;
    if (outcome === "shed") return;
    const bucket = bucketOf(ms / 1000);
    counts.durations[bucket] = (counts.durations[bucket] ?? 0) + 1;
    counts.seconds += ms / 1000;
    this.recentDurations.record(Math.max(1, Math.round(ms * 1000)));
  }

  collect(): MetricFamily[] {
    const all = [...this.byMethod.values()].flatMap((routes) => [...routes.values()]);
    return [
      counter("pawhaven_http_requests_total", "Responses by route and class of status.", all.flatMap(responseSamples)),
      {
        type: "histogram",
        name: "pawhaven_http_request_duration_seconds",
        help: "From the arrival of a request to its last byte, without those that load shedding rejected.",
        samples: all.flatMap(durationSamples),
      },
    ];
  }

  private countsOf(method: string, route: string): RouteCounts {
    const routes = this.byMethod.get(method) ?? new Map<string, RouteCounts>();
    this.byMethod.set(method, routes);
    const counts = routes.get(route) ?? { method, route, responses: {}, durations: emptyBuckets(), seconds: 0 };
    routes.set(route, counts);
    return counts;
  }
}

const emptyBuckets = () => Array.from({ length: buckets.length + 1 }, () => 0);

function bucketOf(seconds: number): number {
  const index = buckets.findIndex((bound) => seconds <= bound);
  return index === -1 ? buckets.length : index;
}

const responseSamples = ({ method, route, responses }: RouteCounts): Sample[] =>
  Object.entries(responses).map(([status, value]) => ({ labels: { method, route, status }, value }));

function durationSamples({ method, route, durations, seconds }: RouteCounts): Sample[] {
  const labels = { method, route };
  let count = 0;
  const bucketSamples = durations.map((value, index) => {
    count += value;
    return { suffix: "_bucket", labels: { ...labels, le: String(buckets[index] ?? "+Inf") }, value: count };
  });
  return [...bucketSamples, { suffix: "_sum", labels, value: seconds }, { suffix: "_count", labels, value: count }];
}
