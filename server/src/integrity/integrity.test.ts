import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { placeCashOrder } from "../../test/support/orders.ts";
import { aGear } from "../../test/support/factories.ts";
import { aPendingPayment } from "../../test/support/payments.ts";
import { signedInApi } from "../../test/support/signed-in-api.ts";
import { testShop } from "../../test/support/test-shop.ts";
import { seedDemo } from "../demo/seed.ts";
import type { Tx } from "../platform/db/database.ts";
import { findViolations } from "./find-violations.ts";
import { integrityChecks } from "./checks.ts";
import { testClinic } from "../../test/support/bookings.ts";

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
  ["refunds that differ from their sum", "update orders set refunded_cents = 1"],
  ["a refund of what was never paid", "update orders set refunded_cents = 1 where payment_method = 'cash'"],
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
];

describe("the integrity checks", () => {
  it("pass in a shop that sells, restocks and awaits payments", async () => {
    const { id } = await aGear(shop.database, { stock: 3 });
    await placeCashOrder(await signedInApi(shop), [{ id, quantity: 2 }]);
    await aPendingPayment(shop);
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
