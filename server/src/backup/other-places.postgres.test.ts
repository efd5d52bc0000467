import { describe, expect, it } from "vitest";
import { contentOf, placeOf, runDataCommand, scratchFolder } from "../../test/support/backups.ts";
import { dumps } from "../../test/dumps/dump.ts";
import { restoreDump } from "../../test/support/restore-dump.ts";
import { createTestEnvironment, openTestDatabase } from "../../test/support/test-database.ts";
import { readMigrations } from "../platform/db/migrate.ts";
import { restoreBackup } from "./restore-backup.ts";
import { takeBackup } from "./take-backup.ts";

const folder = scratchFolder();

describe("a backup of a PostgreSQL server, made by an older version", { timeout: 300_000 }, () => {
  it("restores into an embedded database of this version, and from there into a PostgreSQL server again", async () => {
    const [dump] = dumps().slice(-2);
    const older = await restoreDump(dump?.sql ?? "");
    const first = await takeBackup(placeOf(older), { parent: folder, withSecretsKey: false });
    expect(first.manifest.newestMigration).toContain(dump?.name);

    const embedded = { ...(await createTestEnvironment("empty")), databaseUrl: undefined };
    const moved = await restoreBackup(placeOf(embedded), first.folder);
    const newest = (await readMigrations()).at(-1)?.name;
    expect([moved.migrated.at(-1), moved.violations]).toEqual([newest, []]);

    const printed = await runDataCommand("backup/backup-command", embedded, folder);
    const server = await createTestEnvironment("empty");
    const report = await runDataCommand("backup/restore-command", server, printed.split(": ")[0] ?? "");
    expect(report).toMatch(/^Restored \d+ rows and 0 pictures, as of .*\n\d+ checks, 0 violations\.$/);
    const contents: unknown[] = [];
    for (const place of [server, embedded]) {
      const database = await openTestDatabase(place);
      contents.push(await contentOf(database, folder));
      await database.close();
    }
    expect(contents[0]).toEqual(contents[1]);
    await expect(restoreBackup(placeOf(server), first.folder)).rejects.toThrow("The database is not empty");
    for (const place of [older, embedded, server]) await place.remove();
  });
});
