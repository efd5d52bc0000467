import type { Worker } from "node:cluster";
import { once } from "node:events";
import { gauge, labelled, type MetricFamily } from "../platform/metrics/prometheus-text.ts";

const request = "metrics";
const maxWaitMs = 5000;

interface WorkerReply {
  metrics: MetricFamily[];
}

/** In a worker: sends its metrics to the supervisor whenever that asks for them. Returns how to stop. */
export function sendMetricsOnRequest(collect: () => Promise<MetricFamily[]>): () => void {
  const answer = (message: unknown) => {
    if (message === request) void collect().then((metrics) => process.send?.({ metrics } satisfies WorkerReply));
  };
  process.on("message", answer);
  return () => void process.off("message", answer);
}

/**
 * In the supervisor: the metrics of all workers by their numbers. Those of one that does not answer, because it hangs or ends, are
 * missing, and it is not counted: the supervisor itself always answers.
 */
export async function requestMetrics(
  workers: ReadonlyMap<Worker, { number: number }>,
  wanted: number,
): Promise<MetricFamily[]> {
  const replies = await Promise.all(
    [...workers].map(async ([worker, { number }]) => {
      const families = await requestMetricsOf(worker).catch(() => undefined);
      return families && ([String(number), families] as const);
    }),
  );
  const answered = replies.filter((reply) => reply !== undefined);
  return [...mergeMetrics(new Map(answered)), workersMetric({ wanted, answering: answered.length })];
}

export const workersMetric = (states: { wanted: number; answering: number }): MetricFamily =>
  gauge("pawhaven_workers", "Processes that shall serve the shop, and those that answer.", labelled("state", states));

async function requestMetricsOf(worker: Worker): Promise<MetricFamily[]> {
  const replied = once(worker, "message", { signal: AbortSignal.timeout(maxWaitMs) });
  worker.send(request, () => {}); // without a callback, a channel that has just closed would end the supervisor
  const [reply] = (await replied) as [WorkerReply];
  return reply.metrics;
}

/** One family of each name, whose samples say which worker they are of. */
export function mergeMetrics(byWorker: ReadonlyMap<string, readonly MetricFamily[]>): MetricFamily[] {
  const merged = new Map<string, MetricFamily>();
  for (const [worker, families] of byWorker)
    for (const family of families) {
      const samples = family.samples.map((sample) => ({ ...sample, labels: { ...sample.labels, worker } }));
      merged.set(family.name, { ...family, samples: [...(merged.get(family.name)?.samples ?? []), ...samples] });
    }
  return [...merged.values()];
}
