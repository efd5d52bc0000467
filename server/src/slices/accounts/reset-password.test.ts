import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aCustomer } from "../../../test/support/factories.ts";
import {
  type CustomerDetails,
  newCustomerDetails,
  registerCustomer,
  toCredentials,
} from "../../../test/support/customers.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { mailOutbox, oneTimeLinks, rateLimits } from "../../schema/index.ts";
import { testShopIdentity } from "../../../test/support/shop-identity.ts";
import { processLinkRequests } from "./forgot-password.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000", PUBLIC_URL: "https://shop.example" } });

const newPassword = "another quiet river 8";

const processRequests = () =>
  processLinkRequests(shop.database, testShopIdentity({ PUBLIC_URL: "https://shop.example" }));

const mailsTo = (email: string) =>
  shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(desc(mailOutbox.id));

const tokenIn = (text: string) => /https:\/\/shop\.example\/reset\/([\w-]+)/.exec(text)?.[1];

/** The token in the newest mail to this address. */
async function mailedToken(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return tokenIn(mail?.bodyText ?? "") ?? "";
}

async function requestReset({ email }: CustomerDetails): Promise<string> {
  await apiFor(shop).forgotPassword({ body: { email } });
  await processRequests();
  return mailedToken(email);
}

const reset = ({ email }: CustomerDetails, token: string, password = newPassword) =>
  apiFor(shop).resetPassword({ body: { email, token, password, password_confirmation: password } });

const login = (details: CustomerDetails) => apiFor(shop).login({ body: toCredentials(details) });

const invalid = { status: 422, message: "This link is no longer valid. Please request a new one." };

describe("a password reset", () => {
  it("sets a new password, ends all existing sessions and notifies the customer by mail", async () => {
    const customer = await registerCustomer(shop);
    const other = await aCustomer(shop.database);
    expect(await reset(customer, await requestReset(customer))).toEqual({ message: "Password reset successful!" });
    expect(await errorOf(customer.api.getProfile())).toMatchObject({ status: 401 });
    await expect(apiFor(shop, other).getProfile()).resolves.toMatchObject({ user_id: other.id });
    expect(await errorOf(login(customer))).toMatchObject({ status: 401 });
    await login({ ...customer, password: newPassword });
    const [newest] = await mailsTo(customer.email);
    expect(newest?.subject).toBe("Your Pawhaven password was changed");
  });

  it("replies alike to requests for known and unknown addresses, and mails only the known one", async () => {
    const customer = await registerCustomer(shop);
    const stranger = newCustomerDetails();
    const [known, unknown] = await Promise.all(
      [customer, stranger].map(({ email }) => apiFor(shop).forgotPassword({ body: { email } })),
    );
    expect(known).toEqual(unknown);
    await processRequests();
    expect(await mailedToken(customer.email)).not.toBe("");
    expect(await mailsTo(stranger.email)).toEqual([]);
  });

  it("accepts exactly one of twenty concurrent uses of a link", async () => {
    const customer = await registerCustomer(shop);
    const token = await requestReset(customer);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => reset(customer, token, `${newPassword} ${index}`)),
    );
    const rejected = outcomes.filter(({ status }) => status === "rejected") as PromiseRejectedResult[];
    expect(rejected).toHaveLength(19);
    for (const { reason } of rejected) expect(reason).toMatchObject({ status: 422 });
  });

  it("rejects a link that is made for another customer, invented or expired", async () => {
    const customer = await registerCustomer(shop);
    const other = await registerCustomer(shop);
    const current = await requestReset(customer);
    expect(await errorOf(reset(other, current))).toMatchObject(invalid);
    expect(await errorOf(reset(customer, "invented"))).toMatchObject(invalid);
    await shop.database.db.update(oneTimeLinks).set({ expiresAt: new Date(Date.now() - 1000) });
    expect(await errorOf(reset(customer, current))).toMatchObject(invalid);
    await login(customer);
  });

  it("requested 25 times sends three mails an hour, and the links in all of them stay valid until one is used", async () => {
    const customer = await registerCustomer(shop);
    const other = await registerCustomer(shop);
    const tokenOfOther = await requestReset(other);
    for (let count = 0; count < 25; count++) await requestReset(customer);
    const tokens = (await mailsTo(customer.email)).flatMap(({ bodyText }) => tokenIn(bodyText) ?? []);
    expect(tokens).toHaveLength(3);
    await reset(customer, tokens.at(-1) ?? "");
    for (const token of tokens) expect(await errorOf(reset(customer, token))).toMatchObject(invalid);
    await expect(reset(other, tokenOfOther)).resolves.toEqual({ message: "Password reset successful!" });
  });

  it("accepts the three newest links and none that is older", async () => {
    const customer = await registerCustomer(shop);
    const tokens: string[] = [];
    for (let count = 0; count < 4; count++) {
      await shop.database.db.delete(rateLimits);
      tokens.push(await requestReset(customer));
    }
    const [oldest = "", third = ""] = tokens;
    expect(await errorOf(reset(customer, oldest))).toMatchObject(invalid);
    await reset(customer, third);
  });

  it("rejects a confirmation link, and a reset link does not confirm the email address", async () => {
    const customer = await registerCustomer(shop);
    const [welcome] = await mailsTo(customer.email);
    const confirmation = /\/confirm\/([\w-]+)/.exec(welcome?.bodyText ?? "")?.[1] ?? "";
    const confirm = (token: string) => customer.api.confirmMyEmail({ body: { token } });
    expect(await errorOf(reset(customer, confirmation))).toMatchObject({ status: 422 });
    expect(await errorOf(confirm(await requestReset(customer)))).toMatchObject({ status: 422 });
    await confirm(confirmation);
  });

  it("accepts a link after another customer has requested one", async () => {
    const [customer, other] = [await registerCustomer(shop), await registerCustomer(shop)];
    const token = await requestReset(customer);
    await requestReset(other);
    expect(await reset(customer, token)).toEqual({ message: "Password reset successful!" });
  });

  it("mails a link to the configured origin, whatever the Host headers say", async () => {
    const { email } = await registerCustomer(shop);
    const headers = { host: "127.0.0.9", "x-forwarded-host": "evil.example" };
    await shop.app.inject({ method: "POST", url: "/api/forgot", payload: { email }, headers });
    await processRequests();
    expect(await mailedToken(email)).toMatch(/^[\w-]{43}$/);
  });

  it("rejects one of the most common passwords", async () => {
    const customer = await registerCustomer(shop);
    const token = await requestReset(customer);
    expect(await errorOf(reset(customer, token, "password1"))).toMatchObject({ status: 422 });
  });
});
