import { adoptionCheckKinds } from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findViolations } from "../src/integrity/find-violations.ts";
import { deliverDueMails, smtpTransport } from "../src/platform/mail/deliver.ts";
import { SandboxProvider } from "../src/sandbox/cards/sandbox-provider.ts";
import { readInvoiceAttachment } from "../src/slices/orders/invoices/invoice-file.ts";
import { issueMissingInvoices } from "../src/slices/orders/invoices/issue-missing-invoices.ts";
import { type DumpPerson, dumps, replyTo, rowCounts } from "./dumps/dump.ts";
import { apiFor, errorOf } from "./support/api-client.ts";
import { listBookableDays } from "./support/bookable-days.ts";
import { payByCard } from "./support/cards.ts";
import { MailServer } from "./support/mail-server.ts";
import { expireReservation, makePaymentChecksDue, stockOf } from "./support/orders.ts";
import { reconcilerFor } from "./support/payments.ts";
import { restoreDump } from "./support/restore-dump.ts";
import { testShopIdentity } from "./support/shop-identity.ts";
import { staffTokenOf } from "./support/staff.ts";
import { testShippingDetails } from "./support/test-shipping-details.ts";
import { isEmbedded } from "./support/test-database.ts";
import { openShop, type TestShop } from "./support/test-shop.ts";

/** Where the rows of tables that no longer exist have gone. */
const movedTables: Readonly<Record<string, string>> = {
  contact_messages: "threads where kind = 'contact'",
  feedback: "threads where kind = 'feedback'",
  reset_requests: "link_requests",
  shelf_changes: "stock_movements where reason <> 'sold'",
};

/** Every version on a PostgreSQL server. On the embedded database the oldest, whose way leads through all migrations. */
const versions = isEmbedded ? dumps().slice(0, 1) : dumps();

/**
 * Holds every migration against data of older versions. Each dump was filled through the API of its version, so that
 * orders, bookings and requests occur in every state; `dumps/make-dump.ts` makes further ones. Future dates in a dump
 * lie decades ahead, so that the test means the same in any year.
 */
