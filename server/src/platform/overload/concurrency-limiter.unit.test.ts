import { describe, expect, it } from "vitest";
import { ConcurrencyLimiter } from "./concurrency-limiter.ts";

/** Tasks that end on demand, with a count of those running at once. */
function controlledTasks() {
  const counts = { running: 0, maxRunning: 0 };
  const finishers: (() => void)[] = [];
  const started: string[] = [];
  const task = (name: string) => async () => {
    started.push(name);
    counts.running += 1;
    counts.maxRunning = Math.max(counts.maxRunning, counts.running);
    await new Promise<void>((resolve) => finishers.push(resolve));
    counts.running -= 1;
    return name;
  };
  return { counts, started, task, finishNext: () => finishers.shift()?.() };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe("the concurrency limiter", () => {
  it("runs at most the configured number of tasks at once, and the others in FIFO order", async () => {
    const limiter = new ConcurrencyLimiter({ maxConcurrent: 2, maxWaiting: 10, fullMessage: "Later." });
    const { counts, started, task, finishNext } = controlledTasks();
    const all = Promise.all(["a", "b", "c", "d"].map((name) => limiter.run(task(name))));
    await nextTurn();
    expect(started).toEqual(["a", "b"]);
    for (let finished = 0; finished < 4; finished++) {
      finishNext();
      await nextTurn();
    }
    expect(await all).toEqual(["a", "b", "c", "d"]);
    expect(started).toEqual(["a", "b", "c", "d"]);
    expect(counts.maxRunning).toBe(2);
  });

  it("lets no new task overtake the next one in the queue", async () => {
    const limiter = new ConcurrencyLimiter({ maxConcurrent: 1, maxWaiting: 10, fullMessage: "Later." });
    const { counts, started, task, finishNext } = controlledTasks();
    const { promise: firstTask, resolve: finishFirst } = Promise.withResolvers<void>();
    void limiter.run(() => firstTask);
    void limiter.run(task("second"));
    await nextTurn();
    void firstTask.then(() => limiter.run(task("late")));
    finishFirst();
    await nextTurn();
    expect(started).toEqual(["second"]);
    finishNext();
    await nextTurn();
    expect(started).toEqual(["second", "late"]);
    expect(counts.maxRunning).toBe(1);
  });

  it("rejects a task with 503 and Retry-After while the queue is full, and accepts it later", async () => {
    const limiter = new ConcurrencyLimiter({ maxConcurrent: 1, maxWaiting: 1, fullMessage: "Please try again." });
    const { task, finishNext } = controlledTasks();
    const accepted = [limiter.run(task("a")), limiter.run(task("b"))];
    await expect(limiter.run(task("c"))).rejects.toMatchObject({
      code: "unavailable",
      message: "Please try again.",
      retryAfterSeconds: 2,
    });
    for (const _ of accepted) {
      await nextTurn();
      finishNext();
    }
    expect(await Promise.all(accepted)).toEqual(["a", "b"]);
    const later = limiter.run(task("c"));
    await nextTurn();
    finishNext();
    expect(await later).toBe("c");
  });

  it("continues with the next task after one that failed", async () => {
    const limiter = new ConcurrencyLimiter({ maxConcurrent: 1, maxWaiting: 1, fullMessage: "Later." });
    const failed = limiter.run(() => Promise.reject(new Error("broken")));
    const next = limiter.run(async () => "fine");
    await expect(failed).rejects.toThrow("broken");
    expect(await next).toBe("fine");
  });
});
