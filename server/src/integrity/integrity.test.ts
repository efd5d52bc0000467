import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { placeCashOrder } from "../../test/support/orders.ts";
import { aGear, aPet } from "../../test/support/factories.ts";
import { aPendingPayment } from "../../test/support/payments.ts";
import { signedInApi } from "../../test/support/signed-in-api.ts";
import { testShop } from "../../test/support/test-shop.ts";
import { testShopIdentity } from "../../test/support/shop-identity.ts";
import { seedDemo } from "../demo/seed.ts";
import type { Tx } from "../platform/db/database.ts";
import { issueMissingInvoices } from "../slices/orders/invoices/issue-missing-invoices.ts";
import { findViolations } from "./find-violations.ts";
import { integrityChecks } from "./checks.ts";
import { careRecords, visitRecords } from "../schema/index.ts";
import { aFinishedVisit, aPetOwner, aVisit, testClinic } from "../../test/support/bookings.ts";

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

const aPromotion = `insert into promotions (id, name, kind, percent, state) values (1, 'Test', 'percent', 10, 'active')`;
const aUse = `${aPromotion}; insert into promotion_uses (order_id, promotion_id, name, cents)
  select min(id), 1, 'Test', 5 from orders where payment_method = 'cash'`;

const aGiftCard = `insert into gift_cards (code_hash, last_four, initial_cents, balance_cents) values ('', 'ABCD', 100, 100)`;

const aBlock = `insert into blocks (resource_id, starts_at, ends_at, reason)
  values (1, '2030-03-04T05:00:00Z', '2030-03-04T08:00:00Z', 'Meeting')`;

const aSupply = `insert into food_supplies (shipment_id, gear_id, user_id, units, arrived_at)
  select 99, gear_id, 1, 1, now() from order_lines order by order_id limit 1`;
const aFeeding = (gearId: number) => `insert into pet_foods (userpet_id, gear_id, share, started_on)
  select min(id), ${gearId}, 0.6, current_date from userpets`;

