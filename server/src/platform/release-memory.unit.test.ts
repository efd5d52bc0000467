import { expect, it, onTestFinished, vi } from "vitest";
import { releaseMemoryWhenQuiet } from "./release-memory.ts";

/** Starts with a heap of 100 bytes, of which a collection leaves 60. */
function start() {
  const heap = { bytes: 100, checks: 0 };
  const collect = vi.fn<() => void>(() => void (heap.bytes = 60));
  const heapBytes = () => {
    heap.checks += 1;
    return heap.bytes;
  };
  onTestFinished(releaseMemoryWhenQuiet(collect as unknown as NodeJS.GCFunction, { intervalMs: 50, heapBytes }));
  const collected = async (times: number) => {
    await expect.poll(() => collect.mock.calls.length).toBe(times);
  };
  const quietIntervals = async (count: number) => {
    const until = heap.checks + count;
    await expect.poll(() => heap.checks).toBeGreaterThanOrEqual(until);
  };
  return { heap, collect, collected, quietIntervals };
}

it("gives memory back once when the process is quiet", async () => {
  const { collect, collected, quietIntervals } = start();
  await collected(1);
  await quietIntervals(3);
  expect(collect).toHaveBeenCalledTimes(1);
});

it("gives memory back again when it has grown by a quarter", async () => {
  const { heap, collect, collected, quietIntervals } = start();
  await collected(1);
  heap.bytes = 74;
  await quietIntervals(3);
  expect(collect).toHaveBeenCalledTimes(1);
  heap.bytes = 76;
  await collected(2);
});

it("collects nothing while the process is busy", async () => {
  const { collect } = start();
  for (let turn = 0; turn < 20; turn++) {
    for (const until = performance.now() + 20; performance.now() < until;);
    await new Promise(setImmediate);
  }
  expect(collect).not.toHaveBeenCalled();
});
