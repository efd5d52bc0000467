import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { freePort } from "../../../test/support/postgres-cluster.ts";
import { FakeOpenIdProvider } from "../../../test/support/fake-openid-provider.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { signInAttempts, users } from "../../schema/index.ts";

const provider = new FakeOpenIdProvider(await freePort());
const unstartedProvider = new FakeOpenIdProvider(await freePort());
const client = { GOOGLE_CLIENT_ID: "shop", GOOGLE_CLIENT_SECRET: "secret", PUBLIC_URL: "https://shop.example" };
const shop = testShop({ settings: { ...client, GOOGLE_ISSUER: provider.issuer, RATE_LIMIT_SCALE: "100" } });
const shopBeforeProvider = testShop({ settings: { ...client, GOOGLE_ISSUER: unstartedProvider.issuer } });
const shopWithoutGoogle = testShop({ settings: { SANDBOX: "off" } });

/** Begins a sign-in for which the provider will issue an ID token with these claims. */
async function beginSignIn(claims: Record<string, unknown> = {}) {
  const response = await shop.app.inject({ url: "/api/auth/google" });
  const authorizationUrl = new URL(String(response.headers.location));
  const { state = "", nonce } = Object.fromEntries(authorizationUrl.searchParams);
  provider.claims = { sub: "1", email: "cuc@example.com", email_verified: true, name: "Cuc", nonce, ...claims };
  const cookie = String(response.headers["set-cookie"]).split(";")[0] ?? "";
  return {
    response,
    authorizationUrl,
    finish: () => shop.app.inject({ url: `/api/auth/google/callback?code=x&state=${state}`, headers: { cookie } }),
  };
}

const userEmails = () => shop.database.db.select({ email: users.email }).from(users);

beforeAll(() => provider.start());
afterAll(() => provider.stop());
beforeEach(() => {
  provider.tokenErrorResponse = undefined;
  provider.signsWithWrongKey = false;
});

