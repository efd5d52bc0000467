import type { Topic } from "@pawhaven/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Announcements, announcements } from "../../test/announcements.ts";
import { Overload } from "./admission.ts";
import { Kept } from "./kept.ts";

let news: Announcements;
let kept: Kept<number>;
let makings: number;

beforeEach(async () => {
  news = await announcements();
  kept = new Kept(news.changes, 3);
  makings = 0;
});

const ask = (key: string, keptUntil: readonly Topic[] | undefined = ["gears"]) =>
  kept.get(key, async () => ({ value: (makings += 1), keptUntil }));

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
    news.change("pets");
    expect(await ask("a", ["gears", "gear_reviews"])).toBe(1);
    news.change("gear_reviews");
    expect(await ask("a", ["gears", "gear_reviews"])).toBe(2);
    expect(await ask("a", ["gears", "gear_reviews"])).toBe(2);
  });

  it("is not kept when a change came while it was being made", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const early = kept.get("a", async () => {
      await promise;
      return { value: 100, keptUntil: ["gears"] };
    });
    news.change("gears");
    resolve();
    expect(await early).toBe(100);
    expect(await ask("a")).toBe(1);
  });

  it("is made once for all who ask at the same time, but anew for those who ask after a change", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow = () =>
      kept.get("a", async () => {
        const value = (makings += 1);
        await promise;
        return { value, keptUntil: ["gears"] };
      });
    const before = [slow(), slow()];
    news.change("gears");
    const after = [slow(), slow()];
    resolve();
    expect(await Promise.all([...before, ...after])).toEqual([1, 1, 2, 2]);
    expect(await slow()).toBe(2);
  });

  it("is not kept when it must not be", async () => {
    const once = () => kept.get("a", async () => ({ value: (makings += 1) }));
    expect([await once(), await once()]).toEqual([1, 2]);
  });

  it("is not a failure: that is told to everybody who waits, and the next one tries again", async () => {
    const failing = () =>
      kept.get("a", async () => {
        makings += 1;
        throw new Error("not today");
      });
    const outcomes = await Promise.allSettled([failing(), failing()]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(makings).toBe(1);
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
    news.interrupt();
    expect([await ask("a"), await ask("a")]).toEqual([2, 3]);
    news.restore();
    expect([await ask("a"), await ask("a")]).toEqual([4, 4]);
  });

  it("is not kept when changes may have been missed while it was being made", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const early = kept.get("a", async () => {
      await promise;
      return { value: 100, keptUntil: ["gears"] };
    });
    news.interrupt();
    news.restore();
    resolve();
    expect(await early).toBe(100);
    expect(await ask("a")).toBe(1);
  });

  it("does not exist where nothing may be kept", async () => {
    kept = new Kept(news.changes, 0);
    expect([await ask("a"), await ask("a")]).toEqual([1, 2]);
  });
});

describe("a kept value that may be a little old", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const askPatiently = (key = "a") =>
    kept.get(key, async () => ({ value: (makings += 1), keptUntil: ["gears"], graveUntil: ["assortment"] }));

  it("is given once more after a light change, and is new for the next who asks", async () => {
    await askPatiently();
    news.change("gears");
    expect(await askPatiently()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await askPatiently()).toBe(2);
  });

  it("is made anew at once after a grave change", async () => {
    await askPatiently();
    news.change("gears");
    news.change("assortment");
    expect(await askPatiently()).toBe(2);
  });

  it("is not given any more when it was made too long ago", async () => {
    await askPatiently();
    await vi.advanceTimersByTimeAsync(10_000);
    news.change("gears");
    expect(await askPatiently()).toBe(2);
  });

  it("is given even so while there is no time to make another", async () => {
    await askPatiently();
    await vi.advanceTimersByTimeAsync(10_000);
    news.change("gears");
    const busy = async () => {
      throw new Overload("unavailable", "Too many.");
    };
    expect(await kept.get("a", busy)).toBe(1);
    news.change("assortment");
    await expect(kept.get("a", busy)).rejects.toThrow("Too many.");
  });

  it("is made anew once for all who asked meanwhile, and one value after the other", async () => {
    const asked: string[] = [];
    const slow = (key: string) =>
      kept.get(key, async () => {
        asked.push(key);
        await new Promise((resolve) => setTimeout(resolve, asked.length > 2 ? 10 : 0));
        return { value: (makings += 1), keptUntil: ["gears"], graveUntil: ["assortment"] };
      });
    const first = [slow("a"), slow("b")].map(async (value) => value);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(first);
    news.change("gears");
    for (const key of ["a", "a", "b", "b"]) await slow(key);
    expect(asked).toEqual(["a", "b", "a"]);
    await vi.advanceTimersByTimeAsync(49);
    expect(asked).toEqual(["a", "b", "a"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(["a", "b", "a", "b"]);
  });

  it("outlives a making that fails, and then another is tried", async () => {
    await askPatiently();
    news.change("gears");
    let failures = 0;
    const failing = async () => {
      failures += 1;
      throw new Error("not today");
    };
    expect(await kept.get("a", failing)).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(failures).toBe(1);
    expect(await askPatiently()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await askPatiently()).toBe(2);
  });
});
