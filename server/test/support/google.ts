import vm from "node:vm";
import { eq } from "drizzle-orm";
import { beforeAll, expect } from "vitest";
import type { Database } from "../../src/platform/db/database.ts";
import { users } from "../../src/schema/index.ts";
import { Browser, type BrowserResponse } from "./browser.ts";
import { aCustomer } from "./factories.ts";
import { freePort } from "./postgres-cluster.ts";
import { type TestShop, testShop, type TestShopOptions } from "./test-shop.ts";

export interface GoogleUser {
  name: string;
  email: string;
  verified: boolean;
}

/** A shop on a real port, because the shop calls the OpenID sandbox over HTTP. */
export async function listeningShop(
  options: Pick<TestShopOptions, "logger"> = {},
): Promise<{ shop: TestShop; origin: string }> {
  const port = await freePort();
  const shop = testShop({ ...options, settings: { PORT: String(port), RATE_LIMIT_SCALE: "100" } });
  beforeAll(() => shop.app.listen({ port, host: "localhost" }));
  return { shop, origin: `http://localhost:${port}` };
}

/** The status of an error page and the reason it shows. */
export function errorShownOn({ status, text }: BrowserResponse): { status: number; reason: string } {
  const reason = /<p role="alert">(.*?)<\/p>/.exec(text)?.[1] ?? "";
  return { status, reason: reason.replaceAll("&#39;", "'") };
}

let count = 0;

export const aGoogleUser = (overrides: Partial<GoogleUser> = {}): GoogleUser => {
  count += 1;
  return { name: "Thu", email: `thu-${count}@example.com`, verified: true, ...overrides };
};

const accountFormOf = ({ name, email, verified }: GoogleUser) => ({
  choice: "other",
  name,
  email,
  ...(verified && { verified: "on" }),
});

/** Signs in at the provider and follows the redirect back to the shop. */
export async function signInWithGoogle(
  origin: string,
  person: GoogleUser,
  browser = new Browser(),
): Promise<BrowserResponse> {
  const question = await browser.visit(`${origin}/api/auth/google`);
  return browser.visit(question.url, { form: accountFormOf(person) });
}

/** Signs in at the provider, but stops before the browser follows the redirect to the callback. */
export async function signInUntilCallback(
  origin: string,
  person = aGoogleUser(),
): Promise<{ browser: Browser; callbackUrl: URL }> {
  const browser = new Browser();
  const question = await browser.visit(`${origin}/api/auth/google`);
  const { url } = await browser.visit(question.url, {
    form: accountFormOf(person),
    until: "/api/auth/google/callback",
  });
  return { browser, callbackUrl: url };
}

interface SignInMessage {
  type: string;
  token: string;
  user: { id: number; name: string; email: string; role: { name: string } };
}

/** Runs the page's script in a popup and returns the message that it posts to its opener. */
export function messageToOpener({ text }: Pick<BrowserResponse, "text">): {
  message: SignInMessage;
  target: string;
  closes: boolean;
} {
  const [, script = ""] = /<script>([\s\S]*?)<\/script>/.exec(text) ?? [];
  const [, data] = /<script type="application\/json" id="message">([\s\S]*?)<\/script>/.exec(text) ?? [];
  const posted: { message: SignInMessage; target: string }[] = [];
  let closes = false;
  const window = {
    opener: { postMessage: (message: SignInMessage, target: string) => posted.push({ message, target }) },
    close: () => (closes = true),
  };
  const document = { getElementById: (id: string) => (id === "message" && data ? { textContent: data } : null) };
  vm.runInNewContext(script, { window, document, setTimeout: (work: () => void) => work() });
  expect(posted).toHaveLength(1);
  return { ...(posted[0] as { message: SignInMessage; target: string }), closes };
}

/** A customer with a password account whose email address is confirmed or not. */
export async function aRegisteredCustomer(
  database: Database,
  { email, isConfirmed }: { email: string; isConfirmed: boolean },
): Promise<number> {
  const { id } = await aCustomer(database);
  const values = { email, emailConfirmedAt: isConfirmed ? new Date() : null };
  await database.db.update(users).set(values).where(eq(users.id, id));
  return id;
}
