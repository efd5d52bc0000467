import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { type RegisteredCustomer, registerCustomer, toCredentials } from "../../../test/support/customers.ts";
import { aMemberWithPassword, staffPassword } from "../../../test/support/staff.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { emailChanges, mailOutbox, oneTimeLinks, rateLimits, sessions, staff, users } from "../../schema/index.ts";
import { createOneTimeLink } from "./one-time-links.ts";

const shop = testShop();
// So many customers do not register from one address.
beforeEach(() => shop.database.db.delete(rateLimits));

const password = "another quiet river 8";
const change = (
  { api }: Pick<RegisteredCustomer, "api">,
  current: string | undefined,
  next = password,
  confirmation = next,
) =>
  api.changePassword({
    body: { ...(current && { current_password: current }), password: next, password_confirmation: confirmation },
  });

const login = (email: string, given: string) => apiFor(shop).login({ body: { email, password: given } });

async function withoutPassword(): Promise<RegisteredCustomer> {
  const customer = await registerCustomer(shop);
  await shop.database.db.update(users).set({ passwordHash: null }).where(eq(users.id, customer.id));
  return customer;
}

describe("changing the password", () => {
  it("takes the current one, ends the other sessions and tells the owner by mail", async () => {
    const customer = await registerCustomer(shop);
    const other = await registerCustomer(shop);
    const { access_token: token } = await login(customer.email, customer.password);
    expect(await change(customer, customer.password)).toEqual({
      message: "Your password has been changed. You are signed out on all other devices.",
    });
    await customer.api.getProfile();
    await other.api.getProfile();
    expect(await errorOf(apiFor(shop, { token }).getProfile())).toMatchObject({ status: 401 });
    expect(await errorOf(login(customer.email, customer.password))).toMatchObject({ status: 401 });
    await login(customer.email, password);
    const mails = await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, customer.email));
    const mail = mails.find(({ subject }) => subject === "Your Pawhaven password was changed");
    expect(mail?.bodyText).toContain("you were signed out on all other devices");
    expect((await customer.api.listSecurityEvents()).map(({ kind }) => kind)).toContain("password_changed");
  });

  it("ends the owner's sessions of staff, which the password opens too", async () => {
    const member = await aMemberWithPassword(shop);
    const [row] = await shop.database.db
      .select({ email: users.email })
      .from(staff)
      .innerJoin(users, eq(users.id, staff.userId))
      .where(eq(staff.id, member.id));
    const { access_token: token } = await login(row?.email ?? "", staffPassword);
    await change({ api: apiFor(shop, { token }) }, staffPassword);
    expect(await errorOf(member.api.getStaffSession())).toMatchObject({ status: 401 });
  });

  it("voids reset links and a change of the address that wait", async () => {
    const customer = await registerCustomer(shop);
    await shop.database.transaction((tx) => createOneTimeLink(tx, customer.id, "reset"));
    await customer.api.requestEmailChange({ body: { email: "later@example.com", password: customer.password } });
    await change(customer, customer.password);
    const links = await shop.database.db.select().from(oneTimeLinks).where(eq(oneTimeLinks.userId, customer.id));
    expect(links.filter(({ purpose }) => purpose === "reset")).toEqual([]);
    expect(await shop.database.db.select().from(emailChanges).where(eq(emailChanges.userId, customer.id))).toEqual([]);
  });

  it.each([
    ["a wrong one", "not the right one", password, password, 403, { current_password: ["Incorrect password."] }],
    ["none", undefined, password, password, 403, { current_password: ["Incorrect password."] }],
    ["a new one that is too short", "a quiet river 7", "short", "short", 422, { password: [expect.any(String)] }],
    ["a new one that is common", "a quiet river 7", "password1", "password1", 422, { password: [expect.any(String)] }],
    [
      "two different new ones",
      "a quiet river 7",
      password,
      `${password}!`,
      422,
      { password_confirmation: ["Passwords do not match!"] },
    ],
  ])("rejects %s at the field it is about, and changes nothing", async (_, current, next, again, status, errors) => {
    const customer = await registerCustomer(shop);
    expect(await errorOf(change(customer, current, next, again))).toMatchObject({ status, errors });
    await login(customer.email, customer.password);
  });

  it("is limited to ten guesses an hour, from wherever they come", async () => {
    const customer = await registerCustomer(shop);
    for (let guess = 0; guess < 10; guess++)
      expect(await errorOf(change(customer, `guess number ${guess}`))).toMatchObject({ status: 403 });
    const elsewhere = apiFor(shop, { token: customer.token, from: "10.9.0.1" });
    expect(await errorOf(change({ api: elsewhere }, customer.password))).toMatchObject({ status: 429 });
    await apiFor(shop, { from: "10.9.0.2" }).login({ body: toCredentials(customer) });
  });
});

describe("an account without a password", () => {
  it("sets its first one right after signing in", async () => {
    const customer = await withoutPassword();
    expect(await customer.api.getSignInMethods()).toMatchObject({ has_password: false, is_fresh: true });
    await change(customer, undefined);
    expect(await customer.api.getSignInMethods()).toMatchObject({ has_password: true });
    await login(customer.email, password);
  });

  it("asks for another sign-in when that was longer ago", async () => {
    const customer = await withoutPassword();
    await shop.database.db
      .update(sessions)
      .set({ createdAt: sql`now() - interval '11 minutes'` })
      .where(eq(sessions.userId, customer.id));
    expect(await customer.api.getSignInMethods()).toMatchObject({ is_fresh: false });
    expect(await errorOf(change(customer, undefined))).toMatchObject({ status: 403 });
    expect(await errorOf(login(customer.email, password))).toMatchObject({ status: 401 });
  });
});
