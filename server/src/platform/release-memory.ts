import { performance } from "node:perf_hooks";

const everyMs = 10_000;
/** Of the time. Jobs take some of it even when nobody is there. */
const maxQuietShare = 0.05;
const minGrowth = 1.25;

/**
 * After the start, and after each busy time, gives memory back that V8 keeps: its space for new objects stays as large as it
 * ever was, because a quiet shop never allocates enough to have it made smaller. A collection takes some tenths of a
 * second, so it waits until a whole interval was quiet.
 */
export function releaseMemoryWhenQuiet(
  collect: NodeJS.GCFunction | undefined = globalThis.gc,
  { intervalMs = everyMs, heapBytes = () => process.memoryUsage().heapTotal } = {},
): () => void {
  if (!collect) return () => {}; // without --expose-gc
  let [busy, heapAfter] = [performance.eventLoopUtilization(), 0];
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(busy);
    busy = performance.eventLoopUtilization();
    if (utilization > maxQuietShare || heapBytes() < heapAfter * minGrowth) return;
    collect({ type: "major", execution: "sync", flavor: "last-resort" });
    heapAfter = heapBytes();
  }, intervalMs).unref();
  return () => clearInterval(timer);
}
