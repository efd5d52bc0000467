import { createHash } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import pino from "pino";
import { beforeAll, describe, expect, it } from "vitest";
import { Browser } from "../../../test/support/browser.ts";
import { aGoogleUser, signInUntilCallback, signInWithGoogle, messageToOpener } from "../../../test/support/google.ts";
import { freePort } from "../../../test/support/postgres-cluster.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { identities, mailOutbox, signInAttempts, users } from "../../schema/index.ts";

const port = await freePort();
const origin = `http://localhost:${port}`;
const log: string[] = [];
const logger = pino({ level: "trace" }, { write: (line: string) => void log.push(line) });
const shop = testShop({ settings: { PORT: String(port), RATE_LIMIT_SCALE: "100" }, logger });
beforeAll(() => shop.app.listen({ port, host: "localhost" }));

const profileWith = async (token: string) => {
  const response = await fetch(`${origin}/api/user/profile`, { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, profile: (await response.json()) as Record<string, unknown> };
};

const rowOf = async (id: number) => (await shop.database.db.select().from(users).where(eq(users.id, id)))[0];

describe("signing in with Google", () => {
  it("opens an account without a password for somebody new, and gives a token that works", async () => {
    const person = aGoogleUser();
    const { message } = messageToOpener(await signInWithGoogle(origin, person));
    expect(message).toEqual({
      type: "OAUTH_SUCCESS",
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      user: { id: expect.any(Number) as number, name: "Thu", email: person.email, role: { name: "customer" } },
    });
    expect(await profileWith(message.token)).toMatchObject({
      status: 200,
      profile: { user_id: message.user.id, full_name: "Thu", email: person.email, email_confirmed: true },
    });
    expect(await rowOf(message.user.id)).toMatchObject({ passwordHash: null });
  });

  it("finds the same account again, from any browser, also when the name there has changed", async () => {
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

  it("sends the usual link to confirm an address that Google has not verified", async () => {
    const person = aGoogleUser({ verified: false });
    const { message } = messageToOpener(await signInWithGoogle(origin, person));
    expect(await profileWith(message.token)).toMatchObject({ profile: { email_confirmed: false } });
    const mails = await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, person.email));
    expect(mails).toMatchObject([{ subject: "Welcome to Pawhaven" }]);
  });

  it("opens one account when the same new person comes back in several windows at once", async () => {
    const person = aGoogleUser();
    const windows = await Promise.all(Array.from({ length: 5 }, () => signInUntilCallback(origin, person)));
    const pages = await Promise.all(windows.map(({ browser, callbackUrl }) => browser.visit(callbackUrl)));
    const ids = pages.map((page) => messageToOpener(page).message.user.id);
    expect(new Set(ids).size).toBe(1);
    expect(await shop.database.db.select().from(users).where(eq(users.email, person.email))).toHaveLength(1);
  });

  it("opens a new account after the old one was deleted", async () => {
    const person = aGoogleUser();
    const { message } = messageToOpener(await signInWithGoogle(origin, person));
    await shop.app.inject({
      method: "POST",
      url: "/api/user/delete",
      payload: { email: person.email },
      headers: { authorization: `Bearer ${message.token}` },
    });
    const again = messageToOpener(await signInWithGoogle(origin, person));
    expect(again.message.user.id).not.toBe(message.user.id);
  });

  it("leaves no attempt and no cookie behind", async () => {
    const browser = new Browser();
    await browser.visit(`${origin}/api/auth/google`, { until: "/stand-in" });
    const begun = browser.cookie("sign_in_attempt");
    expect(begun).toMatch(/^[\w-]{43}$/);
    const before = await shop.database.db.select().from(signInAttempts);
    await signInWithGoogle(origin, aGoogleUser(), browser);
    expect(browser.cookie("sign_in_attempt")).toBeUndefined();
    expect(await shop.database.db.select().from(signInAttempts)).toEqual(before);
  });
});

describe("the page a window comes back to", () => {
  it("tells the shop's exact origin and nobody else, and closes", async () => {
    const told = messageToOpener(await signInWithGoogle(origin, aGoogleUser()));
    expect(told).toMatchObject({ target: origin, closes: true });
  });

  it("stays connected to its opener and allows only the script it came with", async () => {
    const { headers, text } = await signInWithGoogle(origin, aGoogleUser());
    const [, script = ""] = /<script>([\s\S]*?)<\/script>/.exec(text) ?? [];
    const hash = createHash("sha256").update(script).digest("base64");
    expect(headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
    expect(headers.get("content-security-policy")).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(text).not.toMatch(/\son\w+=/);
  });

  it("cannot be broken out of by a name", async () => {
    const name = `</script><script>alert("1")</script>`;
    const page = await signInWithGoogle(origin, aGoogleUser({ name }));
    expect(page.text.match(/<script>/g)).toHaveLength(1);
    expect(messageToOpener(page).message.user.name).toBe(name);
  });

  it("puts the token into no address and into no line of the log", async () => {
    const browser = new Browser();
    const { message } = messageToOpener(await signInWithGoogle(origin, aGoogleUser(), browser));
    const codes = browser.history.flatMap((address) => new URL(address).searchParams.get("code") ?? []);
    expect(browser.history.join("\n")).not.toContain(message.token);
    expect(codes).toHaveLength(1);
    expect(log.join("")).toContain("/api/auth/google/callback");
    for (const secret of [message.token, ...codes]) expect(log.join("")).not.toContain(secret);
  });

  it("keeps no secret in the database that opens a session or ends an attempt", async () => {
    const { callbackUrl, browser } = await signInUntilCallback(origin);
    const [attempt] = await shop.database.db
      .select()
      .from(signInAttempts)
      .orderBy(desc(signInAttempts.createdAt))
      .limit(1);
    const kept = JSON.stringify({ ...attempt, stateHash: attempt?.stateHash.toString("base64url") });
    expect(kept).not.toContain(callbackUrl.searchParams.get("state"));
    expect(kept).not.toContain(browser.cookie("sign_in_attempt"));
  });
});
