import vm from "node:vm";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Database } from "../src/platform/db/database.ts";
import { users } from "../src/schema/index.ts";
import { Browser, type Visited } from "./browser.ts";
import { aCustomer } from "./factories.ts";

export interface GooglePerson {
  name: string;
  email: string;
  verified: boolean;
}

let count = 0;

export const aGooglePerson = (own: Partial<GooglePerson> = {}): GooglePerson => {
  count += 1;
  return { name: "Thu", email: `thu-${count}@example.com`, verified: true, ...own };
};

const formOf = ({ name, email, verified }: GooglePerson) => ({
  choice: "other",
  name,
  email,
  ...(verified && { verified: "on" }),
});

/** The whole way: to the provider, through its question, and back. */
export async function signInWithGoogle(
  origin: string,
  person: GooglePerson,
  browser = new Browser(),
): Promise<Visited> {
  const question = await browser.visit(`${origin}/api/auth/google`);
  return browser.visit(question.url, { form: formOf(person) });
}

/** Up to the moment before the browser comes back; gives the address it is about to visit. */
export async function almostSignedIn(
  origin: string,
  person = aGooglePerson(),
): Promise<{ browser: Browser; back: URL }> {
  const browser = new Browser();
  const question = await browser.visit(`${origin}/api/auth/google`);
  const { url } = await browser.visit(question.url, { form: formOf(person), until: "/api/auth/google/callback" });
  return { browser, back: url };
}

interface Success {
  type: string;
  token: string;
  user: { id: number; name: string; email: string; role: { name: string } };
}

/** Runs the page's script in a window that was opened by another, and gives what that other window is told. */
export function toldToOpener({ text }: Pick<Visited, "text">): { message: Success; target: string; closes: boolean } {
  const [, script = ""] = /<script>([\s\S]*?)<\/script>/.exec(text) ?? [];
  const told: { message: Success; target: string }[] = [];
  let closes = false;
  const window = {
    opener: { postMessage: (message: Success, target: string) => told.push({ message, target }) },
    close: () => (closes = true),
  };
  vm.runInNewContext(script, { window, setTimeout: (work: () => void) => work() });
  expect(told).toHaveLength(1);
  return { ...(told[0] as { message: Success; target: string }), closes };
}

/** A customer who registered here, with or without a confirmed address. */
export async function aRegistered(
  database: Database,
  { email, isConfirmed }: { email: string; isConfirmed: boolean },
): Promise<number> {
  const { id } = await aCustomer(database);
  const values = { email, emailConfirmedAt: isConfirmed ? new Date() : null };
  await database.db.update(users).set(values).where(eq(users.id, id));
  return id;
}
