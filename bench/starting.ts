import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { measureMemory } from "./memory.ts";
import { startShop } from "./processes.ts";
import { emptyDatabase } from "./shared.ts";
import type { Figure } from "./table.ts";
import type { Effort } from "./throughput.ts";

/** First and warm start, and the memory a shop holds, on both databases. */
export async function measureStarting(effort: Effort): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-bench-"));
  try {
    const embedded = await measureOn("embedded", { DATA_DIR: folder }, { seconds: [5, 4], megabytes: 600 }, effort);
    if (effort.short) return embedded; // the other groups start shops on PostgreSQL
    const env = { DATABASE_URL: await emptyDatabase("starting") };
    return [...embedded, ...(await measureOn("PostgreSQL", env, { seconds: [5, 4], megabytes: 250 }, effort))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Most {
  /** Of the first start and of a warm one. */
  seconds: [number, number];
  megabytes: number;
}

async function measureOn(database: string, env: Record<string, string>, most: Most, effort: Effort): Promise<Figure[]> {
  const first = await startShop({ ...env, RATE_LIMIT_SCALE: "1000000" });
  await first.stop();
  const warm = await startShop({ ...env, RATE_LIMIT_SCALE: "1000000" });
  try {
    const { atRest, underLoad } = await measureMemory(warm, effort);
    return [
      seconds(`first start, ${database}`, first.startMs, most.seconds[0]),
      { ...seconds(`warm start, ${database}`, warm.startMs, most.seconds[1]), ratio: warm.startMs / first.startMs },
      {
        ...megabytes(`memory at rest, ${database}`, atRest, "resident set"),
        target: `≤ ${most.megabytes} MB`,
        kept: atRest === null || atRest <= most.megabytes,
      },
      {
        ...megabytes(`memory under load, ${database}`, underLoad, "at rest"),
        ...(atRest && underLoad && { ratio: underLoad / atRest }),
      },
    ];
  } finally {
    await warm.stop();
  }
}

const seconds = (title: string, ms: number, most: number): Figure => ({
  title,
  value: `${(ms / 1000).toFixed(1)} s to the first healthy answer`,
  reference: title.startsWith("first") ? "empty, with the demo shop" : "the first start",
  target: `≤ ${most} s`,
  kept: ms <= most * 1000,
});

const megabytes = (title: string, value: number | null, reference: string): Figure => ({
  title,
  value: value === null ? "not readable here" : `${Math.round(value)} MB`,
  reference,
});
