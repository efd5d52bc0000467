import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import {
  newCustomerDetails,
  registerCustomer,
  toCredentials,
  toRegistration,
} from "../../../test/support/customers.ts";
import { aCustomer } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { mailOutbox, sessions, users } from "../../schema/index.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });

describe("sign-up", () => {
  it("creates an account and queues a welcome mail whose link confirms the email address once", async () => {
    const details = newCustomerDetails();
    expect(await apiFor(shop).register({ body: toRegistration(details) })).toEqual({
      message: "Registration successful!",
    });
    const [mail] = await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, details.email));
    const token = /\/confirm\/([\w-]+)/.exec(mail?.bodyText ?? "")?.[1] ?? "";
    const body = { token, password: details.password };
    await apiFor(shop).confirmEmail({ body });
    const [user] = await shop.database.db.select().from(users).where(eq(users.email, details.email));
    expect(user?.emailConfirmedAt).toBeInstanceOf(Date);
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(await errorOf(apiFor(shop).confirmEmail({ body }))).toMatchObject({
      status: 422,
      message: "This link is no longer valid.",
    });
  });

  it("mails a new link that confirms the address, as long as it is not confirmed", async () => {
    const { api, email, id } = await registerCustomer(shop);
    expect(await api.sendConfirmationLink()).toEqual({ message: "We have sent you a new link." });
    const mails = await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
    const links = mails.map(({ bodyText }) => /\/confirm\/([\w-]+)/.exec(bodyText)?.[1]);
    expect(new Set(links).size).toBe(2);
    await shop.database.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, id));
    expect(await errorOf(api.sendConfirmationLink())).toMatchObject({ status: 409 });
  });

  it("rejects an email address that is already registered, in any capitalization", async () => {
    const { email } = await registerCustomer(shop);
    const body = toRegistration(newCustomerDetails({ email: email.toUpperCase() }));
    expect(await errorOf(apiFor(shop).register({ body }))).toMatchObject({
      status: 422,
      message: "The email has already been taken.",
      errors: { email: ["The email has already been taken."] },
    });
  });

  it("accepts exactly one of twenty concurrent registrations with the same email address", async () => {
    const body = toRegistration(newCustomerDetails());
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => apiFor(shop).register({ body })));
    const rejected = outcomes.filter(({ status }) => status === "rejected") as PromiseRejectedResult[];
    expect(rejected).toHaveLength(19);
    for (const { reason } of rejected) expect(reason).toMatchObject({ status: 422 });
  });

  it.each([
    ["a short password", { password: "1234567" }, "password"],
    ["a password of 129 characters", { password: "x".repeat(129) }, "password"],
    ["one of the most common passwords", { password: "password1" }, "password"],
    ["a malformed email address", { email: "linh@" }, "email"],
    ["an email address with look-alike letters", { email: "аdmin@example.com" }, "email"],
    ["an empty name", { name: " " }, "name"],
    ["a link as the name", { name: "https://evil.example" }, "name"],
    ["a name of zero-width characters", { name: "\u200B\u200D\u2060" }, "name"],
    ["an unknown field", { role: "admin" }, "body"],
  ])("rejects %s with an error for the field", async (_, overrides, field) => {
    const body = toRegistration({ ...newCustomerDetails(), ...overrides });
    expect(await errorOf(apiFor(shop).register({ body }))).toMatchObject({
      status: 422,
      code: "invalid",
      errors: { [field]: [expect.any(String)] },
    });
  });

  it("rejects passwords that differ", async () => {
    const body = { ...newCustomerDetails(), password_confirmation: "something else" };
    expect(await errorOf(apiFor(shop).register({ body }))).toMatchObject({ message: "Passwords do not match!" });
  });
});

describe("login", () => {
  it("returns a working token and the user, for the email address in any capitalization", async () => {
    const { name, email, password } = await registerCustomer(shop);
    const reply = await apiFor(shop).login({ body: { email: email.toUpperCase(), password } });
    expect(reply).toMatchObject({
      message: "Login successful!",
      user: { name, email, role: { name: "customer" } },
    });
    expect(reply.access_token).toMatch(/^[\w-]{43}$/);
    expect(await apiFor(shop, { token: reply.access_token }).getProfile()).toMatchObject({ full_name: name, email });
  });

  it.each([
    [false, 12],
    [true, 30 * 24],
  ])("with Remember me %s lasts %i hours", async (remember, hours) => {
    const details = newCustomerDetails();
    await apiFor(shop).register({ body: toRegistration(details) });
    const { user } = await apiFor(shop).login({ body: { ...toCredentials(details), remember } });
    const [session] = await shop.database.db.select().from(sessions).where(eq(sessions.userId, user.id));
    const lifetimeMs = (session?.expiresAt.getTime() ?? 0) - (session?.createdAt.getTime() ?? 0);
    expect(lifetimeMs / 3_600_000).toBeCloseTo(hours, 3);
  });

  it("responds alike to a wrong password and to an unknown email address", async () => {
    const { email } = await registerCustomer(shop);
    const wrongPassword = await errorOf(apiFor(shop).login({ body: { email, password: "not the one 12" } }));
    const unknownEmail = await errorOf(apiFor(shop).login({ body: toCredentials(newCustomerDetails()) }));
    expect(wrongPassword).toMatchObject({ status: 401, message: "Incorrect email or password." });
    expect(unknownEmail).toEqual(wrongPassword);
  });

  it("rejects every password for an account that has none, such as one created through Google", async () => {
    const email = "through-google@example.com";
    await aCustomer(shop.database, { email });
    for (const password of ["nobody signs in with this", "null", "undefined"])
      expect(await errorOf(apiFor(shop).login({ body: { email, password } }))).toMatchObject({ status: 401 });
  });

  it("is undone on the server by logging out", async () => {
    const { api } = await registerCustomer(shop);
    await api.logout();
    expect(await errorOf(api.getProfile())).toMatchObject({ status: 401 });
  });
});
