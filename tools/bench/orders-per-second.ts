import { endpoints } from "@pawhaven/contract";
import { liftedCaps } from "../../server/test/support/lifted-caps.ts";
import { settingsWithShop } from "../../server/test/support/shop-identity.ts";
import { testShippingDetails } from "../../server/test/support/test-shipping-details.ts";
import { aCustomer, aGear } from "../../server/test/support/factories.ts";
import type { Database } from "../../server/src/platform/db/database.ts";
import { createOrder } from "../../server/src/slices/checkout/create-order.ts";
import { createOrderContext } from "../../server/src/slices/orders/order-context.ts";
import { newTransactionId } from "../../server/src/slices/orders/transaction-id.ts";
import { apiRequest } from "./api-request.ts";
import { type RecordedTransaction, replayTransactions, separateIds } from "./replay-transactions.ts";
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

const minRatio = 0.8;
const buyersPerConnection = 40;

/** Orders for cash over HTTP, compared with a pg client that sends the same statements to the same database. */
export async function measureOrders(
  shop: RunningServer,
  database: Database,
  databaseUrl: string,
  effort: Effort,
): Promise<Figure> {
  const buyers = await createBuyers(database, effort.short ? 1 : buyersPerConnection);
  const transactions: RecordedTransaction[][] = [];
  await separateIds(databaseUrl, ["orders"]);
  for (const ofConnection of buyers) transactions.push(await recordOrders(databaseUrl, ofConnection));

  const [overHttp, overPg]: [Throughput[], Throughput[]] = [[], []];
  await orderOverHttp(shop, buyers, effort); // warm-up
  for (let round = 0; round < effort.rounds; round++) {
    overHttp.push(await orderOverHttp(shop, buyers, effort));
    const repeated = transactions.map((ofConnection) => repeatFor(ofConnection, effort.seconds));
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

interface Buyer {
  userId: number;
  token: string;
  gearId: number;
}

/**
 * Every connection has customers and a gear of its own, so that connections do not block each other. Customers are
 * many, because each order looks at the open orders of its customer, who has few of them in reality.
 */
async function createBuyers(database: Database, perConnection: number): Promise<Buyer[][]> {
  const buyers: Buyer[][] = [];
  while (buyers.length < connections) {
    const { id: gearId } = await aGear(database, { stock: 100_000_000 });
    const ofConnection: Buyer[] = [];
    while (ofConnection.length < perConnection) {
      const { id: userId, token } = await aCustomer(database);
      ofConnection.push({ userId, token, gearId });
    }
    buyers.push(ofConnection);
  }
  return buyers;
}

function orderOverHttp({ origin }: RunningServer, buyers: Buyer[][], effort: Effort): Promise<Throughput> {
  let next = 0;
  return runLoad({
    url: origin,
    ...durationOptions(effort),
    setupClient: (client) => client.setRequests((buyers[next++ % connections] ?? []).map(requestOf)),
  });
}

const requestOf = ({ token, gearId }: Buyer) => apiRequest(endpoints.createOrder, { body: orderOf(gearId) }, token);

const orderOf = (id: number) => ({ items: [{ id, quantity: 1 }], customer: testShippingDetails });

async function recordOrders(url: string, buyers: Buyer[]): Promise<RecordedTransaction[]> {
  const recorder = await openStatementRecorder(url);
  const transactions: RecordedTransaction[] = [];
  for (const { userId, gearId } of buyers) {
    const caller = { userId, sessionId: 0 };
    const { recorded, result } = await recorder.record((database) => {
      const context = createOrderContext(settingsWithShop(liftedCaps), { database, provider: undefined, log: console });
      return createOrder(context, caller, orderOf(gearId), null);
    });
    const uniqueValue = { recorded: result.transaction_id, next: () => newTransactionId("vn") };
    transactions.push({ recorded, insertsInto: ["orders"], uniqueValue });
  }
  await recorder.close();
  return transactions;
}

function* repeatFor(transactions: RecordedTransaction[], seconds: number): Generator<RecordedTransaction> {
  const begun = performance.now();
  for (;;)
    for (const transaction of transactions) {
      if (performance.now() - begun >= seconds * 1000) return;
      yield transaction;
    }
}
