import { desc, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { type RegisteredCustomer, registerCustomer } from "../../../test/support/customers.ts";
import { aGear } from "../../../test/support/factories.ts";
import { placeCashOrder, shipTo } from "../../../test/support/orders.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { emailChanges, mailOutbox, oneTimeLinks, users } from "../../schema/index.ts";
import { createOneTimeLink } from "./one-time-links.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });

let count = 0;
const newAddress = () => `new-${(count += 1)}@example.com`;

async function aConfirmedCustomer(): Promise<RegisteredCustomer> {
  const customer = await registerCustomer(shop);
  await shop.database.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, customer.id));
  return customer;
}

const mailsTo = (address: string) =>
  shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, address)).orderBy(desc(mailOutbox.id));

/** The link in the newest mail to this address that has one. */
async function linkMailedTo(address: string): Promise<string> {
  const tokens = (await mailsTo(address)).flatMap(
    ({ bodyText }) => /\/confirm\/email\/(?:old|new)\/([\w-]{43})/.exec(bodyText)?.[1] ?? [],
  );
  return tokens[0] ?? "";
}

const confirm = (token: string) => apiFor(shop).confirmEmailChange({ body: { token } });
const stop = (token: string) => apiFor(shop).stopEmailChange({ body: { token } });

/** Asks for the change, and returns both links. */
async function ask({ api, email, password }: RegisteredCustomer, wanted = newAddress()) {
  await api.requestEmailChange({ body: { email: wanted, password } });
  return { wanted, old: await linkMailedTo(email), new: await linkMailedTo(wanted) };
}

const emailOf = async ({ api }: RegisteredCustomer) => (await api.getProfile()).email;

