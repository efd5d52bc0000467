import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { endpoints } from "@pawhaven/contract";
import { freePort } from "../../server/test/support/postgres-cluster.ts";
import { startShop } from "./processes.ts";
import type { Subject } from "./serving.ts";
import { sharedShop } from "./shared.ts";
import type { Figure } from "./table.ts";
import {
  compare,
  type Effort,
  formatThroughput,
  formatThroughputShort,
  medianThroughput,
  type Throughput,
} from "./throughput.ts";
import { median } from "./times.ts";
import { readers, readsAt } from "./uncached.ts";

/** Three times as often as Prometheus by default. */
const scrapeMs = 5_000;
const minRatio = 0.95;

/**
 * Shops whose metrics are scraped and whose traces are sent. The reference is the same shop with both off. A process can be a
 * tenth quicker or slower than the same one started again, so every round has new ones.
 */
export async function measureWatching(effort: Effort): Promise<Figure[]> {
  const { databaseUrl } = await sharedShop();
  const collector = await startCollector();
  let scrapes = 0;
  try {
    const rounds: Map<string, Comparison>[] = [];
    for (let round = 0; round < effort.rounds; round++) {
      const watched = await startWatchedShop(databaseUrl, collector.url);
      const plain = await startReadShop(databaseUrl);
      rounds.push(await compareReads(watched.origin, plain.origin, { ...effort, rounds: 1 }));
      scrapes += watched.scrapes();
      await watched.stop();
      await plain.stop();
    }
    return [...figuresOf(rounds), watchedFigure(scrapes, collector.batches())];
  } finally {
    await collector.stop();
  }
}

type Comparison = [watched: Throughput, plain: Throughput];

async function compareReads(watched: string, plain: string, effort: Effort): Promise<Map<string, Comparison>> {
  const comparisons = new Map<string, Comparison>();
  const cached = { title: "all gears, from the cache", nextPath: () => endpoints.listGears.path };
  for (const { title, nextPath, headers } of [cached, ...(await readsAt(plain))] as Omit<Subject, "url">[]) {
    const target = { connections: readers, ...(nextPath && { nextPath }), ...(headers && { headers }) };
    comparisons.set(title, await compare({ ...target, url: watched }, { ...target, url: plain }, effort));
  }
  return comparisons;
}

function figuresOf(rounds: Map<string, Comparison>[]): Figure[] {
  const titles = [...(rounds[0]?.keys() ?? [])];
  return titles.map((title) => {
    const comparisons = rounds.flatMap((round) => [round.get(title)].filter((each) => each !== undefined));
    const ratio = median(comparisons.map(([watched, plain]) => watched.perSecond / plain.perSecond));
    return {
      title,
      value: formatThroughput(medianThroughput(comparisons.map(([watched]) => watched))),
      reference: formatThroughputShort(medianThroughput(comparisons.map(([, plain]) => plain))),
      ratio,
      target: `≥ ${minRatio}`,
      isMet: ratio >= minRatio,
    };
  });
}

const startReadShop = (databaseUrl: string, env: Record<string, string> = {}) =>
  startShop({ DATABASE_URL: databaseUrl, DATABASE_POOL: "16", RATE_LIMIT_SCALE: "1000000", ...env });

async function startWatchedShop(databaseUrl: string, collectorUrl: string) {
  const metricsPort = String(await freePort());
  const shop = await startReadShop(databaseUrl, {
    METRICS_PORT: metricsPort,
    OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl,
  });
  let scrapes = 0;
  const scrape = async () => {
    const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    if ((await response.text()).includes("pawhaven_")) scrapes += 1;
  };
  await scrape();
  // One that fails is not counted.
  const timer = setInterval(() => void scrape().catch(() => {}), scrapeMs);
  return {
    origin: shop.origin,
    scrapes: () => scrapes,
    async stop() {
      clearInterval(timer);
      await shop.stop();
    },
  };
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