describe.each(versions)(
  "a shop filled by the version with migration $name and started by this one",
  ({ sql: dump, facts }) => {
    const shop = {} as TestShop;
    const { buyer, rival, unconfirmed, staff } = facts.people;
    let close: () => Promise<void>;

    beforeAll(async () => {
      const environment = await restoreDump(dump);
      const opened = await openShop(environment);
      Object.assign(shop, { app: opened.app, database: opened.database });
      close = async () => {
        await opened.close();
        await environment.remove();
      };
    });
    afterAll(() => close());

    const as = ({ token }: DumpPerson) => apiFor(shop, { token });
    /** Versions before 0019 had no sessions of staff. */
    const asStaff = async () => ({
      token: staff.token,
      staffToken: staff.staffToken ?? (await staffTokenOf(shop.app, staff.email, staff.password ?? "")),
    });
    const login = ({ email }: DumpPerson, password: string | null) =>
      apiFor(shop).login({ body: { email, password: password ?? "" } });
    const orderOf = (customer: DumpPerson, id: string) => as(customer).getOrder({ params: { id } });
    const reconcile = () => reconcilerFor(shop, new SandboxProvider(shop.database))();

    const lastOpenDay = async () => (await listBookableDays(apiFor(shop))).at(-1) ?? "";

    it("has lost no row of any table", async () => {
      const { schema_migrations: _, ...before } = rowCounts({ sql: dump });
      const lost: string[] = [];
      for (const [table, count] of Object.entries(before)) {
        const source = movedTables[table] ?? table;
        const [row] = await shop.database.db.execute(sql.raw(`select count(*) as count from ${source}`));
        if (Number(row?.["count"]) < count) lost.push(table);
      }
      expect(lost).toEqual([]);
    });

    it("invoices the orders of before, and passes every integrity check", async () => {
      await issueMissingInvoices(shop.database, testShopIdentity());
      expect(await findViolations(shop.database.db)).toEqual([]);
    });

    it.each(Object.entries(facts.replies))("shows %s the same as before, in the same session", async (who, replies) => {
      const person = facts.people[who as keyof typeof facts.people];
      const caller = who === "staff" ? await asStaff() : person;
      const now: Record<string, unknown> = {};
      for (const [url, before] of Object.entries(replies))
        now[url] = asBefore(before, await replyTo(shop.app, url, caller));
      expect(now).toMatchObject(replies);
    });

    it("lets customers and staff sign in with their old passwords, and nobody with another", async () => {
      for (const person of [buyer, rival, unconfirmed, staff]) {
        const { user } = await login(person, person.password);
        expect(user).toMatchObject({ id: person.id, email: person.email });
      }
      expect(await errorOf(login(buyer, "another quiet river"))).toMatchObject({ status: 401 });
    });

    it("serves the calendar at its old secret address", async () => {
      const { body } = await shop.app.inject({ method: "GET", url: facts.calendarFeed });
      expect(body.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(1);
    });

    it("settles a card payment that was begun before", async () => {
      const { clientSecret, payment_intent_id, transaction_id } = facts.unpaid.buyer;
      await payByCard(shop, clientSecret);
      await as(buyer).confirmPayment({ body: { payment_intent_id } });
      expect(await orderOf(buyer, transaction_id)).toMatchObject({ shipping_status: "ordered" });
    });

    it("lets an unpaid order expire when its time runs out", async () => {
      const { transaction_id } = facts.unpaid.rival;
      await expireReservation(shop, transaction_id);
      await reconcile();
      const timeline = [{ kind: "awaiting_payment" }, { kind: "expired" }];
      expect(await orderOf(rival, transaction_id)).toMatchObject({ timeline });
    });

    it("pays the refund that was due before", async () => {
      await makePaymentChecksDue(shop);
      await reconcile();
      expect(await orderOf(buyer, facts.refundDue)).toMatchObject({ shipping_status: "refund" });
    });

    it("takes an order paid in cash, and cancels it", async () => {
      const [id = 0] = await apiFor(shop).listGearIds();
      const stock = await stockOf(shop, id);
      const items = [{ id, quantity: 1 }];
      const { transaction_id } = await as(buyer).createOrder({ body: { items, customer: testShippingDetails } });
      expect(await stockOf(shop, id)).toBe(stock - 1);
      await as(buyer).cancelOrder({ params: { id: transaction_id } });
      expect(await stockOf(shop, id)).toBe(stock);
    });

    it("lets staff sign in, send an order placed before, and read of it in the audit log", async () => {
      const staffToken = await staffTokenOf(shop.app, staff.email, staff.password ?? "");
      const atWork = apiFor(shop, { staffToken });
      const { rows: orders } = await atWork.listOrdersAsStaff({ query: { status: "ordered", sort: "date" } });
      const { transaction_id: id = "", items = [] } = orders[0] ?? {};
      const sent = items.map(({ id: gearId, quantity }) => ({ id: gearId, quantity }));
      const parcel = { number: 1, items: sent, carrier: null, carrier_name: "", tracking_number: "", tracking_url: "" };
      await atWork.shipOrder({ params: { id }, body: parcel });
      const shipped = await atWork.deliverShipment({ params: { id, number: 1 } });
      expect(shipped).toMatchObject({ transaction_id: id, shipping_status: "shipped" });
      const { rows: entries } = await atWork.listAuditEntries({ query: { object_id: id, sort: "-date" } });
      expect(entries.map(({ action }) => action)).toEqual(["delivered", "shipped"]);
    });

    it("shows staff the visits booked before in the calendar", async () => {
      const query = { type: "upcoming" as const };
      const [visit] = await as(buyer).listBookings({ params: { userId: buyer.id }, query });
      const { date: from = "", id } = visit ?? {};
      const { visits } = await apiFor(shop, await asStaff()).getCalendar({ query: { from, to: from } });
      expect(visits.map((other) => other.id)).toContain(id);
    });

    it("lets a customer review what was bought before", async () => {
      const [bought] = await as(buyer).listUnreviewed();
      const { gear_id = 0, receipt_id = "" } = bought ?? {};
      await as(buyer).writeReview({ body: { gear_id, receipt_id, rating: 3, comment: "It does." } });
      expect(await as(buyer).listUnreviewed()).not.toContainEqual(bought);
    });

    it("keeps the time of every visit booked before, and lets one be moved", async () => {
      const rows = await shop.database.db.execute(sql`
        select bookings.id, array_agg(kind order by kind) filter (
          where during = tstzrange(starts_at, ends_at)
        ) as holds from bookings left join reservations on booking_id = bookings.id
        left join resources on resources.id = resource_id where status <> 'Cancelled' group by bookings.id`);
      expect(rows.length).toBeGreaterThan(3);
      expect(rows.filter(({ holds }) => (holds as string[] | null)?.length !== 2)).toEqual([]);
      const api = as(buyer);
      const [visit] = await api.listBookings({ params: { userId: buyer.id }, query: { type: "upcoming" } });
      const params = { id: visit?.id ?? 0 };
      const date = await lastOpenDay();
      const { all_slots: times } = await api.listSlots({ query: { service_id: visit?.service_id ?? 0, date } });
      const moved = await api.rescheduleBooking({ params, body: { date, time_slot: times.at(-1) ?? "" } });
      expect(moved).toMatchObject({ ...params, date, status: "Pending" });
    });

    it("books a visit for a pet registered before, and cancels it and one booked before", async () => {
      const api = as(buyer);
      const [pet] = await api.listUserpets({ params: { userId: buyer.id } });
      const upcoming = { params: { userId: buyer.id }, query: { type: "upcoming" as const } };
      const [older] = await api.listBookings(upcoming);
      const draft = { pet_id: pet?.id ?? 0, service_id: 1, date: await lastOpenDay(), time_slot: "09:00", notes: "" };
      const booked = await api.createBooking({ body: draft });
      const ids = [older?.id ?? 0, booked.id];
      for (const id of ids) await api.cancelBooking({ params: { id } });
      expect((await api.listBookings(upcoming)).filter(({ id }) => ids.includes(id))).toEqual([]);
    });

    it("gives every animal the stage that its tags and requests say, and a stay", async () => {
      const [counts] = await shop.database.db.execute(sql`
        select count(*) filter (where published_at is null or stage = 'left')::integer as hidden,
          count(*) filter (where stage = 'reserved')::integer as reserved,
          count(*) filter (where (stage = 'available') <> ('Available' = any (tags)))::integer as wrong,
          count(*) filter (where not exists (select from shelter_stays where pet_id = pets.id))::integer as homeless
        from pets`);
      expect(counts).toEqual({ hidden: 0, reserved: 1, wrong: 0, homeless: 0 });
    });

    it.runIf(!dump.includes("public.care_records"))("keeps the weight of every animal as a record", async () => {
      const unweighed = await shop.database.db.execute(sql`
        select name from pets where weight ~ '^[0-9]+ kg$' and not exists (
          select from care_records where pet_id = pets.id and kind = 'weight')`);
      expect(unweighed).toEqual([]);
    });

    it("takes an adoption request, and lets staff approve one made before", async () => {
      const available = (await apiFor(shop).listPets()).findLast(({ tags }) => tags.includes("Available"));
      await as(unconfirmed).requestAdoption({ body: { pet_id: available?.id ?? 0, note: "A garden." } });
      const atWork = apiFor(shop, await asStaff());
      const [oldest] = await atWork.listOpenAdoptionRequests();
      for (const kind of adoptionCheckKinds)
        await atWork.recordRequestCheck({ params: { id: oldest?.id ?? 0, kind }, body: { result: "passed" } });
      const decision = { params: { id: oldest?.id ?? 0 }, body: { status: "approved" as const } };
      expect(await atWork.decideAdoptionRequest(decision)).toMatchObject({ status: "approved" });
    });

    it("accepts the links that were mailed before", async () => {
      const { confirmToken, resetToken: token } = facts;
      const password = "a louder river 8";
      await apiFor(shop).confirmEmail({ body: { token: confirmToken, password: unconfirmed.password ?? "" } });
      await apiFor(shop).resetPassword({
        body: { email: rival.email, token, password, password_confirmation: password },
      });
      expect(await login(rival, password)).toMatchObject({ user: { id: rival.id } });
    });

    it("delivers the mails that were waiting", async () => {
      const server = new MailServer();
      await server.start();
      const waiting = await shop.database.db.execute(
        sql`select subject from mail_outbox where sent_at is null order by id`,
      );
      const transport = smtpTransport(
        server.url,
        () => "Pawhaven <hello@shop.example>",
        (reference) => readInvoiceAttachment(shop.database.db, reference),
      );
      await deliverDueMails(shop.database.db, transport);
      transport.close();
      await server.stop();
      expect(server.received.map(({ subject }) => subject)).toEqual(waiting.map(({ subject }) => subject));
    });

    it("still passes every integrity check after all this", async () => {
      expect(await findViolations(shop.database.db)).toEqual([]);
    });
  },
);

/** Versions before 0023 sent the order list of staff whole; it has pages now, and the first has all orders of a dump. */
const asBefore = (before: unknown, now: unknown): unknown =>
  Array.isArray(before) && !Array.isArray(now) ? (now as { rows: unknown[] }).rows : now;