describe("a configured provider", () => {
  it("gets an authorization request with code flow, state, nonce, PKCE and the public redirect URI", async () => {
    const { authorizationUrl, response } = await beginSignIn();
    expect(response.statusCode).toBe(302);
    expect(`${authorizationUrl.origin}${authorizationUrl.pathname}`).toBe(`${provider.issuer}/auth`);
    expect(Object.fromEntries(authorizationUrl.searchParams)).toEqual({
      client_id: "shop",
      response_type: "code",
      redirect_uri: "https://shop.example/api/auth/google/callback",
      scope: "openid email profile",
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: "S256",
    });
  });

  it("is bound to the browser by a cookie that is HttpOnly, SameSite and Secure", async () => {
    const { response } = await beginSignIn();
    expect(response.headers["set-cookie"]).toMatch(
      /^sign_in_attempt=[\w-]{43}; Max-Age=600; Path=\/api\/auth; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it("signs users in, and the session is posted to the public origin only", async () => {
    const page = await (await beginSignIn()).finish();
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`"targetOrigin":"https://shop.example"}`);
    expect(await userEmails()).toEqual([{ email: "cuc@example.com" }]);
  });

  it.each([
    [{ name: undefined }, "Duc Le"],
    [{ name: "  " }, "Duc Le"],
    [{ name: "Win at evil.example" }, "Duc Le"],
    [{ name: "Duc\u200B" }, "Duc Le"],
    [{ name: " Duc Le " }, "Duc Le"],
    [{ name: "D".repeat(300) }, "D".repeat(100)],
  ])("that asserts the name %o creates an account for %s", async (claims, name) => {
    await shop.database.db.delete(users).where(eq(users.email, "Duc.Le@example.com"));
    const attempt = await beginSignIn({ sub: "2", email: "Duc.Le@example.com", ...claims });
    expect((await attempt.finish()).statusCode).toBe(200);
    const [row] = await shop.database.db.select().from(users).where(eq(users.email, "Duc.Le@example.com"));
    expect(row?.name).toBe(name);
  });

  it("verifies an email address only with the boolean claim true", async () => {
    for (const [subject, verified] of Object.entries({ a: undefined, b: "true", c: 1, d: false })) {
      const attempt = await beginSignIn({ sub: subject, email: `${subject}@example.com`, email_verified: verified });
      expect((await attempt.finish()).statusCode).toBe(200);
      const [row] = await shop.database.db
        .select()
        .from(users)
        .where(eq(users.email, `${subject}@example.com`));
      expect(row?.emailConfirmedAt).toBeNull();
    }
  });
});

describe("an ID token", () => {
  it.each([
    ["the nonce of another attempt", { nonce: "another" }],
    ["no nonce", { nonce: undefined }],
    ["another issuer", { iss: "https://accounts.google.com" }],
    ["another client as its audience", { aud: "another" }],
    ["an expiry in the past", { exp: 1_000_000 }],
    ["no subject", { sub: undefined }],
  ])("with %s is rejected", async (_, claims) => {
    const before = await userEmails();
    const page = await (await beginSignIn({ sub: "9", email: "nobody@example.com", ...claims })).finish();
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain("response does not match this sign-in.");
    expect(await userEmails()).toEqual(before);
  });

  it("signed with an unknown key is rejected", async () => {
    provider.signsWithWrongKey = true;
    const page = await (await beginSignIn({ sub: "9", email: "nobody@example.com" })).finish();
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain("response does not match this sign-in.");
  });

  it.each([{ email: undefined }, { email: "no address" }, { email: 7 }])(
    "without a valid email address (%o) is rejected with an explanation",
    async (claims) => {
      const page = await (await beginSignIn({ sub: "9", ...claims })).finish();
      expect(page.statusCode).toBe(422);
      expect(page.body).toContain("Google did not share your email address");
    },
  );
});

describe("a provider outage", () => {
  const outageMessage = "Google cannot be reached right now. Please try again in a moment.";

  it.each([
    [500, "text/html", "<h1>Oops</h1>"],
    [503, "application/json", "{}"],
    [200, "text/html", "<h1>Captive portal</h1>"],
  ])("while a code is redeemed (status %i, %s) leads to an error page", async (status, type, body) => {
    const attempt = await beginSignIn();
    provider.tokenErrorResponse = { status, type, body };
    const page = await attempt.finish();
    expect(page.statusCode).toBe(424);
    expect(page.body).toContain(outageMessage);
  });

  it("during the callback leads to an error page, and sign-in works again afterwards", async () => {
    const attempt = await beginSignIn();
    await provider.stop();
    const page = await attempt.finish();
    await provider.start();
    expect(page.statusCode).toBe(424);
    expect(page.body).toContain(outageMessage);
    expect((await (await beginSignIn()).finish()).statusCode).toBe(200);
  });

  it("before the first sign-in leads to an error page, stores nothing, and the next sign-in retries", async () => {
    const page = await shopBeforeProvider.app.inject({ url: "/api/auth/google" });
    expect(page.statusCode).toBe(424);
    expect(page.body).toContain(outageMessage);
    expect(page.headers["set-cookie"]).toBeUndefined();
    expect(await shopBeforeProvider.database.db.select().from(signInAttempts)).toEqual([]);
    await unstartedProvider.start();
    expect((await shopBeforeProvider.app.inject({ url: "/api/auth/google" })).statusCode).toBe(302);
    await unstartedProvider.stop();
  });
});

describe("a shop without Google", () => {
  it.each(["/api/auth/google", "/api/auth/google/callback?code=x&state=y"])("responds 404 at %s", async (url) => {
    const response = await shopWithoutGoogle.app.inject({ url });
    expect(response.statusCode).toBe(404);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.body).toContain("Google sign-in is not set up in this shop.");
    expect(await shopWithoutGoogle.database.db.select().from(signInAttempts)).toEqual([]);
  });

  it("does not serve the sandbox either", async () => {
    const url = "/stand-in/openid/.well-known/openid-configuration";
    expect((await shopWithoutGoogle.app.inject({ url })).statusCode).toBe(404);
  });
});
