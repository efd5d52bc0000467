import { describe, expect, it } from "vitest";
import { findViolations } from "../src/integrity/find-violations.ts";
import { issueMissingInvoices } from "../src/slices/orders/invoices/issue-missing-invoices.ts";
import { testShopIdentity } from "./support/shop-identity.ts";
import { type DumpPerson, dumps } from "./dumps/dump.ts";
import { apiFor } from "./support/api-client.ts";
import { restoreDump } from "./support/restore-dump.ts";
import { openShop } from "./support/test-shop.ts";

/** The last review of the buyer was of a purchase that was refunded, the one before of a purchase that stands. */
const repeatedReviews = (buyer: DumpPerson) => `
  set search_path = public;
  insert into gear_reviews (gear_id, user_name, rating, user_id, order_id, created_at)
  select gear_id, 'Linh', case status when 'ordered' then 1 else 2 end, user_id, order_id,
    now() + case status when 'ordered' then interval '1 day' else interval '2 days' end
  from orders join order_lines on order_id = orders.id
  where user_id = ${buyer.id} and gear_id = 1 and payment_method = 'cash' and status in ('ordered', 'refund');`;

/** Versions that allowed it. */
const older = dumps().filter(({ sql }) => !sql.includes("gear_reviews_one_per_customer"));

describe.each(older)("reviews of one gear, written several times with $name", ({ sql: dump, facts }) => {
  const { buyer } = facts.people;

  it("count once, with the newest of a purchase that stands", async () => {
    const environment = await restoreDump(`${dump}\n${repeatedReviews(buyer)}`);
    const opened = await openShop(environment);
    const { reviews, rating } = await apiFor(opened).getGear({ params: { id: 1 } });
    expect(reviews).toMatchObject([
      { user_name: "Linh", rating: 1 },
      { user_name: "A former customer", rating: 5 },
    ]);
    expect(rating).toBe(3);
    const unreviewed = await apiFor(opened, buyer).listUnreviewed();
    expect(unreviewed.filter(({ gear_id }) => gear_id === 1)).toEqual([]);
    await issueMissingInvoices(opened.database, testShopIdentity());
    expect(await findViolations(opened.database.db)).toEqual([]);
    await opened.close();
    await environment.remove();
  });
});
