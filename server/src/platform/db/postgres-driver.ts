import pg from "pg";
import { type Driver, parsedAsNumber, parsedAsText, type RunStatement, type Statement } from "./driver.ts";
import { WaitTracker } from "./wait-tracker.ts";
import { ListeningConnection, assertNotifyWorks } from "./listening-connection.ts";
import { PreparedStatementNames } from "./prepared-statement-names.ts";
import { StartupError } from "../startup-error.ts";

/** After how long the server counts as away. A network that swallows everything says so in no other way. */
export interface DatabaseTimeouts {
  connectMs: number;
  /** Longer than the server itself allows a statement to take, so that its own word comes first. */
  queryMs: number;
  heartbeatMs: number;
}

export interface PostgresOptions {
  url: string;
  /** Another way to the same database for listening, which not every pooler carries. */
  listenUrl?: string | undefined;
  poolSize: number;
  onError: (error: Error) => void;
  timeouts?: Partial<DatabaseTimeouts> | undefined;
}

const defaultTimeouts: DatabaseTimeouts = { connectMs: 5_000, queryMs: 20_000, heartbeatMs: 5_000 };

/** A PostgreSQL server reached over the network, through a pool of connections. */
export async function openPostgres({ url, listenUrl, poolSize, onError, timeouts }: PostgresOptions): Promise<Driver> {
  const { connectMs, queryMs, heartbeatMs } = { ...defaultTimeouts, ...timeouts };
  const connection: pg.ClientConfig = {
    connectionString: url,
    application_name: "pawhaven",
    connectionTimeoutMillis: connectMs,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    types: { getTypeParser },
  };
  const pool = new pg.Pool({ ...connection, max: poolSize });
  pool.on("error", onError);
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
      await assertNotifyWorks(listening, (word) => pool.query("select pg_notify($1, $2)", [channel, word]));
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

/** A connection while somebody has it. One that broke meanwhile is given to nobody any more. */
interface CheckedOutClient {
  client: pg.PoolClient;
  statementNames: PreparedStatementNames;
  /** 0 waits for as long as it takes. */
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
        checkedOut.statementNames.discardIfStale(statement.text, error); // whoever repeats the transaction does so without the name
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
  const held: CheckedOutClient = { client, statementNames: clients.statementNames, queryMs };
  const onConnectionError = (error: Error) => {
    held.broken = error;
  };
  client.on("error", onConnectionError); // the pool listens only while a connection is idle; unheard, it would end the process
  try {
    return await work(held);
  } finally {
    client.off("error", onConnectionError);
    client.release(held.broken);
  }
}

const runOn =
  (checkedOut: CheckedOutClient): RunStatement =>
  async ({ text, values, rows }) => {
    const { client, statementNames, queryMs } = checkedOut;
    const query = { text, values: [...values], name: statementNames.nameFor(text), query_timeout: queryMs };
    const result: Promise<{ rows: unknown[] }> =
      rows === "arrays"
        ? client.query<unknown[]>({ ...query, rowMode: "array" })
        : client.query<Record<string, unknown>>(query);
    return (await markBrokenOnError(checkedOut, result)).rows;
  };

const runCommand = (checkedOut: CheckedOutClient, text: string) =>
  markBrokenOnError(checkedOut, checkedOut.client.query({ text, query_timeout: checkedOut.queryMs } as pg.QueryConfig));

/** After anything but the server's own word that a statement failed, nobody knows where the connection stands. */
async function markBrokenOnError<T>(checkedOut: CheckedOutClient, result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    const isStatementError = error instanceof pg.DatabaseError && error.severity === "ERROR";
    if (!isStatementError) checkedOut.broken = error as Error;
    throw error;
  }
}

/** While a node starts it is too busy to notice every answer in time; several that start at once, all the more. */
const probeConnection = (pool: pg.Pool) =>
  pool.query("select 1").catch((error: Error) => {
    if (!error.message.includes("timeout")) throw error;
    return pool.query("select 1");
  });

function getTypeParser(oid: number, format?: "text" | "binary"): (value: string) => unknown {
  if (parsedAsText.includes(oid)) return (value) => value;
  if (parsedAsNumber.includes(oid)) return Number;
  return pg.types.getTypeParser(oid, format) as (value: string) => unknown;
}

/** When a name has several addresses and none answers, the error has no words of its own. */
const reasonOf = (error: Error & { code?: string }) => error.message || (error.code ?? "it does not answer");

function withoutPassword(url: string): string {
  const parsed = new URL(url);
  parsed.password = "";
  return parsed.toString();
}
