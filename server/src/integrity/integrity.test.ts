import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { placeCashOrder } from "../../test/support/orders.ts";
import { aGear, aPet } from "../../test/support/factories.ts";
import { aPendingPayment } from "../../test/support/payments.ts";
import { signedInApi } from "../../test/support/signed-in-api.ts";
import { testShop } from "../../test/support/test-shop.ts";
import { seedDemo } from "../demo/seed.ts";
import type { Tx } from "../platform/db/database.ts";
import { findViolations } from "./find-violations.ts";
import { integrityChecks } from "./checks.ts";
import { aPetOwner, aVisit, testClinic } from "../../test/support/bookings.ts";

const shop = testShop();

class RolledBack extends Error {}

/** The checks that fail after this change, which is rolled back. */
async function violationsAfter(change: string): Promise<string[]> {
  let found: string[] = [];
  const applyAndCheck = async (tx: Tx) => {
    await tx.execute(sql.raw("set local session_replication_role = replica")); // no triggers, no foreign keys
    for (const statement of change.split(";")) await tx.execute(sql.raw(statement));
    found = (await findViolations(tx)).map(({ check }) => check);
    throw new RolledBack();
  };
  await shop.database.transaction(applyAndCheck).catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  return found;
}

const aRefund = `insert into refunds (order_id, amount_cents, reason, method, state, next_check_at)
  select id, 1, 'shop', 'card', 'due', now() from orders where payment_method = 'card'`;

const aBlock = `insert into blocks (resource_id, starts_at, ends_at, reason)
  values (1, '2030-03-04T05:00:00Z', '2030-03-04T08:00:00Z', 'Meeting')`;

