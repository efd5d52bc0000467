import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

export interface CustomerDetails {
  name: string;
  email: string;
  password: string;
}

/** Words for somebody the shop has not met yet. */
export const newCustomerDetails = (): CustomerDetails => ({
  name: "Linh Pham",
  email: `linh-${randomUUID()}@example.com`,
  password: "a quiet river 7",
});

/** Somebody with an account of their own, so that tests do not meet in one. */
export async function aCustomer(request: APIRequestContext, customer = newCustomerDetails()): Promise<CustomerDetails> {
  const data = { ...customer, password_confirmation: customer.password };
  expect((await request.post("/api/register", { data })).status()).toBe(201);
  return customer;
}

export interface SignInReply {
  access_token: string;
  user: { id: number };
}

export async function signInViaApi(
  request: APIRequestContext,
  { email, password }: CustomerDetails,
  headers: Record<string, string> = {},
): Promise<SignInReply> {
  const response = await request.post("/api/login", { data: { email, password }, headers });
  expect(response.status()).toBe(200);
  return (await response.json()) as SignInReply;
}

/** The page's first document finds the session in place; later ones find what the shop made of it. */
export async function preloadSession(
  page: Page,
  request: APIRequestContext,
  customer: CustomerDetails,
): Promise<SignInReply> {
  const signed = await signInViaApi(request, customer);
  await page.addInitScript(({ access_token: token, user }) => {
    if (sessionStorage.getItem("planted")) return;
    sessionStorage.setItem("planted", "yes");
    localStorage.setItem("access_token", token);
    localStorage.setItem("user_info", JSON.stringify(user));
  }, signed);
  return signed;
}

/** Fills what is on the sign-in form and presses its button. */
export async function submitSignInForm(
  form: Pick<Page, "getByLabel" | "getByRole">,
  { email, password }: CustomerDetails,
) {
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Opens the outbox and follows the link in the newest mail with this subject to this address. */
export async function followLinkInMail(page: Page, { email }: CustomerDetails, subject: RegExp) {
  await page.goto("/outbox");
  const mail = page.getByRole("listitem").filter({ hasText: email }).filter({ hasText: subject });
  await mail.locator("summary").click();
  await mail.getByRole("link").first().click();
}

/** From here on the page's time passes only by `page.clock.runFor`, however busy the machine is. */
export async function pauseClock(page: Page) {
  await page.waitForLoadState("networkidle");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
