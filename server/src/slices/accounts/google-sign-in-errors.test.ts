import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Browser, type BrowserResponse } from "../../../test/support/browser.ts";
import { signInUntilCallback, messageToOpener } from "../../../test/support/google.ts";
import { freePort } from "../../../test/support/postgres-cluster.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { signInAttempts } from "../../schema/index.ts";

const port = await freePort();
const origin = `http://localhost:${port}`;
const shop = testShop({ settings: { PORT: String(port), RATE_LIMIT_SCALE: "100" } });
beforeAll(() => shop.app.listen({ port, host: "localhost" }));

const counts = () =>
  shop.database.db.execute(sql`select (select count(*) from users)::integer as users,
    (select count(*) from identities)::integer as identities, (select count(*) from sessions)::integer as sessions`);

let before: unknown;
beforeEach(async () => {
  before = await counts();
});

/** What a page refuses with, once it is sure that it is readable, gives no session to anybody and nothing has changed. */
async function errorIn({ status, headers, text }: BrowserResponse): Promise<{ status: number; reason: string }> {
  expect(text).toContain("<h1>That did not work</h1>");
  expect(text).toContain(`<button id="close" type="button">Close</button>`);
  expect(text).not.toMatch(/postMessage|\son\w+=/);
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
  expect(await counts()).toEqual(before);
  const reason = /<p role="alert">(.*?)<\/p>/.exec(text)?.[1] ?? "";
  return { status, reason: reason.replaceAll("&#39;", "'") };
}

const notValid = {
  status: 422,
  reason: "This sign-in is not valid any more. Please close this window and begin again.",
};
const invalidCallback = {
  status: 422,
  reason: "Google's answer does not belong to this sign-in. Please close this window and begin again.",
};

const changed = (url: URL, values: Record<string, string | undefined>): URL => {
  const copy = new URL(url);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) copy.searchParams.delete(name);
    else copy.searchParams.set(name, value);
  }
  return copy;
};

describe("coming back from Google", () => {
  it.each([
    ["another state", { state: "A".repeat(43) }],
    ["no state", { state: undefined }],
    ["an empty state", { state: "" }],
  ])("is refused with %s", async (_, values) => {
    const { browser, callbackUrl } = await signInUntilCallback(origin);
    expect(await errorIn(await browser.visit(changed(callbackUrl, values)))).toEqual(notValid);
  });

  it("is refused a second time with what was good once", async () => {
    const { browser, callbackUrl } = await signInUntilCallback(origin);
    const cookie = browser.cookie("sign_in_attempt");
    messageToOpener(await browser.visit(callbackUrl));
    before = await counts();
    expect(await errorIn(await browser.visit(callbackUrl))).toEqual(notValid);
    const replayed = await fetch(callbackUrl, { headers: { cookie: `sign_in_attempt=${cookie}` } });
    expect(replayed.status).toBe(422);
    expect(await counts()).toEqual(before);
  });

  it("is refused in a browser that did not begin it, without spoiling it for the one that did", async () => {
    const { browser, callbackUrl } = await signInUntilCallback(origin);
    expect(await errorIn(await new Browser().visit(callbackUrl))).toEqual(notValid);
    const foreign = await signInUntilCallback(origin);
    expect(await errorIn(await foreign.browser.visit(callbackUrl))).toEqual(notValid);
    expect(messageToOpener(await browser.visit(callbackUrl)).target).toBe(origin);
  });

  it("is refused once the cookie is gone", async () => {
    const { browser, callbackUrl } = await signInUntilCallback(origin);
    browser.clearCookies();
    expect(await errorIn(await browser.visit(callbackUrl))).toEqual(notValid);
  });

  it("is refused after ten minutes", async () => {
    const { browser, callbackUrl } = await signInUntilCallback(origin);
    const [row] = await shop.database.db.select().from(signInAttempts).limit(1);
    expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(600_000);
    await shop.database.db.update(signInAttempts).set({ expiresAt: sql`now()` });
    expect(await errorIn(await browser.visit(callbackUrl))).toEqual(notValid);
  });

  it.each([
    ["a code that was tampered with", { code: "B".repeat(43) }],
    ["no code", { code: undefined }],
    ["another provider's name", { iss: "https://accounts.evil.example" }],
  ])("is refused with %s", async (_, values) => {
    const { browser, callbackUrl } = await signInUntilCallback(origin);
    expect(await errorIn(await browser.visit(changed(callbackUrl, values)))).toEqual(invalidCallback);
  });

  it.each([
    ["nonce", { nonce: "another" }],
    ["code verifier", { verifier: "C".repeat(43) }],
  ])("is refused when the %s is not the one it began with", async (_, values) => {
    const { browser, callbackUrl } = await signInUntilCallback(origin);
    await shop.database.db.update(signInAttempts).set(values);
    expect(await errorIn(await browser.visit(callbackUrl))).toEqual(invalidCallback);
  });

  it("is refused with a code that was given for another attempt", async () => {
    const [own, other] = [await signInUntilCallback(origin), await signInUntilCallback(origin)];
    const code = other.callbackUrl.searchParams.get("code") ?? "";
    expect(await errorIn(await own.browser.visit(changed(own.callbackUrl, { code })))).toEqual(invalidCallback);
  });

  it("is refused with parameters that come twice", async () => {
    const { browser, callbackUrl } = await signInUntilCallback(origin);
    callbackUrl.searchParams.append("state", "again");
    expect(await errorIn(await browser.visit(callbackUrl))).toEqual({
      status: 422,
      reason: "We could not read Google's response. Please close this window and try again.",
    });
  });

  it("says so when the person did not agree", async () => {
    const browser = new Browser();
    const question = await browser.visit(`${origin}/api/auth/google`);
    const page = await browser.visit(question.url, { form: { choice: "cancel" } });
    expect(await errorIn(page)).toEqual({
      status: 403,
      reason: "You did not agree to the sign-in at Google. Nothing has changed.",
    });
  });

  it("says so when Google reports a failure of its own, and does not repeat its words", async () => {
    const { browser, callbackUrl } = await signInUntilCallback(origin);
    const page = await browser.visit(changed(callbackUrl, { error: "<b>server_error</b>" }));
    expect(await errorIn(page)).toEqual({
      status: 424,
      reason: "Google could not sign you in. Please try again in a moment.",
    });
    expect(page.text).not.toContain("server_error");
  });

  it("is refused when it happens too often", async () => {
    await shop.database.db.execute(sql`update rate_limits set count = 30 * 100 where key like '/api/auth/google %'`);
    const page = await new Browser().visit(`${origin}/api/auth/google`);
    await shop.database.db.execute(sql`delete from rate_limits`);
    expect(await errorIn(page)).toEqual({
      status: 429,
      reason: "That was a bit too often. Please try again in a few minutes.",
    });
  });
});

describe("the address Google sends the browser back to", () => {
  it.each([{ host: "evil.example" }, { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" }])(
    "comes from the settings, not from a request with %o",
    async (headers) => {
      const response = await shop.app.inject({ url: "/api/auth/google", headers });
      const address = new URL(String(response.headers.location));
      expect(address.searchParams.get("redirect_uri")).toBe(`${origin}/api/auth/google/callback`);
      expect(response.headers.location).not.toContain("evil.example");
      expect(response.headers["set-cookie"]).not.toMatch(/domain/i);
    },
  );
});
