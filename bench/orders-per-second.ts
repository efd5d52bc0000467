import { shipTo } from "../server/test/ship-to.ts";
import { aCustomer, aGear } from "../server/test/factories.ts";
import type { Database } from "../server/src/platform/db/database.ts";
import { readSettings } from "../server/src/settings.ts";
import { createOrder } from "../server/src/slices/checkout/create-order.ts";
import { orderToolsFor } from "../server/src/slices/orders/order-tools.ts";
import { newTransactionId } from "../server/src/slices/orders/transaction-id.ts";
import { type BareWrite, writeBarely } from "./bare-writes.ts";
import type { Running } from "./processes.ts";
import { openRecorder } from "./recorder.ts";
import type { Figure } from "./table.ts";
import { briefly, connections, type Effort, fire, lasting, medianPace, type Pace, spoken } from "./throughput.ts";

const least = 0.5;

/** Cash orders over HTTP, against a bare client that sends the very same statements to the same database. */
export async function measureOrders(
  shop: Running,
  database: Database,
  databaseUrl: string,
  effort: Effort,
): Promise<Figure> {
  const { id: userId, token } = await aCustomer(database);
  const gearIds: number[] = [];
  for (let count = 0; count < connections; count++) gearIds.push((await aGear(database, { stock: 100_000_000 })).id);
  const orders = await recordOrders(databaseUrl, userId, gearIds);

  const [ours, bare]: [Pace[], Pace[]] = [[], []];
  await overHttp(shop, token, gearIds, effort);
  for (let round = 0; round < effort.rounds; round++) {
    ours.push(await overHttp(shop, token, gearIds, effort));
    const lists = orders.map((order) => again(order, effort.seconds));
    bare.push(await writeBarely(databaseUrl, lists));
  }
  const [subject, reference] = [medianPace(ours), medianPace(bare)];
  const ratio = subject.perSecond / reference.perSecond;
  return {
    title: "cash orders over HTTP",
    value: spoken(subject),
    reference: `bare pg ${briefly(reference)}`,
    ratio,
    target: `≥ ${least}`,
    kept: ratio >= least,
  };
}

/** Each connection buys a gear of its own, so that they wait for the database and not for each other. */
function overHttp({ origin }: Running, token: string, gearIds: number[], effort: Effort): Promise<Pace> {
  let next = 0;
  return fire({
    url: `${origin}/api/create-order`,
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    ...lasting(effort),
    setupClient: (client) => {
      const id = gearIds[next++ % connections];
      client.setBody(JSON.stringify({ items: [{ id, quantity: 1 }], customer: shipTo }));
    },
  });
}

async function recordOrders(url: string, userId: number, gearIds: number[]): Promise<BareWrite[]> {
  const recorder = await openRecorder(url);
  const caller = { userId, sessionId: 0, role: "customer" as const };
  const orders: BareWrite[] = [];
  for (const id of gearIds) {
    const { recorded, result } = await recorder.record((database) => {
      const tools = orderToolsFor(readSettings({}), { database, provider: undefined, log: console });
      return createOrder(tools, caller, { items: [{ id, quantity: 1 }], customer: shipTo }, null);
    });
    const renew = { old: result.transaction_id, fresh: () => newTransactionId("vn") };
    orders.push({ recorded, opens: "orders", renew });
  }
  await recorder.close();
  return orders;
}

/** The same order again and again while the time lasts. */
function* again(order: BareWrite, seconds: number): Generator<BareWrite> {
  const begun = performance.now();
  while (performance.now() - begun < seconds * 1000) yield order;
}
