import { randomUUID } from "node:crypto";
import type { Api, User } from "@pawhaven/contract";
import type { Page } from "@playwright/test";
import { api, apiAs } from "./api.ts";

export interface CustomerDetails {
  name: string;
  email: string;
  password: string;
}

/** A customer with a session, and the API called in their name. */
export interface SignedInCustomer extends CustomerDetails {
  user: User;
  token: string;
  api: Api;
}

/** Details that no account uses yet. */
export const newCustomerDetails = (): CustomerDetails => ({
  name: "Linh Pham",
  email: `linh-${randomUUID()}@example.com`,
  password: "a quiet river 7",
});

/** Registers a new account, so that tests do not share one. */
export async function aCustomer(customer = newCustomerDetails()): Promise<CustomerDetails> {
  await api.register({ body: { ...customer, password_confirmation: customer.password } });
  return customer;
}

export async function signInViaApi(customer: CustomerDetails, loginApi = api): Promise<SignedInCustomer> {
  const { email, password } = customer;
  const { access_token: token, user } = await loginApi.login({ body: { email, password } });
  return { ...customer, user, token, api: apiAs(token) };
}

const preloadMarker = "session-preloaded";

/** Stores a session before the first document loads. Later documents keep what the site has made of it. */
export async function signInOnPage(page: Page, details: CustomerDetails): Promise<SignedInCustomer> {
  const customer = await signInViaApi(details);
  await page.addInitScript(
    ({ marker, token, user }) => {
      if (sessionStorage.getItem(marker)) return;
      sessionStorage.setItem(marker, "yes");
      localStorage.setItem("access_token", token);
      localStorage.setItem("user_info", JSON.stringify(user));
    },
    { marker: preloadMarker, token: customer.token, user: customer.user },
  );
  return customer;
}

export const signInAsNewCustomer = async (page: Page) => signInOnPage(page, await aCustomer());

export async function submitSignInForm(
  form: Pick<Page, "getByLabel" | "getByRole">,
  { email, password }: Pick<CustomerDetails, "email" | "password">,
) {
  const submit = form.getByRole("button", { name: "Sign In", exact: true });
  // Until it is there, the fields may be those of the page before, such as the sign-up form.
  await submit.waitFor();
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await submit.click();
}

/** Follows the first link in the mail with this subject to this customer. */
export async function followLinkInMail(page: Page, { email }: Pick<CustomerDetails, "email">, subject: RegExp) {
  await page.goto("/outbox");
  const mail = page.getByRole("listitem").filter({ hasText: email }).filter({ hasText: subject });
  await mail.locator("summary").click();
  await mail.getByRole("link").first().click();
}

/** From here on the page's time only advances by `page.clock.runFor`, however busy the machine is. */
export async function pauseClock(page: Page) {
  await page.waitForLoadState("networkidle");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
