import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor } from "../../../test/support/api-client.ts";
import { aCustomer, aGear } from "../../../test/support/factories.ts";
import { mailSubjectsOf, placeCashOrder } from "../../../test/support/orders.ts";
import { testShopIdentity } from "../../../test/support/shop-identity.ts";
import { staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { mailOutbox, reviewInvitations } from "../../schema/index.ts";
import { sendReviewInvitations } from "./send-review-invitations.ts";

const shop = testShop();
const invitation = "How do you like your order?";

async function aDelivery() {
  const customer = await aCustomer(shop.database);
  const api = apiFor(shop, customer);
  const gears = [await aGear(shop.database, { name: "Ball" }), await aGear(shop.database, { name: "Cave" })];
  const items = gears.map(({ id }) => ({ id, quantity: 1 }));
  const { transaction_id: id } = await placeCashOrder(api, items);
  const staff = await staffApi(shop, "manager");
  for (const shipping_status of ["shipping", "shipped"] as const)
    await staff.updateOrderAsStaff({ params: { id }, body: { shipping_status } });
  return { api, customer, staff, id, gears };
}

const send = () =>
  sendReviewInvitations({
    database: shop.database,
    shopIdentity: testShopIdentity(),
    reviewInvitationDays: 3,
  });
const waitDays = (days: number) =>
  shop.database.db.update(reviewInvitations).set({
    deliveredAt: sql`${reviewInvitations.deliveredAt} - make_interval(days => ${days})`,
  });
const invitations = async (id: string) => (await mailSubjectsOf(shop, id)).filter((subject) => subject === invitation);

describe("the invitation to review an order", () => {
  it("comes three days after the delivery, once, even if several nodes send", async () => {
    const { id, customer } = await aDelivery();
    expect(await mailSubjectsOf(shop, id)).toEqual([
      "We have received your order",
      "Your order is on its way",
      "Your order has been delivered",
    ]);
    await waitDays(2);
    await send();
    expect(await invitations(id)).toEqual([]);
    await waitDays(1);
    await Promise.all([send(), send(), send()]);
    await send();
    expect(await invitations(id)).toHaveLength(1);
    const [mail] = await shop.database.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.userId, customer.id))
      .orderBy(sql`${mailOutbox.id} desc`)
      .limit(1);
    expect(mail?.bodyText).toContain("Ball\nCave");
  });

  it("names only what is not reviewed yet, and is not sent when all is", async () => {
    const [some, all] = [await aDelivery(), await aDelivery()];
    const review = ({ api, id: receipt_id }: typeof some, gear_id: number) =>
      api.writeReview({ body: { gear_id, receipt_id, rating: 5, comment: "Good." } });
    await review(some, some.gears[0]?.id ?? 0);
    for (const gear of all.gears) await review(all, gear.id);
    await waitDays(3);
    await send();
    expect(await invitations(some.id)).toHaveLength(1);
    expect(await invitations(all.id)).toEqual([]);
    const mails = await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.userId, some.customer.id));
    const text = mails.find(({ subject }) => subject.startsWith(invitation))?.bodyText;
    expect(text).toContain("Cave");
    expect(text).not.toContain("Ball");
  });

  it("is not sent to whoever stopped such mails, and later neither", async () => {
    const [stopped, other] = [await aDelivery(), await aDelivery()];
    await waitDays(3);
    await stopped.api.setMailPreferences({ body: { reviews: false } });
    await send();
    expect(await invitations(stopped.id)).toEqual([]);
    expect(await invitations(other.id)).toHaveLength(1);
    await stopped.api.setMailPreferences({ body: { reviews: true } });
    await send();
    expect(await invitations(stopped.id)).toEqual([]);
  });

  it("can be stopped from the mail itself", async () => {
    const { api, customer } = await aDelivery();
    await waitDays(3);
    await send();
    const [mail] = await shop.database.db
      .select()
      .from(mailOutbox)
      .where(sql`user_id = ${customer.id} and unsubscribe_url is not null`);
    const { pathname } = new URL(mail?.unsubscribeUrl ?? "");
    expect(pathname).toMatch(/^\/api\/unsubscribe\/reviews\/[0-9a-f]{32}$/);
    expect(mail?.bodyText).toContain(`Stop these mails: ${mail?.unsubscribeUrl?.replace("/api/", "/")}`);
    await shop.app.inject({ method: "POST", url: pathname });
    expect(await api.getMailPreferences()).toEqual({ care: true, food: true, reviews: false });
  });

  it("is not sent after a refund, or when the account is gone", async () => {
    const [refunded, gone] = [await aDelivery(), await aDelivery()];
    await refunded.staff.updateOrderAsStaff({ params: { id: refunded.id }, body: { shipping_status: "refund" } });
    const { email } = await gone.api.getProfile();
    await gone.api.deleteAccount({ body: { email } });
    await waitDays(3);
    await send();
    expect(await invitations(refunded.id)).toEqual([]);
    expect(await invitations(gone.id)).toEqual([]);
    const open = await shop.database.db
      .select()
      .from(reviewInvitations)
      .where(sql`handled_at is null`);
    expect(open).toEqual([]);
  });
});
