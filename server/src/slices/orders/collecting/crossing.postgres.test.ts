import type { Api } from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiFor } from "../../../../test/support/api-client.ts";
import { aPetOwner, aVisit } from "../../../../test/support/bookings.ts";
import { countOutcomes } from "../../../../test/support/concurrency.ts";
import { aGear } from "../../../../test/support/factories.ts";
import { placeCashOrder } from "../../../../test/support/orders.ts";
import { staffApi } from "../../../../test/support/signed-in-api.ts";
import { createTestEnvironment } from "../../../../test/support/test-database.ts";
import { openShop } from "../../../../test/support/test-shop.ts";

const environment = await createTestEnvironment("migrated");
const url = new URL(environment.databaseUrl as string);
// The database does not end a deadlock, after which a transaction would be tried again: whoever is in one fails.
url.searchParams.set("options", "-c deadlock_timeout=1h");
const shop = await openShop({ ...environment, databaseUrl: url.href }, { settings: { RATE_LIMIT_SCALE: "1000" } });
let clerk: Api;
beforeAll(async () => {
  clerk = await staffApi(shop, "clerk");
});
afterAll(async () => {
  await shop.close();
  await environment.remove();
});

const dayMs = 24 * 3_600_000;
let day = 5;

/** Two visits on different days, an order at each. */
async function twoVisits() {
  const owner = await aPetOwner(shop.database);
  const api = apiFor(shop, owner);
  const gear = await aGear(shop.database, { stock: 5 });
  const aVisitWithGoods = async () => {
    const startsAt = new Date((Math.ceil(Date.now() / dayMs) + day++) * dayMs);
    const who = { userId: owner.caller.userId, petId: owner.petId };
    const id = await aVisit(shop.database, { ...who, startsAt, status: "Confirmed" });
    await placeCashOrder(api, [{ id: gear.id, quantity: 1 }], { collect_at_booking_id: id });
    return id;
  };
  return { api, visits: [await aVisitWithGoods(), await aVisitWithGoods()] as const };
}

/** Keeps all orders locked until both calls wait for something. */
async function meeting(start: () => Promise<unknown>[]): Promise<PromiseSettledResult<unknown>[]> {
  const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const locking = shop.database.transaction(async (tx) => {
    await tx.execute(sql`select from orders for update`);
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  const calls = Promise.allSettled(start());
  await expect.poll(waitingSessions).toBe(2);
  release.resolve();
  await locking;
  return calls;
}

async function waitingSessions(): Promise<number> {
  const rows = await shop.database.db.execute(sql`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length;
}

const asCustomer = (api: Api, id: number, keep_for: number) =>
  api.cancelBooking({ params: { id }, query: { goods: "keep", keep_for } });
const asStaff = (id: number, keep_for: number) =>
  clerk.changeVisitStatus({ params: { id }, body: { revision: 0, status: "Cancelled", goods: "keep", keep_for } });

describe("two visits cancelled at once, the goods of each kept for the other", () => {
  it("do not wait for each other: one is cancelled, and the goods of both wait at the other", async () => {
    for (const order of [0, 1] as const) {
      const { api, visits } = await twoVisits();
      const [one, other] = order === 0 ? visits : [visits[1], visits[0]];
      const results = await meeting(() => [asCustomer(api, one, other), asStaff(other, one)]);
      expect(countOutcomes(results)).toEqual({ ok: 1, conflict: 1 });
      const left = results[0]?.status === "fulfilled" ? other : one;
      expect(await clerk.listVisitGoods({ params: { id: left } })).toHaveLength(2);
    }
  });
});
