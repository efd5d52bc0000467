import path from "node:path";
import { createDatabase, type Database } from "./database.ts";
import type { Driver } from "./driver.ts";
import { migrate } from "./migrate.ts";
import { openPostgres, type DatabaseTimeouts } from "./postgres-driver.ts";

export interface DatabaseOptions {
  databaseUrl: string | undefined;
  databaseListenUrl?: string | undefined;
  databasePool: number;
  dataFolder: string;
  onError: (error: Error) => void;
  timeouts?: Partial<DatabaseTimeouts>;
}

/** Created by the build (see prepare-template.ts). The first start without it takes some seconds longer. */
export const templateFolder = path.join(import.meta.dirname, "../../../build/database-template");

/** Opens the configured database and applies pending migrations. */
export async function openDatabase({
  databaseUrl,
  databaseListenUrl,
  databasePool,
  dataFolder,
  onError,
  timeouts,
}: DatabaseOptions): Promise<Database> {
  const driver = databaseUrl
    ? await openPostgres({ url: databaseUrl, listenUrl: databaseListenUrl, poolSize: databasePool, onError, timeouts })
    : await openEmbeddedDriver(dataFolder, onError);
  const database = createDatabase(driver);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Imported on demand, because it loads a whole PostgreSQL into memory. */
async function openEmbeddedDriver(folder: string, onError: (error: Error) => void): Promise<Driver> {
  const { openEmbedded } = await import("./embedded-driver.ts");
  return openEmbedded({ folder, template: templateFolder, onError });
}
