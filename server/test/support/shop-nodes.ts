import { RoundRobinProxy } from "./round-robin-proxy.ts";
import { type ShopProcess, startShopProcess } from "./shop-process.ts";
import type { TestEnvironment } from "./test-database.ts";

export interface ShopNodes {
  proxy: RoundRobinProxy;
  nodes: ShopProcess[];
  stop(): Promise<void>;
}

/** Starts several shop processes at the same time, on one database and behind one proxy. */
export async function startNodes(
  count: number,
  environment: TestEnvironment,
  settings: Record<string, string> = {},
): Promise<ShopNodes> {
  const proxy = await RoundRobinProxy.start();
  const nodes: ShopProcess[] = [];
  const start = async () => {
    const script = `${import.meta.dirname}/fast-forward-shop.ts`;
    const shared = {
      DATABASE_URL: environment.databaseUrl,
      DATA_DIR: environment.dataFolder,
      PUBLIC_URL: proxy.origin,
    };
    const shop = await startShopProcess({ ...shared, TRUST_PROXY: "on", LOG_LEVEL: "warn", ...settings }, script);
    nodes.push(shop);
    await proxy.add(shop.origin);
  };
  const stop = async () => {
    for (const shop of nodes) shop.signal("SIGTERM");
    await Promise.all(nodes.map(({ exited }) => exited));
    await proxy.close();
  };
  const started = await Promise.allSettled(Array.from({ length: count }, start));
  const failure = started.find(({ status }) => status === "rejected");
  if (failure?.status !== "rejected") return { proxy, nodes, stop };
  await stop();
  throw new Error("A node did not start.", { cause: failure.reason });
}
