import { expect, it } from "vitest";
import { counter, gauge, labelled, toPrometheusText } from "../platform/metrics/prometheus-text.ts";
import { mergeMetrics } from "./worker-metrics.ts";

it("the metrics of several workers are one family of each name, whose samples say which worker they are of", () => {
  const hits = (count: number) => counter("hits_total", "Hits.", labelled("cache", { pages: count }));
  const merged = mergeMetrics(
    new Map([
      ["1", [hits(3), gauge("memory_bytes", "Memory.", 7)]],
      ["2", [hits(4)]],
    ]),
  );
  expect(toPrometheusText(merged)).toBe(`# HELP hits_total Hits.
# TYPE hits_total counter
hits_total{cache="pages",worker="1"} 3
hits_total{cache="pages",worker="2"} 4
# HELP memory_bytes Memory.
# TYPE memory_bytes gauge
memory_bytes{worker="1"} 7
`);
});
