import path from "node:path";
import { createDatabase, type Database } from "./database.ts";
import type { Driver } from "./driver.ts";
import type { Tracing } from "../tracing/tracing.ts";
import { traceDriver } from "../tracing/trace-driver.ts";
import { migrate } from "./migrate.ts";
import { openPostgres, type DatabaseTimeouts } from "./postgres-driver.ts";

export interface DatabaseOptions {
  databaseUrl: string | undefined;
  databaseListenUrl?: string | undefined;
  databasePool: number;
  dataFolder: string;
  onError: (error: Error) => void;
  timeouts?: Partial<DatabaseTimeouts>;
  /** Initialises an embedded database without the template, in which every migration has run. */
  isBlank?: boolean;
  tracing?: Tracing | undefined;
}

/** Created by the build (see prepare-template.ts). The first start without it takes some seconds longer. */
export const templateFolder = path.join(import.meta.dirname, "../../../build/database-template");

/** Opens the configured database and applies pending migrations. */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> =>
  closeUnless(await connectDatabase(options), migrate);

/** Closes the database if this fails. */
export async function closeUnless(
  database: Database,
  prepare: (database: Database) => Promise<unknown>,
): Promise<Database> {
  try {
    await prepare(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Opens the configured database as it is. */
export async function connectDatabase({
  databaseUrl,
  databaseListenUrl,
  databasePool,
  dataFolder,
  onError,
  timeouts,
  isBlank,
  tracing,
}: DatabaseOptions): Promise<Database> {
  const driver = databaseUrl
    ? await openPostgres({ url: databaseUrl, listenUrl: databaseListenUrl, poolSize: databasePool, onError, timeouts })
    : await openEmbeddedDriver(dataFolder, isBlank ? undefined : templateFolder, onError);
  return createDatabase(tracing ? traceDriver(driver, tracing) : driver);
}

/** Imported on demand, because it loads a whole PostgreSQL into memory. */
async function openEmbeddedDriver(
  folder: string,
  template: string | undefined,
  onError: (error: Error) => void,
): Promise<Driver> {
  const { openEmbedded } = await import("./embedded-driver.ts");
  return openEmbedded({ folder, template, onError });
}
