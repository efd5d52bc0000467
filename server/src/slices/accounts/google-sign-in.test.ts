import { createHash } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import pino from "pino";
import { describe, expect, it } from "vitest";
import { apiFor } from "../../../test/support/api-client.ts";
import { aCustomer } from "../../../test/support/factories.ts";
import { Browser } from "../../../test/support/browser.ts";
import {
  aGoogleUser,
  listeningShop,
  messageToOpener,
  signInUntilCallback,
  signInWithGoogle,
} from "../../../test/support/google.ts";
import { identities, mailOutbox, signInAttempts, users } from "../../schema/index.ts";

const log: string[] = [];
const logger = pino({ level: "trace" }, { write: (line: string) => void log.push(line) });
const { shop, origin } = await listeningShop({ logger });

const profileOf = ({ token }: { token: string }) => apiFor(shop, { token }).getProfile();

const rowOf = async (id: number) => (await shop.database.db.select().from(users).where(eq(users.id, id)))[0];

describe("sign-in with Google", () => {
  it("creates an account without a password for a new user and returns a working token", async () => {
    const person = aGoogleUser();
    const { message } = messageToOpener(await signInWithGoogle(origin, person));
    expect(message).toEqual({
      type: "OAUTH_SUCCESS",
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      user: { id: expect.any(Number) as number, name: "Thu", email: person.email, role: { name: "customer" } },
    });
    expect(await profileOf(message)).toMatchObject({
      user_id: message.user.id,
      full_name: "Thu",
      email: person.email,
      email_confirmed: true,
    });
    expect(await rowOf(message.user.id)).toMatchObject({ passwordHash: null });
  });

  it("finds the same account again from any browser, even after the name at Google has changed", async () => {
    const person = aGoogleUser();
    const first = messageToOpener(await signInWithGoogle(origin, person));
    const browser = new Browser();
    const second = messageToOpener(await signInWithGoogle(origin, { ...person, name: "Thu Nguyen" }, browser));
    const third = messageToOpener(await signInWithGoogle(origin, { ...person, verified: false }, browser));
    expect([second.message.user, third.message.user]).toEqual([first.message.user, first.message.user]);
    expect(new Set([first.message.token, second.message.token, third.message.token]).size).toBe(3);
    const links = await shop.database.db.select().from(identities).where(eq(identities.userId, first.message.user.id));
    expect(links).toMatchObject([{ issuer: `${origin}/stand-in/openid` }]);
  });

  it("mails a confirmation link for an email address that Google has not verified", async () => {
    const person = aGoogleUser({ verified: false });
    const { message } = messageToOpener(await signInWithGoogle(origin, person));
    expect(await profileOf(message)).toMatchObject({ email_confirmed: false });
    const mails = await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, person.email));
    expect(mails).toMatchObject([{ subject: "Welcome to Pawhaven" }]);
  });

  it("creates one account when a new user finishes signing in from several windows at once", async () => {
    const person = aGoogleUser();
    const windows = await Promise.all(Array.from({ length: 5 }, () => signInUntilCallback(origin, person)));
    const pages = await Promise.all(windows.map(({ browser, callbackUrl }) => browser.visit(callbackUrl)));
    const ids = pages.map((page) => messageToOpener(page).message.user.id);
    expect(new Set(ids).size).toBe(1);
    expect(await shop.database.db.select().from(users).where(eq(users.email, person.email))).toHaveLength(1);
  });

  it("creates a new account after the old one was deleted", async () => {
    const person = aGoogleUser();
    const { message } = messageToOpener(await signInWithGoogle(origin, person));
    await apiFor(shop, message).deleteAccount({ body: { email: person.email } });
    const again = messageToOpener(await signInWithGoogle(origin, person));
    expect(again.message.user.id).not.toBe(message.user.id);
  });

  it("deletes the attempt and the cookie", async () => {
    const browser = new Browser();
    await browser.visit(`${origin}/api/auth/google`, { until: "/stand-in" });
    expect(browser.cookie("sign_in_attempt")).toMatch(/^[\w-]{43}$/);
    const before = await shop.database.db.select().from(signInAttempts);
    await signInWithGoogle(origin, aGoogleUser(), browser);
    expect(browser.cookie("sign_in_attempt")).toBeUndefined();
    expect(await shop.database.db.select().from(signInAttempts)).toEqual(before);
  });
});

describe("the page that ends a sign-in with Google", () => {
  it("posts the session to the shop's exact origin only, and closes", async () => {
    const posted = messageToOpener(await signInWithGoogle(origin, aGoogleUser()));
    expect(posted).toMatchObject({ target: origin, closes: true });
  });

  it("keeps its opener and allows only inline scripts that we know", async () => {
    const { headers, text } = await signInWithGoogle(origin, aGoogleUser());
    const [, script = ""] = /<script>([\s\S]*?)<\/script>/.exec(text) ?? [];
    const hash = createHash("sha256").update(script).digest("base64");
    expect(headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
    expect(headers.get("content-security-policy")).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]+')+;/);
    expect(headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(text).not.toMatch(/\son\w+=/);
  });

  it("escapes markup in the name of an account from before names were restricted", async () => {
    const name = `</script><script>alert("1")</script>`;
    const person = aGoogleUser();
    await aCustomer(shop.database, { name, email: person.email });
    const page = await signInWithGoogle(origin, person);
    expect(page.text.match(/<script>/g)).toHaveLength(1);
    expect(messageToOpener(page).message.user.name).toBe(name);
  });

  it("puts the token into no URL and no log line", async () => {
    const browser = new Browser();
    const { message } = messageToOpener(await signInWithGoogle(origin, aGoogleUser(), browser));
    const codes = browser.history.flatMap((url) => new URL(url).searchParams.get("code") ?? []);
    expect(browser.history.join("\n")).not.toContain(message.token);
    expect(codes).toHaveLength(1);
    expect(log.join("")).toContain("/api/auth/google/callback");
    for (const secret of [message.token, ...codes]) expect(log.join("")).not.toContain(secret);
  });
});

describe("a stored sign-in attempt", () => {
  it("contains neither the state nor the browser's key, only their hashes", async () => {
    const { callbackUrl, browser } = await signInUntilCallback(origin);
    const [attempt] = await shop.database.db
      .select()
      .from(signInAttempts)
      .orderBy(desc(signInAttempts.createdAt))
      .limit(1);
    const stored = JSON.stringify({
      ...attempt,
      stateHash: attempt?.stateHash.toString("base64url"),
      browserHash: attempt?.browserHash.toString("base64url"),
    });
    expect(stored).not.toContain(callbackUrl.searchParams.get("state"));
    expect(stored).not.toContain(browser.cookie("sign_in_attempt"));
  });
});
