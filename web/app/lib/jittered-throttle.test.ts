import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { minIntervalMs, jitterMs, jitteredThrottle } from "./jittered-throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a jittered throttle", () => {
  it("runs once within the jitter, however often it was scheduled", () => {
    const call = vi.fn<() => void>();
    const { schedule } = jitteredThrottle(call);
    for (let count = 0; count < 20; count++) schedule();
    expect(call).not.toHaveBeenCalled();
    vi.advanceTimersByTime(jitterMs);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it("runs again for later calls, but not before the minimum interval has passed", () => {
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

  it("does not run after it was cancelled, and spreads the calls of a thousand pages", () => {
    const cancelled = vi.fn<() => void>();
    const throttle = jitteredThrottle(cancelled);
    throttle.schedule();
    throttle.cancel();
    const calls: number[] = [];
    for (let page = 0; page < 1_000; page++) jitteredThrottle(() => calls.push(Date.now())).schedule();
    vi.advanceTimersByTime(jitterMs);
    expect(cancelled).not.toHaveBeenCalled();
    expect(calls).toHaveLength(1_000);
    const busiest = Math.max(
      ...[...Map.groupBy(calls, (at) => Math.floor(at / 100)).values()].map((bucket) => bucket.length),
    );
    expect(busiest).toBeLessThan(300);
  });
});
