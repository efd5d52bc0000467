import type { Customer, StaffRole } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { aVisit } from "../../../test/support/bookings.ts";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { countStatements } from "../../../test/support/count-statements.ts";
import { aCustomer, aPet, aStaffMember, aUserpet } from "../../../test/support/factories.ts";
import { anImage, imageFolder, uploadImage } from "../../../test/support/images.ts";
import { expectConsistentLedger } from "../../../test/support/orders.ts";
import { aReview } from "../../../test/support/reviews.ts";
import { staffApi } from "../../../test/support/signed-in-api.ts";
import { ageConfirmation } from "../../../test/support/staff.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { createSession } from "../../platform/auth/sessions.ts";
import { auditLog, users } from "../../schema/index.ts";
import { listCustomers } from "./list-customers.ts";

const uploads = imageFolder();
const shop = testShop({ settings: { DATA_DIR: uploads.folder, RATE_LIMIT_SCALE: "1000" } });

/** A customer with something in every part of the page. */
async function aRegular(name = "Linh Pham") {
  const { author, authorApi, orderNumber, gearId } = await aReview(shop);
  const email = `linh-${author.id}@example.com`;
  await shop.database.db.update(users).set({ name, email, phone: "+84 28 5550 0111" }).where(eq(users.id, author.id));
  const pet = await aUserpet(shop.database, { userId: author.id, name: "Mochi" });
  const startsAt = new Date(Date.now() + author.id * 86_400_000);
  await aVisit(shop.database, { userId: author.id, petId: pet.id, startsAt });
  const { id: pet_id } = await aPet(shop.database);
  await authorApi.requestAdoption({ body: { pet_id, note: "We have a garden." } });
  const message = "Do you have larger beds?";
  await apiFor(shop).sendContactMessage({ body: { full_name: name, email: email.toUpperCase(), message } });
  return { id: author.id, token: author.token, api: authorApi, email, orderNumber, gearId };
}

let regular: Awaited<ReturnType<typeof aRegular>>;
beforeAll(async () => {
  regular = await aRegular();
});

const partsOf = (customer: Customer) =>
  Object.keys(customer).filter((name) => !["id", "name", "member_since", "works_here", "notes"].includes(name));

const orderParts = ["contact", "orders"];
const petParts = ["pets", "bookings", "no_shows"];
const everything = [...orderParts, ...petParts, "adoption_requests", "reviews", "messages", "security"];

describe("the page of a customer", () => {
  it.each<[StaffRole, string[]]>([
    ["clerk", [...orderParts, "reviews", "messages"]],
    ["practitioner", petParts],
    ["keeper", ["adoption_requests"]],
    ["manager", everything],
    ["owner", everything],
  ])("has the parts that a %s may see, and no others", async (role, parts) => {
    const api = await staffApi(shop, role);
    const customer = await api.getCustomer({ params: { id: regular.id } });
    expect(partsOf(customer).toSorted()).toEqual(parts.toSorted());
    const text = JSON.stringify(customer);
    expect(text.includes(regular.email)).toBe(parts.includes("contact"));
    expect(text.includes("Mochi")).toBe(parts.includes("pets"));
    expect(text.includes("garden")).toBe(parts.includes("adoption_requests"));
    expect(text.includes("larger beds")).toBe(parts.includes("messages"));
  });

  it("has the newest of everything", async () => {
    const customer = await (await staffApi(shop)).getCustomer({ params: { id: regular.id } });
    expect(customer).toMatchObject({
      name: "Linh Pham",
      works_here: false,
      contact: { email: regular.email, email_confirmed: true, phone: "+84 28 5550 0111" },
      orders: { count: 1, newest: [{ transaction_id: regular.orderNumber, shipping_status: "ordered" }] },
      pets: [{ name: "Mochi" }],
      bookings: [{ status: "Pending" }],
      reviews: [{ rating: 4 }],
      messages: [{ message: "Do you have larger beds?" }],
      security: { sessions: [{ device: "test" }], passkeys: 0 },
    });
    expect(customer.contact?.order_addresses).toHaveLength(1);
  });

  it("exists for those who deal with the customer", async () => {
    const { id } = await aCustomer(shop.database);
    const asked = { params: { id } };
    expect(await (await staffApi(shop, "clerk")).getCustomer(asked)).toMatchObject({ id });
    for (const role of ["practitioner", "keeper"] as const) {
      const api = await staffApi(shop, role);
      expect(await errorOf(api.getCustomer(asked))).toMatchObject({ status: 404 });
      expect(await errorOf(api.addCustomerNote({ ...asked, body: { text: "Hm." } }))).toMatchObject({ status: 404 });
    }
  });
});

