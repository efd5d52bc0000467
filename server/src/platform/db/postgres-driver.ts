import pg from "pg";
import { type Driver, parsedAsNumber, parsedAsText, type Run, type Statement } from "./driver.ts";
import { Line } from "./line.ts";
import { ListeningConnection, refuseDeafness } from "./listening-connection.ts";
import { PreparedNames } from "./prepared-names.ts";
import { StartupError } from "../startup-error.ts";

/** After how long the server counts as away. A network that swallows everything says so in no other way. */
export interface Patience {
  connectMs: number;
  /** Longer than the server itself allows a statement to take, so that its own word comes first. */
  answerMs: number;
  pulseMs: number;
}

export interface PostgresOptions {
  url: string;
  /** Another way to the same database for listening, which not every pooler carries. */
  listenUrl?: string | undefined;
  poolSize: number;
  onError: (error: Error) => void;
  patience?: Partial<Patience> | undefined;
}

const usual: Patience = { connectMs: 5_000, answerMs: 20_000, pulseMs: 5_000 };

/** A PostgreSQL server reached over the network, through a pool of connections. */
export async function openPostgres({ url, listenUrl, poolSize, onError, patience }: PostgresOptions): Promise<Driver> {
  const { connectMs, answerMs, pulseMs } = { ...usual, ...patience };
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
  await firstAnswer(pool).catch((error: Error) => {
    throw new StartupError(
      `The database at ${withoutPassword(url)} cannot be reached: ${reasonOf(error)}. Check DATABASE_URL.`,
    );
  });
  const listeners = new Set<ListeningConnection>();
  const clients: Clients = { pool, line: new Line(), names: new PreparedNames() };

  return {
    kind: "postgres",
    run: (statement) => runAlone(clients, statement, answerMs),
    transaction: (work, options) => inTransaction(clients, work, options?.mayTakeLong ? 0 : answerMs),
    longestWaitMs: () => clients.line.longestMs(),
    async listen(channel, listener) {
      const toListen = { ...connection, connectionString: listenUrl ?? url, query_timeout: connectMs };
      const listening = new ListeningConnection({ connection: toListen, channel, listener, pulseMs, onError });
      listeners.add(listening);
      await listening.open();
      await refuseDeafness(listening, (word) => pool.query("select pg_notify($1, $2)", [channel, word]));
    },
    async close() {
      await Promise.all([...listeners].map((listening) => listening.close()));
      await pool.end();
    },
  };
}

interface Clients {
  pool: pg.Pool;
  line: Line;
  names: PreparedNames;
}

/** A connection while somebody has it. One that broke meanwhile is given to nobody any more. */
interface Held {
  client: pg.PoolClient;
  names: PreparedNames;
  /** 0 waits for as long as it takes. */
  answerMs: number;
  broken?: Error;
}

const runAlone = (clients: Clients, statement: Statement, answerMs: number): Promise<unknown[]> =>
  withClient(clients, answerMs, (held) => {
    const run = runOn(held);
    return run(statement).catch((error: unknown) => {
      if (held.names.isToBlame(statement.text, error)) return run(statement);
      throw error;
    });
  });

const inTransaction = <T>(clients: Clients, work: (run: Run) => Promise<T>, answerMs: number): Promise<T> =>
  withClient(clients, answerMs, async (held) => {
    const run = runOn(held);
    const remembering: Run = (statement) =>
      run(statement).catch((error: unknown) => {
        held.names.isToBlame(statement.text, error); // whoever repeats the transaction does so without the name
        throw error;
      });
    try {
      await say(held, "begin");
      const result = await work(remembering);
      await say(held, "commit");
      return result;
    } catch (error) {
      if (!held.broken) await say(held, "rollback").catch(() => {});
      throw error;
    }
  });

async function withClient<T>(clients: Clients, answerMs: number, work: (held: Held) => Promise<T>): Promise<T> {
  const client = await clients.line.until(clients.pool.connect());
  const held: Held = { client, names: clients.names, answerMs };
  const onCut = (error: Error) => {
    held.broken = error;
  };
  client.on("error", onCut); // the pool listens only while a connection is idle; unheard, it would end the process
  try {
    return await work(held);
  } finally {
    client.off("error", onCut);
    client.release(held.broken);
  }
}

const runOn =
  (held: Held): Run =>
  async ({ text, values, rows }) => {
    const { client, names, answerMs } = held;
    const query = { text, values: [...values], name: names.nameFor(text), query_timeout: answerMs };
    const asked: Promise<{ rows: unknown[] }> =
      rows === "arrays"
        ? client.query<unknown[]>({ ...query, rowMode: "array" })
        : client.query<Record<string, unknown>>(query);
    return (await noting(held, asked)).rows;
  };

const say = (held: Held, text: string) =>
  noting(held, held.client.query({ text, query_timeout: held.answerMs } as pg.QueryConfig));

/** After anything but the server's own word that a statement failed, nobody knows where the connection stands. */
async function noting<T>(held: Held, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const isOrdinary = error instanceof pg.DatabaseError && error.severity === "ERROR";
    if (!isOrdinary) held.broken = error as Error;
    throw error;
  }
}

/** While a node starts it is too busy to notice every answer in time; several that start at once, all the more. */
const firstAnswer = (pool: pg.Pool) =>
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
