import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { registerCustomer } from "../../../test/support/customers.ts";
import { aStaffMember, aCustomer, aGear } from "../../../test/support/factories.ts";
import { placeCashOrder, shipTo } from "../../../test/support/orders.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { contactAddresses, mailOutbox, orders, users } from "../../schema/index.ts";
import { deleteUnconfirmedContactAddresses } from "./contact-address-store.ts";

const shop = testShop({ settings: { PUBLIC_URL: "https://shop.example" } });
let gear = 0;
beforeAll(async () => {
  ({ id: gear } = await aGear(shop.database, { name: "Ball", stock: 1000 }));
});

const mailsTo = (address: string) =>
  shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, address)).orderBy(mailOutbox.id);
const tokenMailedTo = async (address: string) =>
  /https:\/\/shop\.example\/confirm\/contact\/([\w-]{43})/.exec((await mailsTo(address))[0]?.bodyText ?? "")?.[1] ?? "";
const confirm = (token: string) => apiFor(shop).confirmContactAddress({ body: { token } });

/** A customer, and how to place an order with another contact address. */
async function aBuyer(email: string) {
  const api = apiFor(shop, await aCustomer(shop.database, { email }));
  const buy = async (contact: string) => {
    const customer = { ...shipTo, email: contact };
    return (await placeCashOrder(api, [{ id: gear, quantity: 1 }], { customer })).transaction_id;
  };
  return { api, buy };
}

const expectedQuestion = "Would you like emails about an order at Pawhaven?";

describe("an order with a stranger's address", () => {
  it("placed and cancelled 40 times sends the stranger one mail, without a word of the customer", async () => {
    const { api, buy } = await aBuyer("attacker@example.com");
    for (let count = 0; count < 40; count++)
      await api.cancelOrder({ params: { id: await buy(count % 2 ? "Victim@example.com" : "victim@example.com") } });
    const mails = await mailsTo("victim@example.com");
    expect(mails.map(({ subject }) => subject)).toEqual([expectedQuestion]);
    for (const typed of [shipTo.fullName, shipTo.address, "attacker"]) expect(mails[0]?.bodyText).not.toContain(typed);
    expect(await mailsTo("Victim@example.com")).toEqual([]);
    expect(await mailsTo("attacker@example.com")).toHaveLength(80);
  });

  it("cannot have a link as its name", async () => {
    const api = apiFor(shop, await aCustomer(shop.database));
    const customer = { ...shipTo, fullName: "https://evil.example" };
    const error = await errorOf(placeCashOrder(api, [{ id: gear, quantity: 1 }], { customer }));
    expect(error).toMatchObject({
      status: 422,
      errors: { "customer.fullName": [expect.stringContaining("no links")] },
    });
  });

  it("asks at most three of them until one has agreed", async () => {
    const { buy } = await aBuyer("asker@example.com");
    const strangers = ["s1@example.com", "s2@example.com", "s3@example.com", "s4@example.com"];
    for (const stranger of strangers) await buy(stranger);
    expect(await Promise.all(strangers.map(async (stranger) => (await mailsTo(stranger)).length))).toEqual([
      1, 1, 1, 0,
    ]);
    await confirm(await tokenMailedTo("s2@example.com"));
    await buy("s4@example.com");
    expect(await mailsTo("s4@example.com")).toHaveLength(1);
  });

  it("asks again only after a month, when the address has been forgotten", async () => {
    const { buy } = await aBuyer("patient@example.com");
    await buy("slow@example.com");
    await deleteUnconfirmedContactAddresses(shop.database.db);
    await buy("slow@example.com");
    expect(await mailsTo("slow@example.com")).toHaveLength(1);
    await shop.database.db.update(contactAddresses).set({ createdAt: sql`now() - interval '31 days'` });
    await deleteUnconfirmedContactAddresses(shop.database.db);
    await buy("slow@example.com");
    expect(await mailsTo("slow@example.com")).toHaveLength(2);
  });
});