describe("the list of customers", () => {
  it("is searched by name, address and phone, among those whom the role deals with", async () => {
    const found = async (role: StaffRole, text: string) =>
      (await (await staffApi(shop, role)).listCustomers({ query: { text } })).rows;
    const buyer = await aReview(shop);
    await shop.database.db.update(users).set({ name: "Ánh Buyer" }).where(eq(users.id, buyer.author.id));
    expect(await found("clerk", "ánh buy")).toMatchObject([{ id: buyer.author.id, contact: { orders: 1 } }]);
    expect(await found("clerk", regular.email.toUpperCase())).toMatchObject([{ id: regular.id }]);
    for (const role of ["practitioner", "keeper"] as const) {
      expect(await found(role, "ánh buy")).toEqual([]);
      const [row] = await found(role, "Linh Pham");
      expect(row).toMatchObject({ id: regular.id, name: "Linh Pham" });
      expect(row).not.toHaveProperty("contact");
    }
  });

  it("is searched by a number as people in Vietnam write it, and by a part of it", async () => {
    const [api, buyer] = [await staffApi(shop, "clerk"), await aReview(shop)];
    await shop.database.db.update(users).set({ phone: "+84907654321" }).where(eq(users.id, buyer.author.id));
    for (const text of ["0907654321", "090 765 4321", "+84 907", "84907", "7654 321"])
      expect((await api.listCustomers({ query: { text } })).rows).toMatchObject([{ id: buyer.author.id }]);
  });

  it("has every customer once on its pages, with the same number of statements for few and many", async () => {
    await shop.database.db.execute(sql`
      insert into users (name, email, created_at)
      select 'Many', 'many-' || n || '@example.com', '2020-05-01 10:00:00.123456+00' from generate_series(1, 120) as n`);
    const api = await staffApi(shop, "clerk");
    const seen = new Set<number>();
    let cursor: string | undefined;
    do {
      const page = await api.listCustomers({ query: { text: "many", sort: "since", ...(cursor && { cursor }) } });
      for (const { id } of page.rows) seen.add(id);
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(seen.size).toBe(120);
    const count = async (text: string) => {
      const counted = countStatements(shop.database.db);
      const context = { database: { ...shop.database, db: counted.db }, timeZone: "UTC" };
      await listCustomers(context, { role: "clerk" }, { text, sort: "-since" });
      return counted.count();
    };
    expect(await count("many")).toBe(await count(regular.email));
  });
});

describe("a note about a customer", () => {
  const notes = async () => (await (await staffApi(shop)).getCustomer({ params: { id: regular.id } })).notes;

  it("is written, changed with its version, undone and deleted, and the customer does not see it", async () => {
    const { id } = regular;
    const api = await staffApi(shop, "keeper");
    await api.addCustomerNote({ params: { id }, body: { text: "Calls in the evening." } });
    const [note] = await notes();
    expect(note).toMatchObject({ text: "Calls in the evening.", author: "Kim", version: 1 });
    const params = { id, note_id: note?.id ?? 0 };
    await api.editCustomerNote({ params, body: { text: "Calls at noon.", version: 1 } });
    const late = api.editCustomerNote({ params, body: { text: "Calls at night.", version: 1 } });
    expect(await errorOf(late)).toMatchObject({ code: "edited_meanwhile" });
    const clerk = await staffApi(shop, "clerk");
    const asked = { params: { kind: "customer", object_id: String(id) } };
    expect(await errorOf(api.getHistory(asked))).toMatchObject({ status: 404 });
    const history = await clerk.getHistory(asked);
    expect(history.rows).toMatchObject([{ action: "note changed", can_undo: true }, { action: "note added" }]);
    await clerk.undoChange({ params: { id: history.rows[0]?.id ?? 0 } });
    expect(await notes()).toMatchObject([{ text: "Calls in the evening.", version: 3 }]);
    expect(JSON.stringify(await regular.api.exportMyData())).not.toContain("evening");
    const other = await aCustomer(shop.database);
    const elsewhere = { params: { ...params, id: other.id }, body: { version: 3 } };
    expect(await errorOf((await staffApi(shop)).deleteCustomerNote(elsewhere))).toMatchObject({ status: 404 });
    await api.deleteCustomerNote({ params, body: { version: 3 } });
    expect(await notes()).toEqual([]);
  });
});

describe("staff who end sessions", () => {
  it("sign the customer out at once, on one device or on all", async () => {
    const customer = await aCustomer(shop.database);
    const [first, second] = [apiFor(shop, customer), apiFor(shop, await sessionOf(customer.id))];
    const manager = await staffApi(shop, "manager");
    const params = { id: customer.id };
    const { security } = await manager.getCustomer({ params });
    const oldest = security?.sessions.at(-1)?.id ?? 0;
    await manager.endCustomerSession({ params: { ...params, session_id: oldest } });
    expect(await errorOf(first.getProfile())).toMatchObject({ status: 401 });
    await second.getProfile();
    await manager.endCustomerSessions({ params });
    expect(await errorOf(second.getProfile())).toMatchObject({ status: 401 });
    expect((await manager.getCustomer({ params })).security).toMatchObject({
      sessions: [],
      events: [{ kind: "signed_out_everywhere", device: "" }, { kind: "session_ended" }],
    });
    const clerk = await staffApi(shop, "clerk");
    expect(await errorOf(clerk.endCustomerSessions({ params }))).toMatchObject({ status: 403 });
  });

  it("do not end the work of a colleague who is a customer too", async () => {
    const colleague = await aStaffMember(shop.database, "clerk");
    const manager = await staffApi(shop, "manager");
    await manager.endCustomerSessions({ params: { id: colleague.userId } });
    expect(await apiFor(shop, colleague).getStaffSession()).toMatchObject({ staff: { role: "clerk" } });
  });
});

async function sessionOf(userId: number): Promise<{ token: string }> {
  const visitor = { address: "127.0.0.1", device: "phone" };
  return shop.database.transaction(async (tx) => ({
    token: await createSession(tx, { userId, lifetimeSeconds: 3600, visitor }),
  }));
}

describe("an owner", () => {
  it("exports what the shop stores about a person, notes included, and the log says so", async () => {
    const person = await aRegular("Export Person");
    const owner = await aStaffMember(shop.database, "owner");
    const api = apiFor(shop, owner);
    const params = { id: person.id };
    await api.addCustomerNote({ params, body: { text: "Prefers mail." } });
    const data = await api.exportCustomer({ params });
    expect(data).toMatchObject({
      profile: { full_name: "Export Person", email: person.email },
      orders: [{ transaction_id: person.orderNumber }],
      notes_of_staff: [{ text: "Prefers mail." }],
    });
    const history = await api.getHistory({ params: { kind: "customer", object_id: String(person.id) } });
    expect(history.rows[0]).toMatchObject({ action: "exported", staff: { id: owner.id } });
    await ageConfirmation(shop, owner.id, 11);
    expect(await errorOf(api.exportCustomer({ params }))).toMatchObject({ code: "confirm_identity" });
    const erase = api.eraseCustomer({ params, body: { email: person.email } });
    expect(await errorOf(erase)).toMatchObject({ code: "confirm_identity" });
    const manager = await staffApi(shop, "manager");
    expect(await errorOf(manager.exportCustomer({ params }))).toMatchObject({ status: 403 });
    expect(await errorOf(manager.previewErasure({ params }))).toMatchObject({ status: 403 });
  });

  it("erases a person by the rules on the screen, and the log keeps nothing about them", async () => {
    const person = await aRegular("Vanishing Person");
    await uploadImage(shop, person, await anImage().png().toBuffer());
    const api = await staffApi(shop, "owner");
    const params = { id: person.id };
    await api.addCustomerNote({ params, body: { text: "Vanishing Person likes tea." } });
    expect(await api.previewErasure({ params })).toEqual({
      goes: { pets: 1, adoption_requests: 1, conversations: 1, notes: 1 },
      stays: { orders: 1, bookings: 1, reviews: 1, messages: 0 },
      obstacle: null,
    });
    expect(await errorOf(api.eraseCustomer({ params, body: { email: "other@example.com" } }))).toMatchObject({
      errors: { email: ["This is not the email address of the account."] },
    });
    await api.eraseCustomer({ params, body: { email: ` ${person.email.toUpperCase()} ` } });
    expect(await errorOf(person.api.getProfile())).toMatchObject({ status: 401 });
    expect(await errorOf(api.getCustomer({ params }))).toMatchObject({ status: 404 });
    expect(await api.getOrderAsStaff({ params: { id: person.orderNumber } })).toMatchObject({ customer_id: null });
    await expect
      .poll(async () => (await apiFor(shop).getGear({ params: { id: person.gearId } })).reviews)
      .toMatchObject([{ user_name: "A former customer" }]);
    expect(uploads.files().filter((file) => file.includes(`avatars/${person.id}/`))).toEqual([]);
    const log = await shop.database.db.execute(sql`select audit_log.*, audit_values.before, audit_values.after
      from audit_log left join audit_values on entry_id = audit_log.id`);
    expect(JSON.stringify(log)).not.toMatch(/vanishing person/i);
    expect(JSON.stringify(log)).not.toContain(person.email);
    const erased = await shop.database.db.select().from(auditLog).where(eq(auditLog.action, "erased"));
    expect(erased).toMatchObject([{ objectKind: "customer", objectId: String(person.id) }]);
    await expectConsistentLedger(shop);
  });

  it("cannot erase somebody who works here", async () => {
    const colleague = await aStaffMember(shop.database, "clerk");
    const api = await staffApi(shop, "owner");
    const params = { id: colleague.userId };
    const reason = "This person works here. Please end the employment first.";
    expect(await api.previewErasure({ params })).toMatchObject({ obstacle: reason });
    const [user] = await shop.database.db.select().from(users).where(eq(users.id, colleague.userId));
    const erase = api.eraseCustomer({ params, body: { email: user?.email ?? "" } });
    expect(await errorOf(erase)).toMatchObject({ status: 409, message: reason });
  });
});
