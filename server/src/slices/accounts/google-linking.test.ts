import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor } from "../../../test/support/api-client.ts";
import type { BrowserResponse } from "../../../test/support/browser.ts";
import {
  aGoogleUser,
  aRegisteredCustomer,
  errorShownOn,
  listeningShop,
  messageToOpener,
  signInWithGoogle,
} from "../../../test/support/google.ts";
import { shopIdentityFrom } from "../../platform/mail/shop-identity.ts";
import { identities, sessions } from "../../schema/index.ts";
import { readSettings } from "../../settings.ts";
import { findOrCreateAccount } from "./find-or-create-account.ts";
import { createOneTimeLink } from "./one-time-links.ts";

const { shop, origin } = await listeningShop();
const shopIdentity = shopIdentityFrom({ ...readSettings({}), origin });

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

  it("is not linked until its email address is confirmed, and the error explains how to do that", async () => {
    const person = aGoogleUser();
    const userId = await aRegisteredCustomer(shop.database, { email: person.email, isConfirmed: false });
    const page = await signInWithGoogle(origin, person);
    await expectNotLinked(page, userId);
    expect(errorShownOn(page)).toEqual({
      status: 409,
      reason:
        "There is already an account with your email address, but the address was never confirmed. Please set a new " +
        "password with “Forgot password”, which also confirms the address. Then you can sign in with Google.",
    });
    await resetPassword(userId, person.email);
    expect(messageToOpener(await signInWithGoogle(origin, person)).message.user.id).toBe(userId);
  });

  it("is linked to a second provider account with the same email address only if the address is verified", async () => {
    const person = aGoogleUser();
    const { id } = messageToOpener(await signInWithGoogle(origin, person)).message.user;
    const second = { issuer: "https://other.example", subject: "7", name: "Eve", email: person.email };
    const link = (emailVerified: boolean) =>
      findOrCreateAccount(shop.database, shopIdentity, { ...second, emailVerified });
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
      Array.from({ length: 8 }, () => findOrCreateAccount(shop.database, shopIdentity, identity)),
    );
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
    expect(await linksOf(rows[0]?.id ?? 0)).toHaveLength(1);
  });

  it("with the same unverified email address create one account and reject the other sign-in", async () => {
    const identity = { issuer: "https://p.example", name: "Binh", email: "binh@example.com", emailVerified: false };
    const outcomes = await Promise.allSettled(
      ["2", "3"].map((subject) => findOrCreateAccount(shop.database, shopIdentity, { ...identity, subject })),
    );
    const rejected = outcomes.filter(({ status }) => status === "rejected") as PromiseRejectedResult[];
    expect(rejected).toHaveLength(1);
    expect(rejected[0]?.reason).toMatchObject({ code: "conflict" });
  });
});
