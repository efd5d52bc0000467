import { existsSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { StartupError } from "../startup-error.ts";
import type { Database } from "./database.ts";
import { readMigrations } from "./migrate.ts";
import { closeUnless, connectDatabase, type DatabaseOptions } from "./open-database.ts";

type Place = Pick<DatabaseOptions, "databaseUrl" | "dataFolder">;

/** Refuses to go on where a command would make a database instead of finding the shop's. */
export function assertShopFolder({ databaseUrl, dataFolder }: Place): void {
  // mutant(connect-to-shop.postgres.test.ts): a command does not make the shop that it looks for
  if (!databaseUrl && !existsSync(path.join(dataFolder, "postgres")))
    throw new StartupError(`There is no shop in ${dataFolder}. Check DATA_DIR and DATABASE_URL.`);
}

/** For commands about a shop that there is: opens its database as it is. */
export async function connectToShop(options: DatabaseOptions): Promise<Database> {
  assertShopFolder(options);
  return closeUnless(await connectDatabase(options), assertHasShop);
}

/** The same, for commands that need the tables of this version. Only a start updates them. */
export const connectToUpdatedShop = async (options: DatabaseOptions): Promise<Database> =>
  closeUnless(await connectToShop(options), assertUpdated);

async function assertHasShop({ db }: Database): Promise<void> {
  const [found] = await db.execute(sql`select to_regclass('schema_migrations') is not null as "isShop"`);
  if ((found as { isShop: boolean }).isShop) return;
  throw new StartupError("There is no shop in the database. Check DATABASE_URL.");
}

async function assertUpdated({ db }: Database): Promise<void> {
  const applied = (await db.execute(sql`select name from schema_migrations`)) as unknown as { name: string }[];
  const names = new Set(applied.map(({ name }) => name));
  const missing = (await readMigrations()).find(({ name }) => !names.has(name));
  if (missing) throw new StartupError(`The shop has not been started with this version yet (${missing.name}).`);
}
