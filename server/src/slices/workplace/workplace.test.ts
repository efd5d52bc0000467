import { hasPermission, type SearchKind, searchPermissions, type StaffRole, staffRoles } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { aVisit } from "../../../test/support/bookings.ts";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aCustomer, aGear, aPet, aStaffMember, aUserpet } from "../../../test/support/factories.ts";
import { placeCashOrder, shipTo } from "../../../test/support/orders.ts";
import { aPendingPayment } from "../../../test/support/payments.ts";
import { FakePaymentProvider } from "../../../test/support/fake-payment-provider.ts";
import { staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { orders, threads } from "../../schema/index.ts";

const shop = testShop({ provider: new FakePaymentProvider() });

/** One of everything that the search finds, all of them called Zebedee. */
async function seedShop() {
  const { database } = shop;
  const gear = await aGear(database, { name: "Zebedee ball", stock: 9 });
  await aGear(database, { stock: 5 });
  const pet = await aPet(database, { name: "Zebedee" });
  const buyer = await aCustomer(database, { name: "Zebedee Buyer" });
  const buyerApi = apiFor(shop, buyer);
  const order = await placeCashOrder(buyerApi, [{ id: gear.id, quantity: 1 }], {
    customer: { ...shipTo, fullName: "Zebedee Buyer" },
  });
  const owner = await aCustomer(database, { name: "Zebedee Owner" });
  const userpet = await aUserpet(database, { userId: owner.id, name: "Rex" });
  const { today } = await apiFor(shop).getBookingDays();
  const startsAt = new Date(Date.now() + 3_600_000);
  await aVisit(database, { userId: owner.id, petId: userpet.id, startsAt, date: today });
  const applicant = await aCustomer(database, { name: "Zebedee Applicant" });
  await apiFor(shop, applicant).requestAdoption({ body: { pet_id: pet.id, note: "We have a garden." } });
  await apiFor(shop).sendFeedback({ body: { name: "Zebedee Visitor", email: "z@example.com", message: "Lovely!" } });
  return { order, pet, today };
}

let seeded: Awaited<ReturnType<typeof seedShop>>;
beforeAll(async () => {
  seeded = await seedShop();
});

describe("the dashboard", () => {
  const work = async (role: StaffRole) => {
    const { work, ...rest } = await (await staffApi(shop, role)).getDashboard();
    return { ...rest, work: Object.fromEntries(work.map(({ kind, count }) => [kind, count])) };
  };

  it("counts today's work, by what each role includes", async () => {
    const shopWork = { orders_to_ship: 1, payments_stuck: 0, returns_waiting: 0, low_stock: 1, reviews_to_check: 0 };
    const visits = { visits_today: 1 };
    const requests = { requests_waiting: 1 };
    const meetings = { meetings_today: 0 };
    const care = { care_due: 0 };
    const messages = { messages_unanswered: 1 };
    const noOwnMessages = { messages_unanswered: 0 };
    expect((await work("owner")).work).toEqual({ ...shopWork, ...visits, ...requests, ...meetings, ...messages });
    expect((await work("clerk")).work).toEqual({ ...shopWork, ...visits, ...requests, ...messages });
    expect((await work("practitioner")).work).toEqual({ ...visits, ...care, ...noOwnMessages });
    expect((await work("keeper")).work).toEqual({ ...requests, ...meetings, ...care, ...noOwnMessages });
  });

  it("shows the orders of the last two weeks to those who see orders", async () => {
    const { orders_per_day: days, today } = await work("clerk");
    expect(today).toBe(seeded.today);
    expect(days).toHaveLength(14);
    expect(days?.at(-1)).toEqual({ date: today, count: 1, amount: 10 });
    expect(days?.slice(0, -1).every(({ count }) => count === 0)).toBe(true);
    expect((await work("keeper")).orders_per_day).toBeNull();
  });

  it("counts a payment as stuck that is undecided long after its reservation, or waits to be refunded", async () => {
    const { id } = await aPendingPayment(shop);
    const clerk = await staffApi(shop, "clerk");
    const listed = async () => {
      const { rows } = await clerk.listOrdersAsStaff({ query: { problem: "payment_stuck" } });
      return rows.map(({ transaction_id: number }) => number);
    };
    expect((await work("clerk")).work["payments_stuck"]).toBe(0);
    expect(await listed()).toEqual([]);
    await shop.database.db
      .update(orders)
      .set({ heldUntil: sql`now() - interval '11 minutes'` })
      .where(eq(orders.transactionId, id));
    expect((await work("clerk")).work["payments_stuck"]).toBe(1);
    expect(await listed()).toEqual([id]);
    await shop.database.db
      .update(orders)
      .set({ heldUntil: sql`now()` })
      .where(eq(orders.transactionId, id));
    expect((await work("clerk")).work["payments_stuck"]).toBe(0);
    await shop.database.db.execute(sql`
      insert into refunds (order_id, amount_cents, reason, method, state)
      select id, 1, 'shop', 'card', 'failed' from orders where transaction_id = ${id}`);
    expect((await work("clerk")).work["payments_stuck"]).toBe(1);
    expect(await listed()).toEqual([id]);
  });
});

describe("the search", () => {
  const search = async (role: StaffRole, q: string) => (await staffApi(shop, role)).searchWorkplace({ query: { q } });

  it.each(staffRoles)("gives a %s all that the role includes, and nothing else", async (role) => {
    const kinds = Object.entries(searchPermissions) as [SearchKind, (typeof searchPermissions)[SearchKind]][];
    const allowed = kinds.filter(([, any]) => any.some((permission) => hasPermission(role, permission)));
    const member = await aStaffMember(shop.database, role);
    await shop.database.db.update(threads).set({ assigneeId: member.id });
    const results = await apiFor(shop, member).searchWorkplace({ query: { q: "ZEBEDEE" } });
    const found = new Set(results.map(({ kind }) => kind));
    expect(found).toEqual(new Set(allowed.map(([kind]) => kind)));
  });

  it("shows each role only the people it deals with, newest first", async () => {
    const people = async (role: StaffRole) =>
      (await search(role, "zebedee")).filter(({ kind }) => kind === "person").map(({ title }) => title);
    expect(await people("clerk")).toEqual(["Zebedee Applicant", "Zebedee Owner", "Zebedee Buyer"]);
    expect(await people("practitioner")).toEqual(["Zebedee Owner"]);
    expect(await people("keeper")).toEqual(["Zebedee Applicant"]);
    expect(await search("practitioner", "zebedee owner")).toContainEqual(
      expect.objectContaining({ kind: "person", date: seeded.today }),
    );
  });

  it("finds an order by a part of its number, its name or its email address", async () => {
    const { transaction_id: id } = seeded.order;
    for (const q of [id.slice(0, 8).toLowerCase(), "edee buy", shipTo.email.slice(0, 6)]) {
      expect(await search("clerk", q)).toContainEqual(expect.objectContaining({ kind: "order", id }));
    }
  });

  it("finds a booking by the name of its pet, with the day to open", async () => {
    expect(await search("practitioner", "rex")).toEqual([
      expect.objectContaining({ kind: "booking", title: "Rex, Vet At Clinic", date: seeded.today }),
    ]);
  });

  it("takes every character as it is, and rejects what is too short to search for", async () => {
    expect(await search("owner", "%%%")).toEqual([]);
    expect(await search("owner", "___")).toEqual([]);
    expect(await search("owner", String.raw`\\\'`)).toEqual([]);
    expect(await errorOf(search("owner", " ze "))).toMatchObject({ code: "invalid" });
  });
});

describe("notifications", () => {
  it("tell each role what concerns it, newest first, and are new until they are read", async () => {
    const keeper = await staffApi(shop, "keeper");
    const clerk = await staffApi(shop, "clerk");
    const kindsOf = async (api: typeof clerk) => new Set((await api.listNotifications()).map(({ kind }) => kind));
    expect(await kindsOf(keeper)).toEqual(new Set(["adoption_request"]));
    expect(await kindsOf(clerk)).toEqual(new Set(["order", "booking", "adoption_request", "message"]));

    const [newest] = await clerk.listNotifications();
    expect(newest?.is_new).toBe(true);
    await clerk.markNotificationsRead({ body: { until: newest?.at ?? "" } });
    expect((await clerk.listNotifications()).filter(({ is_new: isNew }) => isNew)).toEqual([]);
    expect((await keeper.listNotifications()).some(({ is_new: isNew }) => isNew)).toBe(true);

    await clerk.markNotificationsRead({ body: { until: "2000-01-01T00:00:00Z" } });
    await clerk.markNotificationsRead({ body: { until: "2999-01-01T00:00:00Z" } });
    const pet = await aPet(shop.database, { name: "Biscuit" });
    const customer = apiFor(shop, await aCustomer(shop.database));
    await customer.requestAdoption({ body: { pet_id: pet.id, note: "We have a garden." } });
    const unread = (await clerk.listNotifications()).filter(({ is_new: isNew }) => isNew);
    expect(unread.map(({ title }) => title)).toEqual(["Robin would like to adopt Biscuit"]);
  });
});
