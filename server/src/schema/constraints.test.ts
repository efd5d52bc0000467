import { sql, type SQL } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { aCustomer, aGear, aPet, aUserpet } from "../../test/support/factories.ts";
import { testDatabase } from "../../test/support/test-database.ts";
import { violatedConstraint } from "../platform/db/database.ts";

const test = testDatabase();
let gear = 0;
let user = 0;
let pet = 0;
let userpet = 0;
let stranger = 0;
let strangersPet = 0;

beforeAll(async () => {
  const { database } = test;
  ({ id: gear } = await aGear(database));
  ({ id: user } = await aCustomer(database, { email: "Linh@example.com" }));
  ({ id: pet } = await aPet(database));
  ({ id: userpet } = await aUserpet(database, { userId: user }));
  ({ id: stranger } = await aCustomer(database));
  ({ id: strangersPet } = await aUserpet(database, { userId: stranger }));
});

const order = (id: number, method = "card", key = "k") => sql`
  insert into orders (id, transaction_id, user_id, checkout_key, request_hash, payment_method, status, amount_cents, name,
    email, phone, address, country, held_until)
  values (${id}, 'VN-' || lpad(${String(id)}, 20, '0'), ${user}, ${key}, '', ${method}, 'awaiting_payment', 1000, '', '', '',
    '', 'vn', now())`;
const line = (orderId: number) => sql`
  insert into order_lines (order_id, gear_id, name, unit_cents, quantity, hold)
  values (${orderId}, ${gear}, '', 1000, 1, 'held')`;
const payment = (orderId: number, intent: string) =>
  sql`insert into payments (order_id, intent_id, amount_cents) values (${orderId}, ${intent}, 1000)`;
const refund = (orderId: number, cents: number, key = String(cents)) => sql`
  insert into refunds (order_id, amount_cents, key, reason, method, state, next_check_at)
  values (${orderId}, ${cents}, ${key}, 'shop', 'card', 'due', now())`;
const paid = (orderId: number) => sql`insert into order_events (order_id, kind) values (${orderId}, 'paid')`;
const parcel = (orderId: number, number: number, key: string) =>
  sql`insert into shipments (order_id, number, request_key) values (${orderId}, ${number}, ${key})`;
const collected = (orderId: number) => sql`insert into order_events (order_id, kind) values (${orderId}, 'collected')`;
const cashOf400 = sql`
  update orders set payment_method = 'cash', status = 'ordered',
    collected_at = now(), collected_cents = 400, collected_due_cents = 1000`;
const review = (orderId: number) => sql`
  insert into gear_reviews (gear_id, order_id, user_id, user_name, rating) values (${gear}, ${orderId}, ${user}, '', 5)`;
const sale = (begin: string, end: string | null) =>
  sql`insert into gear_sales (gear_id, percent, begins_at, ends_at) values (${gear}, 10, ${begin}, ${end})`;
const inCart = () =>
  sql`insert into cart_items (user_id, gear_id, quantity, price_cents) values (${user}, ${gear}, 1, 1)`;
const saved = () =>
  sql`insert into saved_items (user_id, gear_id, quantity, price_cents) values (${user}, ${gear}, 1, 1)`;
const wished = () => sql`insert into wishlist_items (user_id, gear_id, price_cents) values (${user}, ${gear}, 1)`;
const alerted = () => sql`insert into stock_alerts (user_id, gear_id) values (${user}, ${gear})`;
const favorite = () => sql`insert into favorites (user_id, pet_id) values (${user}, ${pet})`;
const request = () =>
  sql`insert into adoption_requests (user_id, pet_id, note) values (${user}, ${pet}, 'We would love to.')`;
const identity = () => sql`insert into identities (issuer, subject, user_id) values ('google', '7', ${user})`;
const booking = () => sql`
  insert into bookings (user_id, pet_id, service_id, date, time_slot, starts_at, ends_at, calendar_key)
  values (${user}, ${userpet}, 1, '2031-01-01', '09:00', '2031-01-01T09:00Z', '2031-01-01T10:00Z', 'key')`;

const finishedVisit = () => sql`
  insert into bookings (id, user_id, pet_id, service_id, date, time_slot, starts_at, ends_at, calendar_key, status)
  values (77, ${user}, ${userpet}, 1, '2025-01-01', '09:00', '2025-01-01T09:00Z', '2025-01-01T10:00Z', 'done', 'Done')`;
const visitOf = (userId: number, petId: number, status: string) => sql`
  insert into bookings (id, user_id, pet_id, service_id, date, time_slot, starts_at, ends_at, calendar_key, status)
  values (78, ${userId}, ${petId}, 1, '2031-01-01', '09:00', '2031-01-01T09:00Z', '2031-01-01T10:00Z', 'goods', ${status})`;
