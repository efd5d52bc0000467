import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { measureMemory } from "./memory.ts";
import { startShop } from "./processes.ts";
import { createEmptyDatabase } from "./shared.ts";
import type { Figure } from "./table.ts";
import type { Effort } from "./throughput.ts";

/** First and warm start and memory, on both databases. */
export async function measureStartup(effort: Effort): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-bench-"));
  try {
    const embedded = await measureOn("embedded", { DATA_DIR: folder }, { seconds: [5, 4], megabytes: 300 }, effort);
    if (effort.short) return embedded; // other groups start shops on PostgreSQL
    const env = { DATABASE_URL: await createEmptyDatabase("startup") };
    return [...embedded, ...(await measureOn("PostgreSQL", env, { seconds: [5, 1], megabytes: 170 }, effort))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface StartupLimits {
  /** For the first and for a warm start. */
  seconds: [number, number];
  megabytes: number;
}

async function measureOn(
  database: string,
  env: Record<string, string>,
  limits: StartupLimits,
  effort: Effort,
): Promise<Figure[]> {
  const first = await startShop({ ...env, RATE_LIMIT_SCALE: "1000000" });
  await first.stop();
  const warm = await startShop({ ...env, RATE_LIMIT_SCALE: "1000000" });
  try {
    const { idle, underLoad } = await measureMemory(warm, effort);
    return [
      startFigure(`first start, ${database}`, first.startMs, limits.seconds[0]),
      {
        ...startFigure(`warm start, ${database}`, warm.startMs, limits.seconds[1]),
        ratio: warm.startMs / first.startMs,
      },
      {
        ...memoryFigure(`idle memory, ${database}`, idle, "resident set size"),
        target: `≤ ${limits.megabytes} MB`,
        isMet: idle === null || idle <= limits.megabytes,
      },
      {
        ...memoryFigure(`memory under load, ${database}`, underLoad, "idle"),
        ...(idle && underLoad && { ratio: underLoad / idle }),
      },
    ];
  } finally {
    await warm.stop();
  }
}

const startFigure = (title: string, ms: number, maxSeconds: number): Figure => ({
  title,
  value: `${(ms / 1000).toFixed(1)} s to the first healthy response`,
  reference: title.startsWith("first") ? "empty database, seeds the demo" : "the first start",
  target: `≤ ${maxSeconds} s`,
  isMet: ms <= maxSeconds * 1000,
});

const memoryFigure = (title: string, value: number | null, reference: string): Figure => ({
  title,
  value: value === null ? "not available" : `${Math.round(value)} MB`,
  reference,
});