describe("a contact address", () => {
  it("gets the mails about orders once its owner has agreed, for this customer only", async () => {
    const [robin, other] = [await aBuyer("robin-at-work@example.com"), await aBuyer("other@example.com")];
    await robin.buy("partner@example.com");
    await confirm(await tokenMailedTo("partner@example.com"));
    const id = await robin.buy("Partner@example.com");
    await other.buy("partner@example.com");
    const [, update, question, ...more] = await mailsTo("partner@example.com");
    expect(update?.subject).toBe(`We have received your order (${id})`);
    expect(update?.bodyText).toContain(`Hello ${shipTo.fullName},`);
    expect(update?.bodyText).toContain(shipTo.address);
    expect([question?.subject, more]).toEqual([expectedQuestion, []]);
    expect(await robin.api.exportMyData()).toMatchObject({
      contact_addresses: [{ email: "partner@example.com", confirmed: true }],
    });
  });

  it("gets no more mails when the customer stops them, and is asked again before the next", async () => {
    const [casey, other] = [await aBuyer("casey@example.com"), await aBuyer("not-casey@example.com")];
    const id = await casey.buy("former@example.com");
    await casey.buy("silent@example.com");
    await confirm(await tokenMailedTo("former@example.com"));
    const addresses = await casey.api.listContactAddresses();
    expect(addresses.map(({ email, confirmed }) => [email, confirmed])).toEqual([
      ["former@example.com", true],
      ["silent@example.com", false],
    ]);
    const [former, silent] = addresses.map((address) => ({ params: { id: address.id } }));
    if (!former || !silent) throw new Error("An address is missing.");
    expect(await errorOf(other.api.removeContactAddress(former))).toMatchObject({ status: 404 });
    expect(await errorOf(casey.api.removeContactAddress(silent))).toMatchObject({ status: 404 });
    expect(await casey.api.removeContactAddress(former)).toEqual({
      message: "We will no longer send updates to this address.",
    });
    expect(await errorOf(casey.api.removeContactAddress(former))).toMatchObject({ status: 404 });
    await casey.api.cancelOrder({ params: { id } });
    const mails = await mailsTo("former@example.com");
    expect(mails.map(({ subject }) => subject)).toEqual([expectedQuestion, expectedQuestion]);
    expect(await other.api.listContactAddresses()).toEqual([]);
  });

  it("is confirmed by its own link, once and within a week", async () => {
    const { buy } = await aBuyer("links@example.com");
    await buy("first@example.com");
    await buy("late@example.com");
    const [first, late] = [await tokenMailedTo("first@example.com"), await tokenMailedTo("late@example.com")];
    const invalid = { status: 422, message: "This link is no longer valid." };
    expect(await errorOf(confirm("x".repeat(43)))).toMatchObject(invalid);
    expect(await confirm(first)).toEqual({
      message: "Thank you! Updates about orders will be sent to this address as well.",
    });
    expect(await errorOf(confirm(first))).toMatchObject(invalid);
    await shop.database.db.update(contactAddresses).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await errorOf(confirm(late))).toMatchObject(invalid);
    await buy("late@example.com");
    expect(await mailsTo("late@example.com")).toHaveLength(1);
  });
});

describe("the mails about an order", () => {
  it("have no words of the customer while the account's address is unconfirmed", async () => {
    const customer = await registerCustomer(shop);
    await placeCashOrder(customer.api, [{ id: gear, quantity: 1 }], { customer: { ...shipTo, email: customer.email } });
    const mails = await mailsTo(customer.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Welcome to Pawhaven",
      expect.stringContaining("We have received your order"),
    ]);
    for (const { bodyText } of mails) {
      expect(bodyText).toContain("Hello,");
      for (const typed of [customer.name, shipTo.fullName, shipTo.address]) expect(bodyText).not.toContain(typed);
    }
    expect(mails[1]?.bodyText).toContain("1 × Ball: $10.00");
  });

  it("leave out a name from before names were restricted", async () => {
    const { api, buy } = await aBuyer("old-name@example.com");
    const id = await buy("old-name@example.com");
    const name = "Win at https://evil.example";
    await shop.database.db.update(orders).set({ name }).where(eq(orders.transactionId, id));
    expect(await api.getOrder({ params: { id } })).toMatchObject({ name });
    await api.cancelOrder({ params: { id } });
    const [, cancelled] = await mailsTo("old-name@example.com");
    expect(cancelled?.bodyText).toMatch(/^Hello,\n/);
    expect(cancelled?.bodyText).toContain(shipTo.address);
    expect(cancelled?.bodyText).not.toContain("evil.example");
  });

  it("stop when the account is deleted", async () => {
    const { buy } = await aBuyer("leaving@example.com");
    const id = await buy("leaving@example.com");
    await shop.database.db.delete(users).where(eq(users.email, "leaving@example.com"));
    const staff = apiFor(shop, await aStaffMember(shop.database));
    await staff.updateOrderAsStaff({ params: { id }, body: { shipping_status: "shipping" } });
    expect(await mailsTo("leaving@example.com")).toEqual([]);
  });
});
