import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle, type PgRemoteDatabase } from "drizzle-orm/pg-proxy";
import type { Driver, NotificationListener, RunStatement, TransactionOptions } from "./driver.ts";

/** The query builder, either outside (`database.db`) or inside a transaction (`Tx`). The same code runs on both. */
export type Db = PgRemoteDatabase;
export type Tx = PgRemoteDatabase;

export interface Database {
  readonly kind: Driver["kind"];
  readonly db: Db;
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  listen(channel: string, listener: NotificationListener): Promise<void>;
  longestWaitMs(): number;
  close(): Promise<void>;
}

/**
 * PostgreSQL asks to try again after these: serialization failure and deadlock. And a statement that was prepared is
 * not usable any more, because a table has changed (0A000) or the connection has (26000, 42P05).
 */
const retryableStates = new Set(["40001", "40P01", "0A000", "26000", "42P05"]);
const maxAttempts = 4;

export function createDatabase(driver: Driver): Database {
  const transactionScope = new AsyncLocalStorage<true>();

  // Inside a transaction another connection would not see its writes, and the embedded database has none to give:
  // it would wait for itself forever. Either way it is a mistake in the code, so it is said at once.
  const runOutsideTransaction: RunStatement = (statement) => {
    if (transactionScope.getStore())
      throw new Error(`Use the transaction, not the database, inside a transaction: ${statement.text}`);
    return driver.run(statement);
  };

  const runOnce = <T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions) =>
    driver.transaction((run) => transactionScope.run(true, () => work(createQueryBuilder(run))), options);

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
    longestWaitMs: () => driver.longestWaitMs(),
    close: () => driver.close(),
  };
}

const createQueryBuilder = (run: RunStatement): PgRemoteDatabase =>
  drizzle(async (text, values, method) => ({
    rows: (await run({ text, values, rows: method === "execute" ? "objects" : "arrays" })) as never[],
  }));

/** The five-letter SQLSTATE of a failed statement, if it was the database that failed it. */
export function sqlState(error: unknown): string | undefined {
  const source = databaseError(error);
  return source?.code;
}

/** The constraint a statement broke, so that a rule can answer for it in words. */
export function violatedConstraint(error: unknown): string | undefined {
  return databaseError(error)?.constraint;
}

function databaseError(error: unknown): { code?: string; constraint?: string } | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ("code" in current && "severity" in current) return current as { code?: string; constraint?: string };
  }
  return undefined;
}
