import { afterAll, describe, expect, it } from "vitest";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { confirmCard } from "../../test/support/cards.ts";
import { testDatabase } from "../../test/support/test-database.ts";
import { buildApp } from "./app.ts";
import { createPaymentProvider } from "./card-payments.ts";
import { readSettings } from "../settings.ts";

const test = testDatabase();
const opened: FastifyInstance[] = [];
afterAll(() => Promise.all(opened.map((app) => app.close())));

/** A shop whose pages say what they were told about cards. */
async function shopWith(environment: Record<string, string>) {
  const settings = readSettings({ DATA_DIR: test.environment.dataFolder, ...environment });
  const app = await buildApp({
    settings,
    database: test.database,
    logger: pino({ level: "silent" }),
    webBuild: {
      assetsFolder: test.environment.dataFolder,
      renderPage: async (_, { cards }) =>
        new Response(`<p>${JSON.stringify(cards)}</p>`, { headers: { "content-type": "text/html" } }),
    },
  });
  opened.push(app);
  const policyAt = async (url: string) => String((await app.inject({ url })).headers["content-security-policy"]);
  return {
    provider: await createPaymentProvider(settings, test.database),
    shown: (await app.inject({ url: "/" })).body,
    policy: await policyAt("/checkout"),
    policyAt,
    answer: (await confirmCard({ app }, "pi_unknown")).json<{ message: string }>().message,
  };
}

const stripe = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

describe("cards are taken", () => {
  it("through the sandbox, in a shop without Stripe that is being tried out", async () => {
    const { provider, shown, policy, answer } = await shopWith({});
    expect(provider).toBeDefined();
    expect(shown).toBe('<p>{"provider":"sandbox"}</p>');
    expect(policy).not.toContain("stripe");
    expect(answer).toBe("There is no such payment.");
  });

  it("through Stripe alone once it is set up, and its form is let into the pages", async () => {
    const { provider, shown, policy, answer } = await shopWith(stripe);
    expect(shown).toBe('<p>{"provider":"stripe","publishableKey":"pk_test_1"}</p>');
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy).toContain("frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;");
    expect(answer).toBe("There is nothing at this address.");
    const report = provider?.readEvent(Buffer.from("{}"), { "sandbox-signature": "t=1,v1=0" });
    await expect(report).rejects.toMatchObject({ code: "malformed" });
  });

  it("through Stripe, whose script is let in where one pays and nowhere else", async () => {
    const { policyAt } = await shopWith(stripe);
    for (const paying of ["/checkout", "/Checkout?x=1", "/checkout/", "/checkout/result?payment_intent=pi_1"]) {
      expect(await policyAt(paying)).toContain("https://js.stripe.com");
      expect(await policyAt(paying)).not.toContain("trusted-types");
    }
    for (const other of ["/", "/cart", "/checkouts", "/login?from=/checkout", "/gear/1/checkout"]) {
      expect(await policyAt(other)).not.toContain("stripe");
      expect(await policyAt(other)).toContain("require-trusted-types-for 'script'; trusted-types default pawhaven;");
    }
  });

  it("by nobody, in a shop that has neither", async () => {
    const { provider, shown, policy, answer } = await shopWith({ SANDBOX: "off" });
    expect(provider).toBeUndefined();
    expect(shown).toBe("<p>null</p>");
    expect(policy).not.toContain("stripe");
    expect(answer).toBe("There is nothing at this address.");
  });
});
