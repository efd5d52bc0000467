import pg from "pg";
import { type Driver, type Listener, parsedAsNumber, parsedAsText, type Run, type Statement } from "./driver.ts";
import { Line } from "./line.ts";
import { PreparedNames } from "./prepared-names.ts";
import { StartupError } from "../startup-error.ts";

export interface PostgresOptions {
  url: string;
  poolSize: number;
  onError: (error: Error) => void;
}

const reconnectAfterMs = 500;

/** A PostgreSQL server reached over the network, through a pool of connections. */
export async function openPostgres({ url, poolSize, onError }: PostgresOptions): Promise<Driver> {
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
  await pool.query("select 1").catch((error: Error) => {
    throw new StartupError(
      `The database at ${withoutPassword(url)} cannot be reached: ${reasonOf(error)}. Check DATABASE_URL.`,
    );
  });
  const listeners = new Set<ListeningConnection>();
  const clients: Clients = { pool, line: new Line(), names: new PreparedNames() };

  return {
    kind: "postgres",
    run: (statement) => runAlone(clients, statement),
    transaction: (work) => inTransaction(clients, work),
    longestWaitMs: () => clients.line.longestMs(),
    async listen(channel, listener) {
      const listening = new ListeningConnection(connection, channel, listener, onError);
      listeners.add(listening);
      await listening.connect();
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

const runAlone = (clients: Clients, statement: Statement): Promise<unknown[]> =>
  withClient(clients, async (client, discard) => {
    const run = runOn(client, clients.names);
    try {
      return await run(statement).catch((error: unknown) => {
        if (clients.names.isToBlame(statement.text, error)) return run(statement);
        throw error;
      });
    } catch (error) {
      if (!isOrdinary(error)) discard(error as Error);
      throw error;
    }
  });

const inTransaction = <T>(clients: Clients, work: (run: Run) => Promise<T>): Promise<T> =>
  withClient(clients, async (client, discard) => {
    const run = runOn(client, clients.names);
    const noting: Run = (statement) =>
      run(statement).catch((error: unknown) => {
        clients.names.isToBlame(statement.text, error); // whoever repeats the transaction does so without the name
        throw error;
      });
    try {
      await client.query("begin");
      const result = await work(noting);
      await client.query("commit");
      return result;
    } catch (error) {
      await client.query("rollback").catch(discard);
      throw error;
    }
  });

/** One connection for the length of the work; if it breaks meanwhile, nobody gets it any more. */
async function withClient<T>(
  { pool, line }: Clients,
  work: (client: pg.PoolClient, discard: (error: Error) => void) => Promise<T>,
): Promise<T> {
  const client = await line.until(pool.connect());
  let broken: Error | undefined;
  const discard = (error: Error) => {
    broken = error;
  };
  client.on("error", discard); // the pool listens only while a connection is idle; unheard, it would end the process
  try {
    return await work(client, discard);
  } finally {
    client.off("error", discard);
    client.release(broken);
  }
}

const runOn =
  (client: pg.PoolClient, names: PreparedNames): Run =>
  async ({ text, values, rows }) => {
    const query = { text, values: [...values], name: names.nameFor(text) };
    const result =
      rows === "arrays"
        ? await client.query<unknown[]>({ ...query, rowMode: "array" })
        : await client.query<Record<string, unknown>>(query);
    return result.rows;
  };

/** The statement failed; the connection did not. */
const isOrdinary = (error: unknown) => error instanceof Error && "severity" in error && error.severity === "ERROR";

/** Announcements need a connection of their own, which is opened again whenever it is lost. */
class ListeningConnection {
  private client: pg.Client | undefined;
  private closed = false;
  private retry: NodeJS.Timeout | undefined;
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
    client.on("notification", ({ payload }) => this.listener.onPayload(payload ?? ""));
    client.on("error", (error) => this.lost(client, error));
    client.on("end", () => this.lost(client, new Error("the listening connection ended")));
    this.client = client;
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(this.channel)}`);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    await this.client?.end();
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
