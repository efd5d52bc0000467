import { endpoints } from "@pawhaven/contract";
import { expect, type Page } from "@playwright/test";
import { staff as demoStaff } from "../../demo/data/index.ts";
import { apiAt } from "../../server/test/support/api-client.ts";

export const demoOwner = demoStaff[0];
export const demoClerk = demoStaff[2];
/** Signs in with a password until second-factors.spec.ts, which comes late, has given them a passkey. */
export const demoVet = demoStaff[3];
export const demoKeeper = demoStaff[4];

/** Signs in on the workplace's own page and waits for the workplace. */
export async function signInAtWorkplace(
  page: Page,
  { email, password } = demoOwner as { email: string; password: string },
) {
  await page.goto("/admin/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expectWorkplace(page);
}

/** The menu of whoever is signed in. */
export const expectWorkplace = (page: Page) => expect(page.getByRole("button", { name: "Your menu" })).toBeVisible();

/** Opens the screen of staff and invites; returns the link that can be passed on. */
export async function inviteOnPage(page: Page, email: string, role: string): Promise<string> {
  await page.goto("/admin/staff");
  await page.getByRole("button", { name: "Invite somebody" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite somebody" });
  await dialog.getByLabel("Their e-mail address").fill(email);
  await dialog.getByLabel("Role").selectOption(role);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  return page.getByRole("dialog", { name: "A link to pass on" }).getByLabel("Link").inputValue();
}

/** The API in the name of somebody on the staff, without a browser. */
export async function apiOfStaff(origin: string, { email, password }: { email: string; password: string }) {
  const response = await fetch(`${origin}${endpoints.signInAsStaff.path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`${email} could not sign in: ${await response.text()}`);
  const [, staffToken] = /staff=([^;]+)/.exec(response.headers.get("set-cookie") ?? "") ?? [];
  return apiAt(origin, { staffToken });
}
