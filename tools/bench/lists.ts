import { staffHeaders } from "../../server/test/support/api-client.ts";
import { createLargeShop, type ShopSize } from "../../server/test/support/large-shop.ts";
import { SeededRandom } from "../../server/test/support/seeded-random.ts";
import { type ListedShop, listQueries } from "./list-queries.ts";
import { type RunningServer, startShop } from "./processes.ts";
import { postgresUrl } from "./shared.ts";
import { measureTransfers } from "./transfers.ts";
import type { Figure } from "./table.ts";
import type { Effort } from "./throughput.ts";
import { median, percentile } from "./times.ts";

interface ListEnvironment extends ListedShop {
  shop: RunningServer;
}

/** A list may be this much slower in a large shop; a page is as long in both. */
const maxSlowdown = 2;

const sizes: Record<"short" | "full", [ShopSize, ShopSize]> = {
  short: [
    { orders: 200, gears: 100 },
    { orders: 1_000, gears: 200 },
  ],
  full: [
    { orders: 1_000, gears: 1_000 },
    { orders: 250_000, gears: 20_000 },
  ],
};

/** Lists of staff and the page of a customer, in a small shop and in one with a long history; and what leaves and enters it. */
export async function measureLists({ short }: Effort): Promise<Figure[]> {
  const environments: ListEnvironment[] = [];
  try {
    for (const size of sizes[short ? "short" : "full"]) environments.push(await openEnvironment(size));
    // First, because exports ask for an identity that was confirmed a short time ago.
    const figures = await measureTransfers(environments[1] as ListEnvironment, short ? 1 : 100);
    for (const title of Object.keys(listQueries))
      figures.push(await measureGrowth(title, environments, short ? 1 : 100));
    return figures;
  } finally {
    for (const { shop } of environments) await shop.stop();
  }
}

async function openEnvironment(size: ShopSize): Promise<ListEnvironment> {
  const { databaseUrl, staffToken } = await createLargeShop(await postgresUrl(), size);
  const shop = await startShop({ DATABASE_URL: databaseUrl, SEED_DEMO: "off", RATE_LIMIT_SCALE: "1000000" });
  return { size, shop, origin: shop.origin, staffToken };
}

interface ListTimings {
  size: ShopSize;
  times: number[];
  rows: number;
}

/** Alternates between the sizes, so that other load on the machine affects them equally. */
async function measureGrowth(title: string, environments: ListEnvironment[], rounds: number): Promise<Figure> {
  const timings = environments.map(({ size }): ListTimings => ({ size, times: [], rows: 0 }));
  const random = new SeededRandom(7);
  for (let round = -Math.ceil(rounds / 6); round < rounds; round++)
    for (const [index, environment] of environments.entries()) {
      const { ms, rows } = await timePage(title, environment, random);
      if (round < 0) continue;
      timings[index]?.times.push(ms);
      if (timings[index]) timings[index].rows += rows;
    }
  return growthFigure(title, timings as [ListTimings, ListTimings]);
}

async function timePage(title: string, environment: ListEnvironment, random: SeededRandom) {
  const path = (await listQueries[title]?.(environment, random)) ?? "";
  const begun = performance.now();
  const response = await fetch(`${environment.origin}${path}`, { headers: staffHeaders(environment.staffToken) });
  const body = await response.text();
  const ms = performance.now() - begun;
  if (!response.ok) throw new Error(`${path} failed with ${response.status}.`);
  return { ms, rows: countRows(JSON.parse(body) as unknown) };
}

const countRows = (reply: unknown): number =>
  Array.isArray(reply) ? reply.length : ((reply as { rows?: unknown[] }).rows?.length ?? 1);

const format = ({ size, times, rows }: ListTimings) =>
  `${size.orders.toLocaleString("en-US")} orders: p50 ${median(times).toFixed(1)}, p99 ${percentile(times, 0.99).toFixed(1)} ms, ${Math.round(rows / times.length)} rows`;

function growthFigure(title: string, [small, large]: [ListTimings, ListTimings]): Figure {
  const ratio = median(large.times) / median(small.times);
  return {
    title,
    value: format(large),
    reference: format(small),
    ratio,
    target: `≤ ${maxSlowdown}`,
    isMet: ratio <= maxSlowdown,
  };
}
