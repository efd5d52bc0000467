import { afterAll, describe, expect, it } from "vitest";
import { apiFor } from "../../../test/support/api-client.ts";
import { aGear } from "../../../test/support/factories.ts";
import { startCluster } from "../../../test/support/postgres-cluster.ts";
import { openShop } from "../../../test/support/test-shop.ts";

const cluster = await startCluster();
const shop = await openShop({ databaseUrl: cluster.url, dataFolder: "", remove: async () => {} });
afterAll(async () => {
  await shop.close();
  await cluster.remove();
});

const api = apiFor(shop);
const get = (url: string) => shop.app.inject({ url });
const healthStatus = async () => (await get("/api/health")).statusCode;

describe("a database outage", () => {
  it("makes the shop respond 503 until the database is back, without a restart", async () => {
    await aGear(shop.database, { name: "Before" });
    expect(await api.getHealth()).toEqual({ status: "ready" });
    expect(await api.listGears()).toHaveLength(1);

    await cluster.stop();
    await expect.poll(healthStatus).toBe(503);
    for (const url of ["/api/health", "/api/gears", "/api/gears/1"]) {
      const response = await get(url);
      expect(response.statusCode).toBe(503);
      expect(response.json()).toMatchObject({ code: "unavailable" });
      expect(response.headers["retry-after"]).toBe("2");
    }

    await cluster.restart();
    await expect.poll(healthStatus).toBe(200);
    expect(await api.listGears()).toMatchObject([{ name: "Before" }]);
    await aGear(shop.database, { name: "After" });
    await expect.poll(() => api.listGears()).toHaveLength(2);
  });

  it("in the middle of transactions rejects them and leaves the shop able to recover", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let started = 0;
    const work = () => {
      started += 1;
      return promise;
    };
    const outcomes = Promise.allSettled([shop.database.transaction(work), shop.database.transaction(work)]);
    await expect.poll(() => started).toBe(2);
    await cluster.stop();
    resolve();
    expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await cluster.restart();
    await expect.poll(healthStatus).toBe(200);
  });
});
