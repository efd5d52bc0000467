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

beforeAll(async () => {
  const { database } = test;
  ({ id: gear } = await aGear(database));
  ({ id: user } = await aCustomer(database, { email: "Linh@example.com" }));
  ({ id: pet } = await aPet(database));
  ({ id: userpet } = await aUserpet(database, { userId: user }));
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
const favorite = () => sql`insert into favorites (user_id, pet_id) values (${user}, ${pet})`;
const request = () =>
  sql`insert into adoption_requests (user_id, pet_id, note) values (${user}, ${pet}, 'We would love to.')`;
const identity = () => sql`insert into identities (issuer, subject, user_id) values ('google', '7', ${user})`;
const booking = () => sql`
  insert into bookings (user_id, pet_id, service_id, date, time_slot, starts_at, ends_at, calendar_key)
  values (${user}, ${userpet}, 1, '2031-01-01', '09:00', '2031-01-01T09:00Z', '2031-01-01T10:00Z', 'key')`;

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
  ["two cart items for one gear", "cart_items_one_line_per_gear", () => [inCart(), inCart()]],
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
