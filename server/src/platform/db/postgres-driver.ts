import pg from "pg";
import { type Driver, parsedAsNumber, parsedAsText, type Run, type Statement } from "./driver.ts";
import { ListeningConnection, refuseDeafness } from "./listening-connection.ts";
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

  return {
    kind: "postgres",
    run: runOn(pool, answerMs),
    transaction: (work, options) => inTransaction(pool, work, options?.mayTakeLong ? 0 : answerMs),
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

/** `answerMs` of 0 waits for as long as it takes. */
const runOn =
  (client: pg.Pool | pg.PoolClient, answerMs: number): Run =>
  async ({ text, values, rows }) => {
    const query = { text, values: [...values], query_timeout: answerMs };
    const result =
      rows === "arrays"
        ? await client.query<unknown[]>({ ...query, rowMode: "array" })
        : await client.query<Record<string, unknown>>(query);
    return result.rows;
  };

async function inTransaction<T>(pool: pg.Pool, work: (run: Run) => Promise<T>, answerMs: number): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onCut = (error: Error) => {
    broken = error;
  };
  const runHere = runOn(client, answerMs);
  const run: Run = (statement) =>
    runHere(statement).catch((error: Error) => {
      if (!(error instanceof pg.DatabaseError)) onCut(error); // not the server's word, so nobody knows where it stands
      throw error;
    });
  client.on("error", onCut); // the pool listens only while a connection is idle; unheard, it would end the process
  try {
    await run(plain("begin"));
    const result = await work(run);
    await run(plain("commit"));
    return result;
  } catch (error) {
    if (!broken) await runHere(plain("rollback")).catch(onCut);
    throw error;
  } finally {
    client.off("error", onCut);
    client.release(broken);
  }
}

const plain = (text: string): Statement => ({ text, values: [], rows: "objects" });

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
