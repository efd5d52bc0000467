import { describe, expect, it } from "vitest";
import { counter, gauge, labelled, toPrometheusText } from "./prometheus-text.ts";
import { RequestMetrics } from "./request-metrics.ts";

describe("the text that Prometheus reads", () => {
  it("names, explains and types every metric before its values", () => {
    const text = toPrometheusText([
      gauge("shop_up", "Whether it is up.", 1),
      counter("shop_mails_total", "Mails by state.", labelled("state", { sent: 3, failed: 0 })),
    ]);
    expect(text).toBe(`# HELP shop_up Whether it is up.
# TYPE shop_up gauge
shop_up 1
# HELP shop_mails_total Mails by state.
# TYPE shop_mails_total counter
shop_mails_total{state="sent"} 3
shop_mails_total{state="failed"} 0
`);
  });

  it("escapes what would end a label", () => {
    const samples = labelled("job", { 'a "quoted"\\\njob': 1 });
    expect(toPrometheusText([gauge("job", "A job.", samples)])).toContain(String.raw`job{job="a \"quoted\"\\\njob"} 1`);
  });
});

describe("the durations of requests", () => {
  it("are cumulative buckets with a sum and a count, by route and method", () => {
    const metrics = new RequestMetrics();
    for (const ms of [0.5, 4, 4, 20_000]) metrics.record("GET", "/api/gears/:id", "2xx", ms);
    const lines = toPrometheusText(metrics.collect()).split("\n");
    const durationOf = (suffix: string, le = "") => {
      const labels = `{method="GET",route="/api/gears/:id"${le && `,le="${le}"`}}`;
      return lines
        .find((line) => line.startsWith(`pawhaven_http_request_duration_seconds${suffix}${labels} `))
        ?.split(" ")[1];
    };
    expect(["0.001", "0.0025", "0.005", "10", "+Inf"].map((le) => durationOf("_bucket", le))).toEqual([
      "1",
      "1",
      "3",
      "3",
      "4",
    ]);
    expect(Number(durationOf("_sum"))).toBeCloseTo(20.0085);
    expect(durationOf("_count")).toBe("4");
  });

  it("leave out requests that load shedding rejected, which are no errors either", () => {
    const metrics = new RequestMetrics();
    metrics.record("GET", "/*", "shed", 1);
    metrics.record("GET", "/*", "5xx", 1);
    const text = toPrometheusText(metrics.collect());
    expect(text).toContain('pawhaven_http_requests_total{method="GET",route="/*",status="shed"} 1');
    expect(text).toContain('pawhaven_http_request_duration_seconds_count{method="GET",route="/*"} 1');
    expect(metrics.totals).toEqual({ requests: 2, errors: 1 });
  });
});
