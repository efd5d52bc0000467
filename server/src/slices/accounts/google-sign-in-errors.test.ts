import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { Browser, type BrowserResponse } from "../../../test/support/browser.ts";
import { errorShownOn, listeningShop, messageToOpener, signInUntilCallback } from "../../../test/support/google.ts";
import { signInAttempts } from "../../schema/index.ts";

const { shop, origin } = await listeningShop();

const counts = () =>
  shop.database.db.execute(sql`select (select count(*) from users)::integer as users,
    (select count(*) from identities)::integer as identities, (select count(*) from sessions)::integer as sessions`);

let before: unknown;
beforeEach(async () => {
  before = await counts();
});

/** The error a page shows, after checking that it is a proper error page and that nothing was written. */
async function errorIn(page: BrowserResponse): Promise<{ status: number; reason: string }> {
  const { headers, text } = page;
  expect(text).toContain("<h1>That did not work</h1>");
  expect(text).toContain(`<button id="close" type="button">Close</button>`);
  expect(text).not.toMatch(/postMessage|\son\w+=/);
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(headers.get("content-security-policy")).toMatch(/script-src 'self'( 'sha256-[^']+'){2};/);
  expect(headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
  expect(await counts()).toEqual(before);
  return errorShownOn(page);
}

const invalidAttempt = {
  status: 422,
  reason: "This sign-in is no longer valid. Please close this window and try again.",
};
const invalidCallback = {
  status: 422,
  reason: "Google's response does not match this sign-in. Please close this window and try again.",
};

const withParams = (url: URL, values: Record<string, string | undefined>): URL => {
  const copy = new URL(url);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) copy.searchParams.delete(name);
    else copy.searchParams.set(name, value);
  }
  return copy;
};

describe("a sign-in that another site starts", () => {
  it.each(["cross-site", "same-site"])("is rejected when the browser reports %s", async (site) => {
    const { statusCode, body } = await shop.app.inject({
      url: "/api/auth/google",
      headers: { "sec-fetch-site": site },
    });
    expect(statusCode).toBe(403);
    expect(body).toContain("Please start again on our own page.");
    expect(await counts()).toEqual(before);
  });
});