async function aWeighing(userId: number, userpetId: number): Promise<void> {
  const bookingId = await aFinishedVisit(shop.database, { userId, petId: userpetId });
  await shop.database.db.insert(visitRecords).values({ bookingId, done: "Weighed.", weightKg: 8 });
  const weight = { kind: "weight", weightKg: 8, givenOn: "2025-01-06", source: "clinic" } as const;
  await shop.database.db.insert(careRecords).values({ ...weight, userpetId, bookingId });
}

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
  ["a sold order whose invoice is missing or differs", "update invoices set amount_cents = amount_cents + 1"],
  ["numbers of invoices that have a gap", "update invoice_series set last = last + 1"],
  [
    "credit notes that exceed their invoice",
    `insert into invoices (kind, order_id, invoice_id, issued_on, amount_cents, content)
       select 'credit_note', order_id, id, issued_on, amount_cents + 1, content from invoices`,
  ],
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
    "a line whose discount differs from its promotions",
    "update order_lines set discount_cents = 1; update orders set amount_cents = amount_cents - 1",
  ],
  ["a promotion whose use differs from its discounts", aUse],
  ["uses of a promotion that differ from its orders", `${aPromotion}; update promotions set uses = 1`],
  ["a gift card whose balance differs from its ledger", aGiftCard],
  ["an order whose gift card differs from the ledger", "update orders set gift_cents = 1, gift_card_id = 1"],
  [
    "a use of a promotion that its order should have given back",
    `${aUse}; update promotion_uses set given_back_at = now()`,
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
  ["a userpet whose weight differs from its records", "update userpets set weight_kg = 77"],
  [
    "a visit ahead of an animal that is gone",
    "update userpets set ended_on = current_date, ended_by = 'died', end_recorded_at = now()",
  ],
  [
    "care that is due for an animal that has ended",
    `insert into care_due (userpet_id, code, rule_id, from_on, due_on, reason)
       select userpets.id, code, care_rules.id, current_date, current_date, 'first' from userpets, care_rules limit 1;
     update userpets set ended_on = current_date, ended_by = 'died', end_recorded_at = now()`,
  ],
  [
    "a visit for what another animal needs",
    `insert into userpets (id, user_id, name, species, breed, gender) select 9001, user_id, 'X', 'Dog', 'X', 'Male' from bookings limit 1;
     insert into care_due (id, userpet_id, code, rule_id, from_on, due_on, reason)
       select 9001, 9001, code, id, current_date, current_date, 'first' from care_rules limit 1;
     update bookings set care_due_id = 9001 where id = (select min(id) from bookings)`,
  ],
  [
    "care that is due by the rule of something else",
    `insert into care_due (userpet_id, code, rule_id, from_on, due_on, reason)
       select userpets.id, 'x', care_rules.id, current_date, current_date, 'first' from userpets, care_rules limit 1`,
  ],
  [
    "food at home that did not arrive",
    `insert into shipments (id, order_id, number) select 99, min(order_id), 9 from order_lines;
     insert into shipment_lines (shipment_id, order_id, gear_id, quantity)
       select 99, order_id, gear_id, 1 from order_lines order by order_id limit 1;
     ${aSupply}`,
  ],
  [
    "food at home that went back",
    `insert into shipments (id, order_id, number, delivered_at) select 99, min(order_id), 9, now() from order_lines;
     ${aSupply}`,
  ],
  ["a pet that eats more than it needs", `${aFeeding(1)}; ${aFeeding(2)}`],
  [
    "a pet that eats and no longer lives here",
    `${aFeeding(1)}; update userpets set ended_on = current_date, ended_by = 'died', end_recorded_at = now()`,
  ],
  ["a record of the clinic without its finished visit", `update bookings set status = 'In treatment'`],
  ["a visit whose weight differs from its record", "update visit_records set weight_kg = 3"],
  [
    "goods that wait at a cancelled visit",
    `update orders set status = 'ordered', collect_at_booking_id = (select min(id) from bookings where user_id <> orders.user_id)`,
  ],
  [
    "an order of a guest that has an account without a claim",
    "insert into guest_orders (order_id, mailbox) select id, '' from orders where user_id is not null",
  ],
  [
    "an order of a guest with a network that is no longer needed",
    `insert into guest_orders (order_id, mailbox, network, claimed_at) select id, '', '10.0.0.1', now() from orders`,
  ],
  [
    "more viewed gears than are stored",
    "insert into viewed_gears (user_id, gear_id) select 1, n from generate_series(1, 21) as n",
  ],
  [
    "a stock alert for an address that nobody has proven",
    `update users set email_confirmed_at = null;
     insert into stock_alerts (user_id, gear_id) select id, 1 from users limit 1`,
  ],
  [
    "an offer that should have ended",
    `insert into waitlist_offers (waitlist_id, booking_id, starts_at, offered_at, expires_at)
       select 1, id, starts_at, now(), now() - interval '1 hour' from bookings limit 1`,
  ],
  [
    "a customer at the card provider who is in use and to be deleted",
    `insert into card_customers values (1, 'cus_1'); insert into forgotten_card_customers values ('cus_1')`,
  ],
  ["a gear with an ingredient that is not in the tree", "update gears set contains = '{stardust}'"],
  ["ingredients that are a kind of each other", "update ingredients set parent = 'chicken' where name = 'meat'"],
];

describe("the integrity checks", () => {
  it("pass in a shop that sells, restocks, awaits payments, and has visits, blocks and requests", async () => {
    await shop.database.db.execute(sql.raw(aBlock));
    const { caller, petId } = await aPetOwner(shop.database);
    await aVisit(shop.database, { userId: caller.userId, petId, startsAt: new Date("2030-03-04T02:00:00Z") });
    await aWeighing(caller.userId, petId);
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
    await issueMissingInvoices(shop.database, testShopIdentity());
    expect(await findViolations(shop.database.db)).toEqual([]);
  });
});
