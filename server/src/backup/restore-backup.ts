import { existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { findViolations, type Violation } from "../integrity/find-violations.ts";
import type { Database, Tx } from "../platform/db/database.ts";
import { applyMigrations, type Migration, migrate, readMigrations } from "../platform/db/migrate.ts";
import { connectDatabase } from "../platform/db/open-database.ts";
import { copyFolder, flushFolder } from "./copy-files.ts";
import { assertNoFiles, assertNoTables, migrationsOf } from "./restore-guards.ts";
import { loadDump } from "./load-dump.ts";
import { dumpName, type Manifest, picturesName, readManifest, secretsKeyName } from "./manifest.ts";
import type { ShopPlace } from "./obtain-dump.ts";

export interface Restored {
  manifest: Manifest;
  /** Migrations that are newer than the backup. */
  migrated: string[];
  violations: Violation[];
}

/** Into an empty database, of either kind, and a data folder without a shop, whose files appear there in the end. */
export async function restoreBackup(place: ShopPlace, folder: string): Promise<Restored> {
  const manifest = await readManifest(folder);
  const all = await readMigrations();
  const known = migrationsOf(manifest, all);
  await assertNoFiles(place, manifest);
  const unfinished = path.join(place.dataFolder, "restore.unfinished");
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const isBlank = known.length < all.length;
    const database = await connectDatabase({ ...place, dataFolder: unfinished, isBlank, onError: () => {} });
    const restored = await fillAndClose(database, unfinished, { folder, manifest, known });
    await moveIntoPlace(unfinished, place.dataFolder);
    return restored;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

interface Source {
  folder: string;
  manifest: Manifest;
  known: Migration[];
}

async function fillAndClose(database: Database, files: string, source: Source): Promise<Restored> {
  try {
    return await fill(database, files, source);
  } finally {
    await database.close();
  }
}

async function fill(database: Database, files: string, { folder, manifest, known }: Source): Promise<Restored> {
  if (database.kind === "postgres") await assertNoTables(database);
  await copyFolder(path.join(folder, picturesName), path.join(files, picturesName));
  if (manifest.hasSecretsKey) await copyFile(path.join(folder, secretsKeyName), path.join(files, secretsKeyName));
  const load = async (tx: Tx) => {
    await applyMigrations(tx, known);
    await loadDump(tx, path.join(folder, dumpName));
  };
  await database.transaction(load, { isLongRunning: true });
  const migrated = await migrate(database);
  return { manifest, migrated, violations: await check(database, manifest.takenAt) };
}

/** As of the moment of the backup: since then nobody could have sent a refund or released a reservation. */
const check = (database: Database, takenAt: string): Promise<Violation[]> =>
  database.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`analyze`);
      return findViolations(tx, takenAt);
    },
    { isLongRunning: true },
  );

/** The embedded database comes last: a folder with it is a shop. */
async function moveIntoPlace(from: string, to: string): Promise<void> {
  for (const name of [secretsKeyName, picturesName, "postgres"])
    if (existsSync(path.join(from, name))) await rename(path.join(from, name), path.join(to, name));
  await flushFolder(to);
}
