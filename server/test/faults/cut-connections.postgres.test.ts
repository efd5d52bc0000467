import { randomUUID } from "node:crypto";
import type { InjectOptions } from "fastify";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RenderPage, Topic } from "@pawhaven/contract";
import { ChangeTracker } from "../../src/platform/realtime/change-tracker.ts";
import { migrationLockKey } from "../../src/platform/db/migrate.ts";
import { buyingCalls, expectConsistentLedger, mailSubjectsOf, stockOf } from "../support/orders.ts";
import { aCustomer, aGear } from "../support/factories.ts";
import { SeededRandom } from "../support/seeded-random.ts";
import { openShop, type TestShop } from "../support/test-shop.ts";
import { openTestDatabase, testDatabase } from "../support/test-database.ts";
import { TcpProxy } from "../support/tcp-proxy.ts";

const runs = Number(process.env["FAULT_RUNS"] ?? 1);
/** Long enough for a busy machine, short enough to wait for. */
const timeouts = { connectMs: 1_000, queryMs: 1_000, heartbeatMs: 100 };
const testDb = testDatabase();

/** A site whose every page is about one gear, and which fails as the real one does. */
const renderPage: RenderPage = async ({ url }, { api }) => {
  const id = new URL(url).pathname.split("/").at(-1) ?? "";
  return api.getGear({ params: { id } }).then(
    ({ name }) => new Response(name),
    () => new Response("This page could not be loaded.", { status: 500 }),
  );
};

let proxy: TcpProxy;
let shop: TestShop & { close(): Promise<void> };

beforeAll(async () => {
  proxy = await TcpProxy.startInFrontOf(testDb.environment.databaseUrl as string);
  shop = await openShop(
    { ...testDb.environment, databaseUrl: proxy.url, timeouts },
    { renderPage, settings: { RATE_LIMIT_SCALE: "1000" } },
  );
});
afterAll(async () => {
  proxy.setBlackholed(false);
  await shop.close();
  await proxy.close();
});

const inject = (options: InjectOptions) => shop.app.inject(options);
const healthStatus = async () => (await inject({ url: "/api/health" })).statusCode;

/** Repeats a call as the browser does, with the same key, until it is through. In between there is nothing but 503. */
async function retryUntilPlaced(call: () => ReturnType<ReturnType<typeof buyingCalls>["payInCash"]>): Promise<string> {
  for (;;) {
    const response = await call();
    if (response.statusCode === 201) return response.json<{ transaction_id: string }>().transaction_id;
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "2"]);
  }
}

describe("a shop whose wire to the database is cut", { timeout: 60_000 * runs }, () => {
  it("has one order after the answer to its commit was lost, and the customer hears of it at once or on asking again", async () => {
    const { payInCash, ordersOf } = buyingCalls(shop);
    for (let run = 0; run < 2 * runs; run++) {
      const [customer, { id }] = [await aCustomer(testDb.database), await aGear(testDb.database)];
      const lost = proxy.lostResponses;
      proxy.dropNextCommitResponse();
      const key = randomUUID();
      const transactionId = await retryUntilPlaced(() => payInCash(customer, [{ id, quantity: 2 }], {}, key));
      expect(proxy.lostResponses).toBe(lost + 1);
      expect((await ordersOf(customer)).map(({ transaction_id }) => transaction_id)).toEqual([transactionId]);
      expect(await stockOf(testDb, id)).toBe(3);
      expect(await mailSubjectsOf(testDb, transactionId)).toEqual(["We have received your order"]);
    }
    await expectConsistentLedger(testDb);
  });

  it("takes every order once when all connections are cut again and again", async () => {
    const { payInCash, ordersOf } = buyingCalls(shop);
    const random = new SeededRandom(7);
    const { id } = await aGear(testDb.database, { stock: 1000 });
    const customers = await Promise.all(Array.from({ length: 4 }, () => aCustomer(testDb.database)));
    let taken = 0;
    const closing = new AbortController();
    const buying = customers.map(async (customer) => {
      const placed: string[] = [];
      while (!closing.signal.aborted) {
        const key = randomUUID();
        placed.push(await retryUntilPlaced(() => payInCash(customer, [{ id, quantity: 1 }], {}, key)));
        taken += 1;
      }
      const found = (await ordersOf(customer)).map(({ transaction_id }) => transaction_id);
      expect(found.toSorted()).toEqual(placed.toSorted());
    });
    for (let cut = 0; cut < 5 * runs; cut++) {
      const next = taken + 1 + random.nextInt(5);
      await expect.poll(() => taken, { interval: 1 }).toBeGreaterThanOrEqual(next);
      proxy.resetConnections();
    }
    closing.abort();
    await Promise.all(buying);
    expect(await stockOf(testDb, id)).toBe(1000 - taken);
    await expectConsistentLedger(testDb);
  });
});

