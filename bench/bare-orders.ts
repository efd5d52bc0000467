import { createDatabase } from "../server/src/platform/db/database.ts";
import type { Statement } from "../server/src/platform/db/driver.ts";
import { openPostgres } from "../server/src/platform/db/postgres-driver.ts";
import { readSettings } from "../server/src/settings.ts";
import { createOrder } from "../server/src/slices/checkout/create-order.ts";
import { orderToolsFor } from "../server/src/slices/orders/order-tools.ts";
import { newTransactionId } from "../server/src/slices/orders/transaction-id.ts";
import { type BareClient, bareClient } from "../server/test/bare-client.ts";
import { shipTo } from "../server/test/ship-to.ts";
import { type Pace, percentile } from "./throughput.ts";

/** The statements of one order's transaction as the shop sends them, and what is different in the next order. */
export interface BareOrder {
  statements: Statement[];
  transactionId: string;
  orderId: number;
}

const opensOrder = ({ text }: Statement) => text.startsWith('insert into "orders"');
const idIn = (rows: unknown[]) => (rows[0] as [number])[0];

/** Lets the shop's own code place one order, and listens in. */
export async function recordOrder(url: string, userId: number, gearId: number): Promise<BareOrder> {
  const driver = await openPostgres({ url, poolSize: 1, onError: () => {} });
  const statements: Statement[] = [];
  let orderId = 0;
  const database = createDatabase({
    ...driver,
    transaction: (work) =>
      driver.transaction((run) =>
        work(async (statement) => {
          statements.push(statement);
          const rows = await run(statement);
          if (opensOrder(statement)) orderId = idIn(rows);
          return rows;
        }),
      ),
  });
  const tools = orderToolsFor(readSettings({}), { database, provider: undefined, log: console });
  const caller = { userId, sessionId: 0, role: "customer" as const };
  const body = { items: [{ id: gearId, quantity: 1 }], customer: shipTo };
  const { transaction_id: transactionId } = await createOrder(tools, caller, body, null);
  await database.close();
  return { statements, transactionId, orderId };
}

/** One client per recorded order, each repeating it with nothing in between. */
export async function placeBareOrders(url: string, orders: BareOrder[], seconds: number): Promise<Pace> {
  const clients = await Promise.all(orders.map(() => bareClient(url)));
  const begun = performance.now();
  const times: number[] = [];
  await Promise.all(
    clients.map(async (client, index) => {
      while (performance.now() - begun < seconds * 1000) {
        const start = performance.now();
        await repeat(client, orders[index] as BareOrder);
        times.push(performance.now() - start);
      }
    }),
  );
  const elapsed = (performance.now() - begun) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  return { perSecond: times.length / elapsed, p99Ms: percentile(times, 0.99) };
}

async function repeat(client: BareClient, { statements, transactionId, orderId }: BareOrder): Promise<void> {
  const fresh = newTransactionId("vn");
  let id = orderId;
  await client.query("begin");
  for (const statement of statements) {
    const values = statement.values.map((value) => {
      if (value === transactionId) return fresh;
      return value === orderId ? id : value;
    });
    const { rows } = await client.query<unknown[]>({ text: statement.text, values, rowMode: "array" });
    if (opensOrder(statement)) id = idIn(rows);
  }
  await client.query("commit");
}
