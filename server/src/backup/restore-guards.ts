import { existsSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "../platform/db/database.ts";
import type { Migration } from "../platform/db/migrate.ts";
import { localImagesFolder } from "../platform/images/local-image-store.ts";
import { StartupError } from "../platform/startup-error.ts";
import { listFiles } from "./copy-files.ts";
import { type Manifest, secretsKeyName } from "./manifest.ts";
import type { ShopPlace } from "./obtain-dump.ts";

/**
 * The migrations up to the newest one of the backup, which this version has to know all of. One that repairs an older migration
 * and changes no table, like 0052a, may have come between them since.
 */
export function migrationsOf({ migrations, newestMigration }: Manifest, known: readonly Migration[]): Migration[] {
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]));
  const areKnown = migrations.every(({ name, checksum }) => checksums.get(name) === checksum);
  if (areKnown) return known.filter(({ name }) => name <= newestMigration);
  throw new StartupError(
    `The backup is of another version of the shop (${newestMigration}). Restore it with that version or a newer one.`,
  );
}

export async function assertNoFiles({ databaseUrl, dataFolder }: ShopPlace, manifest: Manifest): Promise<void> {
  if (!databaseUrl && existsSync(path.join(dataFolder, "postgres")))
    throw new StartupError(`There is a shop in ${dataFolder} already. Set DATA_DIR to an empty folder.`);
  if ((await listFiles(localImagesFolder(dataFolder))).length > 0)
    throw new StartupError(`There are pictures in ${dataFolder} already. Set DATA_DIR to an empty folder.`);
  if (manifest.hasSecretsKey && existsSync(path.join(dataFolder, secretsKeyName)))
    throw new StartupError(`There is a ${secretsKeyName} in ${dataFolder} already. Set DATA_DIR to an empty folder.`);
}

/** Those of extensions do not count. */
export async function assertNoTables(database: Database): Promise<void> {
  const [found] = await database.db.execute(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    order by relname limit 1`);
  if (!found) return;
  const { name } = found as { name: string };
  throw new StartupError(`The database is not empty: it has ${name}. Set DATABASE_URL to an empty one.`);
}
