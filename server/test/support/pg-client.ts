import pg from "pg";

/** As on the shop's connections, so that measurements compare like with like. */
const options = "-c jit=off";

/** A PostgreSQL connection without the shop's driver. */
export async function connectPgClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, options });
  await client.connect();
  return client;
}

export type PgClient = pg.Client;

/** Runs a statement on a connection of its own, for example one that cannot run in a transaction. */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = await connectPgClient(url);
  await client.query(statement);
  await client.end();
}

export const openPgPool = (url: string, size: number): pg.Pool =>
  new pg.Pool({ connectionString: url, options, max: size });
