import pg from "pg";
import { type Driver, parsedAsNumber, parsedAsText, type Run } from "./driver.ts";
import { ListeningConnection } from "./listening-connection.ts";
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
  poolSize: number;
  onError: (error: Error) => void;
  patience?: Partial<Patience> | undefined;
}

const usual: Patience = { connectMs: 5_000, answerMs: 20_000, pulseMs: 5_000 };

/** A PostgreSQL server reached over the network, through a pool of connections. */
export async function openPostgres({ url, poolSize, onError, patience }: PostgresOptions): Promise<Driver> {
  const { connectMs, answerMs, pulseMs } = { ...usual, ...patience };
  const connection: pg.ClientConfig = {
    connectionString: url,
    application_name: "pawhaven",
    connectionTimeoutMillis: connectMs,
    statement_timeout: 15_000,
    query_timeout: answerMs,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    types: { getTypeParser },
  };
  const pool = new pg.Pool({ ...connection, max: poolSize });
  pool.on("error", onError);
  await pool.query("select 1").catch((error: Error) => {
    throw new StartupError(
      `The database at ${withoutPassword(url)} cannot be reached: ${reasonOf(error)}. Check DATABASE_URL.`,
    );
  });
  const listeners = new Set<ListeningConnection>();

  return {
    kind: "postgres",
    run: runOn(pool),
    transaction: (work) => inTransaction(pool, work),
    async listen(channel, listener) {
      const quick = { ...connection, query_timeout: Math.min(connectMs, answerMs) };
      const listening = new ListeningConnection({ connection: quick, channel, listener, pulseMs, onError });
      listeners.add(listening);
      await listening.open();
    },
    async close() {
      await Promise.all([...listeners].map((listening) => listening.close()));
      await pool.end();
    },
  };
}

const runOn =
  (client: pg.Pool | pg.PoolClient): Run =>
  async ({ text, values, rows }) => {
    const result =
      rows === "arrays"
        ? await client.query<unknown[]>({ text, values: [...values], rowMode: "array" })
        : await client.query<Record<string, unknown>>(text, [...values]);
    return result.rows;
  };

async function inTransaction<T>(pool: pg.Pool, work: (run: Run) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onCut = (error: Error) => {
    broken = error;
  };
  const answered = <A>(asked: Promise<A>) =>
    asked.catch((error: Error) => {
      if (!(error instanceof pg.DatabaseError)) onCut(error); // not the server's word, so nobody knows where it stands
      throw error;
    });
  client.on("error", onCut); // the pool listens only while a connection is idle; unheard, it would end the process
  try {
    const run = runOn(client);
    await answered(client.query("begin"));
    const result = await work((statement) => answered(run(statement)));
    await answered(client.query("commit"));
    return result;
  } catch (error) {
    if (!broken) await client.query("rollback").catch(onCut);
    throw error;
  } finally {
    client.off("error", onCut);
    client.release(broken);
  }
}

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
