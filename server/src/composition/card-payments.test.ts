import { afterAll, describe, expect, it } from "vitest";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { confirmCard } from "../../test/support/cards.ts";
import { testDatabase } from "../../test/support/test-database.ts";
import { buildApp } from "./app.ts";
import { openContent } from "./open-content.ts";
import { createPaymentProvider } from "./card-payments.ts";
import { readSettings } from "../settings.ts";

const test = testDatabase();
const opened: FastifyInstance[] = [];
afterAll(() => Promise.all(opened.map((app) => app.close())));

/** A shop whose pages render the card provider they were given. */
async function shopWith(environment: Record<string, string>) {
  const settings = readSettings({ DATA_DIR: test.environment.dataFolder, ...environment });
  const app = await buildApp({
    settings,
    database: test.database,
    ...(await openContent(test.database, settings)),
    logger: pino({ level: "silent" }),
    webBuild: {
      canonicalUrl: (url) => url,
      inlineCode: {},
      assetsFolder: test.environment.dataFolder,
      renderPage: async (_, { cards }) =>
        new Response(`<p>${JSON.stringify(cards)}</p>`, { headers: { "content-type": "text/html" } }),
    },
  });
  opened.push(app);
  const policyAt = async (url: string) => String((await app.inject({ url })).headers["content-security-policy"]);
  return {
    provider: await createPaymentProvider(settings, test.database),
    rendered: (await app.inject({ url: "/" })).body,
    policy: await policyAt("/checkout"),
    policyAt,
    confirmMessage: (await confirmCard({ app }, "pi_unknown")).json<{ message: string }>().message,
  };
}

const stripe = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

describe("card payments", () => {
  it("use the sandbox in a shop without Stripe", async () => {
    const { provider, rendered, policy, confirmMessage } = await shopWith({});
    expect(provider).toBeDefined();
    expect(rendered).toBe('<p>{"provider":"sandbox"}</p>');
    expect(policy).not.toContain("stripe");
    expect(confirmMessage).toBe("Payment not found.");
  });

  it("use only Stripe once it is configured, and the CSP allows its form", async () => {
    const { provider, rendered, policy, confirmMessage } = await shopWith(stripe);
    expect(rendered).toBe('<p>{"provider":"stripe","publishableKey":"pk_test_1"}</p>');
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy).toContain("frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;");
    expect(confirmMessage).toBe("There is nothing at this address.");
    const event = provider?.readEvent(Buffer.from("{}"), { "sandbox-signature": "t=1,v1=0" });
    await expect(event).rejects.toMatchObject({ code: "malformed" });
  });

  it("allow Stripe's script in the checkout only", async () => {
    const { policyAt } = await shopWith(stripe);
    for (const url of ["/checkout", "/Checkout?x=1", "/checkout/", "/checkout/result?payment_intent=pi_1"]) {
      expect(await policyAt(url)).toContain("https://js.stripe.com");
      expect(await policyAt(url)).not.toContain("trusted-types");
    }
    for (const url of ["/", "/cart", "/checkouts", "/login?from=/checkout", "/gear/1/checkout"]) {
      expect(await policyAt(url)).not.toContain("stripe");
      expect(await policyAt(url)).toContain("require-trusted-types-for 'script'; trusted-types default pawhaven;");
    }
  });

  it("are not accepted in a shop with neither Stripe nor the sandbox", async () => {
    const { provider, rendered, policy, confirmMessage } = await shopWith({ SANDBOX: "off" });
    expect(provider).toBeUndefined();
    expect(rendered).toBe("<p>null</p>");
    expect(policy).not.toContain("stripe");
    expect(confirmMessage).toBe("There is nothing at this address.");
  });
});
