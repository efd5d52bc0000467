import { startCluster } from "../server/test/postgres-cluster.ts";
import { shipTo } from "../server/test/ship-to.ts";
import { aCustomer, aGear } from "../server/test/factories.ts";
import { findFaults } from "../server/src/audit/find-faults.ts";
import type { Database } from "../server/src/platform/db/database.ts";
import { openDatabase } from "../server/src/platform/db/open-database.ts";
import { connections, measureOrders } from "./orders-per-second.ts";
import { type Running, startShop } from "./processes.ts";
import type { Figure } from "./table.ts";
import { type Effort, percentile } from "./throughput.ts";

const buyers = 200;
const units = 20;
const submits = 50;

/** Buying under pressure, over HTTP, on a PostgreSQL of its own. */
export async function measureBuying(effort: Effort): Promise<Figure[]> {
  const cluster = await startCluster();
  const shop = await startShop({
    DATABASE_URL: cluster.url,
    DATABASE_POOL: String(connections),
    SEED_DEMO: "off",
    RATE_LIMIT_SCALE: "1000000",
  });
  const onError = (error: Error) => console.error(error);
  const database = await openDatabase({ databaseUrl: cluster.url, dataFolder: "", databasePool: 4, onError });
  const figures = [
    await measureLastUnits(shop, database, effort.rounds * 4),
    await measureSubmits(shop, database),
    await measureOrders(shop, database, cluster.url, effort),
    await measureBooks(database),
  ];
  await database.close();
  await shop.stop();
  await cluster.remove();
  return figures;
}

async function measureLastUnits(shop: Running, database: Database, rounds: number): Promise<Figure> {
  const tokens: string[] = [];
  for (let count = 0; count < buyers; count++) tokens.push((await aCustomer(database)).token);
  const clean: boolean[] = [];
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { id } = await aGear(database, { stock: units });
    const answers = await Promise.all(tokens.map((token) => order(shop, token, id)));
    times.push(...answers.map(({ ms }) => ms));
    const [sold, refused] = [201, 409].map((wanted) => answers.filter(({ status }) => status === wanted).length);
    clean.push(sold === units && refused === buyers - units);
  }
  return {
    title: `${buyers} buyers, the last ${units} units`,
    value: `${clean.filter(Boolean).length} of ${rounds} rounds clean, p99 ${Math.round(percentile(times, 0.99))} ms`,
    reference: `clean: ${units} sold, ${buyers - units} refused, nothing else`,
    target: "every round",
    kept: clean.every(Boolean),
  };
}

async function measureSubmits(shop: Running, database: Database): Promise<Figure> {
  const [{ token }, { id }] = [await aCustomer(database), await aGear(database, { stock: submits })];
  const all = Array.from({ length: submits }, () => order(shop, token, id, "one-checkout"));
  const numbers = new Set((await Promise.all(all)).map(({ body }) => body));
  const response = await fetch(`${shop.origin}/api/get-all-receipts`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const orders = ((await response.json()) as unknown[]).length;
  return {
    title: `${submits} submits of one checkout`,
    value: `${orders} order, ${numbers.size} answer`,
    reference: "all at the same time",
    target: "one order, one answer",
    kept: orders === 1 && numbers.size === 1,
  };
}

async function measureBooks(database: Database): Promise<Figure> {
  const faults = await findFaults(database.db);
  return {
    title: "the books after all that",
    value: `${faults.length} faults`,
    reference: "npm run audit:data",
    target: "0",
    kept: faults.length === 0,
  };
}

async function order({ origin }: Running, token: string, gearId: number, key?: string) {
  const begun = performance.now();
  const response = await fetch(`${origin}/api/create-order`, {
    method: "POST",
    body: JSON.stringify({ items: [{ id: gearId, quantity: 1 }], customer: shipTo }),
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      ...(key && { "idempotency-key": key }),
    },
  });
  return { status: response.status, body: await response.text(), ms: performance.now() - begun };
}
