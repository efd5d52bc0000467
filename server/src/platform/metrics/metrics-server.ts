import { once } from "node:events";
import { createServer } from "node:http";
import { StartupError } from "../startup-error.ts";
import { type MetricFamily, prometheusType, toPrometheusText } from "./prometheus-text.ts";

export interface MetricsServerOptions {
  host: string;
  port: number;
  collect: () => Promise<MetricFamily[]>;
  onError: (error: unknown) => void;
}

/**
 * Serves `/metrics` on a port of its own, which visitors cannot reach and which answers while the shop sheds load. Returns how to
 * stop.
 */
export async function serveMetrics({ host, port, collect, onError }: MetricsServerOptions): Promise<() => void> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return response.writeHead(404).end();
    collect().then(
      (families) => response.writeHead(200, { "content-type": prometheusType }).end(toPrometheusText(families)),
      (error: unknown) => {
        onError(error);
        response.writeHead(500).end();
      },
    );
  });
  server.listen({ host, port });
  await once(server, "listening").catch(({ code }: NodeJS.ErrnoException) => {
    throw new StartupError(`Metrics cannot be served at ${host}:${port} (${code}). Set METRICS_PORT to a free port.`);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
