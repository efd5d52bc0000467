import { testShippingDetails } from "../../server/test/support/test-shipping-details.ts";
import { aCustomer, aGear } from "../../server/test/support/factories.ts";
import { findViolations } from "../../server/src/integrity/find-violations.ts";
import type { Database } from "../../server/src/platform/db/database.ts";
import { openDatabase } from "../../server/src/platform/db/open-database.ts";
import { measureOrders } from "./orders-per-second.ts";
import { type RunningServer, startShop } from "./processes.ts";
import { createEmptyDatabase } from "./shared.ts";
import type { Figure } from "./table.ts";
import { connections, type Effort } from "./throughput.ts";
import { percentile } from "./times.ts";

interface StockContention {
  buyers: number;
  units: number;
  rounds: number;
}

const submitCount = 50;

/** Buying under pressure, over HTTP. */
export async function measureBuying(effort: Effort): Promise<Figure[]> {
  const url = await createEmptyDatabase("buying");
  const shop = await startShop({
    DATABASE_URL: url,
    DATABASE_POOL: String(connections),
    SEED_DEMO: "off",
    RATE_LIMIT_SCALE: "1000000",
  });
  const database = await openDatabase({ databaseUrl: url, dataFolder: "", databasePool: 4, onError: console.error });
  const contention = effort.short ? { buyers: 30, units: 5, rounds: 1 } : { buyers: 200, units: 20, rounds: 20 };
  try {
    return [
      await measureOrders(shop, database, url, effort),
      await measureLastUnits(shop, database, contention),
      await measureDuplicateSubmits(shop, database),
      await measureLedger(database),
    ];
  } finally {
    await database.close();
    await shop.stop();
  }
}

async function measureLastUnits(
  shop: RunningServer,
  database: Database,
  { buyers, units, rounds }: StockContention,
): Promise<Figure> {
  const tokens: string[] = [];
  for (let count = 0; count < buyers; count++) tokens.push((await aCustomer(database)).token);
  const clean: boolean[] = [];
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { id } = await aGear(database, { stock: units });
    const answers = await Promise.all(tokens.map((token) => placeOrder(shop, token, id)));
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
    isMet: clean.every(Boolean),
    mustHold: true,
  };
}

async function measureDuplicateSubmits(shop: RunningServer, database: Database): Promise<Figure> {
  const [{ token }, { id }] = [await aCustomer(database), await aGear(database, { stock: submitCount })];
  const all = Array.from({ length: submitCount }, () => placeOrder(shop, token, id, "one-checkout"));
  const numbers = new Set((await Promise.all(all)).map(({ body }) => body));
  const response = await fetch(`${shop.origin}/api/get-all-receipts`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const orders = ((await response.json()) as unknown[]).length;
  return {
    title: `${submitCount} submits of one checkout`,
    value: `orders: ${orders}, different answers: ${numbers.size}`,
    reference: "one order, one answer",
    target: "1 and 1",
    isMet: orders === 1 && numbers.size === 1,
    mustHold: true,
  };
}

async function measureLedger(database: Database): Promise<Figure> {
  const faults = await findViolations(database.db);
  return {
    title: "the books after all that",
    value: `faults: ${faults.length}`,
    reference: "npm run audit:data",
    target: "0",
    isMet: faults.length === 0,
    mustHold: true,
  };
}

async function placeOrder({ origin }: RunningServer, token: string, gearId: number, key?: string) {
  const begun = performance.now();
  const response = await fetch(`${origin}/api/create-order`, {
    method: "POST",
    body: JSON.stringify({ items: [{ id: gearId, quantity: 1 }], customer: testShippingDetails }),
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      ...(key && { "idempotency-key": key }),
    },
  });
  return { status: response.status, body: await response.text(), ms: performance.now() - begun };
}
