import { connectPgClient, type PgClient } from "../../server/test/support/pg-client.ts";
import { type RecordedStatement, replayStatement } from "./statement-recorder.ts";
import { type Throughput, throughputOf } from "./throughput.ts";

/** Tables whose generated ids later statements refer to. */
const tables = ["orders", "bookings", "shipments", "refunds", "audit_log"] as const;
type Table = (typeof tables)[number];

/** A recorded transaction, and what changes when it is repeated. */
export interface RecordedTransaction {
  recorded: RecordedStatement[];
  insertsInto: readonly Table[];
  /** A value with a unique constraint, and how to generate the next one. */
  uniqueValue?: { recorded: string; next: () => string };
}

/**
 * Ids are replaced by their value alone, so those of a table must not be ids of customers, gears or other tables too. Must
 * be called before transactions are recorded.
 */
export async function separateIds(url: string, separated: readonly Table[]): Promise<void> {
  const client = await connectPgClient(url);
  for (const table of separated)
    await client.query(`alter table ${table} alter column id restart with ${(1 + tables.indexOf(table)) * 10_000_000}`);
  await client.end();
}

/** Replays every list on a connection of its own, one transaction after the other. */
export async function replayTransactions(url: string, lists: Iterable<RecordedTransaction>[]): Promise<Throughput> {
  const clients = await Promise.all(lists.map(() => connectPgClient(url)));
  const begun = performance.now();
  const times: number[] = [];
  await Promise.all(
    lists.map(async (list, index) => {
      for (const transaction of list) {
        const start = performance.now();
        await replayTransaction(clients[index] as PgClient, transaction);
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
  const replacements = new Map<unknown, unknown>(uniqueValue && [[uniqueValue.recorded, uniqueValue.next()]]);
  await client.query("begin");
  for (const { statement, rows } of recorded) {
    const values = statement.values.map((value) => replacements.get(value) ?? value);
    const replayedRows = await replayStatement(client, statement, values);
    if (insertsInto.some((table) => statement.text.startsWith(`insert into "${table}"`)))
      replacements.set(firstIdOf(rows), firstIdOf(replayedRows));
  }
  await client.query("commit");
}

const firstIdOf = (rows: unknown[]) => (rows[0] as [number])[0];
