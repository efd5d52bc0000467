import { addDays } from "@pawhaven/contract";
import { randomUUID } from "node:crypto";
import { eq, isNotNull, isNull, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { expectConsistentLedger, expireReservation, mailSubjectsOf, stockOf } from "./support/orders.ts";
import { type ApiCaller, apiAt, errorOf } from "./support/api-client.ts";
import { validCard } from "./support/cards.ts";
import { aPetOwner, aBookingDraft, petOwners, type PetOwner, testClinic } from "./support/bookings.ts";
import { countOutcomes, startMany } from "./support/concurrency.ts";
import { EventReader } from "./support/event-reader.ts";
import { aCustomer, aStaffMember, aGear, aPet } from "./support/factories.ts";
import { MailServer } from "./support/mail-server.ts";
import { retryingApiAt } from "./support/retrying-api.ts";
import { type ShopNodes, startNodes } from "./support/shop-nodes.ts";
import { passChecks } from "./support/shelter.ts";
import { openTestDatabase, createTestEnvironment } from "./support/test-database.ts";
import { testShippingDetails } from "./support/test-shipping-details.ts";
import { seedDemo } from "../src/demo/seed.ts";
import type { Database } from "../src/platform/db/database.ts";
import * as schema from "../src/schema/index.ts";

const { adoptionRequests, bookings, gears, mailOutbox } = schema;

/** Two by default; `NODES=4` runs the full setup. */
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

const originAt = (index: number) => nodes.nodes.at(index)?.origin ?? "";
const firstNode = (caller?: ApiCaller) => apiAt(originAt(0), caller);
const lastNode = (caller?: ApiCaller) => apiAt(originAt(-1), caller);
const throughProxy = (caller?: ApiCaller) => retryingApiAt(nodes.proxy.origin, caller);

const orderOf = (id: number) => ({ items: [{ id, quantity: 1 }], customer: testShippingDetails });
const payInCash = (caller: ApiCaller, id: number, idempotencyKey: string = randomUUID()) =>
  throughProxy(caller).createOrder({ body: orderOf(id) }, { idempotencyKey });
const beginCard = (caller: ApiCaller, id: number, idempotencyKey: string = randomUUID()) =>
  throughProxy(caller).createPaymentIntent({ body: { ...orderOf(id), amount: 1000 } }, { idempotencyKey });
const tomorrow = async () => addDays((await throughProxy().getBookingDays()).today, 1);
const postJson = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${nodes.proxy.origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

describe(`${nodeCount} nodes started at the same time on an empty database`, () => {
  it("seed the demo once, as a single node would", async () => {
    const otherEnvironment = await createTestEnvironment("migrated");
    const singleNodeDatabase = await openTestDatabase(otherEnvironment);
    await seedDemo(singleNodeDatabase, testClinic({ CLINIC_HOURS: "Mon-Sun 00:00-23:00" }));
    const tables = Object.entries(schema).filter(([, table]) => !runtimeTables.has(table));
    const counts = async ({ db }: Database) =>
      Object.fromEntries(
        await Promise.all(tables.map(async ([name, table]) => [name, await db.$count(table)] as const)),
      );
    expect(await counts(database)).toEqual(await counts(singleNodeDatabase));
    await singleNodeDatabase.close();
    await otherEnvironment.remove();
  });
});

/** Tables that a running shop writes to without a request. */
const runtimeTables = new Set<unknown>([
  schema.sandboxSecret,
  schema.rateLimits,
  schema.mailOutbox,
  schema.shopContent,
  schema.shopContentVersions,
  schema.careDue,
  schema.careChecks,
  schema.careReminders,
  schema.foodReminders,
  schema.reviewInvitations,
  schema.invoices,
  schema.invoiceSeries,
]);

describe("concurrent requests through a proxy", () => {
  let owners: PetOwner[];
  beforeAll(async () => {
    owners = await petOwners(database, 200);
  });

  it("sell the last 20 units to 20 of 200 customers, and every node serves some of them", async () => {
    const { id } = await aGear(database, { stock: 20 });
    const servedBefore = nodes.proxy.served;
    const results = await Promise.allSettled<unknown>(
      owners.map((owner, index) => (index % 2 === 0 ? payInCash(owner, id) : beginCard(owner, id))),
    );
    expect(countOutcomes(results)).toEqual({ ok: 20, out_of_stock: 180 });
    expect(await stockOf(ledger, id)).toBe(0);
    const servedSince = nodes.proxy.served.map((served, index) => served - (servedBefore[index] ?? 0));
    expect(Math.min(...servedSince)).toBeGreaterThan(0);
  });

  it("place one order for 50 submits of the same checkout, in cash and by card", async () => {
    const { id } = await aGear(database, { stock: 60 });
    const [cashBuyer, cardBuyer] = owners as [PetOwner, PetOwner];
    const inCash = await Promise.all(startMany(50, () => payInCash(cashBuyer, id, "one")));
    const byCard = await Promise.all(startMany(50, () => beginCard(cardBuyer, id, "one")));
    expect(new Set([...inCash, ...byCard].map((reply) => JSON.stringify(reply))).size).toBe(2);
    expect(await stockOf(ledger, id)).toBe(58);
  });

  it("give one slot to one of 200 customers", async () => {
    const date = addDays(await tomorrow(), 5);
    const results = await Promise.allSettled(
      owners.map((owner) => throughProxy(owner).createBooking({ body: aBookingDraft(owner, { date }) })),
    );
    expect(countOutcomes(results)).toEqual({ ok: 1, slot_taken: 199 });
    expect(await database.db.$count(bookings, eq(bookings.date, date))).toBe(1);
  });

  it("approve one of 50 adoption requests for a pet and decline the others", async () => {
    const [keeper, pet] = [await aStaffMember(database), await aPet(database)];
    const requests = await database.db
      .insert(adoptionRequests)
      .values(owners.slice(0, 50).map(({ caller }) => ({ userId: caller.userId, petId: pet.id, note: "Please." })))
      .returning();
    for (const { id } of requests) await passChecks(database, id);
    const results = await Promise.allSettled(
      requests.map(({ id }) =>
        throughProxy(keeper).decideAdoptionRequest({ params: { id }, body: { status: "approved" } }),
      ),
    );
    expect(countOutcomes(results)).toEqual({ ok: 1, conflict: 49 });
    const rows = await database.db.select().from(adoptionRequests).where(eq(adoptionRequests.petId, pet.id));
    expect(rows.filter(({ status }) => status === "declined")).toHaveLength(49);
  });

  it("share one rate limit across all nodes, which a forged X-Forwarded-For header does not evade", async () => {
    const body = { name: "Robin", email: "robin@example.com", message: "Hello!" };
    const responses = await Promise.all(
      startMany(30, (index) => postJson("/api/feedback", body, { "x-forwarded-for": `10.0.0.${index}` })),
    );
    const statuses = responses.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([...Array<number>(10).fill(201), ...Array<number>(20).fill(429)]);
  });
});

describe("a change made on one node", () => {
  it("takes effect on the others at once if it is a new role or a sign-out", async () => {
    const [customer, member] = [await aCustomer(database), await aStaffMember(database, "practitioner")];
    const listAsStaff = () => lastNode(member).listOpenAdoptionRequests();
    await firstNode(customer).getProfile();
    await lastNode(customer).getProfile();
    expect(await errorOf(listAsStaff())).toMatchObject({ status: 403 });
    await database.db.update(schema.staff).set({ role: "keeper" }).where(eq(schema.staff.id, member.id));
    await listAsStaff();
    await firstNode(member).signOutAsStaff();
    expect(await errorOf(listAsStaff())).toMatchObject({ status: 401 });
    await firstNode(customer).logout();
    expect(await errorOf(lastNode(customer).getProfile())).toMatchObject({ status: 401 });
  });

  it("takes effect on the others at once if it is a password reset", async () => {
    const email = "linh@example.com";
    const [oldPassword, newPassword] = ["a quiet river 7", "a wild river 8"];
    await firstNode().register({
      body: { name: "Linh", email, password: oldPassword, password_confirmation: oldPassword },
    });
    const logIn = (password: string) => firstNode().login({ body: { email, password } });
    const { access_token: token } = await logIn(oldPassword);
    await lastNode({ token }).getProfile();

    await firstNode().forgotPassword({ body: { email } });
    const resetMail = () => mailServer.mailsTo(email).find(({ text }) => text?.includes("/reset/"));
    await expect.poll(resetMail).toBeDefined();
    const [, resetToken = ""] = /\/reset\/([\w-]+)/.exec(resetMail()?.text ?? "") ?? [];
    await lastNode().resetPassword({
      body: { email, password: newPassword, password_confirmation: newPassword, token: resetToken },
    });
    expect(await errorOf(firstNode({ token }).getProfile())).toMatchObject({ status: 401 });
    expect(await errorOf(logIn(oldPassword))).toMatchObject({ status: 401 });
    await logIn(newPassword);
  });

  it("invalidates pages cached by another: the stock after an order, and a price updated in the database", async () => {
    const { id } = await aGear(database, { stock: 7 });
    const page = async () => (await fetch(`${originAt(-1)}/gear/${id}`)).text();
    await expect.poll(page).toContain("7 in stock");
    expect(await page()).toContain("7 in stock");
    await firstNode(await aCustomer(database)).createOrder({ body: orderOf(id) });
    await expect.poll(page).toContain("6 in stock");
    await database.db.update(gears).set({ listPriceCents: 4321 }).where(eq(gears.id, id));
    await expect.poll(page).toContain("$43.21");
  });

  it("is announced to pages connected to another", async () => {
    const [customer, gear, owner] = [await aCustomer(database), await aGear(database), await aPetOwner(database)];
    const { body } = await fetch(`${originAt(-1)}/api/live`);
    const events = new EventReader(body as ReadableStream<Uint8Array>);
    await firstNode(customer).createOrder({ body: orderOf(gear.id) });
    await expect.poll(() => events.topics).toContain("gears");
    const date = addDays(await tomorrow(), 6);
    await firstNode(owner).createBooking({ body: aBookingDraft(owner, { date }) });
    await expect.poll(() => events.topics).toContain("bookings");
  });
});

describe("scheduled jobs that run on every node", () => {
  const countReminders = () => database.db.$count(mailOutbox, sql`subject like 'Reminder:%'`);

  it("send one reminder of a booking", async () => {
    const owner = await aPetOwner(database);
    const draft = aBookingDraft(owner, { date: await tomorrow(), time_slot: "00:00" });
    const { id } = await throughProxy(owner).createBooking({ body: draft });
    // Only bookings made at least a day ahead get a reminder.
    await database.db
      .update(bookings)
      .set({ bookedAt: sql`now() - interval '2 days'` })
      .where(eq(bookings.id, id));
    await expect.poll(countReminders).toBe(1);
  });

  it("settle paid orders and release unpaid ones, each once", async () => {
    const { id } = await aGear(database, { stock: 20 });
    const customers = await Promise.all(startMany(10, () => aCustomer(database)));
    const intents = await Promise.all(customers.map((customer) => beginCard(customer, id)));
    expect(await stockOf(ledger, id)).toBe(10);
    const [paid, unpaid] = [intents.slice(0, 5), intents.slice(5)];
    for (const { clientSecret: client_secret } of paid) {
      const payment = { ...validCard, client_secret, return_url: "/checkout/result" };
      expect((await postJson("/stand-in/cards/confirm", payment)).status).toBe(200);
    }
    for (const { transaction_id } of unpaid) await expireReservation(ledger, transaction_id);
    await expect.poll(() => stockOf(ledger, id)).toBe(15);
    const mails = () => Promise.all(paid.map(({ transaction_id }) => mailSubjectsOf(ledger, transaction_id)));
    await expect.poll(async () => (await mails()).flat().length).toBe(5);
  });

  it("tell everybody who waits for a gear once that it is back", async () => {
    const customers = await Promise.all(startMany(12, () => aCustomer(database)));
    const comesBackFor = async (waiting: typeof customers) => {
      const { id } = await aGear(database, { stock: 0 });
      for (const customer of waiting) await throughProxy(customer).askStockAlert({ params: { id } });
      await database.db.update(gears).set({ stock: 100 }).where(eq(gears.id, id));
      return async () => {
        const isAboutIt = sql`${mailOutbox.about} like ${`gear ${id} for account %`}`;
        const mails = await database.db.select().from(mailOutbox).where(isAboutIt).orderBy(mailOutbox.id);
        return mails.map(({ userId }) => userId);
      };
    };
    const told = await comesBackFor(customers);
    await expect.poll(told, { timeout: 50_000 }).toHaveLength(12);
    // The job has run again when the next gear is back.
    const toldLater = await comesBackFor(customers.slice(0, 1));
    await expect.poll(toldLater, { timeout: 50_000 }).toHaveLength(1);
    expect(await told()).toEqual(customers.map(({ id }) => id));
  });

  it("deliver every mail once", async () => {
    const countUnsent = () => database.db.$count(mailOutbox, isNull(mailOutbox.sentAt));
    await expect.poll(countUnsent, { timeout: 50_000 }).toBe(0);
    const sent = await database.db.select({ id: mailOutbox.id }).from(mailOutbox).where(isNotNull(mailOutbox.sentAt));
    expect(sent.length).toBeGreaterThan(20);
    const received = mailServer.received.map(({ messageId }) => Number(/^<(\d+)\./.exec(messageId ?? "")?.[1]));
    expect(received.filter((id, index) => received.indexOf(id) !== index)).toEqual([]);
    expect(received).toEqual(expect.arrayContaining(sent.map(({ id }) => id)));
    expect(await countReminders()).toBe(1);
  });
});

describe("when all nodes but one are killed", () => {
  it("the proxy drops them, and no order is lost or placed twice", async () => {
    const { id } = await aGear(database, { stock: 60 });
    const customers = await Promise.all(startMany(40, () => aCustomer(database)));
    const killed = nodes.nodes.slice(0, -1);
    const remaining = [...killed];
    let orderCount = 0;
    const buy = async (customer: ApiCaller) => {
      await payInCash(customer, id);
      if (++orderCount % 10 === 0) remaining.shift()?.signal("SIGKILL");
    };
    await Promise.all(customers.map(buy));
    expect(await stockOf(ledger, id)).toBe(20);
    await Promise.all(killed.map(({ exited }) => exited));
    await expect.poll(() => nodes.proxy.readyOrigins).toEqual([originAt(-1)]);
    await Promise.all(startMany(20, () => throughProxy().listGears()));
  });
});
