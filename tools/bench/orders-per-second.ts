import { testShippingDetails } from "../../server/test/support/test-shipping-details.ts";
import { aCustomer, aGear } from "../../server/test/support/factories.ts";
import type { Database } from "../../server/src/platform/db/database.ts";
import { readSettings } from "../../server/src/settings.ts";
import { createOrder } from "../../server/src/slices/checkout/create-order.ts";
import { createOrderContext } from "../../server/src/slices/orders/order-context.ts";
import { newTransactionId } from "../../server/src/slices/orders/transaction-id.ts";
import { type RecordedTransaction, replayTransactions } from "./replay-transactions.ts";
import type { RunningServer } from "./processes.ts";
import { openStatementRecorder } from "./statement-recorder.ts";
import type { Figure } from "./table.ts";
import {
  formatThroughputShort,
  connections,
  type Effort,
  runLoad,
  durationOptions,
  medianThroughput,
  type Throughput,
  formatThroughput,
} from "./throughput.ts";

const minRatio = 0.5;

/** Cash orders over HTTP, against a bare client that sends the very same statements to the same database. */
export async function measureOrders(
  shop: RunningServer,
  database: Database,
  databaseUrl: string,
  effort: Effort,
): Promise<Figure> {
  const { id: userId, token } = await aCustomer(database);
  const gearIds: number[] = [];
  for (let count = 0; count < connections; count++) gearIds.push((await aGear(database, { stock: 100_000_000 })).id);
  const orders = await recordOrders(databaseUrl, userId, gearIds);

  const [ours, bare]: [Throughput[], Throughput[]] = [[], []];
  await orderOverHttp(shop, token, gearIds, effort);
  for (let round = 0; round < effort.rounds; round++) {
    ours.push(await orderOverHttp(shop, token, gearIds, effort));
    const lists = orders.map((order) => repeatFor(order, effort.seconds));
    bare.push(await replayTransactions(databaseUrl, lists));
  }
  const [subject, reference] = [medianThroughput(ours), medianThroughput(bare)];
  const ratio = subject.perSecond / reference.perSecond;
  return {
    title: "cash orders over HTTP",
    value: formatThroughput(subject),
    reference: `bare pg ${formatThroughputShort(reference)}`,
    ratio,
    target: `≥ ${minRatio}`,
    isMet: ratio >= minRatio,
  };
}

/** Each connection buys a gear of its own, so that they wait for the database and not for each other. */
function orderOverHttp(
  { origin }: RunningServer,
  token: string,
  gearIds: number[],
  effort: Effort,
): Promise<Throughput> {
  let next = 0;
  return runLoad({
    url: `${origin}/api/create-order`,
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    ...durationOptions(effort),
    setupClient: (client) => {
      const id = gearIds[next++ % connections];
      client.setBody(JSON.stringify({ items: [{ id, quantity: 1 }], customer: testShippingDetails }));
    },
  });
}

async function recordOrders(url: string, userId: number, gearIds: number[]): Promise<RecordedTransaction[]> {
  const recorder = await openStatementRecorder(url);
  const caller = { userId, sessionId: 0, role: "customer" as const };
  const orders: RecordedTransaction[] = [];
  for (const id of gearIds) {
    const { recorded, result } = await recorder.record((database) => {
      const tools = createOrderContext(readSettings({}), { database, provider: undefined, log: console });
      return createOrder(tools, caller, { items: [{ id, quantity: 1 }], customer: testShippingDetails }, null);
    });
    const renew = { old: result.transaction_id, fresh: () => newTransactionId("vn") };
    orders.push({ recorded, insertsInto: "orders", uniqueValue: renew });
  }
  await recorder.close();
  return orders;
}

/** The same order again and again while the time lasts. */
function* repeatFor(order: RecordedTransaction, seconds: number): Generator<RecordedTransaction> {
  const begun = performance.now();
  while (performance.now() - begun < seconds * 1000) yield order;
}
