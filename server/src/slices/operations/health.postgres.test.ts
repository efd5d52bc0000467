import { afterAll, describe, expect, it } from "vitest";
import { aGear } from "../../../test/support/factories.ts";
import { startCluster } from "../../../test/support/postgres-cluster.ts";
import { openShop } from "../../../test/support/test-shop.ts";

const cluster = await startCluster();
const shop = await openShop({ databaseUrl: cluster.url, dataFolder: "", remove: async () => {} });
afterAll(async () => {
  await shop.close();
  await cluster.remove();
});

const ask = (url: string) => shop.app.inject({ url });
const status = async (url: string) => (await ask(url)).statusCode;

describe("a shop whose database goes away", () => {
  it("says so for as long as it lasts, and is ready again afterwards without a restart", async () => {
    await aGear(shop.database, { name: "Before" });
    expect([await status("/api/health"), await status("/api/gears")]).toEqual([200, 200]);

    await cluster.stop();
    await expect.poll(() => status("/api/health")).toBe(503);
    for (const url of ["/api/health", "/api/gears", "/api/gears/1"]) {
      const response = await ask(url);
      expect(response.statusCode).toBe(503);
      expect(response.json()).toMatchObject({ code: "unavailable" });
      expect(response.headers["retry-after"]).toBe("2");
    }

    await cluster.restart();
    await expect.poll(() => status("/api/health")).toBe(200);
    expect((await ask("/api/gears")).json()).toMatchObject([{ name: "Before" }]);
    await aGear(shop.database, { name: "After" });
    await expect.poll(async () => (await ask("/api/gears")).json<unknown[]>()).toHaveLength(2);
  });

  it("survives an abrupt end in the middle of transactions", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let begun = 0;
    const work = () => {
      begun += 1;
      return promise;
    };
    const outcomes = Promise.allSettled([shop.database.transaction(work), shop.database.transaction(work)]);
    await expect.poll(() => begun).toBe(2);
    await cluster.stop();
    resolve();
    expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await cluster.restart();
    await expect.poll(() => status("/api/health")).toBe(200);
  });
});
