import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startCluster } from "../server/test/postgres-cluster.ts";
import { residentMegabytes, type Running, startShop } from "./processes.ts";
import type { Figure } from "./table.ts";

const settleMs = 2_000;

/** First and warm start, and the memory a shop holds that nobody visits, on both databases. */
export async function measureStarting(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-bench-"));
  const first = await startShop({ DATA_DIR: folder });
  await first.stop();
  const warm = await startShop({ DATA_DIR: folder });
  const embedded = await memoryAtRest(warm);
  await warm.stop();
  rmSync(folder, { recursive: true });

  const cluster = await startCluster();
  await (await startShop({ DATABASE_URL: cluster.url })).stop();
  const served = await startShop({ DATABASE_URL: cluster.url });
  const postgres = await memoryAtRest(served);
  await served.stop();
  await cluster.remove();

  return [
    seconds("first start, empty folder", first.startMs, 5),
    seconds("warm start", warm.startMs, 4),
    megabytes("memory at rest, embedded", embedded, 600),
    megabytes("memory at rest, PostgreSQL", postgres, 250),
  ];
}

async function memoryAtRest(shop: Running): Promise<number | null> {
  await fetch(`${shop.origin}/gearshop`);
  await pause(settleMs);
  return residentMegabytes(shop.child);
}

const seconds = (title: string, ms: number, most: number): Figure => ({
  title,
  value: `${(ms / 1000).toFixed(1)} s`,
  reference: "to the first healthy answer",
  target: `≤ ${most} s`,
  kept: ms <= most * 1000,
});

const megabytes = (title: string, value: number | null, most: number): Figure => ({
  title,
  value: value === null ? "not readable here" : `${Math.round(value)} MB`,
  reference: "resident set",
  target: `≤ ${most} MB`,
  kept: value === null || value <= most,
});
