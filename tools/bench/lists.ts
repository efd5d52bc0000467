import { type Endpoint, endpoints, type RequestOf } from "@pawhaven/contract";
import { apiAt, staffHeaders } from "../../server/test/support/api-client.ts";
import { createLargeOrderHistory } from "../../server/test/support/large-order-history.ts";
import { SeededRandom } from "../../server/test/support/seeded-random.ts";
import { apiRequest } from "./api-request.ts";
import { type RunningServer, startShop } from "./processes.ts";
import { postgresUrl } from "./shared.ts";
import type { Figure } from "./table.ts";
import type { Effort } from "./throughput.ts";
import { median, percentile } from "./times.ts";

interface ListEnvironment {
  size: number;
  shop: RunningServer;
  staffToken: string;
}

/** A list may be this much slower in a large shop; a page is as long in both. */
const maxSlowdown = 2;

const pathOf = <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => apiRequest(endpoint, request).path;
const orders = (query: NonNullable<RequestOf<typeof endpoints.listOrdersAsStaff>["query"]>) =>
  pathOf(endpoints.listOrdersAsStaff, { query });

const paths: Record<string, (environment: ListEnvironment, random: SeededRandom) => Promise<string>> = {
  "orders, first page": async () => orders({}),
  "orders, by amount": async () => orders({ sort: "-amount" }),
  "orders, to ship": async () => orders({ status: "ordered" }),
  "orders, page after a random day": async (environment, random) => {
    const day = new Date(Date.now() - random.nextInt(environment.size) * 180_000).toISOString().slice(0, 10);
    const { next_cursor: cursor } = await apiAt(environment.shop.origin, environment).listOrdersAsStaff({
      query: { to: day },
    });
    return orders({ to: day, ...(cursor && { cursor }) });
  },
  "orders, search by a part of the email": async (_, random) => orders({ text: `${random.nextInt(90_000) + 10_000}` }),
  "customers, first page": async () => pathOf(endpoints.listCustomers, {}),
  "customers, search by a part of the name": async (_, random) =>
    pathOf(endpoints.listCustomers, { query: { text: `omer ${random.nextInt(9) + 1}` } }),
  "customers, the page of one": async ({ size }, random) =>
    pathOf(endpoints.getCustomer, { params: { id: random.nextInt(size / 10) + 1 } }),
};

/** Lists of staff and the page of a customer, in a small shop and in one with a long history. */
export async function measureLists({ short }: Effort): Promise<Figure[]> {
  const sizes = short ? [100, 1_000] : [100, 250_000];
  const environments: ListEnvironment[] = [];
  try {
    for (const size of sizes) environments.push(await openEnvironment(size));
    const figures: Figure[] = [];
    for (const title of Object.keys(paths)) figures.push(await measureGrowth(title, environments, short ? 2 : 100));
    return figures;
  } finally {
    for (const { shop } of environments) await shop.stop();
  }
}

async function openEnvironment(size: number): Promise<ListEnvironment> {
  const { databaseUrl, staffToken } = await createLargeOrderHistory(await postgresUrl(), size);
  const shop = await startShop({ DATABASE_URL: databaseUrl, SEED_DEMO: "off", RATE_LIMIT_SCALE: "1000000" });
  return { size, shop, staffToken };
}

/** Alternates between the sizes, so that other load on the machine affects them equally. */
async function measureGrowth(title: string, environments: ListEnvironment[], rounds: number): Promise<Figure> {
  const times = environments.map((): number[] => []);
  const random = new SeededRandom(7);
  for (let round = -Math.ceil(rounds / 6); round < rounds; round++)
    for (const [index, environment] of environments.entries()) {
      const ms = await timePage(title, environment, random);
      if (round >= 0) times[index]?.push(ms);
    }
  return growthFigure(title, environments, times);
}

async function timePage(title: string, environment: ListEnvironment, random: SeededRandom): Promise<number> {
  const path = (await paths[title]?.(environment, random)) ?? "";
  const begun = performance.now();
  const response = await fetch(`${environment.shop.origin}${path}`, { headers: staffHeaders(environment.staffToken) });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} failed with ${response.status}.`);
  return performance.now() - begun;
}

function growthFigure(title: string, environments: ListEnvironment[], times: number[][]): Figure {
  const [small = [], large = []] = times;
  const [few, many] = environments.map(({ size }) => `${size.toLocaleString("en-US")} orders`);
  const ratio = median(large) / median(small);
  return {
    title,
    value: `${many}: p50 ${median(large).toFixed(1)}, p99 ${percentile(large, 0.99).toFixed(1)} ms`,
    reference: `${few}: p50 ${median(small).toFixed(1)} ms`,
    ratio,
    target: `≤ ${maxSlowdown}`,
    isMet: ratio <= maxSlowdown,
  };
}
