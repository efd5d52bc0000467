import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { placeCashOrder } from "../../test/support/orders.ts";
import { aGear } from "../../test/support/factories.ts";
import { aPendingPayment } from "../../test/support/payments.ts";
import { signedInApi } from "../../test/support/signed-in-api.ts";
import { testShop } from "../../test/support/test-shop.ts";
import { seedDemo } from "../demo/seed.ts";
import { readSettings } from "../settings.ts";
import type { Tx } from "../platform/db/database.ts";
import { findViolations } from "./find-violations.ts";
import { integrityChecks } from "./checks.ts";

const shop = testShop();

class RolledBack extends Error {}

/** What the audit says of the database after this change, which is undone again. */
async function violationsAfter(change: string): Promise<string[]> {
  let found: string[] = [];
  const check = async (tx: Tx) => {
    await tx.execute(sql.raw("set local session_replication_role = replica")); // no triggers, no foreign keys
    for (const statement of change.split(";")) await tx.execute(sql.raw(statement));
    found = (await findViolations(tx)).map(({ rule }) => rule);
    throw new RolledBack();
  };
  await shop.database.transaction(check).catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  return found;
}

/** One way to break each rule. */
const breaches: [rule: string, change: string][] = [
  ["units taken that no order has", "update gears set taken = taken + 1, stock = stock - 1 where stock > 0"],
  ["stock that does not add up", "update gears set stock = stock + 1"],
  ["a total that differs from its lines", "update orders set amount_cents = amount_cents + 1"],
  ["goods that do not follow their order", "update orders set status = 'cancel' where payment_method = 'cash'"],
  [
    "a paid order without exactly one matching payment",
    "update orders set status = 'ordered' where payment_method = 'card'",
  ],
  ["a payment that its order does not know of", "update payments set state = 'paid'"],
  ["a refund that nobody paid", "update orders set status = 'refund' where payment_method = 'card'"],
  ["work nobody will look after", "update orders set next_check_at = null"],
  ["an expired hold that was not let go", "update orders set held_until = now() - interval '1 hour'"],
  [
    "money that is owed for too long",
    "update payments set state = 'refund_due', refund_reason = 'shop'; update orders set next_check_at = now() - interval '1 day'",
  ],
  ["an order without a history", "delete from order_events"],
  ["a rating that differs from its reviews", "update gears set reviews_count = 1, rating_sum = 5"],
  [
    "a review by somebody who did not buy",
    "insert into gear_reviews (gear_id, user_name, rating, user_id) select gears.id, 'X', 5, users.id from gears, users limit 1",
  ],
];

describe("the audit of the books", () => {
  it("finds nothing in a shop that sells, restocks and waits for payments", async () => {
    const { id } = await aGear(shop.database, { stock: 3 });
    await placeCashOrder(await signedInApi(shop), [{ id, quantity: 2 }]);
    await aPendingPayment(shop);
    for (const change of ["stock = stock + 40", "stock = 7", "stock = 0", "stock = 12"])
      await shop.database.db.execute(sql.raw(`update gears set ${change} where id = ${id}`));
    expect(await findViolations(shop.database.db)).toEqual([]);
  });

  it.each(breaches)("finds %s", async (rule, change) => {
    expect(await violationsAfter(change)).toContain(rule);
  });

  it("has a rule for each of these", () => {
    // The database itself keeps stock from going below zero, so that rule cannot be broken on purpose.
    expect(Object.keys(integrityChecks)).toEqual(["stock below zero", ...breaches.map(([rule]) => rule)]);
  });

  it("finds nothing in the demo shop either", async () => {
    await seedDemo(shop.database, readSettings({}).clinic);
    expect(await findViolations(shop.database.db)).toEqual([]);
  });
});
