import { beforeAll, describe, expect, it } from "vitest";
import { Browser } from "../../../test/support/browser.ts";
import { freePort } from "../../../test/support/postgres-cluster.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { messageToOpener } from "../../../test/support/google.ts";
import { closedPolicy } from "../../platform/http/content-security.ts";
import { seedDemo } from "../../demo/seed.ts";
import { readSettings } from "../../settings.ts";

const port = await freePort();
const origin = `http://localhost:${port}`;
const shop = testShop({ settings: { PORT: String(port), RATE_LIMIT_SCALE: "100" } });
beforeAll(() => shop.app.listen({ port, host: "localhost" }));

const openChooser = async () => {
  const browser = new Browser();
  return { browser, question: await browser.visit(`${origin}/api/auth/google`) };
};

describe("the stand-in for Google", () => {
  it("says what it is, and asks who signs in", async () => {
    const { question } = await openChooser();
    expect(question.text).toContain("<h1>This is a local stand-in for Google</h1>");
    expect(question.text).toContain("Mai Tran <small>demo@pawhaven.example, verified</small>");
    expect(question.headers.get("content-security-policy")).toMatch(/script-src 'self';.*form-action 'self'/);
    expect(question.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
  });

  it("lets the demo customer in with one click", async () => {
    await seedDemo(shop.database, readSettings({}).clinic);
    const { browser, question } = await openChooser();
    const { message } = messageToOpener(await browser.visit(question.url, { form: { choice: "0" } }));
    expect(message.user).toMatchObject({ name: "Mai Tran", email: "demo@pawhaven.example" });
  });

  it("asks again every time: nobody stays signed in there", async () => {
    const { browser, question } = await openChooser();
    await browser.visit(question.url, { form: { choice: "other", name: "Ha", email: "ha@example.com" } });
    expect((await browser.visit(`${origin}/api/auth/google`)).text).toContain("This is a local stand-in for Google");
  });

  it.each([
    [{ choice: "other", name: "", email: "ha@example.com" }, "Please enter a name."],
    [{ choice: "other", name: "Ha", email: "nowhere" }, "Please enter a valid e-mail address."],
    [{ choice: "7" }, "Please enter a name."],
    [{}, "Please enter a name."],
  ])("asks again after %o", async (form, words) => {
    const { browser, question } = await openChooser();
    const page = await browser.visit(question.url, { form });
    expect(page.status).toBe(422);
    expect(page.text).toContain(words);
  });

  it("shows its question only to the browser that was sent there", async () => {
    const { question } = await openChooser();
    for (const form of [undefined, { choice: "0" }]) {
      const page = await new Browser().visit(question.url, form && { form });
      expect(page.status).toBe(422);
      expect(page.text).toContain("This page is not valid any more.");
    }
  });

  it.each([
    "client_id=stranger&response_type=code&scope=openid",
    "client_id=shop&response_type=code&scope=openid&redirect_uri=https://evil.example/",
  ])("refuses %s in a page of its own", async (query) => {
    const page = await new Browser().visit(`${origin}/stand-in/openid/auth?${query}`);
    expect(page.status).toBe(400);
    expect(page.text).toContain("The stand-in for Google could not read this.");
    expect(page.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
    expect(page.headers.get("location")).toBeNull();
  });

  it("gives its addresses by the settings, whatever host it is asked by", async () => {
    const url = "/stand-in/openid/.well-known/openid-configuration";
    const response = await shop.app.inject({
      url,
      headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
    });
    expect(response.json()).toMatchObject({
      issuer: `${origin}/stand-in/openid`,
      token_endpoint: `${origin}/stand-in/openid/token`,
    });
    expect(response.body).not.toContain("evil.example");
  });

  it("changes nothing for the rest of the shop", async () => {
    await openChooser();
    const health = await shop.app.inject({ url: "/api/health" });
    expect(health.headers["content-security-policy"]).toBe(closedPolicy);
    expect(health.headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const login = await shop.app.inject({ method: "POST", url: "/api/login", payload: "email=a", headers: form });
    expect(login.statusCode).toBe(415);
  });
});
