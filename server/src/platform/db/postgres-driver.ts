import { randomUUID } from "node:crypto";
import pg from "pg";
import { type Driver, type Listener, parsedAsNumber, parsedAsText, type Run } from "./driver.ts";
import { StartupError } from "../startup-error.ts";

export interface PostgresOptions {
  url: string;
  /** Another way to the same database for listening, which not every pooler carries. */
  listenUrl?: string | undefined;
  poolSize: number;
  onError: (error: Error) => void;
}

const reconnectAfterMs = 500;

/** A PostgreSQL server reached over the network, through a pool of connections. */
export async function openPostgres({ url, listenUrl, poolSize, onError }: PostgresOptions): Promise<Driver> {
  const connection: pg.ClientConfig = {
    connectionString: url,
    application_name: "pawhaven",
    connectionTimeoutMillis: 5_000,
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
    run: runOn(pool),
    transaction: (work) => inTransaction(pool, work),
    async listen(channel, listener) {
      const config = { ...connection, connectionString: listenUrl ?? url };
      const listening = new ListeningConnection(config, channel, listener, onError);
      listeners.add(listening);
      await listening.connect();
      await refuseDeafness(listening, (word) => pool.query("select pg_notify($1, $2)", [channel, word]));
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
  client.on("error", onCut); // the pool listens only while a connection is idle; unheard, it would end the process
  try {
    await client.query("begin");
    const result = await work(runOn(client));
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(onCut);
    throw error;
  } finally {
    client.off("error", onCut);
    client.release(broken);
  }
}

/** Announcements need a connection of their own, which is opened again whenever it is lost. */
class ListeningConnection {
  private client: pg.Client | undefined;
  private closed = false;
  private retry: NodeJS.Timeout | undefined;
  private readonly awaited = new Map<string, () => void>();
  private readonly config: pg.ClientConfig;
  private readonly channel: string;
  private readonly listener: Listener;
  private readonly onError: (error: Error) => void;

  constructor(config: pg.ClientConfig, channel: string, listener: Listener, onError: (error: Error) => void) {
    this.config = { ...config, statement_timeout: 0 };
    this.channel = channel;
    this.listener = listener;
    this.onError = onError;
  }

  async connect(): Promise<void> {
    const client = new pg.Client(this.config);
    client.on("notification", ({ payload = "" }) => this.hear(payload));
    client.on("error", (error) => this.lost(client, error));
    client.on("end", () => this.lost(client, new Error("the listening connection ended")));
    this.client = client;
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(this.channel)}`);
  }

  /** Whether this word comes in time. */
  hears(word: string, withinMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const tooLate = setTimeout(resolve, withinMs, false);
      this.awaited.set(word, () => {
        clearTimeout(tooLate);
        resolve(true);
      });
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    await this.client?.end();
  }

  private hear(payload: string): void {
    const onHeard = this.awaited.get(payload);
    if (!onHeard) return this.listener.onPayload(payload);
    this.awaited.delete(payload);
    onHeard();
  }

  private lost(client: pg.Client, error: Error): void {
    if (this.closed || client !== this.client) return;
    this.client = undefined;
    this.onError(error);
    this.listener.onGap();
    void client.end().catch(() => {});
    this.connectLater();
  }

  private connectLater(): void {
    this.retry = setTimeout(() => {
      this.connect().then(
        () => this.listener.onRestored(),
        () => {
          this.client = undefined;
          if (!this.closed) this.connectLater();
        },
      );
    }, reconnectAfterMs);
  }
}

/** While a node starts it is too busy to notice every answer in time; several that start at once, all the more. */
const firstAnswer = (pool: pg.Pool) =>
  pool.query("select 1").catch((error: Error) => {
    if (!error.message.includes("timeout")) throw error;
    return pool.query("select 1");
  });

const hearsWithinMs = 5_000;

/**
 * A pooler that gives every transaction another connection accepts LISTEN and then tells nothing, and a listener at
 * another server hears nothing either. Everything kept would grow old unnoticed, so such a shop does not start.
 */
async function refuseDeafness(listening: ListeningConnection, say: (word: string) => Promise<unknown>): Promise<void> {
  const word = `hello ${randomUUID()}`;
  const heard = listening.hears(word, hearsWithinMs);
  await say(word);
  if (await heard) return;
  throw new StartupError(
    "Changes announced in the database are not heard. Set DATABASE_LISTEN_URL to PostgreSQL itself, not to a pooler.",
  );
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
