import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { openTestDatabase, testDatabase } from "../../../test/support/test-database.ts";
import { StartupError } from "../startup-error.ts";
import { migrate, readMigrations } from "./migrate.ts";

const test = testDatabase();
const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-migrations-"));
cpSync(path.join(import.meta.dirname, "../../../migrations"), folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const applied = async () =>
  (await test.database.db.execute(sql`select name from schema_migrations order by name`)).map(({ name }) => name);
const count = async () => (await test.database.db.execute(sql`select count(*) as count from notes`))[0];

describe("migrating", () => {
  it("has applied every migration once the database is open", async () => {
    expect(await applied()).toEqual((await readMigrations()).map(({ name }) => name));
  });

  it("leaves no function whose parsed body has rows of a table, which newer PostgreSQL would refuse to alter", async () => {
    const functions = await test.database.db.execute(sql`
      select proname as name from pg_proc
      where prosqlbody is not null and pronamespace = 'public'::regnamespace
        and exists (select from pg_type where pg_type.oid = any (proargtypes) and typtype = 'c')`);
    expect(functions).toEqual([]);
  });

  it("does nothing the second time", async () => {
    expect(await migrate(test.database)).toEqual([]);
  });

  it("applies only new migrations, including function bodies", async () => {
    write("9001-notes.sql", "create table notes (id int primary key);\ninsert into notes values (1);");
    write(
      "9002-double.sql",
      "create function double_notes() returns trigger language plpgsql as $$\nbegin\n  insert into notes values (new.id + 100);\n  return null;\nend;\n$$;\ncreate trigger doubled after insert on notes for each row when (new.id < 100) execute function double_notes();",
    );
    expect(await migrate(test.database, folder)).toEqual(["9001-notes.sql", "9002-double.sql"]);
    await test.database.db.execute(sql`insert into notes values (2)`);
    expect(await count()).toEqual({ count: 3 });
    expect(await migrate(test.database, folder)).toEqual([]);
  });

  it("rolls back a migration that fails", async () => {
    write("9003-broken.sql", "insert into notes values (50);\ncreate table half (id int);\nselect 1 / 0;");
    const before = [await applied(), await count()];
    await expect(migrate(test.database, folder)).rejects.toThrow("select 1 / 0");
    expect([await applied(), await count()]).toEqual(before);
    rmSync(path.join(folder, "9003-broken.sql"));
  });

  it("rejects a migration that was changed after it had been applied", async () => {
    write("9004-edited.sql", "create table edited (id int);");
    await migrate(test.database, folder);
    write("9004-edited.sql", "create table edited (id bigint);");
    write("9005-later.sql", "create table later (id int);");
    const attempt = migrate(test.database, folder);
    await expect(attempt).rejects.toThrow(StartupError);
    await expect(attempt).rejects.toThrow(
      "The migration 9004-edited.sql was changed after it had run on this database. Restore it and add a new one.",
    );
    expect(await applied()).not.toContain("9005-later.sql");
  });

  it("preserves the data when the database is opened again", async () => {
    await test.database.close();
    test.database = await openTestDatabase(test.environment);
    expect(await count()).toEqual({ count: 3 });
  });
});
