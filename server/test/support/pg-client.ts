import pg from "pg";

/** A connection to PostgreSQL with nothing of the shop around it. */
export async function connectPgClient(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  return client;
}

export type PgClient = pg.Client;
