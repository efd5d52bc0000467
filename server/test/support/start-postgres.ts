import { randomUUID } from "node:crypto";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../../src/platform/db/open-database.ts";
import { startCluster } from "./postgres-cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
    /** A database in which every migration has run; copying it is quicker than running them again. */
    migratedDatabase: string;
  }
}

/** One PostgreSQL for the whole run: the one that is given, or a private one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["TEST_DATABASE_URL"];
  const cluster = given ? { url: given, remove: async () => {} } : await startCluster();
  const migrated = `migrated_${randomUUID().replaceAll("-", "")}`;
  await runAdminStatement(cluster.url, `create database ${migrated}`);
  await migrate(Object.assign(new URL(cluster.url), { pathname: `/${migrated}` }).href);
  project.provide("postgresUrl", cluster.url);
  project.provide("migratedDatabase", migrated);
  return async () => {
    await runAdminStatement(cluster.url, `drop database ${migrated}`);
    await cluster.remove();
  };
}

async function migrate(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataFolder: "", databasePool: 2, onError: () => {} });
  await database.close();
}

export async function runAdminStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
