import { setTimeout as pause } from "node:timers/promises";
import { endpoints } from "@pawhaven/contract";
import { closeCatalogueEnvironment, openCatalogueEnvironment } from "./catalogue-environment.ts";
import { residentMegabytes, type RunningServer, startShop } from "./processes.ts";
import { createEmptyDatabase, sharedShop } from "./shared.ts";
import type { Figure } from "./table.ts";
import {
  compare,
  type Effort,
  formatThroughput,
  formatThroughputShort,
  type Target,
  uncachedConnections,
  uncachedPagePath,
} from "./throughput.ts";
import { percentile } from "./times.ts";

const clientCount = 50;
const maxP99Ms = 1_000;
const pauseAfterRejectionMs = 100;
const watchIntervalMs = 50;
const measuredMs = 10_000;
const quietMs = 3_000;
const warmUpPages = 40;

interface Sample {
  status: number;
  ms: number;
}

/** More than the cache of pages holds, so a page is always dropped before it is asked for again. */
const gearCount = 2_000;
/** The other group with large catalogues has databases of other sizes. */
const shortGearCount = 40;

/** Pages that are not cached: how many there are in a second, and what a flood of them does to others. */
export async function measureRendering(effort: Effort): Promise<Figure[]> {
  return [...(await measureThroughput(effort)), ...(await measureFlood(effort))];
}

async function measureThroughput(effort: Effort): Promise<Figure[]> {
  const { origin } = await sharedShop();
  const catalogue = await openCatalogueEnvironment(effort.short ? shortGearCount : gearCount);
  let count = 0;
  const nextGear = () => `/gear/${1 + (count++ % catalogue.size)}`;
  try {
    return [
      await throughputFigure("gear shop", { url: `${origin}/gearshop`, nextPath: uncachedPagePath }, 150, effort),
      await throughputFigure("gear", { url: `${catalogue.origin}/gear/1`, nextPath: nextGear }, 250, effort),
    ];
  } finally {
    await closeCatalogueEnvironment(catalogue);
  }
}

async function throughputFigure(page: string, { url, nextPath }: Target, minPerSecond: number, effort: Effort) {
  const common = { url, connections: uncachedConnections };
  const [rendered, cached] = await compare({ ...common, ...(nextPath && { nextPath }) }, common, effort);
  return {
    title: `${page}, rendered`,
    value: formatThroughput(rendered),
    reference: `from the cache ${formatThroughputShort(cached)}`,
    ratio: rendered.perSecond / cached.perSecond,
    target: `≥ ${minPerSecond}/s`,
    isMet: rendered.perSecond >= minPerSecond,
  };
}

async function measureFlood(effort: Effort): Promise<Figure[]> {
  const DATABASE_URL = await createEmptyDatabase("rendering");
  const shop = await startShop({ DATABASE_URL, TRUST_PROXY: "on", RATE_LIMIT_SCALE: "1000000" });
  try {
    for (let count = 0; count < (effort.short ? 1 : warmUpPages); count++) await sample(shop, uncachedPagePath());
    const quiet = describeOthers(await watchOthers(shop, AbortSignal.timeout(effort.short ? 100 : quietMs)));
    return [
      ...(await measureClients(shop, effort, quiet, "one network", () => "192.0.2.1")),
      ...(await measureClients(shop, effort, quiet, "50 networks", (client) => `192.0.2.${client}`)),
    ];
  } finally {
    await shop.stop();
  }
}

async function measureClients(
  shop: RunningServer,
  { short }: Effort,
  quiet: string,
  origin: string,
  addressOf: (client: number) => string,
): Promise<Figure[]> {
  const isOver = AbortSignal.timeout(short ? 500 : measuredMs);
  const clients = Array.from({ length: clientCount }, (_, client) => askForPages(shop, addressOf(client), isOver));
  const others = await watchOthers(shop, isOver);
  const samples = (await Promise.all(clients)).flat();
  return [renderingFigure(shop, origin, samples), othersFigure(origin, others, quiet)];
}

async function askForPages(shop: RunningServer, address: string, isOver: AbortSignal): Promise<Sample[]> {
  const samples: Sample[] = [];
  while (!isOver.aborted) {
    const answered = await sample(shop, uncachedPagePath(), address);
    samples.push(answered);
    if (answered.status === 503) await pause(pauseAfterRejectionMs);
  }
  return samples;
}

interface Others {
  health: Sample[];
  cached: Sample[];
}

async function watchOthers(shop: RunningServer, isOver: AbortSignal): Promise<Others> {
  const watchers = [endpoints.getHealth.path, "/gearshop"].map((path) => watch(shop, path, isOver));
  const [health = [], cached = []] = await Promise.all(watchers);
  return { health, cached };
}

async function watch(shop: RunningServer, path: string, isOver: AbortSignal): Promise<Sample[]> {
  const samples: Sample[] = [];
  while (!isOver.aborted) {
    samples.push(await sample(shop, path));
    await pause(watchIntervalMs);
  }
  return samples;
}

async function sample({ origin }: RunningServer, path: string, address = "198.51.100.1"): Promise<Sample> {
  const begun = performance.now();
  const response = await fetch(`${origin}${path}`, { headers: { "x-forwarded-for": address } });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - begun };
}

const p99Of = (samples: readonly Sample[]) =>
  Math.round(
    percentile(
      samples.map(({ ms }) => ms),
      0.99,
    ),
  );

function renderingFigure(shop: RunningServer, origin: string, samples: readonly Sample[]): Figure {
  const rendered = samples.filter(({ status }) => status === 200);
  const rejected = samples.filter(({ status }) => status === 503);
  const failures = samples.length - rendered.length - rejected.length;
  return {
    title: `${clientCount} clients, uncached pages, ${origin}`,
    value:
      `${rendered.length} rendered (p99 ${p99Of(rendered)} ms), ` +
      `${Math.round((100 * rejected.length) / samples.length)} % rejected with 503 (p99 ${p99Of(rejected)} ms), ${failures} failed`,
    reference: `memory ${Math.round(residentMegabytes(shop.child) ?? 0)} MB`,
    target: `p99 ≤ ${maxP99Ms} ms or 503`,
    isMet: failures === 0 && Math.max(p99Of(rendered), p99Of(rejected)) <= maxP99Ms,
  };
}

const describeOthers = ({ health, cached }: Others) =>
  `health p99 ${p99Of(health)} ms, cached page p99 ${p99Of(cached)} ms`;

function othersFigure(origin: string, others: Others, quiet: string): Figure {
  const { health, cached } = others;
  const failures = [...health, ...cached].filter(({ status }) => status !== 200).length;
  return {
    title: `meanwhile, ${origin}`,
    value: `${describeOthers(others)}, ${failures} failed`,
    reference: `without them ${quiet}`,
    target: "none failed, p99 ≤ 250 ms",
    isMet: failures === 0 && Math.max(p99Of(health), p99Of(cached)) <= 250,
  };
}
