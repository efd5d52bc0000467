import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import type { BrowserResponse } from "../../../test/support/browser.ts";
import { registerCustomer, toCredentials } from "../../../test/support/customers.ts";
import {
  aGoogleUser,
  aRegisteredCustomer,
  errorShownOn,
  listeningShop,
  messageToOpener,
  signInWithGoogle,
} from "../../../test/support/google.ts";
import { testShopIdentity } from "../../../test/support/shop-identity.ts";
import { identities, mailOutbox, sessions, users } from "../../schema/index.ts";
import { readSettings } from "../../settings.ts";
import { completeSignIn } from "./complete-sign-in.ts";
import { findOrCreateAccount } from "./find-or-create-account.ts";
import { createOneTimeLink } from "./one-time-links.ts";
import { securityEventsOf } from "./security-events.ts";

const { shop, origin } = await listeningShop();
const shopIdentity = { ...testShopIdentity(), origin };

const visitor = { address: "203.0.113.9", device: "test" };

const linkOf = (userId: number, subject: string) =>
  shop.database.db.insert(identities).values({ issuer: `${origin}/stand-in/openid`, subject, userId });
const eventKindsOf = async (userId: number) =>
  (await securityEventsOf(shop.database.db, userId)).map(({ kind }) => kind);
const linksOf = (userId: number) => shop.database.db.select().from(identities).where(eq(identities.userId, userId));
const sessionsOf = (userId: number) => shop.database.db.select().from(sessions).where(eq(sessions.userId, userId));

/** Expects that the page changed nothing for this user, who has one session from before. */
async function expectNotLinked(page: BrowserResponse, userId: number): Promise<void> {
  expect(page.text).not.toContain("postMessage");
  expect(await linksOf(userId)).toEqual([]);
  expect(await sessionsOf(userId)).toHaveLength(1);
}

const resetPassword = async (userId: number, email: string) => {
  const token = await shop.database.transaction((tx) => createOneTimeLink(tx, userId, "reset"));
  const password = "a quiet river 7";
  await apiFor(shop).resetPassword({ body: { email, token, password, password_confirmation: password } });
};

describe("an existing account", () => {
  it("is linked when both Google and the shop have verified the email address, in any capitalization", async () => {
    const person = aGoogleUser();
    const userId = await aRegisteredCustomer(shop.database, { email: person.email.toUpperCase(), isConfirmed: true });
    const { message } = messageToOpener(await signInWithGoogle(origin, person));
    expect(message.user).toMatchObject({ id: userId, name: "Robin" });
    expect(await linksOf(userId)).toHaveLength(1);
  });

  it("is not linked when Google has not verified the address", async () => {
    const person = aGoogleUser({ verified: false });
    const userId = await aRegisteredCustomer(shop.database, { email: person.email, isConfirmed: true });
    const page = await signInWithGoogle(origin, person);
    await expectNotLinked(page, userId);
    expect(errorShownOn(page)).toEqual({
      status: 409,
      reason:
        "There is already an account with your email address, but Google has not verified that the address is yours. " +
        "Please sign in with your password.",
    });
  });

  it("passes to whoever first proves its email address with Google, and every older way in ends", async () => {
    const person = aGoogleUser();
    const attacker = await registerCustomer(shop, { email: person.email });
    await linkOf(attacker.id, "an-account-of-the-attacker");
    const { message } = messageToOpener(await signInWithGoogle(origin, person));
    expect(message.user.id).toBe(attacker.id);
    expect(await apiFor(shop, message).getProfile()).toMatchObject({ email_confirmed: true });
    expect(await errorOf(attacker.api.getProfile())).toMatchObject({ status: 401 });
    expect(await errorOf(apiFor(shop).login({ body: toCredentials(attacker) }))).toMatchObject({ status: 401 });
    expect((await linksOf(attacker.id)).map(({ subject }) => subject)).not.toContain("an-account-of-the-attacker");
  });

  it("is claimed once when its owner finishes several sign-ins at once", async () => {
    const { email } = aGoogleUser();
    const userId = await aRegisteredCustomer(shop.database, { email, isConfirmed: false });
    const identity = { issuer: "https://p.example", name: "An", email, emailVerified: true };
    const rows = await Promise.all(
      ["11", "11", "12", "12"].map((subject) =>
        findOrCreateAccount(shop.database, shopIdentity, visitor, { ...identity, subject }),
      ),
    );
    expect(rows.map(({ id }) => id)).toEqual([userId, userId, userId, userId]);
    expect((await linksOf(userId)).map(({ subject }) => subject).sort()).toEqual(["11", "12"]);
    expect((await eventKindsOf(userId)).filter((kind) => kind === "account_claimed")).toHaveLength(1);
  });

  it("is linked to a second provider account with the same email address only if the address is verified", async () => {
    const person = aGoogleUser();
    const { id } = messageToOpener(await signInWithGoogle(origin, person)).message.user;
    const second = { issuer: "https://other.example", subject: "7", name: "Eve", email: person.email };
    const link = (emailVerified: boolean) =>
      findOrCreateAccount(shop.database, shopIdentity, visitor, { ...second, emailVerified });
    await expect(link(false)).rejects.toMatchObject({ code: "conflict" });
    expect(await link(true)).toMatchObject({ id });
  });

  it("rejects whoever created it with an unverified email address once the owner of the address resets the password", async () => {
    const stranger = aGoogleUser({ verified: false });
    const { message } = messageToOpener(await signInWithGoogle(origin, stranger));
    await resetPassword(message.user.id, stranger.email);
    expect(await sessionsOf(message.user.id)).toEqual([]);
    const page = await signInWithGoogle(origin, stranger);
    expect(page.status).toBe(409);
    expect(await linksOf(message.user.id)).toEqual([]);
  });
});

