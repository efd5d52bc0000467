import { describe, expect, it } from "vitest";
import { ConcurrencyLimiter } from "./concurrency-limiter.ts";

/** Work that ends when it is told to, and counts how much of it is under way. */
function heavyWork() {
  const counts = { running: 0, most: 0 };
  const endings: (() => void)[] = [];
  const started: string[] = [];
  const work = (name: string) => async () => {
    started.push(name);
    counts.running += 1;
    counts.most = Math.max(counts.most, counts.running);
    await new Promise<void>((resolve) => endings.push(resolve));
    counts.running -= 1;
    return name;
  };
  return { counts, started, work, endNext: () => endings.shift()?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("a queue", () => {
  it("lets as many run at once as it says, and the others in the order they came", async () => {
    const queue = new ConcurrencyLimiter({ maxConcurrent: 2, maxWaiting: 10, fullMessage: "Later." });
    const { counts, started, work, endNext } = heavyWork();
    const all = Promise.all(["a", "b", "c", "d"].map((name) => queue.run(work(name))));
    await settled();
    expect(started).toEqual(["a", "b"]);
    for (let ended = 0; ended < 4; ended++) {
      endNext();
      await settled();
    }
    expect(await all).toEqual(["a", "b", "c", "d"]);
    expect(started).toEqual(["a", "b", "c", "d"]);
    expect(counts.most).toBe(2);
  });

  it("lets nobody overtake the one whose turn has come", async () => {
    const queue = new ConcurrencyLimiter({ maxConcurrent: 1, maxWaiting: 10, fullMessage: "Later." });
    const { counts, started, work, endNext } = heavyWork();
    const { promise: firstEnds, resolve: endFirst } = Promise.withResolvers<void>();
    void queue.run(() => firstEnds);
    void queue.run(work("second"));
    await settled();
    void firstEnds.then(() => queue.run(work("late")));
    endFirst();
    await settled();
    expect(started).toEqual(["second"]);
    endNext();
    await settled();
    expect(started).toEqual(["second", "late"]);
    expect(counts.most).toBe(1);
  });

  it("sends away who comes when the line is full, with a time to come back, and takes them later", async () => {
    const queue = new ConcurrencyLimiter({ maxConcurrent: 1, maxWaiting: 1, fullMessage: "Please come back." });
    const { work, endNext } = heavyWork();
    const kept = [queue.run(work("a")), queue.run(work("b"))];
    await expect(queue.run(work("c"))).rejects.toMatchObject({
      code: "unavailable",
      message: "Please come back.",
      retryAfterSeconds: 2,
    });
    for (const _ of kept) {
      await settled();
      endNext();
    }
    expect(await Promise.all(kept)).toEqual(["a", "b"]);
    const later = queue.run(work("c"));
    await settled();
    endNext();
    expect(await later).toBe("c");
  });

  it("goes on after work that failed", async () => {
    const queue = new ConcurrencyLimiter({ maxConcurrent: 1, maxWaiting: 1, fullMessage: "Later." });
    const failed = queue.run(() => Promise.reject(new Error("broken")));
    const next = queue.run(async () => "fine");
    await expect(failed).rejects.toThrow("broken");
    expect(await next).toBe("fine");
  });
});
