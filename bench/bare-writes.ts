import { bareClient, type BareClient } from "../server/test/bare-client.ts";
import { type Recorded, repeat } from "./recorder.ts";
import { type Pace, paceOf } from "./throughput.ts";

/** A transaction of the shop that opens a new row of a table, and what is different when it is repeated. */
export interface BareWrite {
  recorded: Recorded[];
  /** The table whose new row's id the later statements name. */
  opens: "orders" | "bookings";
  /** A value that must not come twice, and how to make another. */
  renew?: { old: string; fresh: () => string };
}

/** One client per list of writes, each sending its own one after the other, until there is no next. */
export async function writeBarely(url: string, lists: Iterable<BareWrite>[]): Promise<Pace> {
  const clients = await Promise.all(lists.map(() => bareClient(url)));
  const begun = performance.now();
  const times: number[] = [];
  await Promise.all(
    lists.map(async (list, index) => {
      for (const write of list) {
        const start = performance.now();
        await transact(clients[index] as BareClient, write);
        times.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  return paceOf(times, seconds);
}

async function transact(client: BareClient, { recorded, opens, renew }: BareWrite): Promise<void> {
  const fresh = renew?.fresh();
  const replaced = new Map<unknown, unknown>(renew && [[renew.old, fresh]]);
  await client.query("begin");
  for (const { statement, rows } of recorded) {
    const values = statement.values.map((value) => replaced.get(value) ?? value);
    const answer = await repeat(client, statement, values);
    if (statement.text.startsWith(`insert into "${opens}"`)) replaced.set(idIn(rows), idIn(answer));
  }
  await client.query("commit");
}

const idIn = (rows: unknown[]) => (rows[0] as [number])[0];
