import { existsSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { runDataCommand, scratchFolder } from "../../../test/support/backups.ts";
import { createTestEnvironment, openTestDatabase } from "../../../test/support/test-database.ts";

const folder = scratchFolder();
const migrated = await createTestEnvironment("migrated");
afterAll(() => migrated.remove());

/** Each with parameters that it accepts. `backup.test.ts` has the others. */
const commands = [
  ["integrity/main", []],
  ["staff-command", ["owner", "linh@example.com"]],
] as const;

describe.each(commands)("%s", { timeout: 60_000 }, (command, parameters) => {
  it("makes no shop where there is none, and says where it looked", async () => {
    const nowhere = { ...migrated, databaseUrl: undefined, dataFolder: path.join(folder, "nowhere") };
    const running = runDataCommand(command, nowhere, ...parameters);
    await expect(running).rejects.toThrow(/There is no shop in .*nowhere\. Check DATA_DIR and DATABASE_URL\./);
    expect(existsSync(nowhere.dataFolder)).toBe(false);
  });
});

it("an empty database is not taken for a shop", { timeout: 60_000 }, async () => {
  const empty = await createTestEnvironment("empty");
  await expect(runDataCommand("integrity/main", empty)).rejects.toThrow("There is no shop in the database.");
  await empty.remove();
});

it("a shop that another version made is not updated by a question about it", { timeout: 60_000 }, async () => {
  const database = await openTestDatabase(migrated);
  await database.db.execute(sql`delete from schema_migrations where name = (select max(name) from schema_migrations)`);
  await database.close();
  await expect(runDataCommand("integrity/main", migrated)).rejects.toThrow(
    "has not been started with this version yet",
  );
});
