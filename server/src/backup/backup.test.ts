import { existsSync, readdirSync } from "node:fs";
import { appendFile, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { contentOf, placeOf, runDataCommand, scratchFolder } from "../../test/support/backups.ts";
import { aCustomer, aGear } from "../../test/support/factories.ts";
import { createTestEnvironment, openTestDatabase, type TestEnvironment } from "../../test/support/test-database.ts";
import type { Database } from "../platform/db/database.ts";
import { readMigrations } from "../platform/db/migrate.ts";
import { markBackup } from "../platform/images/backup-marker.ts";
import { localImagesFolder, localImageStore } from "../platform/images/local-image-store.ts";
import { restoreBackup } from "./restore-backup.ts";
import { migrationsOf } from "./restore-guards.ts";
import { type Backup, takeBackup } from "./take-backup.ts";

const folder = scratchFolder();
const parent = path.join(folder, "backups");
let source: TestEnvironment;
let backup: Backup;
let expected: Awaited<ReturnType<typeof factsOf>>;

const pictureName = "avatars/1/picture.webp";

/** Texts that a format of our own could spoil, and a JSON null, which is not the absence of a value. */
async function addOddValues(database: Database): Promise<void> {
  const text = 'a\nb\r\n\u2028\\N {"header":{}} \t"x" ✓ 𝕏';
  await aCustomer(database, { name: text });
  await aGear(database, { name: text, highlights: [text, ""], details: { [text]: text } });
  await database.db.execute(sql`
    insert into cart_merges (user_id, cart, lines, reply) select id, 'cart', 'null', 'null' from users`);
}

const keysAndTriggers = (database: Database): Promise<unknown> =>
  database.db.execute(sql`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
    order by 1, 2, 3`);

const factsOf = async (database: Database) => ({
  content: await contentOf(database, folder),
  keysAndTriggers: await keysAndTriggers(database),
});

beforeAll(async () => {
  source = await createTestEnvironment("migrated");
  const database = await openTestDatabase(source);
  await addOddValues(database);
  expected = await factsOf(database);
  await database.close();
  const picture = path.join(localImagesFolder(source.dataFolder), pictureName);
  await mkdir(path.dirname(picture), { recursive: true });
  await writeFile(picture, "a picture");
  await writeFile(`${picture}.unfinished`, "half");
  await writeFile(path.join(source.dataFolder, "secrets.key"), "a key");
  backup = await takeBackup(placeOf(source), { parent, withSecretsKey: true });
  return () => source.remove();
});

/** A copy of the backup that a test can damage. */
async function aCopy(name: string): Promise<string> {
  const copy = path.join(folder, name);
  await cp(backup.folder, copy, { recursive: true });
  return copy;
}

describe("a restored backup", { timeout: 180_000 }, () => {
  it("has every row, key, trigger and picture, and goes on counting where the shop was", async () => {
    const target = await createTestEnvironment("empty");
    const { violations, migrated } = await restoreBackup(placeOf(target), backup.folder);
    expect([violations, migrated]).toEqual([[], []]);
    const database = await openTestDatabase(target);
    expect(await factsOf(database)).toEqual(expected);
    await aCustomer(database);
    await database.close();
    const pictures = localImagesFolder(target.dataFolder);
    expect(readdirSync(path.join(pictures, path.dirname(pictureName)))).toEqual([path.basename(pictureName)]);
    expect(await readFile(path.join(pictures, pictureName), "utf8")).toBe("a picture");
    expect(await readFile(path.join(target.dataFolder, "secrets.key"), "utf8")).toBe("a key");
    expect(existsSync(path.join(target.dataFolder, "restore.unfinished"))).toBe(false);

    const again = runDataCommand("backup/restore-command", target, backup.folder);
    await expect(again).rejects.toThrow(target.databaseUrl ? "There are pictures in" : "There is a shop in");
    await target.remove();
  });
});

describe("a backup", () => {
  it("names its moment, its version and what it has, and has its name only once it is whole", async () => {
    const { manifest } = backup;
    expect(manifest).toMatchObject({ format: 1, pictures: { files: 1, bytes: 9 }, hasSecretsKey: true });
    expect(manifest.newestMigration).toMatch(/^\d{4}-.*\.sql$/);
    expect(manifest.rows).toMatchObject({ gears: 1, users: 1, orders: 0 });
    expect(readdirSync(parent)).toEqual([path.basename(backup.folder)]);
    const files = ["SHA256SUMS", "backup.json", "database.jsonl.gz", "pictures", "secrets.key"];
    expect(readdirSync(backup.folder).sort()).toEqual(files);
  });

  it("leaves nothing behind if it fails, and says in one sentence why", async () => {
    const nowhere = { ...source, databaseUrl: undefined, dataFolder: path.join(folder, "nowhere") };
    const failing = runDataCommand("backup/backup-command", nowhere, path.join(folder, "failed"));
    await expect(failing).rejects.toThrow(/There is no shop in .*nowhere\. Check DATA_DIR/);
    expect(readdirSync(path.join(folder, "failed"))).toEqual([]);
  });

  it("keeps pictures that are removed meanwhile, until the clean-up after it", async () => {
    const { dataFolder } = source;
    const store = localImageStore({ dataFolder, origin: "" });
    const publicId = `avatars/2/${"x".repeat(43)}`;
    const file = path.join(localImagesFolder(dataFolder), `${publicId}.webp`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, "");
    const unmark = markBackup(dataFolder);
    await store.remove(publicId);
    await store.removeFolder("avatars/2");
    expect(existsSync(file)).toBe(true);
    unmark();
    await store.deleteUnused?.(new Date(Date.now() + 1000), async () => new Set());
    expect(existsSync(file)).toBe(false);
    store.close?.();
  });
});

describe("a folder that is no good backup", () => {
  const restoring = async (copy: string) => {
    const target = await createTestEnvironment("empty");
    const result = restoreBackup(placeOf(target), copy);
    await result.catch(() => {});
    expect(readdirSync(target.dataFolder).filter((name) => !name.endsWith(".sock"))).toEqual([]);
    await target.remove();
    return result;
  };

  it("is refused before anything is written", async () => {
    const changed = await aCopy("changed");
    await appendFile(path.join(changed, "database.jsonl.gz"), "x");
    await expect(restoring(changed)).rejects.toThrow("database.jsonl.gz is missing or was changed");

    const incomplete = await aCopy("incomplete");
    await rm(path.join(incomplete, "pictures"), { recursive: true });
    await expect(restoring(incomplete)).rejects.toThrow(`pictures/${pictureName} is missing`);

    await expect(restoring(folder)).rejects.toThrow("is no backup: it has no backup.json");
  });

  it("is refused if a newer version made it", async () => {
    const older = (await readMigrations()).slice(0, -1);
    expect(() => migrationsOf(backup.manifest, older)).toThrow("is of another version of the shop");
  });
});
