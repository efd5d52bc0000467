import { shipTo } from "../server/test/ship-to.ts";
import { aCustomer, aGear } from "../server/test/factories.ts";
import { findFaults } from "../server/src/audit/find-faults.ts";
import type { Database } from "../server/src/platform/db/database.ts";
import { openDatabase } from "../server/src/platform/db/open-database.ts";
import { measureOrders } from "./orders-per-second.ts";
import { type Running, startShop } from "./processes.ts";
import { emptyDatabase } from "./shared.ts";
import type { Figure } from "./table.ts";
import { connections, type Effort } from "./throughput.ts";
import { percentile } from "./times.ts";

interface Rush {
  buyers: number;
  units: number;
  rounds: number;
}

const submits = 50;

/** Buying under pressure, over HTTP. */
export async function measureBuying(effort: Effort): Promise<Figure[]> {
  const url = await emptyDatabase("buying");
  const shop = await startShop({
    DATABASE_URL: url,
    DATABASE_POOL: String(connections),
    SEED_DEMO: "off",
    RATE_LIMIT_SCALE: "1000000",
  });
  const database = await openDatabase({ databaseUrl: url, dataFolder: "", databasePool: 4, onError: console.error });
  const rush = effort.short ? { buyers: 30, units: 5, rounds: 1 } : { buyers: 200, units: 20, rounds: 20 };
  try {
    return [
      await measureOrders(shop, database, url, effort),
      await measureLastUnits(shop, database, rush),
      await measureSubmits(shop, database),
      await measureBooks(database),
    ];
  } finally {
    await database.close();
    await shop.stop();
  }
}

async function measureLastUnits(shop: Running, database: Database, { buyers, units, rounds }: Rush): Promise<Figure> {
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
    title: `${buyers} buyers at once for ${units} units`,
    value: `${clean.filter(Boolean).length} of ${rounds} rounds clean, p99 ${Math.round(percentile(times, 0.99))} ms`,
    reference: `${units} sold, ${buyers - units} refused`,
    ratio: clean.filter(Boolean).length / rounds,
    target: "all",
    kept: clean.every(Boolean),
    mustHold: true,
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
    value: `orders: ${orders}, different answers: ${numbers.size}`,
    reference: "one order, one answer",
    target: "1 and 1",
    kept: orders === 1 && numbers.size === 1,
    mustHold: true,
  };
}

async function measureBooks(database: Database): Promise<Figure> {
  const faults = await findFaults(database.db);
  return {
    title: "the books after all that",
    value: `faults: ${faults.length}`,
    reference: "npm run audit:data",
    target: "0",
    kept: faults.length === 0,
    mustHold: true,
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
