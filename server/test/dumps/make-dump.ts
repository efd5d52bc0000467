import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import type { Database } from "../../src/platform/db/database.ts";
import { retired } from "../compatibility/retired.ts";
import { findBinaries, freePort, startCluster } from "../support/postgres-cluster.ts";
import type { TestEnvironment } from "../support/test-database.ts";
import type { DumpFacts } from "./dump.ts";
import { registerWithGoogle } from "./fill-people.ts";
import { fillShop } from "./fill-shop.ts";
import { openForFilling } from "./filling.ts";
import { moveVisits } from "./move-visits.ts";
import { recordReplies } from "./record-replies.ts";

/**
 * Writes a `.sql.gz` and a `.json.gz` named after the newest migration: a small shop, filled through the API of the present version. Run
 * it with `node server/test/dumps/make-dump.ts` (it needs `pg_dump`), commit both files and never edit them.
 */
async function makeDump(): Promise<void> {
  const cluster = await startCluster();
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-dump-"));
  const place: TestEnvironment = { databaseUrl: cluster.url, dataFolder, remove: () => cluster.remove() };
  try {
    const facts = await fill(place);
    const file = path.join(import.meta.dirname, newestMigration());
    writeFileSync(`${file}.sql.gz`, gzipSync(portable(dump(cluster.url)), { level: 9 }));
    writeFileSync(`${file}.json.gz`, gzipSync(`${JSON.stringify(facts, null, 2)}\n`, { level: 9 }));
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
    await place.remove();
  }
}

async function fill(place: TestEnvironment): Promise<DumpFacts> {
  const google = await signInOnceWithGoogle(place);
  const shop = await openForFilling(place);
  const facts = await fillShop(shop, google);
  await postponeFutureDates(shop.database);
  const replies = await recordReplies(shop.app, facts.people);
  await shop.close();
  return { ...facts, replies, retired: [...retired] };
}

/** The sandbox redirects to where the shop listens, which must not be the port that the replies are recorded with. */
async function signInOnceWithGoogle(place: TestEnvironment) {
  const port = await freePort();
  const shop = await openForFilling(place, { PORT: String(port) });
  await shop.app.listen({ port, host: "localhost" });
  const person = await registerWithGoogle(`http://localhost:${port}`);
  await shop.close();
  return person;
}

/** So that they are still in the future whenever the dump is used. */
async function postponeFutureDates(database: Database): Promise<void> {
  const { db } = database;
  const later = sql`interval '3600 weeks'`;
  await moveVisits(database, sql`starts_at > now()`, 3600);
  await db.execute(sql`update waitlist set first_day = first_day + 7 * 3600, last_day = last_day + 7 * 3600`);
  await db.execute(sql`update sessions set expires_at = expires_at + ${later}, last_seen_at = now() + ${later}`);
  await db.execute(sql`update staff_sessions set expires_at = expires_at + ${later}, last_seen_at = now() + ${later}`);
  await db.execute(sql`update one_time_links set expires_at = expires_at + ${later}`);
  await db.execute(sql`update mail_outbox set expires_at = expires_at + ${later}`);
  await db.execute(sql`
    update orders set held_until = held_until + ${later}, next_check_at = next_check_at + ${later}
    where next_check_at is not null`);
  await db.execute(sql`update refunds set next_check_at = next_check_at + ${later} where next_check_at is not null`);
}

const dump = (url: string): string =>
  execFileSync(
    path.join(findBinaries() ?? "", "pg_dump"),
    ["--inserts", "--no-owner", "--no-privileges", "--no-comments", url],
    { encoding: "utf8" },
  );

/**
 * Removes psql commands and version-specific settings, and lets the server choose the collation, as the migration does.
 * Functions come before the tables they use, so their bodies are not checked.
 */
function portable(dumped: string): string {
  const [collation = ""] = /^do \$\$.*?^\$\$;$/ms.exec(readFileSync(searchMigration, "utf8")) ?? [];
  const statements = dumped
    .replaceAll(/^(\\\w+ .*|SET \w+ = .*;|-- (Dumped|PostgreSQL) .*|--)\n/gm, "")
    .replace(/^CREATE COLLATION public\..*;$/m, () =>
      collation.replace("create collation ", "create collation public."),
    )
    .trim();
  return `-- Written by make-dump.ts. Do not edit.\n\nSET check_function_bodies = false;\n\n${statements}\n`;
}

const migrationsFolder = path.join(import.meta.dirname, "../../migrations");
const newestMigration = () => readdirSync(migrationsFolder).sort().at(-1)?.slice(0, 4) ?? "";
const searchMigration = path.join(migrationsFolder, "0009-search.sql");

await makeDump();
