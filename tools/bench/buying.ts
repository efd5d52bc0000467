import { ApiResponseError, type ErrorCode } from "@pawhaven/contract";
import { findViolations } from "../../server/src/integrity/find-violations.ts";
import type { Database } from "../../server/src/platform/db/database.ts";
import { openDatabase } from "../../server/src/platform/db/open-database.ts";
import { apiAt } from "../../server/test/support/api-client.ts";
import { aCustomer, aGear } from "../../server/test/support/factories.ts";
import { liftedCaps } from "../../server/test/support/lifted-caps.ts";
import { testShippingDetails } from "../../server/test/support/test-shipping-details.ts";
import { integrityFigure } from "./integrity-figure.ts";
import { measureOrders } from "./orders-per-second.ts";
import { type RunningServer, startShop } from "./processes.ts";
import { createEmptyDatabase } from "./shared.ts";
import { measureStaff } from "./staff.ts";
import type { Figure } from "./table.ts";
import { connections, type Effort } from "./throughput.ts";
import { percentile } from "./times.ts";

interface StockContention {
  buyers: number;
  units: number;
  rounds: number;
}

const submitCount = 50;

/** Concurrent orders over HTTP, and their way through the shop. */
export async function measureBuying(effort: Effort): Promise<Figure[]> {
  const url = await createEmptyDatabase("buying");
  const shop = await startShop({
    DATABASE_URL: url,
    DATABASE_POOL: String(connections),
    SEED_DEMO: "off",
    RATE_LIMIT_SCALE: "1000000",
    ...liftedCaps,
  });
  const database = await openDatabase({ databaseUrl: url, dataFolder: "", databasePool: 4, onError: console.error });
  const contention = effort.short ? { buyers: 30, units: 5, rounds: 1 } : { buyers: 200, units: 20, rounds: 20 };
  try {
    return [
      await measureOrders(shop, database, url, effort),
      ...(await measureStaff(shop, database, url, effort)),
      await measureLastUnits(shop, database, contention),
      await measureDuplicateSubmits(shop, database),
      integrityFigure((await findViolations(database.db)).length),
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
  let correctRounds = 0;
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { id } = await aGear(database, { stock: units });
    const attempts = await Promise.all(tokens.map((token) => timeOrder(shop, token, id)));
    times.push(...attempts.map(({ ms }) => ms));
    const sold = attempts.filter(({ outcome }) => outcome === "ok").length;
    const outOfStock = attempts.filter(({ outcome }) => outcome === "out_of_stock").length;
    if (sold === units && outOfStock === buyers - units) correctRounds += 1;
  }
  return {
    title: `${buyers} concurrent buyers for ${units} units`,
    value: `${correctRounds} of ${rounds} rounds correct, p99 ${Math.round(percentile(times, 0.99))} ms`,
    reference: `${units} sold, ${buyers - units} out of stock`,
    ratio: correctRounds / rounds,
    target: "all",
    isMet: correctRounds === rounds,
    mustHold: true,
  };
}

async function measureDuplicateSubmits(shop: RunningServer, database: Database): Promise<Figure> {
  const [{ token }, { id }] = [await aCustomer(database), await aGear(database, { stock: submitCount })];
  const submits = Array.from({ length: submitCount }, () => placeOrder(shop, token, id, "one-checkout"));
  const replies = new Set((await Promise.all(submits)).map((reply) => JSON.stringify(reply)));
  const orders = await apiAt(shop.origin, { token }).listOrders();
  return {
    title: `${submitCount} submits of one checkout`,
    value: `orders: ${orders.length}, different replies: ${replies.size}`,
    reference: "one order, one reply",
    target: "1 and 1",
    isMet: orders.length === 1 && replies.size === 1,
    mustHold: true,
  };
}

async function timeOrder(shop: RunningServer, token: string, gearId: number) {
  const begun = performance.now();
  const outcome = await placeOrder(shop, token, gearId).then(
    () => "ok" as const,
    (error: unknown): ErrorCode => {
      if (error instanceof ApiResponseError) return error.code;
      throw error;
    },
  );
  return { outcome, ms: performance.now() - begun };
}

const placeOrder = ({ origin }: RunningServer, token: string, gearId: number, idempotencyKey?: string) =>
  apiAt(origin, { token }).createOrder(
    { body: { items: [{ id: gearId, quantity: 1 }], customer: testShippingDetails } },
    idempotencyKey ? { idempotencyKey } : {},
  );
