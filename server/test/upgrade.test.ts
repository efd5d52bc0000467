import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFaults } from "../src/audit/find-faults.ts";
import { deliverDueMails, smtpPostman } from "../src/platform/mail/deliver.ts";
import { SandboxProvider } from "../src/stand-ins/cards/sandbox-provider.ts";
import { letTimeRunOut, makeChecksDue, stockOf } from "./buying.ts";
import { payByCard } from "./cards.ts";
import { type DumpPerson, dumps, replyTo, rowCounts } from "./dumps/dump.ts";
import { MailServer } from "./mail-server.ts";
import { reconcilerOf } from "./paying.ts";
import { restoredPlace } from "./restore-dump.ts";
import { shipTo } from "./ship-to.ts";
import { callsAs, openShop, type TestShop } from "./test-app.ts";

/**
 * Holds every migration against data of older versions. Each dump was filled through the API of its version, so that
 * orders, bookings and requests occur in every state, and `dumps/make-dump.ts` makes further ones. Future dates in a dump
 * lie decades ahead, so that the test means the same in any year.
 */
describe.each(dumps())("a shop filled by the version of $name and started by this one", ({ sql: dump, facts }) => {
  const shop = {} as TestShop;
  const call = callsAs(shop);
  const { buyer, rival, unconfirmed, staff } = facts.people;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const place = await restoredPlace(dump);
    const opened = await openShop(place);
    Object.assign(shop, { app: opened.app, database: opened.database });
    close = async () => {
      await opened.close();
      await place.remove();
    };
  });
  afterAll(() => close());

  const login = ({ email }: DumpPerson, password: string | null) =>
    shop.app.inject({ method: "POST", url: "/api/login", payload: { email, password } });
  const orderOf = (customer: DumpPerson, id: string) => replyTo(shop.app, `/api/get-receipts/${id}`, customer.token);
  const reconcile = () => reconcilerOf(shop, new SandboxProvider(shop.database))();

  it("has lost no row of any table", async () => {
    const { schema_migrations: _, ...before } = rowCounts({ sql: dump });
    const now: Record<string, unknown> = {};
    for (const table of Object.keys(before)) {
      const [row] = await shop.database.db.execute(sql.raw(`select count(*) as count from ${table}`));
      now[table] = row?.["count"];
    }
    expect(now).toEqual(before);
  });

  it("passes every integrity check", async () => {
    expect(await findFaults(shop.database.db)).toEqual([]);
  });

  it.each(Object.entries(facts.replies))("shows %s the same as before, in the same session", async (who, replies) => {
    const token = facts.people[who as keyof typeof facts.people]?.token;
    const now: Record<string, unknown> = {};
    for (const url of Object.keys(replies)) now[url] = await replyTo(shop.app, url, token);
    expect(now).toMatchObject(replies);
  });

  it("lets customers and staff sign in with their old passwords, and nobody with another", async () => {
    for (const person of [buyer, rival, unconfirmed, staff]) {
      const response = await login(person, person.password);
      expect(response.json()).toMatchObject({ user: { id: person.id, email: person.email } });
    }
    expect((await login(buyer, "another quiet river")).statusCode).toBe(401);
  });

  it("serves the calendar at its old secret address", async () => {
    const { body } = await shop.app.inject({ method: "GET", url: facts.calendarFeed });
    expect(body.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(1);
  });

  it("settles a card payment that was begun before", async () => {
    const { clientSecret, payment_intent_id, transaction_id } = facts.unpaid.buyer;
    await payByCard(shop, clientSecret);
    await call(buyer, "POST", "/api/confirm-payment", { payment_intent_id });
    expect(await orderOf(buyer, transaction_id)).toMatchObject({ shipping_status: "ordered" });
  });

  it("lets an unpaid order expire when its time runs out", async () => {
    const { transaction_id } = facts.unpaid.rival;
    await letTimeRunOut(shop, transaction_id);
    await reconcile();
    const timeline = [{ kind: "awaiting_payment" }, { kind: "expired" }];
    expect(await orderOf(rival, transaction_id)).toMatchObject({ timeline });
  });

  it("pays the refund that was due before", async () => {
    await makeChecksDue(shop);
    await reconcile();
    expect(await orderOf(buyer, facts.refundDue)).toMatchObject({ shipping_status: "refund" });
  });

  it("takes an order paid in cash, and cancels it", async () => {
    const [{ id }] = (await replyTo(shop.app, "/api/gears")) as [{ id: number }];
    const stock = await stockOf(shop, id);
    const placed = await call(buyer, "POST", "/api/create-order", { items: [{ id, quantity: 1 }], customer: shipTo });
    const { transaction_id } = placed.json<{ transaction_id: string }>();
    expect(await stockOf(shop, id)).toBe(stock - 1);
    expect((await call(buyer, "POST", `/api/orders/${transaction_id}/cancel`)).statusCode).toBe(200);
    expect(await stockOf(shop, id)).toBe(stock);
  });

  it("lets a customer review what was bought before", async () => {
    const [bought] = (await replyTo(shop.app, "/api/reviews/unreviewed", buyer.token)) as [Record<string, unknown>];
    const { gear_id, receipt_id } = bought;
    const review = { gear_id, receipt_id, rating: 3, comment: "It does." };
    expect((await call(buyer, "POST", "/api/reviews", review)).statusCode).toBe(201);
  });

  it("books a visit for a pet registered before, and cancels it and one booked before", async () => {
    const [pet] = (await replyTo(shop.app, `/api/user/${buyer.id}/userpets`, buyer.token)) as [{ id: number }];
    const upcoming = `/api/user/${buyer.id}/bookings?type=upcoming`;
    const [older] = (await replyTo(shop.app, upcoming, buyer.token)) as [{ id: number }];
    const { last_day: lastDay, closed_dates: closed } = (await replyTo(shop.app, "/api/booking-days")) as Days;
    const date = closed.includes(lastDay) ? dayBefore(lastDay) : lastDay;
    const draft = { pet_id: pet.id, service_id: 1, date, time_slot: "09:00" };
    const booked = await call(buyer, "POST", "/api/bookings", draft);
    expect(booked.statusCode).toBe(201);
    for (const id of [older.id, booked.json<{ id: number }>().id])
      expect((await call(buyer, "DELETE", `/api/bookings/${id}`)).statusCode).toBe(200);
  });

  it("takes an adoption request, and lets staff approve one made before", async () => {
    const pets = (await replyTo(shop.app, "/api/pets")) as { id: number; tags: string[] }[];
    const free = pets.findLast(({ tags }) => tags.includes("Available"));
    const asked = await call(unconfirmed, "POST", "/api/adoption-requests", { pet_id: free?.id, note: "A garden." });
    expect(asked.statusCode).toBe(201);
    const waiting = "/api/staff/adoption-requests";
    const [oldest] = (await replyTo(shop.app, waiting, staff.token)) as [{ id: number }];
    const decided = await call(staff, "PUT", `${waiting}/${oldest.id}`, { status: "approved" });
    expect(decided.json()).toMatchObject({ status: "approved" });
  });

  it("accepts the links that were mailed before", async () => {
    const { confirmToken, resetToken: token } = facts;
    const post = (url: string, payload: object) => shop.app.inject({ method: "POST", url, payload });
    expect((await post("/api/confirm-email", { token: confirmToken })).statusCode).toBe(200);
    const password = "a louder river 8";
    const reset = { email: rival.email, token, password, password_confirmation: password };
    expect((await post("/api/reset", reset)).statusCode).toBe(200);
    expect((await login(rival, password)).statusCode).toBe(200);
  });

  it("delivers the mails that were waiting", async () => {
    const server = new MailServer();
    await server.start();
    const waiting = await shop.database.db.execute(
      sql`select subject from mail_outbox where sent_at is null order by id`,
    );
    const postman = smtpPostman(server.url, "Pawhaven <hello@shop.example>");
    await deliverDueMails(shop.database.db, postman);
    postman.close();
    await server.stop();
    expect(server.received.map(({ subject }) => subject)).toEqual(waiting.map(({ subject }) => subject));
  });

  it("still passes every integrity check after all this", async () => {
    expect(await findFaults(shop.database.db)).toEqual([]);
  });
});

interface Days {
  last_day: string;
  closed_dates: string[];
}

const dayBefore = (date: string): string => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
