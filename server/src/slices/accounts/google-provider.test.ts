import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { freePort } from "../../../test/support/postgres-cluster.ts";
import { FakeOpenIdProvider } from "../../../test/support/fake-openid-provider.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { signInAttempts, users } from "../../schema/index.ts";

const provider = new FakeOpenIdProvider(await freePort());
const late = new FakeOpenIdProvider(await freePort());
const client = { GOOGLE_CLIENT_ID: "shop", GOOGLE_CLIENT_SECRET: "secret", PUBLIC_URL: "https://shop.example" };
const shop = testShop({ settings: { ...client, GOOGLE_ISSUER: provider.issuer, RATE_LIMIT_SCALE: "100" } });
const early = testShop({ settings: { ...client, GOOGLE_ISSUER: late.issuer } });
const bare = testShop({ settings: { SANDBOX: "off" } });

const begin = () => shop.app.inject({ url: "/api/auth/google" });

/** An attempt that the provider is going to answer with these claims. */
async function begun(claims: Record<string, unknown> = {}) {
  const response = await begin();
  const address = new URL(String(response.headers.location));
  const { state = "", nonce } = Object.fromEntries(address.searchParams);
  provider.claims = { sub: "1", email: "cuc@example.com", email_verified: true, name: "Cuc", nonce, ...claims };
  const cookie = String(response.headers["set-cookie"]).split(";")[0] ?? "";
  return {
    response,
    address,
    finish: () => shop.app.inject({ url: `/api/auth/google/callback?code=x&state=${state}`, headers: { cookie } }),
  };
}

const people = () => shop.database.db.select({ email: users.email }).from(users);

beforeAll(() => provider.start());
afterAll(() => provider.stop());
beforeEach(() => {
  provider.tokenErrorResponse = undefined;
  provider.signsWithWrongKey = false;
});

describe("a provider from the settings", () => {
  it("is asked with code, state, nonce and S256, for the public address and nothing else", async () => {
    const { address, response } = await begun();
    expect(response.statusCode).toBe(302);
    expect(`${address.origin}${address.pathname}`).toBe(`${provider.issuer}/auth`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
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

  it("leaves the browser a cookie that scripts, foreign pages and plain connections do not get", async () => {
    const { response } = await begun();
    expect(response.headers["set-cookie"]).toMatch(
      /^sign_in_attempt=[\w-]{43}; Max-Age=600; Path=\/api\/auth; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it("signs people in, and only the public address is told", async () => {
    const page = await (await begun()).finish();
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`, "https://shop.example");`);
    expect(await people()).toEqual([{ email: "cuc@example.com" }]);
  });

  it.each([
    [{ name: undefined }, "Duc.Le"],
    [{ name: "  " }, "Duc.Le"],
    [{ name: " Duc Le " }, "Duc Le"],
    [{ name: "D".repeat(300) }, "D".repeat(100)],
  ])("that gives the name %o opens an account for %s", async (claims, name) => {
    await shop.database.db.delete(users).where(eq(users.email, "Duc.Le@example.com"));
    const attempt = await begun({ sub: "2", email: "Duc.Le@example.com", ...claims });
    expect((await attempt.finish()).statusCode).toBe(200);
    const [row] = await shop.database.db.select().from(users).where(eq(users.email, "Duc.Le@example.com"));
    expect(row?.name).toBe(name);
  });

  it("verifies an address only by saying so plainly", async () => {
    for (const [subject, verified] of Object.entries({ a: undefined, b: "true", c: 1, d: false })) {
      const attempt = await begun({ sub: subject, email: `${subject}@example.com`, email_verified: verified });
      expect((await attempt.finish()).statusCode).toBe(200);
      const [row] = await shop.database.db
        .select()
        .from(users)
        .where(eq(users.email, `${subject}@example.com`));
      expect(row?.emailConfirmedAt).toBeNull();
    }
  });
});

describe("a provider that cannot be believed", () => {
  it.each([
    ["says the nonce of another attempt", { nonce: "another" }],
    ["says no nonce", { nonce: undefined }],
    ["speaks for another issuer", { iss: "https://accounts.google.com" }],
    ["speaks to another client", { aud: "another" }],
    ["speaks of the past", { exp: 1_000_000 }],
    ["names nobody", { sub: undefined }],
  ])("because it %s signs nobody in", async (_, claims) => {
    const before = await people();
    const page = await (await begun({ sub: "9", email: "nobody@example.com", ...claims })).finish();
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain("answer does not belong to this sign-in.");
    expect(await people()).toEqual(before);
  });

  it("because its signature is not its own signs nobody in", async () => {
    provider.signsWithWrongKey = true;
    const page = await (await begun({ sub: "9", email: "nobody@example.com" })).finish();
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain("answer does not belong to this sign-in.");
  });

  it.each([{ email: undefined }, { email: "no address" }, { email: 7 }])(
    "because it gives the address %o signs nobody in and says why",
    async (claims) => {
      const page = await (await begun({ sub: "9", ...claims })).finish();
      expect(page.statusCode).toBe(422);
      expect(page.body).toContain("Google did not tell us your e-mail address");
    },
  );
});

describe("a provider that is away", () => {
  const words = "Google cannot be reached right now. Please try again in a moment.";

  it.each([
    [500, "text/html", "<h1>Oops</h1>"],
    [503, "application/json", "{}"],
    [200, "text/html", "<h1>Captive portal</h1>"],
  ])("while a code is redeemed, answering %i with %s, is said in a page", async (status, type, body) => {
    const attempt = await begun();
    provider.tokenErrorResponse = { status, type, body };
    const page = await attempt.finish();
    expect(page.statusCode).toBe(424);
    expect(page.body).toContain(words);
  });

  it("while the browser comes back is said in a page, and forgotten when it is there again", async () => {
    const attempt = await begun();
    await provider.stop();
    const page = await attempt.finish();
    await provider.start();
    expect(page.statusCode).toBe(424);
    expect(page.body).toContain(words);
    expect((await (await begun()).finish()).statusCode).toBe(200);
  });

  it("from the start is said in a page, nothing is kept, and it is asked again next time", async () => {
    const page = await early.app.inject({ url: "/api/auth/google" });
    expect(page.statusCode).toBe(424);
    expect(page.body).toContain(words);
    expect(page.headers["set-cookie"]).toBeUndefined();
    expect(await early.database.db.select().from(signInAttempts)).toEqual([]);
    await late.start();
    expect((await early.app.inject({ url: "/api/auth/google" })).statusCode).toBe(302);
    await late.stop();
  });
});

describe("a shop without Google", () => {
  it.each(["/api/auth/google", "/api/auth/google/callback?code=x&state=y"])("says so at %s", async (url) => {
    const response = await bare.app.inject({ url });
    expect(response.statusCode).toBe(404);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.body).toContain("Signing in with Google is not set up in this shop.");
    expect(await bare.database.db.select().from(signInAttempts)).toEqual([]);
  });

  it("has no stand-in either", async () => {
    expect((await bare.app.inject({ url: "/stand-in/openid/.well-known/openid-configuration" })).statusCode).toBe(404);
  });
});
