import { randomUUID } from "node:crypto";
import { endpoints, type RenderPage } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrationLockKey } from "../../src/platform/db/migrate.ts";
import type { DatabaseTimeouts } from "../../src/platform/db/postgres-driver.ts";
import { ChangeTracker } from "../../src/platform/realtime/change-tracker.ts";
import { gears } from "../../src/schema/index.ts";
import { apiFor } from "../support/api-client.ts";
import { aCustomer, aGear } from "../support/factories.ts";
import { expectConsistentLedger, mailSubjectsOf, stockOf } from "../support/orders.ts";
import { SeededRandom } from "../support/seeded-random.ts";
import { TcpProxy } from "../support/tcp-proxy.ts";
import { openTestDatabase, testDatabase } from "../support/test-database.ts";
import { openShop, type TestShop } from "../support/test-shop.ts";
import { placeOrder, transactionIdIn } from "./place-order.ts";

const runs = Number(process.env["FAULT_RUNS"] ?? 1);
/** Long enough for a busy machine, short enough for a test. */
const timeouts: DatabaseTimeouts = { connectMs: 1_000, queryMs: 1_000, heartbeatMs: 100 };
const testDb = testDatabase();

/** Every page shows one gear and fails with 500 like the real site. */
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

interface Customer {
  token: string;
}

const inject = (options: InjectOptions) => shop.app.inject(options);
const gearUrl = (id: number) => endpoints.getGear.path.replace(":id", String(id));
const healthStatus = async () => (await inject({ url: endpoints.getHealth.path })).statusCode;
const orderIdsOf = async (customer: Customer) =>
  (await apiFor(shop, customer).listOrders()).map(({ transaction_id: id }) => id);
const cartOf = async (customer: Customer) => (await apiFor(shop, customer).getCart()).items;

/** Retries with the same idempotency key, as the browser does. Every rejected attempt must be 503 with Retry-After. */
async function placeOrderWithRetries(customer: Customer, order: { gearId: number; quantity: number }) {
  const idempotencyKey = randomUUID();
  for (;;) {
    const response = await placeOrder(shop, customer, { ...order, idempotencyKey });
    if (response.statusCode === 201) return transactionIdIn(response);
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "2"]);
  }
}

describe("when connections to the database are cut", { timeout: 60_000 * runs }, () => {
  it("places one order if the response to its commit is lost, and a retry returns that order", async () => {
    for (let run = 0; run < 2 * runs; run++) {
      const [customer, { id: gearId }] = [await aCustomer(testDb.database), await aGear(testDb.database)];
      const lostBefore = proxy.lostResponses;
      proxy.dropNextCommitResponse();
      const transactionId = await placeOrderWithRetries(customer, { gearId, quantity: 2 });
      expect(proxy.lostResponses).toBe(lostBefore + 1);
      expect(await orderIdsOf(customer)).toEqual([transactionId]);
      expect(await stockOf(testDb, gearId)).toBe(3);
      expect(await mailSubjectsOf(testDb, transactionId)).toEqual(["We have received your order"]);
    }
    await expectConsistentLedger(testDb);
  });

  it("places every order once if all connections are reset repeatedly", async () => {
    const random = new SeededRandom(7);
    const { id: gearId } = await aGear(testDb.database, { stock: 1000 });
    const customers = await Promise.all(Array.from({ length: 4 }, () => aCustomer(testDb.database)));
    let placedCount = 0;
    const stopping = new AbortController();
    const buying = customers.map(async (customer) => {
      const placed: string[] = [];
      while (!stopping.signal.aborted) {
        placed.push(await placeOrderWithRetries(customer, { gearId, quantity: 1 }));
        placedCount += 1;
      }
      // The last reset may hit this read, which is asked again as a browser would.
      const orderIds = () => orderIdsOf(customer).catch((): string[] => []);
      await expect.poll(async () => (await orderIds()).toSorted()).toEqual(placed.toSorted());
    });
    for (let reset = 0; reset < 5 * runs; reset++) {
      const next = placedCount + 1 + random.nextInt(5);
      await expect.poll(() => placedCount, { interval: 1 }).toBeGreaterThanOrEqual(next);
      proxy.resetConnections();
    }
    stopping.abort();
    await Promise.all(buying);
    expect(await stockOf(testDb, gearId)).toBe(1000 - placedCount);
    await expectConsistentLedger(testDb);
  });
});

describe("when the network drops all packets to the database", { timeout: 60_000 * runs }, () => {
  it("responds with 503 within the timeout, and recovers with the network", async () => {
    for (let run = 0; run < runs; run++) {
      const [customer, { id: gearId }] = [await aCustomer(testDb.database), await aGear(testDb.database)];
      await apiFor(shop, customer).addToCart({ params: { id: gearId }, body: { quantity: 1 } });
      proxy.setBlackholed(true);
      const idempotencyKey = randomUUID();
      const order = { gearId, quantity: 1, idempotencyKey };
      const [page, ...apiResponses] = await Promise.all([
        inject({ url: `/gear/${gearId}` }),
        placeOrder(shop, customer, order),
        inject({ url: gearUrl(gearId) }),
        inject({ url: endpoints.getCart.path, headers: { authorization: `Bearer ${customer.token}` } }),
        inject({ url: endpoints.getHealth.path }),
      ]);
      for (const response of [page, ...apiResponses]) {
        expect(response.statusCode).toBe(503);
        expect(response.headers["retry-after"]).toBe("2");
      }
      for (const response of apiResponses) expect(response.json()).toMatchObject({ code: "unavailable" });
      proxy.setBlackholed(false);
      await expect.poll(healthStatus).toBe(200);
      expect((await inject({ url: `/gear/${gearId}` })).statusCode).toBe(200);
      expect(await cartOf(customer)).toHaveLength(1);
      await expect.poll(async () => (await placeOrder(shop, customer, order)).statusCode).toBe(201);
      expect(await cartOf(customer)).toEqual([]);
    }
    await expectConsistentLedger(testDb);
  });

  it("stops using its cache while it gets no change notifications, and invalidates it afterwards", async () => {
    const { id } = await aGear(testDb.database, { name: "Before" });
    const gearName = async () => (await inject({ url: gearUrl(id) })).json<{ name: string }>().name;
    const rename = (name: string) => testDb.database.db.update(gears).set({ name }).where(eq(gears.id, id));
    await expect.poll(gearName).toBe("Before");
    proxy.setBlackholed(true);
    await rename("During");
    await expect.poll(async () => (await inject({ url: gearUrl(id) })).statusCode).toBe(503);
    proxy.setBlackholed(false);
    await expect.poll(healthStatus).toBe(200);
    await expect.poll(gearName).toBe("During");

    const notified: string[] = [];
    const changes = await ChangeTracker.create(shop.database);
    changes.onChange((topic) => notified.push(topic));
    await rename("After");
    await expect.poll(() => notified).toContain("gears");
    await expect.poll(gearName).toBe("After");
  });
});

describe("a starting shop", () => {
  it("waits while another node migrates, even longer than the query timeout", async () => {
    const locked = Promise.withResolvers<void>();
    const migrating = testDb.database.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${migrationLockKey})`);
      locked.resolve();
      await tx.execute(sql`select pg_sleep(${(1.5 * timeouts.queryMs) / 1000})`);
    });
    await locked.promise;
    const other = await openTestDatabase({ ...testDb.environment, timeouts });
    expect(await other.db.execute(sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await other.close();
    await migrating;
  });
});
