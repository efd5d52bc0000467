import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { StartupError } from "../startup-error.ts";
import type { Database, Tx } from "./database.ts";

const migrationsFolder = path.join(import.meta.dirname, "../../../migrations");

/** An arbitrary number. The node that holds the lock migrates; the others wait and then find nothing to do. */
export const migrationLockKey = 7_295_001;

export interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/** Applies pending migrations. They are forward-only and must not be edited once they have run anywhere. */
export async function migrate(database: Database, folder = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  // Neither a long migration nor waiting for another node's may run into the query timeout.
  return database.transaction((tx) => applyMigrations(tx, migrations), { isLongRunning: true });
}

export async function applyMigrations(tx: Tx, migrations: readonly Migration[]): Promise<string[]> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${migrationLockKey})`);
  const applied = await appliedMigrations(tx);
  const pending = migrations.filter((migration) => isPending(migration, applied));
  // A backup reads one version of the tables: it waits for migrations, and they wait for it.
  if (pending.length > 0) await tx.execute(sql`lock table schema_migrations in share row exclusive mode`);
  if (applied.size === 0) await assertUnicode(tx);
  for (const migration of pending) await apply(tx, migration);
  return pending.map(({ name }) => name);
}

export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), "utf8");
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
    }),
  );
}

async function appliedMigrations(tx: Tx): Promise<Map<string, string>> {
  await tx.execute(sql`
    create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    )`);
  const rows = await tx.execute(sql`select name, checksum from schema_migrations`);
  return new Map(
    (rows as unknown as { name: string; checksum: string }[]).map(({ name, checksum }) => [name, checksum]),
  );
}

/** A database server without a locale makes databases of plain bytes, in which names with accents cannot be compared. */
async function assertUnicode(tx: Tx): Promise<void> {
  const rows = await tx.execute(sql`select current_database() as name, getdatabaseencoding() as encoding`);
  const [{ name, encoding }] = rows as unknown as [{ name: string; encoding: string }];
  if (encoding === "UTF8") return;
  throw new StartupError(
    `The database ${name} has the encoding ${encoding}, and the shop needs UTF8. Have an administrator make it anew ` +
      `with "createdb --encoding=UTF8 --template=template0".`,
  );
}

function isPending({ name, checksum }: Migration, applied: Map<string, string>): boolean {
  const appliedChecksum = applied.get(name);
  if (appliedChecksum !== undefined && appliedChecksum !== checksum) {
    throw new StartupError(
      `The migration ${name} was changed after it had run on this database. Restore it and add a new one.`,
    );
  }
  return appliedChecksum === undefined;
}

async function apply(tx: Tx, { name, text, checksum }: Migration): Promise<void> {
  for (const statement of splitStatements(text))
    await tx.execute(sql.raw(statement)).catch(explainMissingExtension(statement));
  await tx.execute(sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`);
}

/** Creating an extension is the only step that needs more privileges than the application's user usually has. */
const explainMissingExtension = (statement: string) => (error: unknown) => {
  const extension = /^create extension if not exists (\w+);$/m.exec(statement)?.[1];
  if (!extension) throw error;
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  throw new StartupError(
    `The database needs the extension ${extension}, which the shop's user could not add (${reason}). ` +
      `Have an administrator run "create extension ${extension}" in it, then start again.`,
  );
};

/** A statement ends with a semicolon at the end of a line, outside of a function body in `$$ … $$`. */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let current = "";
  for (const line of text.split("\n")) {
    current += `${line}\n`;
    const isInsideBody = (current.split("$$").length - 1) % 2 === 1;
    if (!isInsideBody && /;\s*(--.*)?$/.test(line)) {
      statements.push(current.trim());
      current = "";
    }
  }
  if (current.trim()) statements.push(current.trim());
  return statements;
}
