import type { Gear } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../src/platform/db/database.ts";
import { gears, orders, sandboxReports } from "../../src/schema/index.ts";
import { expectConsistentLedger } from "../support/orders.ts";
import { EventReader } from "../support/event-reader.ts";
import { startCluster } from "../support/postgres-cluster.ts";
import type { ShopProcess } from "../support/shop-process.ts";
import { openTestDatabase, createTestEnvironment } from "../support/test-database.ts";
import { startApiOnlyShop } from "./api-only-shop.ts";
import { LoadClients, expectNothingLost } from "./load-clients.ts";

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

/** By hand, before the shop can have heard that the database is back. Our own connections were cut, too. */
async function rename(id: number, name: string): Promise<void> {
  await expect
    .poll(() =>
      database.db
        .update(gears)
        .set({ name })
        .where(eq(gears.id, id))
        .then(
          () => true,
          () => false,
        ),
    )
    .toBe(true);
}

/** What the shop says of the gear, as soon as it says anything. */
async function fetchGearName(id: number): Promise<string> {
  for (;;) {
    const response = await fetch(`${shop.origin}/api/gears/${id}`);
    const answer = (await response.json()) as Gear;
    if (response.ok) return answer.name;
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  }
}

async function openChangeStream(): Promise<EventReader> {
  const { body } = await fetch(`${shop.origin}/api/live`);
  return new EventReader(body as ReadableStream<Uint8Array>);
}

const countAwaitingPayment = () => database.db.$count(orders, sql`${orders.status} = 'awaiting_payment'`);

describe("a shop full of customers", { timeout: 60_000 * restarts }, () => {
  it(`whose database stops ${restarts} times says 503 until it is back, and then goes on by itself`, async () => {
    const crowd = await LoadClients.start(database, shop.origin, 4711);
    const events = await openChangeStream();
    for (let restart = 0; restart < restarts; restart++) {
      await crowd.waitForWrites(5 + crowd.random.nextInt(40));
      await fetchGearName(crowd.gearId);
      await cluster.stop(restart % 2 === 0 ? "immediate" : "fast");
      await crowd.waitForRejections(5);
      const heard = events.topics.length;
      await cluster.restart();
      await rename(crowd.gearId, `After ${restart}`);
      expect(await fetchGearName(crowd.gearId)).toBe(`After ${restart}`);
      await expect.poll(() => events.topics.slice(heard)).toContain("gears");
    }
    await crowd.waitForWrites(10);
    await crowd.stop();
    expect([...crowd.recorder.connectionErrors]).toEqual([]);

    await database.db
      .update(sandboxReports)
      .set({ nextAttemptAt: sql`now()` })
      .where(sql`${sandboxReports.deliveredAt} is null`);
    await expect.poll(countAwaitingPayment, { timeout: 120_000 }).toBe(0);
    await expectNothingLost(crowd);
    await expectConsistentLedger({ database });
    if (process.env["FAULT_RUNS"]) process.stdout.write(`${crowd.summary}\n`);
  });
});
