import type { Gear } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../src/platform/db/database.ts";
import { gears, orders, sandboxReports } from "../../src/schema/index.ts";
import { expectSoundBooks } from "../buying.ts";
import { EventReader } from "../event-reader.ts";
import { startCluster } from "../postgres-cluster.ts";
import type { ShopProcess } from "../shop-process.ts";
import { openPlace, testPlace } from "../test-database.ts";
import { startBareShop } from "./bare-shop.ts";
import { Crowd, expectNothingLost } from "./crowd.ts";

const restarts = 2 * Number(process.env["FAULT_RUNS"] ?? 1);
const cluster = await startCluster();
const place = { ...(await testPlace()), databaseUrl: cluster.url };
let database: Database;
let shop: ShopProcess;

beforeAll(async () => {
  database = await openPlace(place);
  shop = await startBareShop(place);
});
afterAll(async () => {
  shop.signal("SIGTERM");
  await shop.ended;
  await database.close();
  await cluster.remove();
  await place.remove();
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
async function nameTold(id: number): Promise<string> {
  for (;;) {
    const response = await fetch(`${shop.origin}/api/gears/${id}`);
    const answer = (await response.json()) as Gear;
    if (response.ok) return answer.name;
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  }
}

async function liveEvents(): Promise<EventReader> {
  const { body } = await fetch(`${shop.origin}/api/live`);
  return new EventReader(body as ReadableStream<Uint8Array>);
}

const unsettled = () => database.db.$count(orders, sql`${orders.status} = 'awaiting_payment'`);

describe("a shop full of customers", { timeout: 60_000 * restarts }, () => {
  it(`whose database stops ${restarts} times says 503 until it is back, and then goes on by itself`, async () => {
    const crowd = await Crowd.gather(database, shop.origin, 4711);
    const events = await liveEvents();
    for (let restart = 0; restart < restarts; restart++) {
      await crowd.hasWritten(5 + crowd.random.below(40));
      await nameTold(crowd.gearId);
      await cluster.stop(restart % 2 === 0 ? "immediate" : "fast");
      await crowd.wasRefused(5);
      const heard = events.topics.length;
      await cluster.restart();
      await rename(crowd.gearId, `After ${restart}`);
      expect(await nameTold(crowd.gearId)).toBe(`After ${restart}`);
      await expect.poll(() => events.topics.slice(heard)).toContain("gears");
    }
    await crowd.hasWritten(10);
    await crowd.dismiss();
    expect([...crowd.witness.silences]).toEqual([]);

    await database.db
      .update(sandboxReports)
      .set({ nextAttemptAt: sql`now()` })
      .where(sql`${sandboxReports.deliveredAt} is null`);
    await expect.poll(unsettled, { timeout: 120_000 }).toBe(0);
    await expectNothingLost(crowd);
    await expectSoundBooks({ database });
    if (process.env["FAULT_RUNS"]) process.stdout.write(`${crowd.summary}\n`);
  });
});
