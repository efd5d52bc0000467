import pg from "pg";
import type { Driver, RunStatement, Statement } from "./driver.ts";
import { WaitTracker } from "./wait-tracker.ts";
import { ListeningConnection, assertNotifyWorks } from "./listening-connection.ts";
import { PostgresQuery } from "./postgres-query.ts";
import { PreparedStatementNames } from "./prepared-statement-names.ts";
import { StartupError } from "../startup-error.ts";

/** Timeouts are the only way to notice a network that drops packets. */
export interface DatabaseTimeouts {
  connectMs: number;
  /** Longer than the server's `statement_timeout`, so that the server's error comes first. */
  queryMs: number;
  heartbeatMs: number;
}

export interface PostgresOptions {
  url: string;
  /** A direct URL of the same database for LISTEN, which a pooler in transaction mode does not support. */
  listenUrl?: string | undefined;
  poolSize: number;
  onError: (error: Error) => void;
  timeouts?: Partial<DatabaseTimeouts> | undefined;
}

const defaultTimeouts: DatabaseTimeouts = { connectMs: 5_000, queryMs: 20_000, heartbeatMs: 5_000 };

export async function openPostgres({ url, listenUrl, poolSize, onError, timeouts }: PostgresOptions): Promise<Driver> {
  const { connectMs, queryMs, heartbeatMs } = { ...defaultTimeouts, ...timeouts };
  const connection: pg.ClientConfig = {
    connectionString: url,
    application_name: "pawhaven",
    connectionTimeoutMillis: connectMs,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  };
  const pool = new pg.Pool({
    ...connection,
    max: poolSize,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types leave out
    onConnect: disableJit(connectMs),
  });
  pool.on("error", onError);
  // Of a connection that the server ends in the very moment it is made or given up: nobody else listens then.
  pool.on("connect", (client) => client.on("error", () => {}));
  await probeConnection(pool).catch((error: Error) => {
    throw new StartupError(
      `The database at ${withoutPassword(url)} cannot be reached: ${reasonOf(error)}. Check DATABASE_URL.`,
    );
  });
  const listeners = new Set<ListeningConnection>();
  const clients: PooledConnections = {
    pool,
    waitTracker: new WaitTracker(),
    statementNames: new PreparedStatementNames(),
  };

  return {
    kind: "postgres",
    run: (statement) => runStandalone(clients, statement, queryMs),
    transaction: (work, options) => runTransaction(clients, work, options?.isLongRunning ? 0 : queryMs),
    longestWaitMs: () => clients.waitTracker.longestWaitMs(),
    pool: () => ({ size: poolSize, used: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    async listen(channel, listener) {
      const listenConnection = { ...connection, connectionString: listenUrl ?? url, query_timeout: connectMs };
      const listening = new ListeningConnection({
        connection: listenConnection,
        channel,
        listener,
        heartbeatMs,
        onError,
      });
      listeners.add(listening);
      await listening.open();
      await assertNotifyWorks(listening, (probe) => pool.query("select pg_notify($1, $2)", [channel, probe]));
    },
    async catchUp() {
      for (const listening of listeners) await listening.catchUp();
    },
    async close() {
      await Promise.all([...listeners].map((listening) => listening.close()));
      await pool.end();
    },
  };
}

interface PooledConnections {
  pool: pg.Pool;
  waitTracker: WaitTracker;
  statementNames: PreparedStatementNames;
}

/** A connection while it is checked out. A broken one is removed from the pool when it is released. */
interface CheckedOutClient {
  client: pg.PoolClient;
  statementNames: PreparedStatementNames;
  /** 0 disables the timeout. */
  queryMs: number;
  broken?: Error;
}

const runStandalone = (clients: PooledConnections, statement: Statement, queryMs: number): Promise<unknown[]> =>
  withClient(clients, queryMs, (checkedOut) => {
    const run = runOn(checkedOut);
    return run(statement).catch((error: unknown) => {
      if (checkedOut.statementNames.discardIfStale(statement.text, error)) return run(statement);
      throw error;
    });
  });

const runTransaction = <T>(
  clients: PooledConnections,
  work: (run: RunStatement) => Promise<T>,
  queryMs: number,
): Promise<T> =>
  withClient(clients, queryMs, async (checkedOut) => {
    const run = runOn(checkedOut);
    const runTracked: RunStatement = (statement) =>
      run(statement).catch((error: unknown) => {
        checkedOut.statementNames.discardIfStale(statement.text, error); // a retry of the transaction then runs it unnamed
        throw error;
      });
    try {
      await runCommand(checkedOut, "begin");
      const result = await work(runTracked);
      await runCommand(checkedOut, "commit");
      return result;
    } catch (error) {
      if (!checkedOut.broken) await runCommand(checkedOut, "rollback").catch(() => {});
      throw error;
    }
  });

async function withClient<T>(
  clients: PooledConnections,
  queryMs: number,
  work: (checkedOut: CheckedOutClient) => Promise<T>,
): Promise<T> {
  const client = await clients.waitTracker.track(clients.pool.connect());
  const checkedOut: CheckedOutClient = { client, statementNames: clients.statementNames, queryMs };
  const onConnectionError = (error: Error) => {
    checkedOut.broken = error;
  };
  client.on("error", onConnectionError); // the pool handles errors of idle clients only; an unhandled one ends the process
  try {
    return await work(checkedOut);
  } finally {
    client.off("error", onConnectionError);
    client.release(checkedOut.broken);
  }
}

const runOn =
  (checkedOut: CheckedOutClient): RunStatement =>
  (statement) => {
    const { client, statementNames, queryMs: timeoutMs } = checkedOut;
    const query = new PostgresQuery({ ...statement, name: statementNames.nameFor(statement.text), timeoutMs });
    return markBrokenOnError(checkedOut, query.runOn(client));
  };

const runCommand = (checkedOut: CheckedOutClient, text: string) => {
  const query = new PostgresQuery({ text, values: [], rows: "arrays", timeoutMs: checkedOut.queryMs });
  return markBrokenOnError(checkedOut, query.runOn(checkedOut.client));
};

/** After any error but a failed statement, the state of the connection is unknown. */
async function markBrokenOnError<T>(checkedOut: CheckedOutClient, result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    const isStatementError = error instanceof pg.DatabaseError && error.severity === "ERROR";
    if (!isStatementError) checkedOut.broken = error as Error;
    throw error;
  }
}

/**
 * Nothing the shop asks is worth compiling. The planner does not know that: until a table has statistics, it takes a join of
 * small tables for an expensive query, and compiling it takes a second instead of some milliseconds. Not a startup parameter,
 * because poolers reject those they do not know.
 */
const disableJit = (timeoutMs: number) => (client: pg.ClientBase) =>
  new PostgresQuery({ text: "set jit = off", values: [], rows: "arrays", timeoutMs }).runOn(client);

/** Retries once after a timeout: a node that is starting may be too busy to process the response in time. */
const probeConnection = (pool: pg.Pool) =>
  pool.query("select 1").catch((error: Error) => {
    if (!error.message.includes("timeout")) throw error;
    return pool.query("select 1");
  });

/** The error is an AggregateError without a message if a host name has several addresses and none responds. */
const reasonOf = (error: Error & { code?: string }) => error.message || (error.code ?? "it does not respond");

function withoutPassword(url: string): string {
  const parsed = new URL(url);
  parsed.password = "";
  return parsed.toString();
}
