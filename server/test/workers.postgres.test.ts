import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "./support/postgres-cluster.ts";
import { runShopToExit, type ShopProcess, startShopProcess } from "./support/shop-process.ts";
import { createTestEnvironment } from "./support/test-database.ts";

const environment = await createTestEnvironment();
const settings = { DATA_DIR: environment.dataFolder, DATABASE_URL: environment.databaseUrl };
const startScript = path.join(import.meta.dirname, "../../scripts/start.mjs");
let shop: ShopProcess;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort();
  shop = await startShopProcess({ ...settings, WORKERS: "2", METRICS_PORT: String(metricsPort) });
});
afterAll(async () => {
  shop.signal("SIGKILL");
  await shop.exited;
  await environment.remove();
});

/** The processes that were started so far, in their order, once there are as many as expected. */
const startedPids = (count: number, of = shop): Promise<number[]> =>
  vi.waitFor(
    async () => {
      const output = await of.waitForOutput('"msg":"worker started"');
      const pids = [...output.matchAll(/"pid":(\d+),"msg":"worker started"/g)].map(([, pid]) => Number(pid));
      expect(pids.length).toBeGreaterThanOrEqual(count);
      return pids;
    },
    { timeout: 60_000 },
  );

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** On a connection of its own, so that any of the processes may get it. */
const status = async () => (await fetch(`${shop.origin}/api/gears`, { headers: { connection: "close" } })).status;

/** Asks without a pause until the promise is settled. */
async function statusesUntil(settled: Promise<unknown>): Promise<Set<number | string>> {
  const statuses = new Set<number | string>();
  const over = new AbortController();
  void settled.finally(() => over.abort());
  while (!over.signal.aborted) statuses.add(await status().catch(String));
  return statuses;
}

describe("a shop of two processes on one port", { timeout: 180_000 }, () => {
  it("says once where it is open, whichever process answers", async () => {
    await startedPids(2);
    const output = await shop.waitForOutput("is open at");
    expect(output.match(/is open at/g)).toHaveLength(1);
    expect(new Set(await Promise.all(Array.from({ length: 20 }, status)))).toEqual(new Set([200]));
  });

  it("has the metrics of both at one port", async () => {
    await startedPids(2);
    const metrics = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
    for (const worker of [1, 2]) expect(metrics).toContain(`pawhaven_database_up{worker="${worker}"} 1`);
    expect(metrics.match(/^# TYPE pawhaven_database_up /gm)).toHaveLength(1);
    expect(metrics).toContain('pawhaven_workers{state="wanted"} 2\npawhaven_workers{state="answering"} 2');
  });

  it("says in its metrics that its processes hang, though the one above them answers", async () => {
    const pids = await startedPids(2);
    for (const pid of pids) process.kill(pid, "SIGSTOP");
    const metrics = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
    for (const pid of pids) process.kill(pid, "SIGCONT");
    expect(metrics).toContain('pawhaven_workers{state="wanted"} 2\npawhaven_workers{state="answering"} 0');
    expect(metrics).not.toContain("pawhaven_database_up");
  });

  it("replaces a process that dies, and is open meanwhile", async () => {
    const [, second = 0] = await startedPids(2);
    process.kill(second, "SIGKILL");
    await shop.waitForOutput('"msg":"worker died"');
    expect(await statusesUntil(startedPids(3))).toEqual(new Set([200]));
    expect(isAlive(second)).toBe(false);
  });

  it("replaces all of them one after the other on SIGHUP, without a request that fails", async () => {
    const before = (await startedPids(3)).filter(isAlive);
    expect(before).toHaveLength(2);
    shop.signal("SIGHUP");
    expect(await statusesUntil(shop.waitForOutput("all workers were replaced"))).toEqual(new Set([200]));
    expect(before.filter(isAlive)).toEqual([]);
    expect((await startedPids(5)).filter(isAlive)).toHaveLength(2);
  });

  it("ends with all its processes on SIGTERM", async () => {
    const pids = await startedPids(5);
    shop.signal("SIGTERM");
    expect((await shop.exited).code).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
  });

  it("also replaces a process on SIGHUP that is still starting, because its code may be the one before", async () => {
    const starting = await startShopProcess({ ...settings, WORKERS: "2" });
    await startedPids(1, starting);
    starting.signal("SIGHUP");
    await starting.waitForOutput("all workers were replaced");
    const pids = await startedPids(4, starting);
    expect(pids.map(isAlive)).toEqual([false, false, true, true]);
    starting.signal("SIGTERM");
    await starting.exited;
  });

  it("started with npm start, says which process to send SIGHUP and that connections may run out", async () => {
    const started = await startShopProcess({ ...settings, WORKERS: "2", DATABASE_POOL: "200" }, startScript);
    await started.waitForOutput("WORKERS=2 with DATABASE_POOL=200 may need 402 connections");
    const [, pid] = /send SIGHUP to (\d+)/.exec(await started.waitForOutput("send SIGHUP to")) ?? [];
    process.kill(Number(pid), "SIGHUP");
    await started.waitForOutput("all workers were replaced");
    started.signal("SIGTERM");
    expect((await started.exited).code).toBe(0);
  });

  it("does not start if the first process cannot, and says why once", async () => {
    const { code, stderr } = await runShopToExit({ ...settings, WORKERS: "2", HOST: "192.0.2.1" });
    expect([code, stderr.trim()]).toEqual([
      1,
      "HOST=192.0.2.1 is not an address of this machine. Set HOST to one that is.",
    ]);
  });
});

describe("the embedded database", () => {
  it("refuses several processes in one sentence", async () => {
    const { code, stderr } = await runShopToExit({ DATA_DIR: environment.dataFolder, WORKERS: "2" });
    expect([code, stderr.trim()]).toEqual([
      1,
      "WORKERS=2 needs a PostgreSQL server: the embedded database has one process.",
    ]);
  });
});
