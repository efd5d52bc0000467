import { endpoints } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../src/platform/db/database.ts";
import { gears, orders, sandboxReports } from "../../src/schema/index.ts";
import { EventReader } from "../support/event-reader.ts";
import { expectConsistentLedger } from "../support/orders.ts";
import { startCluster } from "../support/postgres-cluster.ts";
import type { ShopProcess } from "../support/shop-process.ts";
import { createTestEnvironment, openTestDatabase } from "../support/test-database.ts";
import { startApiOnlyShop } from "./api-only-shop.ts";
import { expectNothingLost } from "./expect-nothing-lost.ts";
import { LoadClients } from "./load-clients.ts";

const restarts = 2 * Number(process.env["FAULT_RUNS"] ?? 1);
const cluster = await startCluster();
const environment = { ...(await createTestEnvironment()), databaseUrl: cluster.url };
let database: Database;
let shop: ShopProcess;

beforeAll(async () => {
  database = await openTestDatabase(environment);
  shop = await startApiOnlyShop(environment);
});
afterAll(async () => {
  shop.signal("SIGTERM");
  await shop.exited;
  await database.close();
  await cluster.remove();
  await environment.remove();
});

/** Writes directly to the database, whose restart has cut the connections of this test as well. */
async function rename(id: number, name: string): Promise<void> {
  const update = () => database.db.update(gears).set({ name }).where(eq(gears.id, id));
  await expect
    .poll(() =>
      update().then(
        () => "renamed",
        () => "no connection",
      ),
    )
    .toBe("renamed");
}

/** The name in the first successful response. Every other response must be 503 with Retry-After. */
async function fetchGearName(id: number): Promise<string> {
  for (;;) {
    const response = await fetch(`${shop.origin}${endpoints.getGear.path.replace(":id", String(id))}`);
    const { name } = (await response.json()) as { name: string };
    if (response.ok) return name;
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  }
}

async function openChangeStream(): Promise<EventReader> {
  const { body } = await fetch(`${shop.origin}${endpoints.subscribeToChanges.path}`);
  return new EventReader(body as ReadableStream<Uint8Array>);
}

const countAwaitingPayment = () => database.db.$count(orders, sql`${orders.status} = 'awaiting_payment'`);

const makeWebhooksDue = () =>
  database.db
    .update(sandboxReports)
    .set({ nextAttemptAt: sql`now()` })
    .where(sql`${sandboxReports.deliveredAt} is null`);

describe("a shop under load", { timeout: 60_000 * restarts }, () => {
  it(`responds with 503 while its database restarts ${restarts} times, recovers, and loses no acknowledged write`, async () => {
    const load = await LoadClients.start(database, shop.origin, 4711);
    const events = await openChangeStream();
    for (let restart = 0; restart < restarts; restart++) {
      await load.waitForWrites(5 + load.random.nextInt(40));
      await fetchGearName(load.gearId);
      await cluster.stop(restart % 2 === 0 ? "immediate" : "fast");
      await load.waitForRejections(5);
      const eventsBefore = events.topics.length;
      await cluster.restart();
      await rename(load.gearId, `After ${restart}`);
      expect(await fetchGearName(load.gearId)).toBe(`After ${restart}`);
      await expect.poll(() => events.topics.slice(eventsBefore)).toContain("gears");
    }
    await load.waitForWrites(10);
    await load.stop();
    expect([...load.recorder.connectionErrors]).toEqual([]);

    await makeWebhooksDue();
    await expect.poll(countAwaitingPayment, { timeout: 120_000 }).toBe(0);
    await expectNothingLost(load);
    await expectConsistentLedger({ database });
    if (process.env["FAULT_RUNS"]) process.stdout.write(`${load.summary}\n`);
  });
});
