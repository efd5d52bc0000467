import { runStatement } from "../../server/test/support/pg-client.ts";
import { type Cluster, startCluster } from "../../server/test/support/postgres-cluster.ts";
import { type RunningServer, startShop } from "./processes.ts";

/** Shared by several groups, started on first use and stopped at the end of the run. */
let cluster: Promise<Cluster> | undefined;
let demoShop: Promise<DemoShop> | undefined;

interface DemoShop extends RunningServer {
  databaseUrl: string;
}

export async function postgresUrl(): Promise<string> {
  cluster ??= startCluster();
  return (await cluster).url;
}

export async function createEmptyDatabase(name: string): Promise<string> {
  const server = await postgresUrl();
  await runStatement(server, `drop database if exists ${name} with (force)`);
  await runStatement(server, `create database ${name}`);
  return new URL(`/${name}`, server).href;
}

/** The demo shop on PostgreSQL without rate limits. A failed start is not cached, so that the next group tries again. */
export const sharedShop = (): Promise<DemoShop> => {
  demoShop ??= openDemoShop().catch((error: unknown) => {
    demoShop = undefined;
    throw error;
  });
  return demoShop;
};

async function openDemoShop(): Promise<DemoShop> {
  const databaseUrl = await createEmptyDatabase("demo");
  const shop = await startShop({ DATABASE_URL: databaseUrl, RATE_LIMIT_SCALE: "1000000", DATABASE_POOL: "16" });
  return { ...shop, databaseUrl };
}

export async function stopShared(): Promise<void> {
  await (await demoShop)?.stop();
  await (await cluster)?.remove();
}
