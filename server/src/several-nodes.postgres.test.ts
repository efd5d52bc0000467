import { randomUUID } from "node:crypto";
import type { endpoints, ReplyOf } from "@pawhaven/contract";
import { eq, isNull, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { expectSoundBooks, mailsAbout, shipTo, stockOf } from "../test/buying.ts";
import { call, type CallOptions, patientCall, tally, times } from "../test/calls-over-http.ts";
import { goodCard } from "../test/cards.ts";
import { aClient, aWish, type Client } from "../test/clinic.ts";
import { EventReader } from "../test/event-reader.ts";
import { aCustomer, aGear, aPet } from "../test/factories.ts";
import { MailServer } from "../test/mail-server.ts";
import { type Nodes, startNodes } from "../test/several-nodes.ts";
import { openPlace, testPlace } from "../test/test-database.ts";
import { seedDemo } from "./demo/seed.ts";
import type { Database } from "./platform/db/database.ts";
import * as schema from "./schema/index.ts";
import { readSettings } from "./settings.ts";
import { addDays } from "./slices/bookings/booking-days.ts";

const { adoptionRequests, bookings, gears, mailOutbox, orders, users } = schema;

/** Two at every run; `NODES=4` for the full form. */
const howMany = Number(process.env["NODES"] ?? 2);

const place = await testPlace();
const mailServer = new MailServer();
let nodes: Nodes;
let database: Database;
let books: { database: Database };

beforeAll(async () => {
  await mailServer.start();
  const settings = { SMTP_URL: mailServer.url, CLINIC_HOURS: "Mon-Sun 00:00-23:00" };
  nodes = await startNodes(howMany, place, settings);
  database = await openPlace(place);
  books = { database };
});
afterEach(() => expectSoundBooks(books));
afterAll(async () => {
  await nodes.stop();
  await database.close();
  await mailServer.stop();
  await place.remove();
});

type Token = { token: string };

const throughProxy = <T>(path: string, options?: CallOptions) => patientCall<T>(nodes.proxy.origin, path, options);
const at = (index: number) => nodes.all.at(index)?.origin ?? "";
const payInCash = ({ token }: Token, id: number, key: string = randomUUID(), origin = nodes.proxy.origin) =>
  patientCall(origin, "/api/create-order", { token, key, body: { items: [{ id, quantity: 1 }], customer: shipTo } });
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

describe(`${howMany} nodes that were started at once on an empty database`, () => {
  it("have planted one demo shop, as one node alone would", async () => {
    const elsewhere = await testPlace("migrated");
    const alone = await openPlace(elsewhere);
    await seedDemo(alone, readSettings({ CLINIC_HOURS: "Mon-Sun 00:00-23:00" }).clinic);
    const tables = Object.values(schema).filter((table) => !notPlanted.has(table));
    const counts = (db: Database) => Promise.all(tables.map((table) => db.db.$count(table)));
    expect(await counts(database)).toEqual(await counts(alone));
    await alone.close();
    await elsewhere.remove();
  });
});

/** What a running shop writes by itself. */
const notPlanted = new Set<unknown>([schema.sandboxSecret, schema.rateLimits, schema.mailOutbox]);

describe("many at once, through a proxy", () => {
  const people: Client[] = [];
  beforeAll(async () => {
    while (people.length < 200) people.push(...(await times(10, () => aClient(database))));
  });

  it("200 buyers get the last 20 units, 20 of them, and every node sold some", async () => {
    const { id } = await aGear(database, { stock: 20 });
    const before = nodes.proxy.served;
    const answers = await Promise.all(
      people.map((one, index) => (index % 2 === 0 ? payInCash(one, id) : beginCard(one, id))),
    );
    const { 200: byCard = 0, 201: inCash = 0, ...others } = tally(answers);
    expect([byCard + inCash, others]).toEqual([20, { 409: 180 }]);
    expect(await stockOf(books, id)).toBe(0);
    const shares = nodes.proxy.served.map((served, index) => served - (before[index] ?? 0));
    expect(Math.min(...shares)).toBeGreaterThan(0);
  });

  it("50 submits of one checkout place one order, in cash and by card", async () => {
    const { id } = await aGear(database, { stock: 60 });
    const [cash, card] = people as [Client, Client];
    const inCash = await times(50, () => payInCash(cash, id, "one"));
    const byCard = await times(50, () => beginCard(card, id, "one"));
    expect([tally(inCash), tally(byCard)]).toEqual([{ 201: 50 }, { 200: 50 }]);
    expect(new Set([...inCash, ...byCard].map(({ body }) => JSON.stringify(body))).size).toBe(2);
    expect(await stockOf(books, id)).toBe(58);
  });

  it("200 bookers of one slot: one gets it", async () => {
    const date = addDays(await tomorrow(), 5);
    const answers = await Promise.all(
      people.map((one) => throughProxy("/api/bookings", { token: one.token, body: aWish(one, { date }) })),
    );
    expect(tally(answers)).toEqual({ 201: 1, 409: 199 });
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
    expect(tally(answers)).toEqual({ 200: 1, 409: 49 });
    const rows = await database.db.select().from(adoptionRequests).where(eq(adoptionRequests.petId, pet.id));
    expect(rows.filter(({ status }) => status === "declined")).toHaveLength(49);
  });

  it("a limit counts what comes to all nodes together, whatever address a caller pretends to have", async () => {
    const body = { name: "Robin", email: "robin@example.com", message: "Hello!" };
    const answers = await times(30, (index) =>
      throughProxy("/api/feedback", { body, headers: { "x-forwarded-for": `10.0.0.${index}` } }),
    );
    expect(tally(answers)).toEqual({ 201: 10, 429: 20 });
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
    const [customer, gear, client] = [await aCustomer(database), await aGear(database), await aClient(database)];
    const { body } = await fetch(`${at(-1)}/api/live`);
    const events = new EventReader(body as ReadableStream<Uint8Array>);
    await payInCash(customer, gear.id, "heard", at(0));
    await expect.poll(() => events.topics).toContain("gears");
    const wish = aWish(client, { date: addDays(await tomorrow(), 6) });
    expect((await call(at(0), "/api/bookings", { token: client.token, body: wish })).status).toBe(201);
    await expect.poll(() => events.topics).toContain("bookings");
  });
});

describe("work that nobody asks for, done by every node", () => {
  const reminders = () => database.db.$count(mailOutbox, sql`subject like 'Reminder:%'`);

  it("reminds of a visit once", async () => {
    const client = await aClient(database);
    const wish = aWish(client, { date: await tomorrow(), time_slot: "00:00" });
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
    const people = await times(10, () => aCustomer(database));
    const begun = await Promise.all(people.map((one) => beginCard(one, id)));
    expect(await stockOf(books, id)).toBe(10);
    const [paid, unpaid] = [begun.slice(0, 5), begun.slice(5)];
    for (const { body } of paid) {
      const payment = { ...goodCard, client_secret: body.clientSecret, return_url: "/checkout/result" };
      await throughProxy("/stand-in/cards/confirm", { body: payment });
    }
    const past = sql`now() - interval '1 second'`;
    for (const { body } of unpaid)
      await database.db
        .update(orders)
        .set({ heldUntil: past, nextCheckAt: past })
        .where(eq(orders.transactionId, body.transaction_id));
    await expect.poll(() => stockOf(books, id)).toBe(15);
    const mails = () => Promise.all(paid.map(({ body }) => mailsAbout(books, body.transaction_id)));
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
    const people = await times(40, () => aCustomer(database));
    const dying = nodes.all.slice(0, -1);
    const waiting = [...dying];
    let answered = 0;
    const buy = async (one: Token) => {
      const answer = await payInCash(one, id);
      if (++answered % 10 === 0) waiting.shift()?.signal("SIGKILL");
      return answer;
    };
    const answers = await Promise.all(people.map(buy));
    expect(tally(answers)).toEqual({ 201: 40 });
    expect(await stockOf(books, id)).toBe(20);
    await Promise.all(dying.map(({ ended }) => ended));
    await expect.poll(() => nodes.proxy.ready).toEqual([at(-1)]);
    expect(tally(await times(20, () => throughProxy("/api/gears", { method: "GET" })))).toEqual({ 200: 20 });
  });
});
