import pino from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { JobScheduler } from "./job-scheduler.ts";

let lines: string[];
let scheduler: JobScheduler;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  scheduler = new JobScheduler(pino({ level: "error" }, { write: (line: string) => void lines.push(line) }));
});

afterEach(async () => {
  await scheduler.stop();
  vi.useRealTimers();
});

describe("the job scheduler", () => {
  it("runs a job once per interval, and not before the first interval has passed", async () => {
    let runs = 0;
    scheduler.schedule({ title: "count", intervalMs: 1000, work: async () => void (runs += 1) });
    await vi.advanceTimersByTimeAsync(999);
    expect(runs).toBe(0);
    await vi.advanceTimersByTimeAsync(2001);
    expect(runs).toBe(3);
  });

  it("does not overlap runs of a slow job, and does not delay other jobs because of it", async () => {
    const runs = { slow: 0, quick: 0 };
    const { promise, resolve } = Promise.withResolvers<void>();
    scheduler.schedule({ title: "slow", intervalMs: 1000, work: () => ((runs.slow += 1), promise) });
    scheduler.schedule({ title: "quick", intervalMs: 1000, work: async () => void (runs.quick += 1) });
    await vi.advanceTimersByTimeAsync(5000);
    expect(runs).toEqual({ slow: 1, quick: 5 });
    resolve();
    await vi.advanceTimersByTimeAsync(1000);
    expect(runs).toEqual({ slow: 2, quick: 6 });
  });

  it.each([
    ["rejects", () => Promise.reject(new Error("no database"))],
    [
      "throws synchronously",
      () => {
        throw new Error("no database");
      },
    ],
  ])("logs the title of a job that %s, and runs it again", async (_, fail) => {
    let runs = 0;
    scheduler.schedule({ title: "mail", intervalMs: 1000, work: () => ((runs += 1), fail()) });
    await vi.advanceTimersByTimeAsync(2000);
    expect(runs).toBe(2);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { job: "mail", msg: "job failed", err: { message: "no database" } },
      { job: "mail" },
    ]);
  });

  it("waits for a job in progress when it stops, and starts none afterwards", async () => {
    const events: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const work = async () => {
      events.push("started");
      await promise;
      events.push("done");
    };
    scheduler.schedule({ title: "long", intervalMs: 1000, work });
    await vi.advanceTimersByTimeAsync(1000);
    const stopped = scheduler.stop().then(() => events.push("stopped"));
    await vi.advanceTimersByTimeAsync(5000);
    expect(events).toEqual(["started"]);
    resolve();
    await stopped;
    await vi.advanceTimersByTimeAsync(5000);
    expect(events).toEqual(["started", "done", "stopped"]);
  });
});
