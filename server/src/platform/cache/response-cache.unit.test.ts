import type { Topic } from "@pawhaven/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeNotifier, createFakeNotifier } from "../../../test/support/fake-notifier.ts";
import { OverloadError } from "../overload/load-shedder.ts";
import { ResponseCache } from "./response-cache.ts";

let notifier: FakeNotifier;
let cache: ResponseCache<number>;
let computations: number;

beforeEach(async () => {
  notifier = await createFakeNotifier();
  cache = new ResponseCache(notifier.changes, 3);
  computations = 0;
});

const read = (key: string, invalidatedBy: readonly Topic[] = ["gears"]) =>
  cache.get(key, async () => ({ value: (computations += 1), invalidatedBy }));

describe("the response cache", () => {
  it("computes a value once and returns it to every caller", async () => {
    expect([await read("a"), await read("a"), await read("a")]).toEqual([1, 1, 1]);
  });

  it("returns a cached value synchronously", async () => {
    await read("a");
    expect(read("a")).toBe(1);
  });

  it("recomputes a value after a change of its topics, and not after other changes", async () => {
    await read("a", ["gears", "gear_reviews"]);
    notifier.notify("pets");
    expect(await read("a", ["gears", "gear_reviews"])).toBe(1);
    notifier.notify("gear_reviews");
    expect(await read("a", ["gears", "gear_reviews"])).toBe(2);
    expect(await read("a", ["gears", "gear_reviews"])).toBe(2);
  });

  it("does not cache a value whose data changed while it was computed", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const early = cache.get("a", async () => {
      await promise;
      return { value: 100, invalidatedBy: ["gears"] };
    });
    notifier.notify("gears");
    resolve();
    expect(await early).toBe(100);
    expect(await read("a")).toBe(1);
  });

  it("coalesces concurrent requests, but not with those that arrive after a change", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow = () =>
      cache.get("a", async () => {
        const value = (computations += 1);
        await promise;
        return { value, invalidatedBy: ["gears"] };
      });
    const before = [slow(), slow()];
    notifier.notify("gears");
    const after = [slow(), slow()];
    resolve();
    expect(await Promise.all([...before, ...after])).toEqual([1, 1, 2, 2]);
    expect(await slow()).toBe(2);
  });

  it("does not cache a value without topics", async () => {
    const once = () => cache.get("a", async () => ({ value: (computations += 1) }));
    expect([await once(), await once()]).toEqual([1, 2]);
  });

  it("does not cache a failure: all coalesced callers get it, and the next caller tries again", async () => {
    const failing = () =>
      cache.get("a", async () => {
        computations += 1;
        throw new Error("database down");
      });
    const outcomes = await Promise.allSettled([failing(), failing()]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(computations).toBe(1);
    expect(await read("a")).toBe(2);
  });

  it("evicts the least recently used value when it is full", async () => {
    for (const key of ["a", "b", "c"]) await read(key);
    await read("a");
    await read("d");
    expect([await read("a"), await read("c"), await read("d")]).toEqual([1, 3, 4]);
    expect(await read("b")).toBe(5);
  });

  it("evicts the least recently used values when they have too many bytes, and never holds a larger one", async () => {
    cache = new ResponseCache(notifier.changes, 100, { maxBytes: 10, bytesOf: (value) => value });
    const readBytes = (key: string, bytes: number) =>
      cache.get(key, async () => {
        computations += 1;
        return { value: bytes, invalidatedBy: ["gears"] };
      });
    for (const [key, bytes] of [
      ["a", 4],
      ["b", 4],
      ["c", 4],
      ["huge", 11],
    ] as const)
      await readBytes(key, bytes);
    for (const key of ["b", "c"]) expect(readBytes(key, 4)).toBe(4);
    await readBytes("a", 4);
    await readBytes("huge", 11);
    expect(computations).toBe(6);
  });

  it("serves nothing from the cache while notifications may be missed, and recomputes afterwards", async () => {
    await read("a");
    notifier.disconnect();
    expect([await read("a"), await read("a")]).toEqual([2, 3]);
    notifier.reconnect();
    expect([await read("a"), await read("a")]).toEqual([4, 4]);
  });

  it("does not cache a value if notifications may have been missed while it was computed", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const early = cache.get("a", async () => {
      await promise;
      return { value: 100, invalidatedBy: ["gears"] };
    });
    notifier.disconnect();
    notifier.reconnect();
    resolve();
    expect(await early).toBe(100);
    expect(await read("a")).toBe(1);
  });

  it("caches nothing when its size is 0", async () => {
    cache = new ResponseCache(notifier.changes, 0);
    expect([await read("a"), await read("a")]).toEqual([1, 2]);
  });
});

describe("stale-while-revalidate", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const readAllowingStale = (key = "a") =>
    cache.get(key, async () => ({
      value: (computations += 1),
      invalidatedBy: ["gears"],
      hardInvalidatedBy: ["assortment"],
    }));

  it("serves a stale value after a change, and the revalidated one to the next caller", async () => {
    await readAllowingStale();
    notifier.notify("gears");
    expect(await readAllowingStale()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await readAllowingStale()).toBe(2);
  });

  it("recomputes a value that depends on the time once it has reached its maximum age", async () => {
    const readForAWhile = () =>
      cache.get("a", async () => ({ value: (computations += 1), invalidatedBy: ["gears"], maxAgeSeconds: 15 }));
    await readForAWhile();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(await readForAWhile()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await readForAWhile()).toBe(2);
  });

  it("recomputes the value before it answers after a hard invalidation", async () => {
    await readAllowingStale();
    notifier.notify("gears");
    notifier.notify("assortment");
    expect(await readAllowingStale()).toBe(2);
  });

  it("does not serve a stale value beyond its maximum age", async () => {
    await readAllowingStale();
    await vi.advanceTimersByTimeAsync(10_000);
    notifier.notify("gears");
    expect(await readAllowingStale()).toBe(2);
  });

  it("serves a stale value beyond its maximum age under overload, but not after a hard invalidation", async () => {
    await readAllowingStale();
    await vi.advanceTimersByTimeAsync(10_000);
    notifier.notify("gears");
    const overloaded = async () => {
      throw new OverloadError("unavailable", "Too many.");
    };
    expect(await cache.get("a", overloaded)).toBe(1);
    notifier.notify("assortment");
    await expect(cache.get("a", overloaded)).rejects.toThrow("Too many.");
  });

  it("revalidates each value once, one at a time, with a pause in between", async () => {
    const computed: string[] = [];
    const slow = (key: string) =>
      cache.get(key, async () => {
        computed.push(key);
        await new Promise((resolve) => setTimeout(resolve, computed.length > 2 ? 10 : 0));
        return { value: (computations += 1), invalidatedBy: ["gears"], hardInvalidatedBy: ["assortment"] };
      });
    const initial = [slow("a"), slow("b")].map(async (value) => value);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(initial);
    notifier.notify("gears");
    for (const key of ["a", "a", "b", "b"]) await slow(key);
    expect(computed).toEqual(["a", "b", "a"]);
    await vi.advanceTimersByTimeAsync(49);
    expect(computed).toEqual(["a", "b", "a"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(computed).toEqual(["a", "b", "a", "b"]);
  });

  it("goes on serving the stale value when revalidation fails, and tries again", async () => {
    await readAllowingStale();
    notifier.notify("gears");
    let failures = 0;
    const failing = async () => {
      failures += 1;
      throw new Error("database down");
    };
    expect(await cache.get("a", failing)).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(failures).toBe(1);
    expect(await readAllowingStale()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await readAllowingStale()).toBe(2);
  });
});
