import { sql } from "drizzle-orm";
import type { Database } from "../platform/db/database.ts";
import type { Settings } from "../settings.ts";

type Wanted = Pick<Settings, "workers" | "databasePool" | "databaseListenUrl">;

/** Says if this machine alone may want more connections than the server gives. Undefined if it does not, or asks a pooler. */
export async function describeConnectionShortage(
  { kind, db }: Database,
  { workers, databasePool, databaseListenUrl }: Wanted,
): Promise<string | undefined> {
  if (kind === "embedded" || databaseListenUrl) return undefined;
  const [found] = await db.execute(sql`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as available`);
  const { available } = found as { available: number };
  const wanted = workers * (databasePool + 1); // each process listens on one more
  if (wanted <= available) return undefined;
  return (
    `WORKERS=${workers} with DATABASE_POOL=${databasePool} may need ${wanted} connections, and PostgreSQL gives ${available}: ` +
    "raise its max_connections, or set one of the two lower."
  );
}
