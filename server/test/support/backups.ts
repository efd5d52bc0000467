import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll } from "vitest";
import { readDump } from "../../src/backup/read-dump.ts";
import { writeDump } from "../../src/backup/write-dump.ts";
import type { Database } from "../../src/platform/db/database.ts";
import type { TestEnvironment } from "./test-database.ts";

const sources = path.join(import.meta.dirname, "../../src");

/** A folder that is removed when the test file ends. */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-backup-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const placeOf = ({ databaseUrl, dataFolder }: TestEnvironment) => ({ databaseUrl, dataFolder, databasePool: 2 });

type DataCommand =
  | "backup/backup-command"
  | "backup/restore-command"
  | "export/export-command"
  | "integrity/main"
  | "staff-command";

/** How to run a command of the terminal as a process of its own. */
export const dataCommand = (name: DataCommand, { databaseUrl, dataFolder }: TestEnvironment, ...args: string[]) => ({
  file: process.execPath,
  args: [path.join(sources, `${name}.ts`), ...args],
  options: {
    cwd: os.tmpdir(),
    env: { PATH: process.env["PATH"], DATABASE_URL: databaseUrl, DATA_DIR: dataFolder },
  },
});

/** Runs it to its end. Resolves with what it printed. */
export async function runDataCommand(...command: Parameters<typeof dataCommand>): Promise<string> {
  const { file, args, options } = dataCommand(...command);
  const { stdout } = await promisify(execFile)(file, args, options);
  return stdout.trim();
}

/** Every row and sequence of a shop, as a backup has them. */
export async function contentOf(database: Database, folder: string): Promise<Record<string, string[]>> {
  const file = path.join(folder, `${randomUUID()}.dump`);
  await writeDump(database, file, { kind: "backup" });
  const content: Record<string, string[]> = {};
  let rows: string[] = [];
  for await (const part of readDump(file)) {
    if ("table" in part) rows = content[part.table.name] = [];
    if ("rows" in part) rows.push(...part.rows);
    if ("end" in part)
      content["sequences"] = Object.entries(part.end.sequences).map(([name, last]) => `${name} ${last}`);
  }
  for (const lines of Object.values(content)) lines.sort();
  return content;
}
