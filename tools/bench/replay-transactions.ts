import { connectPgClient, type PgClient } from "../../server/test/support/pg-client.ts";
import { type RecordedStatement, replayStatement } from "./statement-recorder.ts";
import { type Throughput, throughputOf } from "./throughput.ts";

/** A transaction of the shop that opens a new row of a table, and what is different when it is repeated. */
export interface RecordedTransaction {
  recorded: RecordedStatement[];
  /** The table whose new row's id the later statements name. */
  insertsInto: "orders" | "bookings";
  /** A value that must not come twice, and how to make another. */
  uniqueValue?: { old: string; fresh: () => string };
}

/** One client per list of writes, each sending its own one after the other, until there is no next. */
export async function replayTransactions(url: string, lists: Iterable<RecordedTransaction>[]): Promise<Throughput> {
  const clients = await Promise.all(lists.map(() => connectPgClient(url)));
  const begun = performance.now();
  const times: number[] = [];
  await Promise.all(
    lists.map(async (list, index) => {
      for (const write of list) {
        const start = performance.now();
        await replayTransaction(clients[index] as PgClient, write);
        times.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  return throughputOf(times, seconds);
}

async function replayTransaction(
  client: PgClient,
  { recorded, insertsInto, uniqueValue }: RecordedTransaction,
): Promise<void> {
  const fresh = uniqueValue?.fresh();
  const replaced = new Map<unknown, unknown>(uniqueValue && [[uniqueValue.old, fresh]]);
  await client.query("begin");
  for (const { statement, rows } of recorded) {
    const values = statement.values.map((value) => replaced.get(value) ?? value);
    const answer = await replayStatement(client, statement, values);
    if (statement.text.startsWith(`insert into "${insertsInto}"`)) replaced.set(firstIdOf(rows), firstIdOf(answer));
  }
  await client.query("commit");
}

const firstIdOf = (rows: unknown[]) => (rows[0] as [number])[0];
