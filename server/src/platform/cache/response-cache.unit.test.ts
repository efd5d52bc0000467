import type { Topic } from "@pawhaven/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeNotifier, createFakeNotifier } from "../../../test/support/fake-notifier.ts";
import { OverloadError } from "../overload/load-shedder.ts";
import { ResponseCache } from "./response-cache.ts";

let news: FakeNotifier;
let cache: ResponseCache<number>;
let computations: number;

beforeEach(async () => {
  news = await createFakeNotifier();
  cache = new ResponseCache(news.changes, 3);
  computations = 0;
});

const ask = (key: string, keptUntil: readonly Topic[] | undefined = ["gears"]) =>
  cache.get(key, async () => ({ value: (computations += 1), invalidatedBy: keptUntil }));

describe("a kept value", () => {
  it("is made once and given to everybody who asks", async () => {
    expect([await ask("a"), await ask("a"), await ask("a")]).toEqual([1, 1, 1]);
  });

  it("is given at once, not promised", async () => {
    await ask("a");
    expect(ask("a")).toBe(1);
  });

  it("is made anew after what it was made from has changed, and not for other changes", async () => {
    await ask("a", ["gears", "gear_reviews"]);
    news.notify("pets");
    expect(await ask("a", ["gears", "gear_reviews"])).toBe(1);
    news.notify("gear_reviews");
    expect(await ask("a", ["gears", "gear_reviews"])).toBe(2);
    expect(await ask("a", ["gears", "gear_reviews"])).toBe(2);
  });

  it("is not kept when a change came while it was being made", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const early = cache.get("a", async () => {
      await promise;
      return { value: 100, invalidatedBy: ["gears"] };
    });
    news.notify("gears");
    resolve();
    expect(await early).toBe(100);
    expect(await ask("a")).toBe(1);
  });

  it("is made once for all who ask at the same time, but anew for those who ask after a change", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow = () =>
      cache.get("a", async () => {
        const value = (computations += 1);
        await promise;
        return { value, invalidatedBy: ["gears"] };
      });
    const before = [slow(), slow()];
    news.notify("gears");
    const after = [slow(), slow()];
    resolve();
    expect(await Promise.all([...before, ...after])).toEqual([1, 1, 2, 2]);
    expect(await slow()).toBe(2);
  });

  it("is not kept when it must not be", async () => {
    const once = () => cache.get("a", async () => ({ value: (computations += 1) }));
    expect([await once(), await once()]).toEqual([1, 2]);
  });

  it("is not a failure: that is told to everybody who waits, and the next one tries again", async () => {
    const failing = () =>
      cache.get("a", async () => {
        computations += 1;
        throw new Error("not today");
      });
    const outcomes = await Promise.allSettled([failing(), failing()]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(computations).toBe(1);
    expect(await ask("a")).toBe(2);
  });

  it("gives way to newer ones when it is the one not asked for the longest", async () => {
    for (const key of ["a", "b", "c"]) await ask(key);
    await ask("a");
    await ask("d");
    expect([await ask("a"), await ask("c"), await ask("d")]).toEqual([1, 3, 4]);
    expect(await ask("b")).toBe(5);
  });

  it("is never used while changes may be missed, and is made anew afterwards", async () => {
    await ask("a");
    news.disconnect();
    expect([await ask("a"), await ask("a")]).toEqual([2, 3]);
    news.reconnect();
    expect([await ask("a"), await ask("a")]).toEqual([4, 4]);
  });

  it("is not kept when changes may have been missed while it was being made", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const early = cache.get("a", async () => {
      await promise;
      return { value: 100, invalidatedBy: ["gears"] };
    });
    news.disconnect();
    news.reconnect();
    resolve();
    expect(await early).toBe(100);
    expect(await ask("a")).toBe(1);
  });

  it("does not exist where nothing may be kept", async () => {
    cache = new ResponseCache(news.changes, 0);
    expect([await ask("a"), await ask("a")]).toEqual([1, 2]);
  });
});

describe("a kept value that may be a little old", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const askPatiently = (key = "a") =>
    cache.get(key, async () => ({
      value: (computations += 1),
      invalidatedBy: ["gears"],
      hardInvalidatedBy: ["assortment"],
    }));

  it("is given once more after a light change, and is new for the next who asks", async () => {
    await askPatiently();
    news.notify("gears");
    expect(await askPatiently()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await askPatiently()).toBe(2);
  });

  it("is made anew at once after a grave change", async () => {
    await askPatiently();
    news.notify("gears");
    news.notify("assortment");
    expect(await askPatiently()).toBe(2);
  });

  it("is not given any more when it was made too long ago", async () => {
    await askPatiently();
    await vi.advanceTimersByTimeAsync(10_000);
    news.notify("gears");
    expect(await askPatiently()).toBe(2);
  });

  it("is given even so while there is no time to make another", async () => {
    await askPatiently();
    await vi.advanceTimersByTimeAsync(10_000);
    news.notify("gears");
    const busy = async () => {
      throw new OverloadError("unavailable", "Too many.");
    };
    expect(await cache.get("a", busy)).toBe(1);
    news.notify("assortment");
    await expect(cache.get("a", busy)).rejects.toThrow("Too many.");
  });

  it("is made anew once for all who asked meanwhile, and one value after the other", async () => {
    const asked: string[] = [];
    const slow = (key: string) =>
      cache.get(key, async () => {
        asked.push(key);
        await new Promise((resolve) => setTimeout(resolve, asked.length > 2 ? 10 : 0));
        return { value: (computations += 1), invalidatedBy: ["gears"], hardInvalidatedBy: ["assortment"] };
      });
    const first = [slow("a"), slow("b")].map(async (value) => value);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(first);
    news.notify("gears");
    for (const key of ["a", "a", "b", "b"]) await slow(key);
    expect(asked).toEqual(["a", "b", "a"]);
    await vi.advanceTimersByTimeAsync(49);
    expect(asked).toEqual(["a", "b", "a"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(["a", "b", "a", "b"]);
  });

  it("outlives a making that fails, and then another is tried", async () => {
    await askPatiently();
    news.notify("gears");
    let failures = 0;
    const failing = async () => {
      failures += 1;
      throw new Error("not today");
    };
    expect(await cache.get("a", failing)).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(failures).toBe(1);
    expect(await askPatiently()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await askPatiently()).toBe(2);
  });
});
