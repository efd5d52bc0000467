import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { minIntervalMs, jitterMs, jitteredThrottle } from "./jittered-throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a call that is in no hurry", () => {
  it("is made once within the spread, however often it was wished for", () => {
    const call = vi.fn<() => void>();
    const { schedule } = jitteredThrottle(call);
    for (let wish = 0; wish < 20; wish++) schedule();
    expect(call).not.toHaveBeenCalled();
    vi.advanceTimersByTime(jitterMs);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it("is made again for what was wished since, but not before it has rested", () => {
    const call = vi.fn<() => void>();
    const { schedule } = jitteredThrottle(call);
    schedule();
    vi.advanceTimersByTime(jitterMs);
    schedule();
    vi.advanceTimersByTime(minIntervalMs - jitterMs);
    expect(call).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2 * jitterMs);
    expect(call).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(10 * minIntervalMs);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it("is not made by a page that is gone, and by a thousand pages not at once", () => {
    const gone = vi.fn<() => void>();
    const left = jitteredThrottle(gone);
    left.schedule();
    left.cancel();
    const calls: number[] = [];
    for (let page = 0; page < 1_000; page++) jitteredThrottle(() => calls.push(Date.now())).schedule();
    vi.advanceTimersByTime(jitterMs);
    expect(gone).not.toHaveBeenCalled();
    expect(calls).toHaveLength(1_000);
    const busiest = Math.max(
      ...[...Map.groupBy(calls, (at) => Math.floor(at / 100)).values()].map((all) => all.length),
    );
    expect(busiest).toBeLessThan(300);
  });
});
