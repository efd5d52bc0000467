import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { runStatement } from "./pg-client.ts";
import { type TestEnvironment, createTestEnvironment } from "./test-database.ts";

/** A test database with the content of a dump. Opening it runs the migrations that are newer than the dump. */
export async function restoreDump(dump: string): Promise<TestEnvironment> {
  const environment = await createTestEnvironment("empty");
  if (environment.databaseUrl) await runStatement(environment.databaseUrl, dump);
  else await restoreEmbedded(environment.dataFolder, dump);
  return environment;
}

/** Not through the driver: it starts from the template, in which every migration has run. */
async function restoreEmbedded(dataFolder: string, dump: string): Promise<void> {
  const extensions = { btree_gist, pg_trgm };
  const pglite = await PGlite.create({ dataDir: path.join(dataFolder, "postgres"), extensions });
  await pglite.exec(dump);
  await pglite.close();
}
