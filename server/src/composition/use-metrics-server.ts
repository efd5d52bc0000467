import cluster from "node:cluster";
import type { FastifyInstance } from "fastify";
import { observeGc } from "../platform/metrics/gc-metrics.ts";
import { serveMetrics } from "../platform/metrics/metrics-server.ts";
import type { MetricsAddress } from "../settings.ts";
import { collectMetrics } from "./collect-metrics.ts";
import type { Watch } from "./watch.ts";
import { sendMetricsOnRequest, workersMetric } from "./worker-metrics.ts";

/** So that alerts are the same however many processes there are. */
const onlyWorker = workersMetric({ wanted: 1, answering: 1 });

/**
 * Listens as soon as the app is ready, before the shop does, so that a port in use stops the start. For several workers, their
 * supervisor does.
 */
export function useMetricsServer(app: FastifyInstance, address: MetricsAddress, watch: Watch): void {
  let stop = () => {};
  app.addHook("onReady", async () => {
    const gc = observeGc();
    const onError = (error: unknown) => app.log.warn({ err: error }, "metrics are incomplete");
    const collect = async () => [...(await collectMetrics(watch, onError)), ...gc.collect()];
    const stopServing = cluster.isWorker
      ? sendMetricsOnRequest(collect)
      : await serveMetrics({ ...address, collect: async () => [...(await collect()), onlyWorker], onError });
    stop = () => {
      gc.stop();
      stopServing();
    };
  });
  app.addHook("onClose", async () => stop());
}
