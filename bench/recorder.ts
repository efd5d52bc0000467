import { createDatabase, type Database } from "../server/src/platform/db/database.ts";
import type { Run, Statement } from "../server/src/platform/db/driver.ts";
import { openPostgres } from "../server/src/platform/db/postgres-driver.ts";
import type { BareClient } from "../server/test/bare-client.ts";

/** A statement as the shop sent it, and the rows it got. */
export interface Recorded {
  statement: Statement;
  rows: unknown[];
}

export interface Recorder {
  /** Lets the shop's own code work on the database, and listens in. */
  record<T>(work: (database: Database) => Promise<T>): Promise<{ recorded: Recorded[]; result: T }>;
  close(): Promise<void>;
}

export async function openRecorder(url: string): Promise<Recorder> {
  const driver = await openPostgres({ url, poolSize: 1, onError: console.error });
  let recorded: Recorded[] = [];
  const noting =
    (run: Run): Run =>
    async (statement) => {
      const rows = await run(statement);
      recorded.push({ statement, rows });
      return rows;
    };
  const transaction = <T>(work: (run: Run) => Promise<T>) => driver.transaction((run) => work(noting(run)));
  const database = createDatabase({ ...driver, run: noting(driver.run), transaction });
  return {
    async record(work) {
      recorded = [];
      return { result: await work(database), recorded };
    },
    close: () => database.close(),
  };
}

/** Sends one statement again with nothing of the shop around it. */
export async function repeat(client: BareClient, { text }: Statement, values: readonly unknown[]): Promise<unknown[]> {
  const { rows } = await client.query<unknown[]>({ text, values: [...values], rowMode: "array" });
  return rows;
}
