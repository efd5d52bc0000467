import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import type { Database } from "../../src/platform/db/database.ts";
import { type DatabaseOptions, openDatabase } from "../../src/platform/db/open-database.ts";
import type { Tracing } from "../../src/platform/tracing/tracing.ts";
import { runStatement } from "./pg-client.ts";

/** The location of a test's database, so that this process or another can open it again. */
export interface TestEnvironment extends Pick<DatabaseOptions, "databaseUrl" | "dataFolder" | "timeouts"> {
  remove(): Promise<void>;
}

export const isEmbedded = process.env["TEST_DATABASE"] === "embedded";

const origins = {
  empty: () => "",
  migrated: () => `template ${inject("migratedDatabase")}`,
  /** As `initdb` makes it where no locale is set. */
  ascii: () => "template template0 encoding 'SQL_ASCII' locale 'C'",
};

/** A separate database for one test file, of the kind that this run tests. */
export async function createTestEnvironment(content: keyof typeof origins = "empty"): Promise<TestEnvironment> {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-test-"));
  const removeFolder = () => rmSync(dataFolder, { recursive: true, force: true });
  if (isEmbedded) return { databaseUrl: undefined, dataFolder, remove: async () => removeFolder() };
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const server = inject("postgresUrl");
  await runStatement(server, `create database ${name} ${origins[content]()}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    databaseUrl: url.href,
    dataFolder,
    async remove() {
      removeFolder();
      await runStatement(server, `drop database if exists ${name} with (force)`);
    },
  };
}

export const openTestDatabase = (
  environment: TestEnvironment,
  onError: (error: Error) => void = () => {},
  tracing?: Tracing,
): Promise<Database> => openDatabase({ ...environment, databasePool: 10, onError, tracing });

export interface TestDatabase {
  database: Database;
  environment: TestEnvironment;
}

/** A migrated database without rows, open until the test file ends. */
export function testDatabase(): TestDatabase {
  const test = {} as TestDatabase;
  beforeAll(async () => {
    test.environment = await createTestEnvironment("migrated");
    test.database = await openTestDatabase(test.environment);
  });
  afterAll(async () => {
    await test.database.close();
    await test.environment.remove();
  });
  return test;
}
