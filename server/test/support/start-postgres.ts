import { randomUUID } from "node:crypto";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../../src/platform/db/open-database.ts";
import { runStatement } from "./pg-client.ts";
import { startCluster } from "./postgres-cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
    /** A template database with all migrations applied. Copying it is faster than migrating again. */
    migratedDatabase: string;
  }
}

/** One PostgreSQL server for the whole run: `TEST_DATABASE_URL`, or a temporary one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const externalUrl = process.env["TEST_DATABASE_URL"];
  const cluster = externalUrl ? { url: externalUrl, remove: async () => {} } : await startCluster();
  const migrated = `migrated_${randomUUID().replaceAll("-", "")}`;
  await runStatement(cluster.url, `create database ${migrated}`);
  await migrate(Object.assign(new URL(cluster.url), { pathname: `/${migrated}` }).href);
  project.provide("postgresUrl", cluster.url);
  project.provide("migratedDatabase", migrated);
  return async () => {
    await runStatement(cluster.url, `drop database ${migrated} with (force)`);
    await cluster.remove();
  };
}

async function migrate(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataFolder: "", databasePool: 2, onError: () => {} });
  await database.close();
}
