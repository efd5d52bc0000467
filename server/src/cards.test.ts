import type { Visit } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { confirmCard } from "../test/cards.ts";
import { testShop } from "../test/test-app.ts";
import { providerFor } from "./cards.ts";
import { readSettings } from "./settings.ts";

const stripe = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

/** A shop whose pages say what they were told about cards. */
const shopWith = (settings: Record<string, string>) =>
  testShop({
    settings,
    renderPage: async (_, { cards }: Visit) =>
      new Response(`<p>${JSON.stringify(cards)}</p>`, { headers: { "content-type": "text/html" } }),
  });

const policyOf = ({ headers }: { headers: Record<string, unknown> }) => headers["content-security-policy"] as string;

describe("a shop without Stripe that is being tried out", () => {
  const shop = shopWith({});

  it("takes cards through the sandbox, and its pages know", async () => {
    expect(await providerFor(readSettings({}), shop.database)).toBeDefined();
    expect((await confirmCard(shop, "pi_unknown")).json()).toMatchObject({ code: "not_found" });
    const page = await shop.app.inject({ url: "/" });
    expect(page.body).toBe('<p>{"provider":"sandbox"}</p>');
    expect(policyOf(page)).not.toContain("stripe");
  });
});

describe("a shop with Stripe", () => {
  const shop = shopWith(stripe);

  it("takes cards through Stripe alone, and lets its form into the pages", async () => {
    const page = await shop.app.inject({ url: "/" });
    expect(page.body).toBe('<p>{"provider":"stripe","publishableKey":"pk_test_1"}</p>');
    expect(policyOf(page)).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(policyOf(page)).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policyOf(page)).toContain(
      "frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;",
    );
    expect((await confirmCard(shop, "pi_unknown")).statusCode).toBe(404);
    expect((await confirmCard(shop, "pi_unknown")).json()).toMatchObject({
      message: "There is nothing at this address.",
    });
  });

  it("cannot be told by the sandbox that something was paid", async () => {
    const provider = await providerFor(readSettings(stripe), shop.database);
    const report = provider?.readEvent(Buffer.from("{}"), { "sandbox-signature": "t=1,v1=0" });
    await expect(report).rejects.toMatchObject({ code: "malformed" });
  });
});

describe("a shop with neither", () => {
  const settings = { STAND_INS: "off" };
  const shop = shopWith(settings);

  it("takes no cards", async () => {
    expect(await providerFor(readSettings(settings), shop.database)).toBeUndefined();
    expect((await shop.app.inject({ url: "/" })).body).toBe("<p>null</p>");
    expect((await confirmCard(shop, "pi_unknown")).statusCode).toBe(404);
  });
});
