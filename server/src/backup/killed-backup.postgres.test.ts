import { execFile } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { dataCommand, placeOf, runDataCommand, scratchFolder } from "../../test/support/backups.ts";
import { connectPgClient } from "../../test/support/pg-client.ts";
import { createTestEnvironment } from "../../test/support/test-database.ts";
import { restoreBackup } from "./restore-backup.ts";

const folder = scratchFolder();

it("a backup that is killed is none, and does not keep the next one from being made", async () => {
  const source = await createTestEnvironment("migrated");
  const blocker = await connectPgClient(source.databaseUrl ?? "");
  await blocker.query("begin; lock table gears in access exclusive mode");
  const { file, args, options } = dataCommand("backup/backup-command", source, folder);
  const killed = execFile(file, args, options);
  const waiting =
    "select from pg_locks join pg_database on pg_database.oid = database where datname = current_database() and not granted";
  await expect.poll(async () => (await blocker.query(waiting)).rowCount).toBe(1);
  killed.kill("SIGKILL");
  await once(killed, "exit");
  await blocker.end();

  const [left = ""] = readdirSync(folder);
  expect(left).toMatch(/\.unfinished$/);
  const target = await createTestEnvironment("empty");
  const restoring = restoreBackup(placeOf(target), path.join(folder, left));
  await expect(restoring).rejects.toThrow("is no backup: it has no backup.json");

  expect(await runDataCommand("backup/backup-command", source, folder)).toMatch(/: \d+ rows of version/);
  await Promise.all([source.remove(), target.remove()]);
});
