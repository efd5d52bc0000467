import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../test/support/postgres-cluster.ts";
import { testShop } from "../../test/support/test-shop.ts";

const folder = path.join(import.meta.dirname, "../../../docs/operations");
const read = (file: string) => readFileSync(path.join(folder, file), "utf8");

const port = await freePort();
const shop = testShop({ settings: { METRICS_PORT: String(port) } });
const exposed = new Set<string>();
beforeAll(async () => {
  await shop.app.ready();
  const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
  for (const [, name = "", type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm))
    for (const suffix of type === "histogram" ? ["_bucket", "_sum", "_count"] : [""]) exposed.add(`${name}${suffix}`);
});

const namesIn = (text: string) => new Set(text.match(/\b(pawhaven|process)_\w+/g));

describe("the files for Prometheus and Grafana", () => {
  it.each(["alerts.yml", "alerts.test.yml", "dashboard.json"])("%s names only metrics that a shop has", (file) => {
    expect([...namesIn(read(file))].filter((name) => !exposed.has(name))).toEqual([]);
  });

  it("draw or watch every metric", () => {
    const used = namesIn(read("alerts.yml") + read("dashboard.json"));
    const unused = [...exposed].filter((name) => !used.has(name));
    expect(unused).toEqual([
      "pawhaven_http_request_duration_seconds_sum",
      "pawhaven_http_request_duration_seconds_count",
    ]);
  });

  it("have a test for every alert", () => {
    const alertsIn = (text: string) => new Set(Array.from(text.matchAll(/alert(?:name)?: (\w+)/g), ([, name]) => name));
    expect(alertsIn(read("alerts.test.yml"))).toEqual(alertsIn(read("alerts.yml")));
  });

  const promtoolPath = process.env["PROMTOOL_PATH"] ?? "promtool";
  const hasPromtool = spawnSync(promtoolPath, ["--version"]).status === 0;
  it.skipIf(!hasPromtool)("are valid and pass their tests, where Prometheus' promtool is installed", () => {
    const promtool = (...parameters: string[]) =>
      execFileSync(promtoolPath, parameters, { cwd: folder, encoding: "utf8" });
    expect(promtool("check", "config", "prometheus.yml")).toContain("SUCCESS");
    expect(promtool("test", "rules", "alerts.test.yml")).toContain("SUCCESS");
  });
});
