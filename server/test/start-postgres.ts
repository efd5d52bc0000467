import type { TestProject } from "vitest/node";
import { startCluster } from "./postgres-cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for the whole run: the one that is given, or a private one. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given) {
    project.provide("postgresUrl", given);
    return undefined;
  }
  const cluster = await startCluster();
  project.provide("postgresUrl", cluster.url);
  return () => cluster.remove();
}
