import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { aCustomer } from "../../../test/support/factories.ts";
import { accountCalls, type CustomerDetails, newCustomerDetails } from "../../../test/support/customers.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { mailOutbox, oneTimeLinks } from "../../schema/index.ts";
import { shopIdentityFrom } from "../../platform/mail/shop-identity.ts";
import { readSettings } from "../../settings.ts";
import { processResetRequests } from "./forgot-password.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000", PUBLIC_URL: "https://shop.example" } });
const shopIdentity = shopIdentityFrom(readSettings({ PUBLIC_URL: "https://shop.example" }));
const { register, login, as, post } = accountCalls(shop);

const next = "another quiet river 8";

async function askedForLink({ email }: CustomerDetails, headers = {}): Promise<string> {
  await shop.app.inject({ method: "POST", url: "/api/forgot", payload: { email }, headers });
  await processResetRequests(shop.database, shopIdentity);
  const [mail] = await shop.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, email))
    .orderBy(desc(mailOutbox.id));
  return /https:\/\/shop\.example\/reset\/([\w-]+)/.exec(mail?.bodyText ?? "")?.[1] ?? "";
}

const reset = ({ email }: CustomerDetails, token: string, password = next) =>
  post("/api/reset", { email, token, password, password_confirmation: password });

async function registered(): Promise<CustomerDetails> {
  const person = newCustomerDetails();
  await register(person);
  return person;
}

describe("a forgotten password", () => {
  it("is replaced with the mailed link; every older session ends and a mail says so", async () => {
    const person = await registered();
    const other = await aCustomer(shop.database);
    const { access_token: old } = (await login(person)).json<{ access_token: string }>();
    const response = await reset(person, await askedForLink(person));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: "Password reset successful!" });
    expect((await as(old, "GET", "/api/user/profile")).statusCode).toBe(401);
    expect((await as(other.token, "GET", "/api/user/profile")).statusCode).toBe(200);
    expect((await login(person)).statusCode).toBe(401);
    expect((await login({ ...person, password: next })).statusCode).toBe(200);
    const mails = await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, person.email));
    expect(mails.at(-1)?.subject).toBe("Your Pawhaven password was changed");
  });

  it("answers the same whether or not the address has an account, and mails only the one that has", async () => {
    const person = await registered();
    const stranger = newCustomerDetails();
    const [known, unknown] = await Promise.all([person, stranger].map(({ email }) => post("/api/forgot", { email })));
    expect(known?.body).toBe(unknown?.body);
    expect(known?.statusCode).toBe(200);
    await processResetRequests(shop.database, shopIdentity);
    expect(await shop.database.db.$count(mailOutbox, eq(mailOutbox.recipient, stranger.email))).toBe(0);
  });

  it("of twenty uses of one link at once lets one through", async () => {
    const person = await registered();
    const token = await askedForLink(person);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reset(person, token, `${next} ${index}`)),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(responses.filter(({ statusCode }) => statusCode === 422)).toHaveLength(19);
  });

  it("is not replaced with a used, older, expired, foreign or invented link", async () => {
    const person = await registered();
    const other = await registered();
    const older = await askedForLink(person);
    const newer = await askedForLink(person);
    expect((await reset(person, older)).statusCode).toBe(422);
    expect((await reset(other, newer)).statusCode).toBe(422);
    expect((await reset(person, "invented")).statusCode).toBe(422);
    await shop.database.db.update(oneTimeLinks).set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await reset(person, newer)).statusCode).toBe(422);
    expect((await login(person)).statusCode).toBe(200);
  });

  it("is not replaced with the link that confirms the address, nor confirms a link that replaces it the address", async () => {
    const person = await registered();
    const [welcome] = await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, person.email));
    const confirming = /\/confirm\/([\w-]+)/.exec(welcome?.bodyText ?? "")?.[1] ?? "";
    expect((await reset(person, confirming)).statusCode).toBe(422);
    expect((await post("/api/confirm-email", { token: await askedForLink(person) })).statusCode).toBe(422);
    expect((await post("/api/confirm-email", { token: confirming })).statusCode).toBe(200);
  });

  it("is replaced with a link that others cannot take away by asking for their own", async () => {
    const [person, other] = [await registered(), await registered()];
    const token = await askedForLink(person);
    await askedForLink(other);
    expect((await reset(person, token)).statusCode).toBe(200);
  });

  it("gets a link to the shop's own address, whatever the request's Host header says", async () => {
    const person = await registered();
    const token = await askedForLink(person, { host: "evil.example", "x-forwarded-host": "evil.example" });
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  it("is not replaced by one of the commonest", async () => {
    const person = await registered();
    expect((await reset(person, await askedForLink(person), "password1")).statusCode).toBe(422);
  });
});
