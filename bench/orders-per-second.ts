import autocannon from "autocannon";
import { shipTo } from "../server/test/ship-to.ts";
import { aCustomer, aGear } from "../server/test/factories.ts";
import type { Database } from "../server/src/platform/db/database.ts";
import { type BareOrder, placeBareOrders, recordOrder } from "./bare-orders.ts";
import type { Running } from "./processes.ts";
import type { Figure } from "./table.ts";
import { type Effort, median, type Pace } from "./throughput.ts";

/** As many as the shop has connections to its database. */
export const connections = 16;
const least = 0.5;

/** Cash orders over HTTP, against a bare client that sends the very same statements to the same database. */
export async function measureOrders(
  shop: Running,
  database: Database,
  databaseUrl: string,
  { rounds, seconds }: Effort,
): Promise<Figure> {
  const { id: userId, token } = await aCustomer(database);
  const gearIds: number[] = [];
  for (let count = 0; count < connections; count++) gearIds.push((await aGear(database, { stock: 100_000_000 })).id);
  const recorded: BareOrder[] = [];
  for (const gearId of gearIds) recorded.push(await recordOrder(databaseUrl, userId, gearId));

  const [ours, bare]: [Pace[], Pace[]] = [[], []];
  await overHttp(shop, token, gearIds, 1);
  for (let round = 0; round < rounds; round++) {
    ours.push(await overHttp(shop, token, gearIds, seconds));
    bare.push(await placeBareOrders(databaseUrl, recorded, seconds));
  }
  const [subject, reference] = [median(ours), median(bare)];
  const ratio = subject.perSecond / reference.perSecond;
  return {
    title: "orders over HTTP, PostgreSQL",
    value: `${Math.round(subject.perSecond)}/s, p99 ${Math.round(subject.p99Ms)} ms`,
    reference: `bare pg ${Math.round(reference.perSecond)}/s, p99 ${Math.round(reference.p99Ms)} ms; ratio ${ratio.toFixed(2)}`,
    target: `ratio ≥ ${least}`,
    kept: ratio >= least,
  };
}

/** Each connection buys a gear of its own, so that they wait for the database and not for each other. */
async function overHttp({ origin }: Running, token: string, gearIds: number[], seconds: number): Promise<Pace> {
  let next = 0;
  const result = await autocannon({
    url: `${origin}/api/create-order`,
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    connections,
    duration: seconds,
    setupClient: (client) => {
      const id = gearIds[next++ % connections];
      client.setBody(JSON.stringify({ items: [{ id, quantity: 1 }], customer: shipTo }));
    },
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} orders failed under load.`);
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}
