import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle, type PgRemoteDatabase } from "drizzle-orm/pg-proxy";
import type { Driver, NotificationListener, PoolState, RunStatement, TransactionOptions } from "./driver.ts";

/** The query builder, outside (`Db`) or inside (`Tx`) a transaction. Queries accept either. */
export type Db = PgRemoteDatabase;
export type Tx = PgRemoteDatabase;

export interface Database {
  readonly kind: Driver["kind"];
  readonly db: Db;
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  listen(channel: string, listener: NotificationListener): Promise<void>;
  catchUp(): Promise<void>;
  longestWaitMs(): number;
  pool(): PoolState;
  close(): Promise<void>;
}

/**
 * A retry may succeed after a serialization failure (40001), a deadlock (40P01), or if a prepared statement became
 * unusable because a table (0A000) or the server connection behind a pooler (26000, 42P05) changed.
 */
const retryableStates = new Set(["40001", "40P01", "0A000", "26000", "42P05"]);
const maxAttempts = 4;

export function createDatabase(driver: Driver): Database {
  const transactionScope = new AsyncLocalStorage<RunStatement>();

  // Another connection would not see the transaction's writes, and the embedded database has only one connection: it
  // would deadlock. Both are programming errors, so this fails at once.
  const runOutsideTransaction: RunStatement = (statement) => {
    if (transactionScope.getStore())
      throw new Error(`Use the transaction, not the database, inside a transaction: ${statement.text}`);
    return driver.run(statement);
  };

  const runInTransaction: RunStatement = (statement) => {
    const run = transactionScope.getStore();
    if (!run) throw new Error(`Use the transaction inside its own work only: ${statement.text}`);
    return run(statement);
  };

  // One for all transactions, so that statements are prepared for it once.
  const tx = createQueryBuilder(runInTransaction);
  const runOnce = <T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions) =>
    // Awaited inside: a query that the work returns runs only then.
    driver.transaction((run) => transactionScope.run(run, async () => await work(tx)), options);

  return {
    kind: driver.kind,
    db: createQueryBuilder(runOutsideTransaction),
    async transaction(work, options) {
      if (transactionScope.getStore())
        throw new Error("A transaction cannot be opened inside another; pass the one you have.");
      for (let attempt = 1; ; attempt++) {
        try {
          return await runOnce(work, options);
        } catch (error) {
          if (attempt === maxAttempts || !retryableStates.has(sqlState(error) ?? "")) throw error;
        }
      }
    },
    listen: (channel, listener) => driver.listen(channel, listener),
    catchUp: () => driver.catchUp(),
    longestWaitMs: () => driver.longestWaitMs(),
    pool: () => driver.pool(),
    close: () => driver.close(),
  };
}

const createQueryBuilder = (run: RunStatement): PgRemoteDatabase =>
  drizzle(async (text, values, method) => ({
    rows: (await run({ text, values, rows: method === "execute" ? "objects" : "arrays" })) as never[],
  }));

/** The SQLSTATE of an error reported by the database. */
export function sqlState(error: unknown): string | undefined {
  return databaseError(error)?.code;
}

export function violatedConstraint(error: unknown): string | undefined {
  return databaseError(error)?.constraint;
}

function databaseError(error: unknown): { code?: string; constraint?: string } | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ("code" in current && "severity" in current) return current as { code?: string; constraint?: string };
  }
  return undefined;
}