const collectedThere = sql`update orders set collect_at_booking_id = 78`;
const weighed = (ofUserpet: number) => sql`
  insert into care_records (userpet_id, kind, given_on, weight_kg, source) values (${ofUserpet}, 'weight', '2025-01-01', 4, 'owner')`;
const clinicRecord = (bookingId: number | null) => sql`
  insert into care_records (userpet_id, kind, given_on, product, source, booking_id)
  values (${userpet}, 'vaccination', '2025-01-01', 'Rabies', 'clinic', ${bookingId})`;

const member = () => sql`insert into staff (id, user_id, name, role) values (1, ${user}, '', 'clerk')`;

type Violation = [title: string, constraint: string, statements: () => SQL[]];

const violations: Violation[] = [
  ["stock below zero", "gears_stock_check", () => [sql`update gears set stock = -1 where id = ${gear}`]],
  ["units held below zero", "gears_held_check", () => [sql`update gears set held = -1`]],
  [
    "a line with more units sent and cancelled than ordered",
    "order_lines_sent_or_cancelled_once",
    () => [order(1), line(1), sql`update order_lines set shipped = 1, cancelled = 1`],
  ],
  [
    "a line with more units returned than sent",
    "order_lines_returned_once",
    () => [order(1), line(1), sql`update order_lines set returned = 1`],
  ],
  [
    "a sale that brings units",
    "stock_movements_direction",
    () => [
      order(1),
      sql`insert into stock_movements (gear_id, delta, reason, order_id) values (${gear}, 1, 'sold', 1)`,
    ],
  ],
  [
    "two orders of guests for one checkout",
    "guest_orders_one_per_checkout",
    () => [
      order(1),
      order(2, "card", "l"),
      sql`insert into guest_orders (order_id, checkout_key, mailbox) values (1, 'k', ''), (2, 'k', '')`,
    ],
  ],
  [
    "an order that gets another account",
    "orders_claimed_once",
    () => [order(1), sql`update orders set user_id = ${stranger}`],
  ],
  [
    "two open stocktakes",
    "stocktakes_one_open",
    () => [member(), sql`insert into stocktakes (started_by) values (1), (1)`],
  ],
  [
    "a delivery that is received twice",
    "deliveries_once",
    () => [
      member(),
      sql`insert into suppliers (id, name, lead_days) values (1, 'Paws', 1)`,
      sql`insert into deliveries (supplier_id, staff_id, request_key) values (1, 1, 'k'), (1, 1, 'k')`,
    ],
  ],
  [
    "an adjustment that is made twice",
    "stock_movements_once",
    () => [
      member(),
      sql`insert into stock_movements (gear_id, delta, reason, staff_id, request_key)
        select ${gear}, 1, 'correction', 1, 'k' from generate_series(1, 2)`,
    ],
  ],
  [
    "a sale without an order",
    "stock_movements_of_orders",
    () => [sql`insert into stock_movements (gear_id, delta, reason) values (${gear}, -1, 'sold')`],
  ],
  [
    "two accounts with one email address",
    "users_email",
    () => [sql`insert into users (name, email) values ('', 'linh@EXAMPLE.com')`],
  ],
  ["one Google account for two users", "identities_pkey", () => [identity(), identity()]],
  [
    "two sales of one gear at a time",
    "gear_sales_one_at_a_time",
    () => [sale("2031-01-01", "2031-02-01"), sale("2031-01-31", null)],
  ],
  ["a sale that ends before it begins", "gear_sales_end_after_begin", () => [sale("2031-01-02", "2031-01-01")]],
  [
    "a gear that is related to itself",
    "gears_related_to_others",
    () => [sql`update gears set related_ids = array[id]`],
  ],
  [
    "an animal's largest weight below its smallest",
    "gears_animal_weight",
    () => [sql`update gears set animal_min_kg = 5, animal_max_kg = 4`],
  ],
  [
    "a gear with an ingredient that is not in the tree",
    "gears_known_ingredients",
    () => [sql`update gears set contains = '{stardust}'`],
  ],
  [
    "a gear that contains and may contain the same",
    "gears_contains_or_may",
    () => [sql`update gears set contains = '{beef}', may_contain = '{beef}'`],
  ],
  ["a highest age below the lowest", "gears_months", () => [sql`update gears set min_months = 5, max_months = 4`]],
  ["facts checked in the future", "gears_checked_on", () => [sql`update gears set facts_checked_on = '2099-01-01'`]],
  [
    "an ingredient that is a kind of itself",
    "ingredients_parent",
    () => [sql`insert into ingredients values ('x', 'x')`],
  ],
  [
    "an ingredient avoided twice",
    "pet_avoids_pkey",
    () => [1, 2].map(() => sql`insert into pet_avoids values (${userpet}, 'beef', 'avoid')`),
  ],
  [
    "an avoided ingredient that is not in the tree",
    "pet_avoids_ingredient",
    () => [sql`insert into pet_avoids values (${userpet}, 'stardust', 'avoid')`],
  ],
  [
    "a gift that somebody was warned of",
    "order_lines_gift_unwarned",
    () => [order(1), line(1), sql`update order_lines set is_gift = true, warned_of = '{Permethrin}'`],
  ],
  [
    "goods that wait at the visit of another customer",
    "orders_collected_at_own_visit",
    () => [order(1), visitOf(stranger, strangersPet, "Confirmed"), collectedThere],
  ],
  [
    "goods that wait at a cancelled visit",
    "orders_collected_at_own_visit",
    () => [order(1), visitOf(user, userpet, "Cancelled"), collectedThere],
  ],
  [
    "goods that wait at a visit that nobody has accepted yet",
    "orders_collected_at_own_visit",
    () => [order(1), visitOf(user, userpet, "Held"), collectedThere],
  ],
  ["goods that wait at no visit", "orders_collected_at_own_visit", () => [order(1), collectedThere]],
  ["two cart items for one gear", "cart_items_one_line_per_gear", () => [inCart(), inCart()]],
  ["two saved items for one gear", "saved_items_one_line_per_gear", () => [saved(), saved()]],
  ["a gear twice on a wish list", "wishlist_items_pkey", () => [wished(), wished()]],
  ["a customer who waits twice for one gear", "stock_alerts_one_per_gear", () => [alerted(), alerted()]],
  [
    "a viewed gear that nobody allowed to store",
    "viewed_gears_allowed",
    () => [sql`insert into viewed_gears (user_id, gear_id) values (${user}, ${gear})`],
  ],
  ["two orders with one idempotency key", "orders_one_per_checkout", () => [order(1), order(2)]],
  ["a cash order that awaits payment", "orders_only_cards_wait", () => [order(1, "cash")]],
  ["two payments for one order", "payments_pkey", () => [order(1), payment(1, "a"), payment(1, "b")]],
  [
    "one payment for two orders",
    "payments_intent_id_key",
    () => [order(1), order(2, "card", "other"), payment(1, "a"), payment(2, "a")],
  ],
  ["an order paid twice", "order_events_paid_once", () => [order(1), paid(1), paid(1)]],
  ["two parcels with one number", "shipments_one_per_number", () => [order(1), parcel(1, 1, "a"), parcel(1, 1, "b")]],
  ["two parcels by one call", "shipments_one_per_call", () => [order(1), parcel(1, 1, "a"), parcel(1, 2, "a")]],
  ["cash collected twice", "order_events_collected_once", () => [order(1), collected(1), collected(1)]],
  [
    "cash collected for a card order",
    "orders_only_cash_is_collected",
    () => [order(1), sql`update orders set collected_at = now(), collected_cents = 1, collected_due_cents = 1`],
  ],
  [
    "cash refunded that was not collected",
    "orders_cash_refunded_as_collected",
    () => [order(1), cashOf400, refund(1, 401)],
  ],
  [
    "cash taken back that was refunded",
    "orders_cash_refunded_as_collected",
    () => [
      order(1),
      cashOf400,
      refund(1, 400),
      sql`update orders set collected_at = null, collected_cents = null, collected_due_cents = null`,
    ],
  ],
  [
    "items of a card order cancelled without a refund",
    "orders_only_cash_is_cancelled_unpaid",
    () => [order(1), sql`update orders set cancelled_cents = 1`],
  ],
  [
    "refunds of more than an order cost",
    "orders_refunded_at_most_once",
    () => [order(1), refund(1, 600), refund(1, 401)],
  ],
  [
    "a return of units that were not sent",
    "order_lines_in_one_return",
    () => [
      order(1),
      line(1),
      sql`insert into returns (id, order_id, reason) values (1, 1, 'other')`,
      sql`insert into return_lines (return_id, order_id, gear_id, quantity, claimed) values (1, 1, ${gear}, 1, 1)`,
    ],
  ],
  ["a refund of nothing", "refunds_amount_cents_check", () => [order(1), refund(1, 0)]],
  ["two refunds of one click", "refunds_one_per_click", () => [order(1), refund(1, 1, "k"), refund(1, 1, "k")]],
  [
    "a refund of units that were not sent",
    "order_lines_refunded_once",
    () => [
      order(1),
      line(1),
      refund(1, 1),
      sql`insert into refund_lines (refund_id, order_id, gear_id, sent) select id, 1, ${gear}, 1 from refunds`,
    ],
  ],
  [
    "a refund by hand that is not done",
    "refunds_by_hand_are_done",
    () => [order(1), refund(1, 1), sql`update refunds set method = 'hand'`],
  ],
  ["two reviews of one order line", "gear_reviews_one_per_line", () => [order(1), line(1), review(1), review(1)]],
  [
    "two reviews of one gear by one customer",
    "gear_reviews_one_per_customer",
    () => [order(1), order(2, "card", "other"), line(1), line(2), review(1), review(2)],
  ],
  [
    "a hidden review without a reason",
    "gear_reviews_hidden_with_reason",
    () => [order(1), line(1), review(1), sql`update gear_reviews set hidden_at = now()`],
  ],
  [
    "a review with four pictures",
    "gear_reviews_images",
    () => [order(1), line(1), review(1), sql`update gear_reviews set images = '[1, 2, 3, 4]'`],
  ],
  ["a review of a gear that was not ordered", "gear_reviews_of_line", () => [order(1), review(1)]],
  ["the same favorite twice", "favorites_pkey", () => [favorite(), favorite()]],
  [
    "two open adoption requests of one user for one pet",
    "adoption_requests_one_under_way",
    () => [request(), request()],
  ],
  [
    "deleting a care record without its animal",
    "care_records_stay",
    () => [weighed(userpet), sql`delete from care_records where userpet_id = ${userpet}`],
  ],
  [
    "a correction of another animal's record",
    "care_records_corrects_own",
    () => [
      weighed(strangersPet),
      sql`insert into care_records (userpet_id, kind, given_on, weight_kg, source, corrects_id)
        select ${userpet}, 'weight', '2025-01-01', 5, 'owner', max(id) from care_records`,
    ],
  ],
  ["a record of the clinic without a visit", "care_records_at_visit", () => [clinicRecord(null)]],
  [
    "a record of the clinic at a visit that is not finished",
    "care_records_finished_visit",
    () => [finishedVisit(), sql`update bookings set status = 'In treatment' where id = 77`, clinicRecord(77)],
  ],
  [
    "a record of the clinic at the visit of another animal",
    "care_records_finished_visit",
    () => [finishedVisit(), sql`update bookings set pet_id = null, pet_name = 'Bun' where id = 77`, clinicRecord(77)],
  ],
  [
    "a visit with records that is opened again",
    "bookings_with_records",
    () => [
      finishedVisit(),
      clinicRecord(77),
      sql`set constraints bookings_with_records immediate`,
      sql`update bookings set status = 'In treatment' where id = 77`,
    ],
  ],
  [
    "an owner's record at a visit",
    "care_records_clinic_only",
    () => [
      finishedVisit(),
      sql`insert into care_records (userpet_id, kind, given_on, product, source, booking_id)
        values (${userpet}, 'treatment', '2025-01-01', 'Drops', 'owner', 77)`,
    ],
  ],
  [
    "the same gear suggested twice after a visit",
    "visit_proposals_pkey",
    () => [
      finishedVisit(),
      sql`insert into visit_proposals (booking_id, gear_id, position) values (77, ${gear}, 1), (77, ${gear}, 2)`,
    ],
  ],
  [
    "a passport that works for a year",
    "passports_span",
    () => [
      sql`insert into passports (userpet_id, token_hash, expires_at) values (${userpet}, 'x', now() + interval '1 year')`,
    ],
  ],
  [
    "deleting a userpet with bookings",
    "bookings_own_pet",
    () => [booking(), sql`delete from userpets where id = ${userpet}`],
  ],
];

/** The constraint violated by the last statement. Everything is rolled back. */
async function constraintViolatedBy(statements: SQL[]): Promise<string | undefined> {
  let violated: string | undefined;
  const rollback = new Error("rollback");
  const work = test.database.transaction(async (tx) => {
    const last = statements.pop() as SQL;
    for (const statement of statements) await tx.execute(statement);
    await tx.execute(last).catch((error: unknown) => {
      violated = violatedConstraint(error);
    });
    throw rollback;
  });
  await expect(work).rejects.toBe(rollback);
  return violated;
}

describe("the database", () => {
  it.each(violations)("rejects %s", async (_, constraint, statements) => {
    expect(await constraintViolatedBy(statements())).toBe(constraint);
  });
});
