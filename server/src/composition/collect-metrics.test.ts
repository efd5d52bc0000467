import { createServer } from "node:http";
import { once } from "node:events";
import pino from "pino";
import { beforeAll, describe, expect, it } from "vitest";
import { apiFor } from "../../test/support/api-client.ts";
import { aGear } from "../../test/support/factories.ts";
import { freePort } from "../../test/support/postgres-cluster.ts";
import { createTestEnvironment } from "../../test/support/test-database.ts";
import { openShop, testShop } from "../../test/support/test-shop.ts";
import { JobScheduler } from "../platform/job-scheduler.ts";
import { JobMetrics } from "../platform/metrics/job-metrics.ts";
import { mailOutbox } from "../schema/index.ts";

const port = await freePort();
const shop = testShop({
  settings: { METRICS_PORT: String(port) },
  renderPage: async (_, { api }) => {
    await api.listGears();
    return new Response("<!doctype html>");
  },
});
beforeAll(async () => {
  await shop.app.ready();
  const mail = { recipient: "kim@example.com", subject: "Hello", bodyText: "", bodyHtml: "", about: "test" };
  await shop.database.db.insert(mailOutbox).values([mail, mail, { ...mail, attempts: 30 }]);
});

const readMetrics = async () => (await fetch(`http://localhost:${port}/metrics`)).text();

/** The value of one line, or undefined if there is none. */
async function metric(name: string): Promise<number | undefined> {
  const line = (await readMetrics()).split("\n").find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

describe("the metrics of a shop", () => {
  it("count responses by route, never by id, and leave out the API calls that a page makes", async () => {
    const { id } = await aGear(shop.database);
    for (const url of [`/api/gears/${id}`, "/api/gears/999999", "/api/nothing", "/about"])
      await shop.app.inject({ url });
    const requests = (labels: string) => metric(`pawhaven_http_requests_total{method="GET",${labels}}`);
    expect(await requests('route="/api/gears/:id",status="2xx"')).toBe(1);
    expect(await requests('route="/api/gears/:id",status="4xx"')).toBe(1);
    expect(await requests('route="/*",status="2xx"')).toBe(1);
    expect(await requests('route="/api/gears",status="2xx"')).toBeUndefined();
    expect(await readMetrics()).not.toContain(`/api/gears/${id}`);
  });

  it("count hits and misses of both caches", async () => {
    const [hits, misses] = [
      'pawhaven_cache_hits_total{cache="replies"}',
      'pawhaven_cache_misses_total{cache="replies"}',
    ];
    const before = [await metric(hits), await metric(misses)];
    for (let count = 0; count < 3; count++) await apiFor(shop).getGearFacets();
    expect([await metric(hits), await metric(misses)]).toEqual([(before[0] ?? 0) + 2, (before[1] ?? 0) + 1]);
    expect(await metric('pawhaven_cache_misses_total{cache="pages"}')).toBeGreaterThan(0);
  });

  it("say how many mails wait and how many were given up", async () => {
    expect(await metric('pawhaven_mails{state="waiting"}')).toBe(2);
    expect(await metric('pawhaven_mails{state="given_up"}')).toBe(1);
    expect(await metric("pawhaven_database_up")).toBe(1);
  });

  it("are served at one address only", async () => {
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(404);
    expect((await shop.app.inject({ url: "/metrics" })).body).not.toContain("pawhaven_");
  });

  it("stop the start with a sentence if their port is taken", async () => {
    const taken = createServer().listen({ port: 0, host: "localhost" });
    await once(taken, "listening");
    const { port: takenPort } = taken.address() as { port: number };
    const environment = await createTestEnvironment("migrated");
    const other = await openShop(environment, { settings: { METRICS_PORT: String(takenPort) } });
    await expect(other.app.ready()).rejects.toThrow(
      `Metrics cannot be served at localhost:${takenPort} (EADDRINUSE). Set METRICS_PORT to a free port.`,
    );
    await other.close();
    await environment.remove();
    taken.close();
  });
});

describe("a job", () => {
  it("is counted with its failures and its last success", async () => {
    const metrics = new JobMetrics();
    const jobs = new JobScheduler(pino({ level: "silent" }), metrics);
    let fails = true;
    const work = async () => {
      fails = !fails;
      if (fails) throw new Error("no luck");
    };
    jobs.schedule({ title: "luck", intervalMs: 1, work });
    await expect.poll(() => metrics.list()[0]?.failures).toBeGreaterThan(0);
    await jobs.stop();
    const [{ runs, failures, lastSuccessAt } = { runs: 0, failures: 0, lastSuccessAt: null }] = metrics.list();
    expect(runs).toBeGreaterThan(failures);
    expect(lastSuccessAt).not.toBeNull();
  });
});
