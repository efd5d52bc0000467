import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { endpoints } from "@pawhaven/contract";
import { freePort } from "../../server/test/support/postgres-cluster.ts";
import { startShop } from "./processes.ts";
import { measureSubject, type Subject } from "./serving.ts";
import { sharedShop } from "./shared.ts";
import type { Figure } from "./table.ts";
import type { Effort } from "./throughput.ts";
import { readers, readsAt } from "./uncached.ts";

/** Three times as often as Prometheus by default. */
const scrapeMs = 5_000;
const minRatio = 0.95;

/** A shop whose metrics are scraped and whose traces are sent. The reference is the same shop with both off. */
export async function measureWatching(effort: Effort): Promise<Figure[]> {
  const { origin, databaseUrl } = await sharedShop();
  const collector = await startCollector();
  const metricsPort = String(await freePort());
  const watched = await startShop({
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: "16",
    RATE_LIMIT_SCALE: "1000000",
    METRICS_PORT: metricsPort,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  let scrapes = 0;
  const scrape = async () => {
    const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    if ((await response.text()).includes("pawhaven_")) scrapes += 1;
  };
  await scrape();
  // One that fails is not counted.
  const timer = setInterval(() => void scrape().catch(() => {}), scrapeMs);
  const figures: Figure[] = [];
  try {
    const measure = (read: Omit<Subject, "url">) => {
      const subject = { ...read, connections: readers };
      return measureSubject({ ...subject, url: watched.origin, minRatio }, { ...subject, url: origin }, effort);
    };
    figures.push(await measure({ title: "all gears, from the cache", nextPath: () => endpoints.listGears.path }));
    for (const { work: _, ...read } of await readsAt(origin)) figures.push(await measure(read));
  } finally {
    clearInterval(timer);
    await watched.stop();
    await collector.stop();
  }
  return [...figures, watchedFigure(scrapes, collector.batches())];
}

/** Accepts traces by OTLP over HTTP and counts their batches. */
async function startCollector() {
  let batches = 0;
  const server = createServer((request, response) => {
    batches += 1;
    request.resume().once("end", () => response.writeHead(200, { "content-type": "application/json" }).end("{}"));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    batches: () => batches,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const watchedFigure = (scrapes: number, batches: number): Figure => ({
  title: "what arrived meanwhile",
  value: `${scrapes} scrapes, ${batches} batches of traces`,
  reference: "",
  target: "≥ 1 each",
  isMet: scrapes > 0 && batches > 0,
  mustHold: true,
});
