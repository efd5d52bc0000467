import { describe, expect, it } from "vitest";
import { Browser } from "../../../test/support/browser.ts";
import { listeningShop, messageToOpener } from "../../../test/support/google.ts";
import { closedPolicy } from "../../platform/http/content-security.ts";
import { seedDemo } from "../../demo/seed.ts";
import { testClinic } from "../../../test/support/bookings.ts";

const { shop, origin } = await listeningShop();

const openChooser = async () => {
  const browser = new Browser();
  return { browser, chooser: await browser.visit(`${origin}/api/auth/google`) };
};

describe("the OpenID sandbox", () => {
  it("says that it is a sandbox and asks who signs in", async () => {
    const { chooser } = await openChooser();
    expect(chooser.text).toContain("<h1>Google sign-in sandbox</h1>");
    expect(chooser.text).toContain("Mai Tran <small>demo@pawhaven.example, verified</small>");
    expect(chooser.headers.get("content-security-policy")).toMatch(
      /script-src 'self'( 'sha256-\S+'){2};.*form-action 'self'/,
    );
    expect(chooser.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
  });

  it("signs the demo customer in with one click", async () => {
    await seedDemo(shop.database, testClinic());
    const { browser, chooser } = await openChooser();
    const { message } = messageToOpener(await browser.visit(chooser.url, { form: { choice: "0" } }));
    expect(message.user).toMatchObject({ name: "Mai Tran", email: "demo@pawhaven.example" });
  });

  it("shows the account chooser for every sign-in", async () => {
    const { browser, chooser } = await openChooser();
    await browser.visit(chooser.url, { form: { choice: "other", name: "Ha", email: "ha@example.com" } });
    expect((await browser.visit(`${origin}/api/auth/google`)).text).toContain("Google sign-in sandbox");
  });

  it.each([
    [{ choice: "other", name: "", email: "ha@example.com" }, "Please enter a name."],
    [{ choice: "other", name: "Ha", email: "nowhere" }, "Please enter a valid email address."],
    [{ choice: "7" }, "Please enter a name."],
    [{}, "Please enter a name."],
  ])("shows an error in the account chooser for %o", async (form, message) => {
    const { browser, chooser } = await openChooser();
    const page = await browser.visit(chooser.url, { form });
    expect(page.status).toBe(422);
    expect(page.text).toContain(message);
  });

  it("shows the account chooser only to the browser that began the sign-in", async () => {
    const { chooser } = await openChooser();
    for (const form of [undefined, { choice: "0" }]) {
      const page = await new Browser().visit(chooser.url, form && { form });
      expect(page.status).toBe(422);
      expect(page.text).toContain("This page is no longer valid.");
    }
  });

  it.each([
    "client_id=stranger&response_type=code&scope=openid",
    "client_id=shop&response_type=code&scope=openid&redirect_uri=https://evil.example/",
  ])("rejects %s with an error page", async (query) => {
    const page = await new Browser().visit(`${origin}/stand-in/openid/auth?${query}`);
    expect(page.status).toBe(400);
    expect(page.text).toContain("The Google sandbox could not read this request.");
    expect(page.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
    expect(page.headers.get("location")).toBeNull();
  });

  it("builds its URLs from the settings, whatever the Host headers say", async () => {
    const url = "/stand-in/openid/.well-known/openid-configuration";
    const response = await shop.app.inject({
      url,
      headers: { host: "127.0.0.9", "x-forwarded-host": "evil.example" },
    });
    expect(response.json()).toMatchObject({
      issuer: `${origin}/stand-in/openid`,
      token_endpoint: `${origin}/stand-in/openid/token`,
    });
    expect(response.body).not.toMatch(/evil\.example|127\.0\.0\.9/);
  });

  it("does not affect the headers and body parsers of the rest of the shop", async () => {
    await openChooser();
    const health = await shop.app.inject({ url: "/api/health" });
    expect(health.headers["content-security-policy"]).toBe(closedPolicy);
    expect(health.headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const login = await shop.app.inject({ method: "POST", url: "/api/login", payload: "email=a", headers: form });
    expect(login.statusCode).toBe(415);
  });
});