describe("somebody who registers a stranger's email address (account pre-hijacking)", () => {
  const confirmTokenFor = async (email: string) => {
    const [mail] = await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
    return /\/confirm\/([\w-]+)/.exec(mail?.bodyText ?? "")?.[1] ?? "";
  };

  it("gains nothing when the stranger opens the link in the mail, and later signs in with Google", async () => {
    const victim = aGoogleUser();
    const attacker = await registerCustomer(shop, { email: victim.email });
    const token = await confirmTokenFor(victim.email);
    const visitorApi = apiFor(shop);
    const ofVictim = await registerCustomer(shop);
    expect(await errorOf(visitorApi.confirmEmail({ body: { token, password: "a guess of mine" } }))).toMatchObject({
      status: 403,
      errors: { password: ["Incorrect password."] },
    });
    expect(await errorOf(ofVictim.api.confirmMyEmail({ body: { token } }))).toMatchObject({ status: 403 });
    expect(await attacker.api.getProfile()).toMatchObject({ email_confirmed: false });

    const { message } = messageToOpener(await signInWithGoogle(origin, victim));
    expect(message.user.id).toBe(attacker.id);
    expect(await errorOf(attacker.api.getProfile())).toMatchObject({ status: 401 });
    expect(await errorOf(apiFor(shop).login({ body: toCredentials(attacker) }))).toMatchObject({ status: 401 });
  });

  it("gains nothing from a sign-in that was under way when the account was claimed", async () => {
    const victim = aGoogleUser();
    const attacker = await registerCustomer(shop, { email: victim.email });
    const [asItWas] = await shop.database.db.select().from(users).where(eq(users.id, attacker.id));
    await signInWithGoogle(origin, victim);
    const context = { database: shop.database, shopIdentity, sessionIdle: readSettings({}).sessionIdle };
    const signIn = completeSignIn(context, asItWas as typeof users.$inferSelect, visitor, { remember: false });
    await expect(signIn).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await sessionsOf(attacker.id)).toHaveLength(1);
  });

  it("cannot keep the owner from confirming the address in the session of the account, or with its password", async () => {
    for (const way of ["session", "password"]) {
      const customer = await registerCustomer(shop);
      const token = await confirmTokenFor(customer.email);
      const body = { token, password: customer.password };
      await (way === "session"
        ? customer.api.confirmMyEmail({ body: { token } })
        : apiFor(shop).confirmEmail({ body }));
      expect(await customer.api.getProfile()).toMatchObject({ email_confirmed: true });
      expect(await errorOf(customer.api.confirmMyEmail({ body: { token } }))).toMatchObject({ status: 422 });
    }
  });
});

describe("concurrent first sign-ins", () => {
  it("with the same identity create one account", async () => {
    const identity = {
      issuer: "https://p.example",
      subject: "1",
      name: "An",
      email: "an@example.com",
      emailVerified: true,
    };
    const rows = await Promise.all(
      Array.from({ length: 8 }, () => findOrCreateAccount(shop.database, shopIdentity, visitor, identity)),
    );
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
    expect(await linksOf(rows[0]?.id ?? 0)).toHaveLength(1);
  });

  it("with the same unverified email address create one account and reject the other sign-in", async () => {
    const identity = { issuer: "https://p.example", name: "Binh", email: "binh@example.com", emailVerified: false };
    const outcomes = await Promise.allSettled(
      ["2", "3"].map((subject) => findOrCreateAccount(shop.database, shopIdentity, visitor, { ...identity, subject })),
    );
    const rejected = outcomes.filter(({ status }) => status === "rejected") as PromiseRejectedResult[];
    expect(rejected).toHaveLength(1);
    expect(rejected[0]?.reason).toMatchObject({ code: "conflict" });
  });
});
