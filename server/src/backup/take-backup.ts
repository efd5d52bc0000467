import { existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { markBackup } from "../platform/images/backup-marker.ts";
import { localImagesFolder } from "../platform/images/local-image-store.ts";
import { StartupError } from "../platform/startup-error.ts";
import { copyFolder, flushFolder } from "./copy-files.ts";
import type { DumpEnd, DumpHeader } from "./dump-format.ts";
import { dumpName, type Manifest, picturesName, secretsKeyName, writeManifest } from "./manifest.ts";
import { obtainDump, type ShopPlace } from "./obtain-dump.ts";
import { readDump } from "./read-dump.ts";

interface BackupOptions {
  /** Gets a folder of its own for every backup. */
  parent: string;
  withSecretsKey: boolean;
}

export interface Backup {
  folder: string;
  manifest: Manifest;
}

/** Has its final name only when everything is in it and on disk. */
export async function takeBackup(place: ShopPlace, { parent, withSecretsKey }: BackupOptions): Promise<Backup> {
  const folder = path.join(parent, new Date().toISOString().replaceAll(":", "-").replace(/\.\d+/, ""));
  const unfinished = `${folder}.unfinished`;
  if (existsSync(folder)) throw new StartupError(`${folder} exists already.`);
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const unmark = markBackup(place.dataFolder);
  try {
    const manifest = await fill(unfinished, place, withSecretsKey);
    await writeManifest(unfinished, manifest);
    await flushFolder(unfinished);
    await rename(unfinished, folder);
    await flushFolder(parent);
    return { folder, manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    unmark();
  }
}

/** Rows before images: an image is saved before a row shows it, and is not deleted while a backup runs. */
async function fill(folder: string, place: ShopPlace, withSecretsKey: boolean): Promise<Manifest> {
  const dump = path.join(folder, dumpName);
  await obtainDump(place, "backup", dump);
  const { header, end } = await summaryOf(dump);
  const pictures = await copyFolder(localImagesFolder(place.dataFolder), path.join(folder, picturesName));
  if (withSecretsKey) await copySecretsKey(place.dataFolder, folder);
  return {
    format: 1,
    ...header,
    newestMigration: header.migrations.at(-1)?.name ?? "",
    rows: end.rows,
    pictures,
    hasSecretsKey: withSecretsKey,
  };
}

async function copySecretsKey(dataFolder: string, folder: string): Promise<void> {
  const key = path.join(dataFolder, secretsKeyName);
  if (!existsSync(key)) throw new StartupError(`There is no ${key}. If SECRETS_KEY is set, store that instead.`);
  await copyFile(key, path.join(folder, secretsKeyName));
}

/** Reads the dump to its end, which also shows that it is whole. */
async function summaryOf(dump: string): Promise<{ header: DumpHeader; end: DumpEnd }> {
  let header: DumpHeader | undefined;
  for await (const part of readDump(dump)) {
    if ("header" in part) header = part.header;
    if ("end" in part && header) return { header, end: part.end };
  }
  throw new Error(`${dump} has no header`);
}