describe("a shop whose wire to the database swallows everything", { timeout: 60_000 * runs }, () => {
  it("says 503 to everybody instead of letting them wait, and works again once the wire does", async () => {
    const { payInCash, cartOf, putInCart } = buyingCalls(shop);
    for (let run = 0; run < runs; run++) {
      const [customer, { id }] = [await aCustomer(testDb.database), await aGear(testDb.database)];
      await putInCart(customer, { id, quantity: 1 });
      proxy.setBlackholed(true);
      const key = randomUUID();
      const [page, bought, ...read] = await Promise.all([
        inject({ url: `/gear/${id}` }),
        payInCash(customer, [{ id, quantity: 1 }], {}, key),
        inject({ url: `/api/gears/${id}` }),
        inject({ url: "/api/cart", headers: { authorization: `Bearer ${customer.token}` } }),
        inject({ url: "/api/health" }),
      ]);
      for (const response of [bought, ...read, page]) {
        expect(response.statusCode).toBe(503);
        expect(response.headers["retry-after"]).toBe("2");
      }
      for (const response of [bought, ...read]) expect(response.json()).toMatchObject({ code: "unavailable" });
      proxy.setBlackholed(false);
      await expect.poll(healthStatus).toBe(200);
      expect((await inject({ url: `/gear/${id}` })).statusCode).toBe(200);
      expect(await cartOf(customer)).toHaveLength(1);
      await retryUntilPlaced(() => payInCash(customer, [{ id, quantity: 1 }], {}, key));
      expect(await cartOf(customer)).toEqual([]);
    }
    await expectConsistentLedger(testDb);
  });

  it("notices that it hears of no changes any more, keeps nothing from then on, and hears again afterwards", async () => {
    const { id } = await aGear(testDb.database, { name: "Before" });
    const nameNow = async () => (await inject({ url: `/api/gears/${id}` })).json<{ name: string }>().name;
    const rename = (name: string) => testDb.database.db.execute(`update gears set name = '${name}' where id = ${id}`);
    await expect.poll(nameNow).toBe("Before");
    proxy.setBlackholed(true);
    await rename("Unheard");
    await expect.poll(async () => (await inject({ url: `/api/gears/${id}` })).statusCode).toBe(503);
    proxy.setBlackholed(false);
    await expect.poll(healthStatus).toBe(200);
    await expect.poll(nameNow).toBe("Unheard");

    const heard: Topic[] = [];
    const changes = await ChangeTracker.create(shop.database);
    changes.onChange((topic) => heard.push(topic));
    await rename("Heard");
    await expect.poll(() => heard).toContain("gears");
    await expect.poll(nameNow).toBe("Heard");
  });
});

describe("a shop that starts", () => {
  it("waits its turn while another node migrates, however long that takes", async () => {
    const held = Promise.withResolvers<void>();
    const migrating = testDb.database.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${migrationLockKey})`);
      held.resolve();
      await tx.execute(sql`select pg_sleep(${(1.5 * timeouts.queryMs) / 1000})`);
    });
    await held.promise;
    const other = await openTestDatabase({ ...testDb.environment, timeouts });
    expect(await other.db.execute(sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await other.close();
    await migrating;
  });
});
