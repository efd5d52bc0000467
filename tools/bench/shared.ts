import { connectPgClient } from "../../server/test/support/pg-client.ts";
import { type Cluster, startCluster } from "../../server/test/support/postgres-cluster.ts";
import { type RunningServer, startShop } from "./processes.ts";

/** What several groups need and none should wait for twice: started by whoever asks first, ended with the run. */
let cluster: Promise<Cluster> | undefined;
let demoShop: Promise<RunningServer> | undefined;

export async function postgresUrl(): Promise<string> {
  cluster ??= startCluster();
  return (await cluster).url;
}

/** An empty database of its own in the one PostgreSQL of the run. */
export async function createEmptyDatabase(name: string): Promise<string> {
  const server = await postgresUrl();
  const administrator = await connectPgClient(server);
  await administrator.query(`drop database if exists ${name} with (force)`);
  await administrator.query(`create database ${name}`);
  await administrator.end();
  return new URL(`/${name}`, server).href;
}

/** The demo shop on PostgreSQL, with nobody's rate limited. If it does not start, whoever comes next tries again. */
export const sharedShop = (): Promise<RunningServer> => {
  demoShop ??= openDemoShop().catch((error: unknown) => {
    demoShop = undefined;
    throw error;
  });
  return demoShop;
};

const openDemoShop = async () =>
  startShop({ DATABASE_URL: await createEmptyDatabase("demo"), RATE_LIMIT_SCALE: "1000000", DATABASE_POOL: "16" });

export async function stopShared(): Promise<void> {
  await (await demoShop)?.stop();
  await (await cluster)?.remove();
}
