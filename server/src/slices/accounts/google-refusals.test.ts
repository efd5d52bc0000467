import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Browser, type Visited } from "../../../test/browser.ts";
import { almostSignedIn, toldToOpener } from "../../../test/google.ts";
import { freePort } from "../../../test/postgres-cluster.ts";
import { testShop } from "../../../test/test-app.ts";
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
async function refusalIn({ status, headers, text }: Visited): Promise<{ status: number; reason: string }> {
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
const unfit = {
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
    const { browser, back } = await almostSignedIn(origin);
    expect(await refusalIn(await browser.visit(changed(back, values)))).toEqual(notValid);
  });

  it("is refused a second time with what was good once", async () => {
    const { browser, back } = await almostSignedIn(origin);
    const cookie = browser.cookie("sign_in_attempt");
    toldToOpener(await browser.visit(back));
    before = await counts();
    expect(await refusalIn(await browser.visit(back))).toEqual(notValid);
    const replayed = await fetch(back, { headers: { cookie: `sign_in_attempt=${cookie}` } });
    expect(replayed.status).toBe(422);
    expect(await counts()).toEqual(before);
  });

  it("is refused in a browser that did not begin it, without spoiling it for the one that did", async () => {
    const { browser, back } = await almostSignedIn(origin);
    expect(await refusalIn(await new Browser().visit(back))).toEqual(notValid);
    const foreign = await almostSignedIn(origin);
    expect(await refusalIn(await foreign.browser.visit(back))).toEqual(notValid);
    expect(toldToOpener(await browser.visit(back)).target).toBe(origin);
  });

  it("is refused once the cookie is gone", async () => {
    const { browser, back } = await almostSignedIn(origin);
    browser.forgetCookies();
    expect(await refusalIn(await browser.visit(back))).toEqual(notValid);
  });

  it("is refused after ten minutes", async () => {
    const { browser, back } = await almostSignedIn(origin);
    const [row] = await shop.database.db.select().from(signInAttempts).limit(1);
    expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(600_000);
    await shop.database.db.update(signInAttempts).set({ expiresAt: sql`now()` });
    expect(await refusalIn(await browser.visit(back))).toEqual(notValid);
  });

  it.each([
    ["a code that was tampered with", { code: "B".repeat(43) }],
    ["no code", { code: undefined }],
    ["another provider's name", { iss: "https://accounts.evil.example" }],
  ])("is refused with %s", async (_, values) => {
    const { browser, back } = await almostSignedIn(origin);
    expect(await refusalIn(await browser.visit(changed(back, values)))).toEqual(unfit);
  });

  it.each([
    ["nonce", { nonce: "another" }],
    ["code verifier", { verifier: "C".repeat(43) }],
  ])("is refused when the %s is not the one it began with", async (_, values) => {
    const { browser, back } = await almostSignedIn(origin);
    await shop.database.db.update(signInAttempts).set(values);
    expect(await refusalIn(await browser.visit(back))).toEqual(unfit);
  });

  it("is refused with a code that was given for another attempt", async () => {
    const [own, other] = [await almostSignedIn(origin), await almostSignedIn(origin)];
    const code = other.back.searchParams.get("code") ?? "";
    expect(await refusalIn(await own.browser.visit(changed(own.back, { code })))).toEqual(unfit);
  });

  it("is refused with parameters that come twice", async () => {
    const { browser, back } = await almostSignedIn(origin);
    back.searchParams.append("state", "again");
    expect(await refusalIn(await browser.visit(back))).toEqual({
      status: 422,
      reason: "Google's answer cannot be read. Please close this window and begin again.",
    });
  });

  it("says so when the person did not agree", async () => {
    const browser = new Browser();
    const question = await browser.visit(`${origin}/api/auth/google`);
    const page = await browser.visit(question.url, { form: { choice: "cancel" } });
    expect(await refusalIn(page)).toEqual({
      status: 403,
      reason: "You did not agree to the sign-in at Google. Nothing has changed.",
    });
  });

  it("says so when Google reports a failure of its own, and does not repeat its words", async () => {
    const { browser, back } = await almostSignedIn(origin);
    const page = await browser.visit(changed(back, { error: "<b>server_error</b>" }));
    expect(await refusalIn(page)).toEqual({
      status: 424,
      reason: "Google could not sign you in. Please try again in a moment.",
    });
    expect(page.text).not.toContain("server_error");
  });

  it("is refused when it happens too often", async () => {
    await shop.database.db.execute(sql`update rate_limits set count = 30 * 100 where key like '/api/auth/google %'`);
    const page = await new Browser().visit(`${origin}/api/auth/google`);
    await shop.database.db.execute(sql`delete from rate_limits`);
    expect(await refusalIn(page)).toEqual({
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
