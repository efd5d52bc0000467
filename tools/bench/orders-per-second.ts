import { endpoints } from "@pawhaven/contract";
import { testShippingDetails } from "../../server/test/support/test-shipping-details.ts";
import { aCustomer, aGear } from "../../server/test/support/factories.ts";
import type { Database } from "../../server/src/platform/db/database.ts";
import { readSettings } from "../../server/src/settings.ts";
import { createOrder } from "../../server/src/slices/checkout/create-order.ts";
import { createOrderContext } from "../../server/src/slices/orders/order-context.ts";
import { newTransactionId } from "../../server/src/slices/orders/transaction-id.ts";
import { apiRequest } from "./api-request.ts";
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

/** Orders for cash over HTTP, compared with a pg client that sends the same statements to the same database. */
export async function measureOrders(
  shop: RunningServer,
  database: Database,
  databaseUrl: string,
  effort: Effort,
): Promise<Figure> {
  const { id: userId, token } = await aCustomer(database);
  const gearIds: number[] = [];
  for (let count = 0; count < connections; count++) gearIds.push((await aGear(database, { stock: 100_000_000 })).id);
  const transactions = await recordOrders(databaseUrl, userId, gearIds);

  const [overHttp, overPg]: [Throughput[], Throughput[]] = [[], []];
  await orderOverHttp(shop, token, gearIds, effort); // warm-up
  for (let round = 0; round < effort.rounds; round++) {
    overHttp.push(await orderOverHttp(shop, token, gearIds, effort));
    const repeated = transactions.map((transaction) => repeatFor(transaction, effort.seconds));
    overPg.push(await replayTransactions(databaseUrl, repeated));
  }
  const [subject, reference] = [medianThroughput(overHttp), medianThroughput(overPg)];
  const ratio = subject.perSecond / reference.perSecond;
  return {
    title: "cash orders over HTTP",
    value: formatThroughput(subject),
    reference: `pg ${formatThroughputShort(reference)}`,
    ratio,
    target: `≥ ${minRatio}`,
    isMet: ratio >= minRatio,
  };
}

/** Every connection buys a different gear, so that connections do not block each other. */
function orderOverHttp(
  { origin }: RunningServer,
  token: string,
  gearIds: number[],
  effort: Effort,
): Promise<Throughput> {
  let next = 0;
  return runLoad({
    url: origin,
    ...durationOptions(effort),
    setupClient: (client) => {
      const body = orderOf(gearIds[next++ % connections] as number);
      client.setRequests([apiRequest(endpoints.createOrder, { body }, token)]);
    },
  });
}

const orderOf = (id: number) => ({ items: [{ id, quantity: 1 }], customer: testShippingDetails });

async function recordOrders(url: string, userId: number, gearIds: number[]): Promise<RecordedTransaction[]> {
  const recorder = await openStatementRecorder(url);
  const caller = { userId, sessionId: 0, role: "customer" as const };
  const transactions: RecordedTransaction[] = [];
  for (const id of gearIds) {
    const { recorded, result } = await recorder.record((database) => {
      const context = createOrderContext(readSettings({}), { database, provider: undefined, log: console });
      return createOrder(context, caller, orderOf(id), null);
    });
    const uniqueValue = { recorded: result.transaction_id, next: () => newTransactionId("vn") };
    transactions.push({ recorded, insertsInto: "orders", uniqueValue });
  }
  await recorder.close();
  return transactions;
}

function* repeatFor(transaction: RecordedTransaction, seconds: number): Generator<RecordedTransaction> {
  const begun = performance.now();
  while (performance.now() - begun < seconds * 1000) yield transaction;
}