describe("changing the email address", () => {
  it.each([["old", "new"] as const, ["new", "old"] as const])(
    "takes the link to the %s address and then the one to the %s; sessions stay",
    async (first, second) => {
      const customer = await aConfirmedCustomer();
      const links = await ask(customer);
      expect(await confirm(links[first])).toMatchObject({ is_changed: false });
      expect(await emailOf(customer)).toBe(customer.email);
      const { email_change: waiting } = await customer.api.getSignInMethods();
      expect(waiting).toMatchObject({ waits_for_old: first === "new", waits_for_new: first === "old" });
      expect(await confirm(links[second])).toMatchObject({ is_changed: true });
      expect(await customer.api.getProfile()).toMatchObject({ email: links.wanted, email_confirmed: true });
      expect(await customer.api.getSignInMethods()).toMatchObject({ email_change: null });
      await apiFor(shop).login({ body: { email: links.wanted, password: customer.password } });
      const [told] = await mailsTo(customer.email);
      expect(told).toMatchObject({ subject: "Your Pawhaven email address was changed" });
      expect(told?.bodyText).toContain(links.wanted);
      const kinds = (await customer.api.listSecurityEvents()).map(({ kind }) => kind);
      expect(kinds).toEqual(expect.arrayContaining(["email_change_requested", "email_changed"]));
      expect(await customer.api.exportMyData()).toMatchObject({ former_email_addresses: [{ email: customer.email }] });
    },
  );

  it("does not happen with one of the links alone, however often it is used", async () => {
    const customer = await aConfirmedCustomer();
    const links = await ask(customer);
    await confirm(links.new);
    expect(await errorOf(confirm(links.new))).toMatchObject({ status: 422, message: "This link is no longer valid." });
    expect(await emailOf(customer)).toBe(customer.email);
  });

  it("happens once when both links are used ten times at once", async () => {
    const customer = await aConfirmedCustomer();
    const links = await ask(customer);
    const uses = Array.from({ length: 20 }, (_, index) => confirm(index % 2 ? links.old : links.new));
    const outcomes = await Promise.allSettled(uses);
    const changed = outcomes.filter((outcome) => outcome.status === "fulfilled" && outcome.value.is_changed);
    expect(changed).toHaveLength(1);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(await emailOf(customer)).toBe(links.wanted);
  });

  it("takes the password, and another address than now", async () => {
    const { api, email, password } = await aConfirmedCustomer();
    const wanted = newAddress();
    const wrong = await errorOf(api.requestEmailChange({ body: { email: wanted, password: "not the right one" } }));
    expect(wrong).toMatchObject({ status: 403, errors: { password: ["Incorrect password."] } });
    const same = await errorOf(api.requestEmailChange({ body: { email: email.toUpperCase(), password } }));
    expect(same).toMatchObject({ status: 422, errors: { email: ["This is your email address already."] } });
    expect(await mailsTo(wanted)).toEqual([]);
  });

  it("is replaced by a later request, whose links alone work", async () => {
    const customer = await aConfirmedCustomer();
    const first = await ask(customer);
    const second = await ask(customer);
    for (const link of [first.old, first.new]) expect(await errorOf(confirm(link))).toMatchObject({ status: 422 });
    await confirm(second.old);
    await confirm(second.new);
    expect(await emailOf(customer)).toBe(second.wanted);
  });

  it("expires after a day", async () => {
    const customer = await aConfirmedCustomer();
    const links = await ask(customer);
    await shop.database.db
      .update(emailChanges)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(emailChanges.userId, customer.id));
    for (const link of [links.old, links.new]) expect(await errorOf(confirm(link))).toMatchObject({ status: 422 });
    expect(await customer.api.getSignInMethods()).toMatchObject({ email_change: null });
  });

  it("is stopped with the link to the old address, or in the profile, and then by nobody else", async () => {
    const customer = await aConfirmedCustomer();
    const links = await ask(customer);
    await confirm(links.new);
    expect(await stop(links.old)).toEqual({ message: expect.stringContaining("has been stopped") as string });
    expect(await errorOf(confirm(links.old))).toMatchObject({ status: 422 });
    const other = await aConfirmedCustomer();
    const again = await ask(customer);
    expect(await errorOf(other.api.cancelEmailChange())).toMatchObject({ status: 404 });
    expect(await other.api.getSignInMethods()).toMatchObject({ email_change: null });
    await customer.api.cancelEmailChange();
    expect(await errorOf(confirm(again.new))).toMatchObject({ status: 422 });
    expect(await emailOf(customer)).toBe(customer.email);
  });

  it("is stopped by a reset of the password", async () => {
    const customer = await aConfirmedCustomer();
    const links = await ask(customer);
    const token = await shop.database.transaction((tx) => createOneTimeLink(tx, customer.id, "reset"));
    const password = "another quiet river 8";
    await apiFor(shop).resetPassword({
      body: { email: customer.email, token, password, password_confirmation: password },
    });
    expect(await errorOf(confirm(links.new))).toMatchObject({ status: 422 });
  });

  it("voids reset links to the old address", async () => {
    const customer = await aConfirmedCustomer();
    const links = await ask(customer);
    await shop.database.transaction((tx) => createOneTimeLink(tx, customer.id, "reset"));
    await confirm(links.old);
    await confirm(links.new);
    expect(await shop.database.db.select().from(oneTimeLinks).where(eq(oneTimeLinks.userId, customer.id))).toEqual([]);
  });

  it("replies alike whether the new address has an account, which keeps it", async () => {
    const [customer, owner] = [await aConfirmedCustomer(), await aConfirmedCustomer()];
    const request = (email: string) =>
      customer.api.requestEmailChange({ body: { email, password: customer.password } });
    expect(await request(owner.email.toUpperCase())).toEqual(await request(newAddress()));
    const links = await ask(customer, owner.email.toUpperCase());
    await confirm(links.old);
    expect(await errorOf(confirm(links.new))).toMatchObject({ status: 409 });
    expect(await emailOf(customer)).toBe(customer.email);
    expect(await emailOf(owner)).toBe(owner.email);
  });

  it("of an address that was never confirmed takes the new one alone: it may be a typing error", async () => {
    const customer = await registerCustomer(shop);
    const links = await ask(customer);
    expect(links.old).toBe("");
    expect(await confirm(links.new)).toMatchObject({ is_changed: true });
    expect(await emailOf(customer)).toBe(links.wanted);
  });

  it("tells the new address nothing that the customer typed", async () => {
    const customer = await aConfirmedCustomer();
    const { wanted } = await ask(customer);
    const [mail] = await mailsTo(wanted);
    expect(mail?.bodyText).not.toContain(customer.name);
    expect(mail?.bodyText).not.toContain(customer.email);
  });

  it("keeps orders, whose mails go to the new address alone", async () => {
    const customer = await aConfirmedCustomer();
    const gear = await aGear(shop.database);
    const { transaction_id: id } = await placeCashOrder(customer.api, [{ id: gear.id, quantity: 1 }], {
      customer: { ...shipTo, email: customer.email },
    });
    const links = await ask(customer);
    await confirm(links.old);
    await confirm(links.new);
    const before = await mailsTo(customer.email);
    await customer.api.cancelOrder({ params: { id } });
    expect(await mailsTo(customer.email)).toHaveLength(before.length);
    const [newest] = await mailsTo(links.wanted);
    expect(newest?.subject).toContain("Your order has been cancelled");
    expect(await customer.api.getOrder({ params: { id } })).toMatchObject({ email: customer.email });
  });
});
