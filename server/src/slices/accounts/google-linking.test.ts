import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserResponse } from "../../../test/support/browser.ts";
import { aGoogleUser, aRegisteredCustomer, signInWithGoogle, messageToOpener } from "../../../test/support/google.ts";
import { freePort } from "../../../test/support/postgres-cluster.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { shopIdentityFrom } from "../../platform/mail/shop-identity.ts";
import { identities, sessions } from "../../schema/index.ts";
import { readSettings } from "../../settings.ts";
import { findOrCreateAccount } from "./find-or-create-account.ts";
import { createOneTimeLink } from "./one-time-links.ts";

const port = await freePort();
const origin = `http://localhost:${port}`;
const shopIdentity = shopIdentityFrom(readSettings({ PORT: String(port) }));
const shop = testShop({ settings: { PORT: String(port), RATE_LIMIT_SCALE: "100" } });
beforeAll(() => shop.app.listen({ port, host: "localhost" }));

const linksOf = (userId: number) => shop.database.db.select().from(identities).where(eq(identities.userId, userId));
const sessionsOf = (userId: number) => shop.database.db.select().from(sessions).where(eq(sessions.userId, userId));

/** What a page refuses with, once it is sure that the account has neither a link nor a new session. */
async function errorIn({ status, text }: BrowserResponse, userId: number): Promise<{ status: number; reason: string }> {
  expect(text).not.toContain("postMessage");
  expect(await linksOf(userId)).toEqual([]);
  expect(await sessionsOf(userId)).toHaveLength(1);
  return { status, reason: /<p role="alert">(.*?)<\/p>/.exec(text)?.[1] ?? "" };
}

const resetThroughMail = async (userId: number, email: string) => {
  const token = await shop.database.transaction((tx) => createOneTimeLink(tx, userId, "reset"));
  const password = "a quiet river 7";
  const payload = { email, token, password, password_confirmation: password };
  expect((await shop.app.inject({ method: "POST", url: "/api/reset", payload })).statusCode).toBe(200);
};

describe("an account that exists already", () => {
  it("is linked when Google and the shop both know the address as confirmed, however it is capitalised", async () => {
    const person = aGoogleUser();
    const userId = await aRegisteredCustomer(shop.database, { email: person.email.toUpperCase(), isConfirmed: true });
    const { message } = messageToOpener(await signInWithGoogle(origin, person));
    expect(message.user).toMatchObject({ id: userId, name: "Robin" });
    expect(await linksOf(userId)).toHaveLength(1);
  });

  it("is not linked when Google has not verified the address", async () => {
    const person = aGoogleUser({ verified: false });
    const userId = await aRegisteredCustomer(shop.database, { email: person.email, isConfirmed: true });
    expect(await errorIn(await signInWithGoogle(origin, person), userId)).toEqual({
      status: 409,
      reason:
        "Your e-mail address has an account here already, and Google has not verified that the address is yours. " +
        "Please sign in with your password.",
    });
  });

  it("is not linked while its own address is not confirmed, and says how to change that", async () => {
    const person = aGoogleUser();
    const userId = await aRegisteredCustomer(shop.database, { email: person.email, isConfirmed: false });
    expect(await errorIn(await signInWithGoogle(origin, person), userId)).toEqual({
      status: 409,
      reason:
        "Your e-mail address has an account here already, but it was never confirmed. Please set a new password with " +
        "“Forgot password”, which confirms it. After that you can sign in with Google.",
    });
    await resetThroughMail(userId, person.email);
    expect(messageToOpener(await signInWithGoogle(origin, person)).message.user.id).toBe(userId);
  });

  it("stays with its first owner when the address moves to another Google account", async () => {
    const person = aGoogleUser();
    const first = messageToOpener(await signInWithGoogle(origin, person)).message.user.id;
    const other = { issuer: "https://other.example", subject: "7", name: "Eve", email: person.email };
    await expect(
      findOrCreateAccount(shop.database, shopIdentity, { ...other, emailVerified: false }),
    ).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await findOrCreateAccount(shop.database, shopIdentity, { ...other, emailVerified: true })).toMatchObject({
      id: first,
    });
  });

  it("is lost to a stranger who opened it with an unverified address, once the address's owner sets a password", async () => {
    const stranger = aGoogleUser({ verified: false });
    const { message } = messageToOpener(await signInWithGoogle(origin, stranger));
    await resetThroughMail(message.user.id, stranger.email);
    expect(await sessionsOf(message.user.id)).toEqual([]);
    const page = await signInWithGoogle(origin, stranger);
    expect(page.status).toBe(409);
    expect(await linksOf(message.user.id)).toEqual([]);
  });
});

describe("two who are equally fast", () => {
  it("get one account if they are the same person", async () => {
    const identity = {
      issuer: "https://p.example",
      subject: "1",
      name: "An",
      email: "an@example.com",
      emailVerified: true,
    };
    const rows = await Promise.all(
      Array.from({ length: 8 }, () => findOrCreateAccount(shop.database, shopIdentity, identity)),
    );
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
    expect(await linksOf(rows[0]?.id ?? 0)).toHaveLength(1);
  });

  it("get one account and one refusal if they only claim the same address", async () => {
    const identity = { issuer: "https://p.example", name: "Binh", email: "binh@example.com", emailVerified: false };
    const outcomes = await Promise.allSettled(
      ["2", "3"].map((subject) => findOrCreateAccount(shop.database, shopIdentity, { ...identity, subject })),
    );
    const refused = outcomes.filter(({ status }) => status === "rejected") as PromiseRejectedResult[];
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toMatchObject({ code: "conflict" });
  });
});