describe("the callback from Google", () => {
  it.each([
    ["another state", { state: "A".repeat(43) }],
    ["no state", { state: undefined }],
    ["an empty state", { state: "" }],
  ])("is rejected with %s", async (_, values) => {
    const { browser, callbackUrl } = await signInUntilCallback(origin);
    expect(await errorIn(await browser.visit(withParams(callbackUrl, values)))).toEqual(invalidAttempt);
  });

  it("is rejected when it is replayed", async () => {
    const { browser, callbackUrl } = await signInUntilCallback(origin);
    const cookie = browser.cookie("sign_in_attempt");
    messageToOpener(await browser.visit(callbackUrl));
    before = await counts();
    expect(await errorIn(await browser.visit(callbackUrl))).toEqual(invalidAttempt);
    const replayed = await fetch(callbackUrl, { headers: { cookie: `sign_in_attempt=${cookie}` } });
    expect(replayed.status).toBe(422);
    expect(await counts()).toEqual(before);
  });

  it("is rejected in a browser that did not begin the sign-in, and still works in the one that did", async () => {
    const { browser, callbackUrl } = await signInUntilCallback(origin);
    expect(await errorIn(await new Browser().visit(callbackUrl))).toEqual(invalidAttempt);
    const other = await signInUntilCallback(origin);
    expect(await errorIn(await other.browser.visit(callbackUrl))).toEqual(invalidAttempt);
    expect(messageToOpener(await browser.visit(callbackUrl)).target).toBe(origin);
  });

  it("is rejected without the cookie", async () => {
    const { browser, callbackUrl } = await signInUntilCallback(origin);
    browser.clearCookies();
    expect(await errorIn(await browser.visit(callbackUrl))).toEqual(invalidAttempt);
  });

  it("is rejected after ten minutes", async () => {
    const { browser, callbackUrl } = await signInUntilCallback(origin);
    const [row] = await shop.database.db.select().from(signInAttempts).limit(1);
    expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(600_000);
    await shop.database.db.update(signInAttempts).set({ expiresAt: sql`now()` });
    expect(await errorIn(await browser.visit(callbackUrl))).toEqual(invalidAttempt);
  });

  it.each([
    ["a code that was tampered with", { code: "B".repeat(43) }],
    ["no code", { code: undefined }],
    ["another issuer", { iss: "https://accounts.evil.example" }],
  ])("is rejected with %s", async (_, values) => {
    const { browser, callbackUrl } = await signInUntilCallback(origin);
    expect(await errorIn(await browser.visit(withParams(callbackUrl, values)))).toEqual(invalidCallback);
  });

  it.each([
    ["nonce", { nonce: "another" }],
    ["code verifier", { verifier: "C".repeat(43) }],
  ])("is rejected when the %s is not the one the sign-in began with", async (_, values) => {
    const { browser, callbackUrl } = await signInUntilCallback(origin);
    await shop.database.db.update(signInAttempts).set(values);
    expect(await errorIn(await browser.visit(callbackUrl))).toEqual(invalidCallback);
  });

  it("is rejected with a code that was issued for another attempt", async () => {
    const [own, other] = [await signInUntilCallback(origin), await signInUntilCallback(origin)];
    const code = other.callbackUrl.searchParams.get("code") ?? "";
    expect(await errorIn(await own.browser.visit(withParams(own.callbackUrl, { code })))).toEqual(invalidCallback);
  });

  it("is rejected with repeated parameters", async () => {
    const { browser, callbackUrl } = await signInUntilCallback(origin);
    callbackUrl.searchParams.append("state", "again");
    expect(await errorIn(await browser.visit(callbackUrl))).toEqual({
      status: 422,
      reason: "We could not read Google's response. Please close this window and try again.",
    });
  });

  it("shows that the sign-in was canceled when the user cancels at Google", async () => {
    const browser = new Browser();
    const question = await browser.visit(`${origin}/api/auth/google`);
    const page = await browser.visit(question.url, { form: { choice: "cancel" } });
    expect(await errorIn(page)).toEqual({
      status: 403,
      reason: "You canceled the sign-in with Google. Nothing has changed.",
    });
  });

  it("shows that Google failed, without repeating the error parameter", async () => {
    const { browser, callbackUrl } = await signInUntilCallback(origin);
    const page = await browser.visit(withParams(callbackUrl, { error: "<b>server_error</b>" }));
    expect(await errorIn(page)).toEqual({
      status: 424,
      reason: "Google could not sign you in. Please try again in a moment.",
    });
    expect(page.text).not.toContain("server_error");
  });

  it("shows an error page when sign-in is attempted too often", async () => {
    await shop.database.db.execute(
      sql`update rate_limits set count = 30 * 100 where key like 'GET /api/auth/google %'`,
    );
    const page = await new Browser().visit(`${origin}/api/auth/google`);
    await shop.database.db.execute(sql`delete from rate_limits`);
    expect(await errorIn(page)).toEqual({
      status: 429,
      reason: "Too many attempts. Please try again in a few minutes.",
    });
  });
});

describe("the redirect URI for Google", () => {
  it.each([{ host: "127.0.0.9" }, { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" }])(
    "comes from the settings, whatever the headers say: %o",
    async (headers) => {
      const response = await shop.app.inject({ url: "/api/auth/google", headers });
      const address = new URL(String(response.headers.location));
      expect(address.searchParams.get("redirect_uri")).toBe(`${origin}/api/auth/google/callback`);
      expect(response.headers.location).not.toMatch(/evil\.example|127\.0\.0\.9/);
      expect(response.headers["set-cookie"]).not.toMatch(/domain/i);
    },
  );
});
