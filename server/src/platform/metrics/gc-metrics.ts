import { constants, type PerformanceEntry, PerformanceObserver } from "node:perf_hooks";
import { counter, labelled, type MetricFamily } from "./prometheus-text.ts";

const kinds: Readonly<Record<number, string>> = {
  [constants.NODE_PERFORMANCE_GC_MINOR]: "minor",
  [constants.NODE_PERFORMANCE_GC_MAJOR]: "major",
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: "incremental",
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: "weak",
};

type GcEntry = PerformanceEntry & { detail: { kind: number } };

/** Observes the garbage collector, which only a shop whose metrics are read pays for. */
export function observeGc(): { collect: () => MetricFamily[]; stop: () => void } {
  const seconds: Record<string, number> = { minor: 0, major: 0 };
  const observer = new PerformanceObserver((list) => {
    for (const { duration, detail } of list.getEntries() as GcEntry[]) {
      const kind = kinds[detail.kind] ?? "other";
      seconds[kind] = (seconds[kind] ?? 0) + duration / 1000;
    }
  });
  observer.observe({ entryTypes: ["gc"] });
  return {
    collect: () => [counter("pawhaven_gc_seconds_total", "Pauses for garbage by kind.", labelled("kind", seconds))],
    stop: () => observer.disconnect(),
  };
}
