import { createDatabase, type Database } from "../../server/src/platform/db/database.ts";
import type { Driver, RunStatement, Statement } from "../../server/src/platform/db/driver.ts";
import { openPostgres } from "../../server/src/platform/db/postgres-driver.ts";
import type { PgClient } from "../../server/test/support/pg-client.ts";

/** A statement of the shop, and the rows it returned. */
export interface RecordedStatement {
  statement: Statement;
  rows: unknown[];
}

export interface StatementRecorder {
  /** Runs the shop's code and records its statements. */
  record<T>(work: (database: Database) => Promise<T>): Promise<{ recorded: RecordedStatement[]; result: T }>;
  /** The same without an effect, so that the statements can be replayed once. */
  rehearse(work: (database: Database) => Promise<unknown>): Promise<RecordedStatement[]>;
  close(): Promise<void>;
}

export async function openStatementRecorder(url: string): Promise<StatementRecorder> {
  const driver = await openPostgres({ url, poolSize: 1, onError: console.error });
  let recorded: RecordedStatement[] = [];
  const recording =
    (run: RunStatement): RunStatement =>
    async (statement) => {
      const rows = await run(statement);
      recorded.push({ statement, rows });
      return rows;
    };
  const transaction = <T>(work: (run: RunStatement) => Promise<T>) => driver.transaction((run) => work(recording(run)));
  const database = createDatabase({ ...driver, run: recording(driver.run), transaction });
  return {
    async record(work) {
      recorded = [];
      return { result: await work(database), recorded };
    },
    async rehearse(work) {
      recorded = [];
      await driver
        .transaction((run) => rollBackAfter(work(inTransaction(driver, recording(run)))))
        .catch(ignoreRollback);
      return recorded;
    },
    close: () => database.close(),
  };
}

class Rollback extends Error {}

/** All that the shop does is in this one transaction, one statement after the other. */
function inTransaction(driver: Driver, run: RunStatement): Database {
  let last: Promise<unknown> = Promise.resolve();
  const runInTurn: RunStatement = (statement) => {
    const result = last.then(() => run(statement));
    last = result.catch(() => {});
    return result;
  };
  return createDatabase({ ...driver, run: runInTurn, transaction: (work) => work(runInTurn) });
}

async function rollBackAfter(work: Promise<unknown>): Promise<never> {
  await work;
  throw new Rollback();
}

function ignoreRollback(error: unknown): void {
  if (!(error instanceof Rollback)) throw error;
}

/** Sends a statement by pg, without the shop's driver. */
export async function replayStatement(
  client: PgClient,
  { text }: Statement,
  values: readonly unknown[],
): Promise<unknown[]> {
  const { rows } = await client.query<unknown[]>({ text, values: [...values], rowMode: "array" });
  return rows;
}