/** One change per check that violates it. */
const violations: [check: string, change: string][] = [
  ["units held without an order", "update gears set held = held + 1, stock = stock - 1 where stock > 0"],
  ["stock that differs from its movements", "update gears set stock = stock + 1"],
  ["an order line that differs from its movements", "update order_lines set shipped = 1"],
  ["an order whose status differs from what was sent", "update orders set status = 'shipped'"],
  ["a total that differs from its lines", "update orders set amount_cents = amount_cents + 1"],
  [
    "an order line whose hold does not match its order",
    "update orders set status = 'cancel' where payment_method = 'cash'",
  ],
  ["units sent that differ from the parcels", "update order_lines set shipped = 1"],
  ["an order whose parcels do not match its status", "update orders set is_partly_sent = true"],
  [
    "a paid order without exactly one matching payment",
    "update orders set status = 'ordered' where payment_method = 'card'",
  ],
  ["a payment that does not match its order", "update payments set state = 'paid'"],
  ["a cancelled card order without a refund", "update orders set status = 'refund' where payment_method = 'card'"],
  ["an unfinished payment without a scheduled check", "update orders set next_check_at = null"],
  ["an expired reservation that was not released", "update orders set held_until = now() - interval '1 hour'"],
  ["an overdue refund", `${aRefund}; update refunds set next_check_at = now() - interval '1 day'`],
  ["refunds that differ from their sum", "update orders set refunded_cents = 1 where payment_method = 'card'"],
  ["a refund of what was never paid", "update orders set refunded_cents = 1 where payment_method = 'card'"],
  ["a payment whose state differs from its refunds", "update payments set state = 'refunded'"],
  [
    "refunded units that differ from their refunds",
    "update order_lines set shipped = 1, refunded = 1 where hold = 'claimed'",
  ],
  [
    "units in returns that differ from their sum",
    "update order_lines set shipped = 1, in_returns = 1 where hold = 'claimed'",
  ],
  [
    "a return whose units came back to nowhere",
    `insert into returns (id, order_id, reason) select 1, id, 'other' from orders where payment_method = 'cash' limit 1;
     insert into return_lines (return_id, order_id, gear_id, quantity, claimed, restocked)
       select 1, order_id, gear_id, 1, 1, 1 from order_lines where order_id = (select order_id from returns)`,
  ],
  [
    "units cancelled that differ from what is not due",
    "update orders set cancelled_cents = 1 where payment_method = 'cash'",
  ],
  [
    "a delivered order that nobody has closed",
    "update orders set status = 'shipping' where payment_method = 'cash'; update order_lines set shipped = quantity",
  ],
  [
    "a refund that the history does not have",
    `${aRefund}; update refunds set state = 'done', done_at = now(), next_check_at = null`,
  ],
  ["an order without events", "delete from order_events"],
  ["a rating that differs from its reviews", "update gears set reviews_count = 1, rating_sum = 5"],
  ["a gear whose discount is not that of its sale", "update gears set sale_percent = 7"],
  [
    "a review without a purchase",
    "insert into gear_reviews (gear_id, user_name, rating, user_id) select gears.id, 'X', 5, users.id from gears, users limit 1",
  ],
  [
    "a review whose purchase was undone",
    "insert into gear_reviews (gear_id, user_name, rating, order_id) select gear_id, 'X', 5, order_id from order_lines limit 1",
  ],
  [
    "a review with pictures of a former customer",
    `insert into gear_reviews (gear_id, user_name, rating, images) select id, 'X', 5, '[{}]' from gears limit 1`,
  ],
  ["a visit that holds nothing of what it needs", "delete from reservations where booking_id is not null"],
  ["time held for a cancelled visit", "update bookings set status = 'Cancelled'"],
  [
    "time held that is not the time of the visit",
    "update bookings set ends_at = ends_at + interval '1 hour', starts_at = starts_at + interval '1 hour'",
  ],
  ["a visit that holds two of a kind", "update resources set kind = 'vet'"],
  ["time of a block outside of it", "update blocks set ends_at = ends_at - interval '1 hour'"],
  ["a block with time that is free", "delete from reservations where block_id is not null"],
  ["a day whose busy times differ from its reservations", "update busy_days set busy = '{}'"],
  ["a time held without an open offer", "update bookings set status = 'Held'"],
  ["an animal whose stage differs from its stays", "update shelter_stays set left_on = arrived_on, outcome = 'died'"],
  [
    "an animal whose stage differs from its promise",
    "update pets set stage = 'reserved', tags = array_remove(tags, 'Available') where stage = 'available'",
  ],
  [
    "an animal that went home without a handover",
    "update adoption_requests set stage = 'gone_home', decided_at = now() where stage = 'received'",
  ],
  [
    "an animal that has a home and is in the shelter",
    `insert into adoption_handovers (pet_id, adopter_name, adopter_address, fee_cents, paid_by, handed_over_on)
      select min(id), 'Robin', 'Hue', 0, 'none', current_date from pets`,
  ],
  [
    "a meeting whose time is not held",
    `insert into meetings (request_id, pet_id, starts_at, ends_at)
      select id, pet_id, now(), now() + interval '1 hour' from adoption_requests limit 1`,
  ],
  [
    "an adoption fee for no animal",
    "insert into adoption_payments (amount_cents, intent_id, state, paid_at) values (100, 'pi_x', 'paid', now())",
  ],
  [
    "an offer that should have ended",
    `insert into waitlist_offers (waitlist_id, booking_id, starts_at, offered_at, expires_at)
       select 1, id, starts_at, now(), now() - interval '1 hour' from bookings limit 1`,
  ],
];

describe("the integrity checks", () => {
  it("pass in a shop that sells, restocks, awaits payments, and has visits, blocks and requests", async () => {
    await shop.database.db.execute(sql.raw(aBlock));
    const { caller, petId } = await aPetOwner(shop.database);
    await aVisit(shop.database, { userId: caller.userId, petId, startsAt: new Date("2030-03-04T02:00:00Z") });
    const { id } = await aGear(shop.database, { stock: 3 });
    await placeCashOrder(await signedInApi(shop), [{ id, quantity: 2 }]);
    await aPendingPayment(shop);
    const pet = await aPet(shop.database);
    await (await signedInApi(shop)).requestAdoption({ body: { pet_id: pet.id, note: "Please." } });
    for (const change of ["stock = stock + 40", "stock = 7", "stock = 0", "stock = 12"])
      await shop.database.db.execute(sql.raw(`update gears set ${change} where id = ${id}`));
    expect(await findViolations(shop.database.db)).toEqual([]);
  });

  it.each(violations)("find %s", async (check, change) => {
    expect(await violationsAfter(change)).toContain(check);
  });

  it("are all tested here", () => {
    // A constraint prevents negative stock, so that check cannot be violated.
    expect(Object.keys(integrityChecks)).toEqual(["stock below zero", ...violations.map(([check]) => check)]);
  });

  it("pass in the demo shop", async () => {
    await seedDemo(shop.database, testClinic());
    expect(await findViolations(shop.database.db)).toEqual([]);
  });
});
