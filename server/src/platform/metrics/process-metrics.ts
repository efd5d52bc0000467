import { performance } from "node:perf_hooks";
import { counter, gauge, labelled, type MetricFamily } from "./prometheus-text.ts";

/** What Node knows about this process without being asked to observe anything. */
export function processMetrics(): MetricFamily[] {
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const { active } = performance.eventLoopUtilization();
  return [
    gauge("process_resident_memory_bytes", "Memory of the process.", rss),
    gauge(
      "pawhaven_memory_bytes",
      "Memory of JavaScript by kind.",
      labelled("kind", { heapUsed, heapTotal, external }),
    ),
    counter("process_cpu_seconds_total", "CPU time of the process.", (user + system) / 1e6),
    gauge("process_start_time_seconds", "When the process started, in seconds since 1970.", startedAt() / 1000),
    counter("pawhaven_event_loop_active_seconds_total", "Time in which the event loop was busy.", active / 1000),
  ];
}

/** In milliseconds since 1970. */
export const startedAt = (): number => Math.round(performance.timeOrigin);
