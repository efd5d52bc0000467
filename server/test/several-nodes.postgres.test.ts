import { randomUUID } from "node:crypto";
import type { endpoints, ReplyOf } from "@pawhaven/contract";
import { eq, isNull, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { expectConsistentLedger, mailSubjectsOf, shipTo, stockOf } from "./support/orders.ts";
import { call, type CallOptions, callWithRetry, countByStatus, runConcurrently } from "./support/calls-over-http.ts";
import { validCard } from "./support/cards.ts";
import { aPetOwner, aBookingDraft, type PetOwner } from "./support/bookings.ts";
import { EventReader } from "./support/event-reader.ts";
import { aCustomer, aGear, aPet } from "./support/factories.ts";
import { MailServer } from "./support/mail-server.ts";
import { type ShopNodes, startNodes } from "./support/shop-nodes.ts";
import { openTestDatabase, createTestEnvironment } from "./support/test-database.ts";
import { seedDemo } from "../src/demo/seed.ts";
import type { Database } from "../src/platform/db/database.ts";
import * as schema from "../src/schema/index.ts";
import { readSettings } from "../src/settings.ts";
import { addDays } from "../src/slices/bookings/booking-days.ts";

const { adoptionRequests, bookings, gears, mailOutbox, orders, users } = schema;

/** Two at every run; `NODES=4` for the full form. */
const nodeCount = Number(process.env["NODES"] ?? 2);

const environment = await createTestEnvironment();
const mailServer = new MailServer();
let nodes: ShopNodes;
let database: Database;
let ledger: { database: Database };

beforeAll(async () => {
  await mailServer.start();
  const settings = { SMTP_URL: mailServer.url, CLINIC_HOURS: "Mon-Sun 00:00-23:00" };
  nodes = await startNodes(nodeCount, environment, settings);
  database = await openTestDatabase(environment);
  ledger = { database };
});
afterEach(() => expectConsistentLedger(ledger));
afterAll(async () => {
  await nodes.stop();
  await database.close();
  await mailServer.stop();
  await environment.remove();
});

type Token = { token: string };

const throughProxy = <T>(path: string, options?: CallOptions) => callWithRetry<T>(nodes.proxy.origin, path, options);
const at = (index: number) => nodes.nodes.at(index)?.origin ?? "";
const payInCash = ({ token }: Token, id: number, key: string = randomUUID(), origin = nodes.proxy.origin) =>
  callWithRetry(origin, "/api/create-order", { token, key, body: { items: [{ id, quantity: 1 }], customer: shipTo } });
const beginCard = ({ token }: Token, id: number, key: string = randomUUID()) =>
  throughProxy<ReplyOf<typeof endpoints.createPaymentIntent>>("/api/create-payment-intent", {
    token,
    key,
    body: { items: [{ id, quantity: 1 }], amount: 1000, customer: shipTo },
  });
const tomorrow = async () => {
  const { body } = await throughProxy<{ today: string }>("/api/booking-days", { method: "GET" });
  return addDays(body.today, 1);
};

describe(`${nodeCount} nodes that were started at once on an empty database`, () => {
  it("have planted one demo shop, as one node alone would", async () => {
    const elsewhere = await createTestEnvironment("migrated");
    const alone = await openTestDatabase(elsewhere);
    await seedDemo(alone, readSettings({ CLINIC_HOURS: "Mon-Sun 00:00-23:00" }).clinic);
    const tables = Object.values(schema).filter((table) => !notSeeded.has(table));
    const counts = (db: Database) => Promise.all(tables.map((table) => db.db.$count(table)));
    expect(await counts(database)).toEqual(await counts(alone));
    await alone.close();
    await elsewhere.remove();
  });
});

/** What a running shop writes by itself. */
const notSeeded = new Set<unknown>([schema.sandboxSecret, schema.rateLimits, schema.mailOutbox]);

describe("many at once, through a proxy", () => {
  const people: PetOwner[] = [];
  beforeAll(async () => {
    while (people.length < 200) people.push(...(await runConcurrently(10, () => aPetOwner(database))));
  });

  it("200 buyers get the last 20 units, 20 of them, and every node sold some", async () => {
    const { id } = await aGear(database, { stock: 20 });
    const before = nodes.proxy.served;
    const answers = await Promise.all(
      people.map((one, index) => (index % 2 === 0 ? payInCash(one, id) : beginCard(one, id))),
    );
    const { 200: byCard = 0, 201: inCash = 0, ...others } = countByStatus(answers);
    expect([byCard + inCash, others]).toEqual([20, { 409: 180 }]);
    expect(await stockOf(ledger, id)).toBe(0);
    const shares = nodes.proxy.served.map((served, index) => served - (before[index] ?? 0));
    expect(Math.min(...shares)).toBeGreaterThan(0);
  });

  it("50 submits of one checkout place one order, in cash and by card", async () => {
    const { id } = await aGear(database, { stock: 60 });
    const [cash, card] = people as [PetOwner, PetOwner];
    const inCash = await runConcurrently(50, () => payInCash(cash, id, "one"));
    const byCard = await runConcurrently(50, () => beginCard(card, id, "one"));
    expect([countByStatus(inCash), countByStatus(byCard)]).toEqual([{ 201: 50 }, { 200: 50 }]);
    expect(new Set([...inCash, ...byCard].map(({ body }) => JSON.stringify(body))).size).toBe(2);
    expect(await stockOf(ledger, id)).toBe(58);
  });

  it("200 bookers of one slot: one gets it", async () => {
    const date = addDays(await tomorrow(), 5);
    const answers = await Promise.all(
      people.map((one) => throughProxy("/api/bookings", { token: one.token, body: aBookingDraft(one, { date }) })),
    );
    expect(countByStatus(answers)).toEqual({ 201: 1, 409: 199 });
    expect(await database.db.$count(bookings, eq(bookings.date, date))).toBe(1);
  });

  it("50 approvals for one animal: one home is promised, nobody is left waiting", async () => {
    const [{ token }, pet] = [await aCustomer(database, { role: "admin" }), await aPet(database)];
    const asked = await database.db
      .insert(adoptionRequests)
      .values(people.slice(0, 50).map(({ caller }) => ({ userId: caller.userId, petId: pet.id, note: "Please." })))
      .returning();
    const answers = await Promise.all(
      asked.map(({ id }) =>
        throughProxy(`/api/staff/adoption-requests/${id}`, { method: "PUT", token, body: { status: "approved" } }),
      ),
    );
    expect(countByStatus(answers)).toEqual({ 200: 1, 409: 49 });
    const rows = await database.db.select().from(adoptionRequests).where(eq(adoptionRequests.petId, pet.id));
    expect(rows.filter(({ status }) => status === "declined")).toHaveLength(49);
  });

  it("a limit counts what comes to all nodes together, whatever address a caller pretends to have", async () => {
    const body = { name: "Robin", email: "robin@example.com", message: "Hello!" };
    const answers = await runConcurrently(30, (index) =>
      throughProxy("/api/feedback", { body, headers: { "x-forwarded-for": `10.0.0.${index}` } }),
    );
    expect(countByStatus(answers)).toEqual({ 201: 10, 429: 20 });
  });
});

describe("what one node is told", () => {
  const profileAt = async (index: number, token: string) =>
    (await call(at(index), "/api/user/profile", { method: "GET", token })).status;

  it("counts on the others at once: signing out, and becoming staff", async () => {
    const { id, token } = await aCustomer(database);
    const desk = () => call(at(-1), "/api/staff/adoption-requests", { method: "GET", token });
    expect([await profileAt(0, token), await profileAt(-1, token), (await desk()).status]).toEqual([200, 200, 403]);
    await database.db.update(users).set({ role: "admin" }).where(eq(users.id, id));
    expect((await desk()).status).toBe(200);
    expect((await call(at(0), "/api/logout", { token })).status).toBe(200);
    expect(await profileAt(-1, token)).toBe(401);
  });

  it("counts on the others at once: a new password, asked for at one node and set at another", async () => {
    const person = { name: "Linh", email: "linh@example.com", password: "a quiet river 7" };
    const signed = await call<{ access_token: string }>(at(0), "/api/register", {
      body: { ...person, password_confirmation: person.password },
    });
    const login = (origin: string, password: string) =>
      call<{ access_token: string }>(origin, "/api/login", { body: { email: person.email, password } });
    const { access_token: token } = (await login(at(0), person.password)).body;
    expect([signed.status, await profileAt(-1, token)]).toEqual([201, 200]);

    await call(at(0), "/api/forgot", { body: { email: person.email } });
    const link = () => mailServer.mailsTo(person.email).find(({ text }) => text?.includes("/reset/"));
    await expect.poll(link).toBeDefined();
    const [, secret = ""] = /\/reset\/([\w-]+)/.exec(link()?.text ?? "") ?? [];
    const password = "a wild river 8";
    const body = { email: person.email, password, password_confirmation: password, token: secret };
    expect((await call(at(-1), "/api/reset", { body })).status).toBe(200);
    expect(await profileAt(0, token)).toBe(401);
    expect([(await login(at(0), person.password)).status, (await login(at(0), password)).status]).toEqual([401, 200]);
  });

  it("shows on pages that another has kept: the stock after an order, a price changed by hand", async () => {
    const { id } = await aGear(database, { stock: 7 });
    const page = async () => (await call<string>(at(-1), `/gear/${id}`, { method: "GET" })).body;
    await expect.poll(page).toContain("7 in stock");
    expect(await page()).toContain("7 in stock");
    expect((await payInCash(await aCustomer(database), id, "seven", at(0))).status).toBe(201);
    await expect.poll(page).toContain("6 in stock");
    await database.db.update(gears).set({ listPriceCents: 4321 }).where(eq(gears.id, id));
    await expect.poll(page).toContain("$43.21");
  });

  it("is heard by pages that are open at another", async () => {
    const [customer, gear, client] = [await aCustomer(database), await aGear(database), await aPetOwner(database)];
    const { body } = await fetch(`${at(-1)}/api/live`);
    const events = new EventReader(body as ReadableStream<Uint8Array>);
    await payInCash(customer, gear.id, "heard", at(0));
    await expect.poll(() => events.topics).toContain("gears");
    const wish = aBookingDraft(client, { date: addDays(await tomorrow(), 6) });
    expect((await call(at(0), "/api/bookings", { token: client.token, body: wish })).status).toBe(201);
    await expect.poll(() => events.topics).toContain("bookings");
  });
});

describe("work that nobody asks for, done by every node", () => {
  const reminders = () => database.db.$count(mailOutbox, sql`subject like 'Reminder:%'`);

  it("reminds of a visit once", async () => {
    const client = await aPetOwner(database);
    const wish = aBookingDraft(client, { date: await tomorrow(), time_slot: "00:00" });
    const booked = await throughProxy<{ id: number }>("/api/bookings", { token: client.token, body: wish });
    expect(booked.status).toBe(201);
    // Reminded is only who booked more than a day ahead.
    const booking = eq(bookings.id, booked.body.id);
    await database.db
      .update(bookings)
      .set({ bookedAt: sql`now() - interval '2 days'` })
      .where(booking);
    await expect.poll(reminders).toBe(1);
  });

  it("settles what was paid and gives up what was not, once each", async () => {
    const { id } = await aGear(database, { stock: 20 });
    const people = await runConcurrently(10, () => aCustomer(database));
    const begun = await Promise.all(people.map((one) => beginCard(one, id)));
    expect(await stockOf(ledger, id)).toBe(10);
    const [paid, unpaid] = [begun.slice(0, 5), begun.slice(5)];
    for (const { body } of paid) {
      const payment = { ...validCard, client_secret: body.clientSecret, return_url: "/checkout/result" };
      await throughProxy("/stand-in/cards/confirm", { body: payment });
    }
    const past = sql`now() - interval '1 second'`;
    for (const { body } of unpaid)
      await database.db
        .update(orders)
        .set({ heldUntil: past, nextCheckAt: past })
        .where(eq(orders.transactionId, body.transaction_id));
    await expect.poll(() => stockOf(ledger, id)).toBe(15);
    const mails = () => Promise.all(paid.map(({ body }) => mailSubjectsOf(ledger, body.transaction_id)));
    await expect.poll(async () => (await mails()).flat().length).toBe(5);
  });

  it("has sent every mail once", async () => {
    const waiting = () => database.db.$count(mailOutbox, isNull(mailOutbox.sentAt));
    await expect.poll(waiting).toBe(0);
    const queued = await database.db.select().from(mailOutbox);
    expect(queued.length).toBeGreaterThan(20);
    expect(queued.filter(({ attempts }) => attempts !== 1)).toEqual([]);
    const names = queued.map(({ recipient, subject }) => `${recipient} ${subject}`);
    const received = mailServer.received.map(({ envelope, subject }) => `${envelope.to.join()} ${subject}`);
    expect(received.toSorted()).toEqual(names.toSorted());
    expect(await reminders()).toBe(1);
  });
});

describe("nodes that die, all but one", () => {
  it("are left out by the proxy while orders go on, none lost and none twice", async () => {
    const { id } = await aGear(database, { stock: 60 });
    const people = await runConcurrently(40, () => aCustomer(database));
    const dying = nodes.nodes.slice(0, -1);
    const waiting = [...dying];
    let answered = 0;
    const buy = async (one: Token) => {
      const answer = await payInCash(one, id);
      if (++answered % 10 === 0) waiting.shift()?.signal("SIGKILL");
      return answer;
    };
    const answers = await Promise.all(people.map(buy));
    expect(countByStatus(answers)).toEqual({ 201: 40 });
    expect(await stockOf(ledger, id)).toBe(20);
    await Promise.all(dying.map(({ exited }) => exited));
    await expect.poll(() => nodes.proxy.readyOrigins).toEqual([at(-1)]);
    expect(countByStatus(await runConcurrently(20, () => throughProxy("/api/gears", { method: "GET" })))).toEqual({
      200: 20,
    });
  });
});
