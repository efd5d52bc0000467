import { RoundRobin } from "./round-robin.ts";
import { type ShopProcess, startShopProcess } from "./shop-process.ts";
import type { TestPlace } from "./test-database.ts";

export interface Nodes {
  proxy: RoundRobin;
  all: ShopProcess[];
  stop(): Promise<void>;
}

/** Real shops, each a process of its own, started at the same moment on one database behind one proxy. */
export async function startNodes(
  count: number,
  place: TestPlace,
  settings: Record<string, string> = {},
): Promise<Nodes> {
  const proxy = await RoundRobin.start();
  const all: ShopProcess[] = [];
  const start = async () => {
    const script = `${import.meta.dirname}/hurried-shop.ts`;
    const shared = { DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataFolder, PUBLIC_URL: proxy.origin };
    const shop = await startShopProcess({ ...shared, TRUST_PROXY: "on", LOG_LEVEL: "warn", ...settings }, script);
    all.push(shop);
    await proxy.add(shop.origin);
  };
  const stop = async () => {
    for (const shop of all) shop.signal("SIGTERM");
    await Promise.all(all.map(({ ended }) => ended));
    await proxy.close();
  };
  const started = await Promise.allSettled(Array.from({ length: count }, start));
  const failure = started.find((one) => one.status === "rejected");
  if (!failure) return { proxy, all, stop };
  await stop();
  throw new Error("A node did not start.", { cause: failure.reason });
}
