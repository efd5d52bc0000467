import type { Page } from "@playwright/test";
import { codeFrom } from "../../server/test/support/authenticator-app.ts";
import { submitSignInForm } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { addVirtualAuthenticator } from "../support/virtual-authenticator.ts";

const signOut = async (page: Page) => {
  await page.getByRole("button", { name: /Your menu/ }).click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page).toHaveURL("/admin/login");
};

const openSecurity = async (page: Page) => {
  await page.getByRole("button", { name: /Your menu/ }).click();
  await page.getByRole("link", { name: "Your security" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your security" })).toBeVisible();
};

test("I can add a passkey to my account, name it, and sign in with it", async ({ page, customer }) => {
  await addVirtualAuthenticator(page);
  // As in a browser that cannot offer passkeys in a form.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto("/profile/security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const passkeys = page.getByRole("region", { name: "Passkeys" });
  await expect(passkeys.getByText("Not used yet")).toBeVisible();
  await passkeys.getByRole("button", { name: /^Rename/ }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("My laptop");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(passkeys.getByRole("paragraph").filter({ hasText: "My laptop" })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/profile/security");
  await expect(page.getByText(customer.email)).toBeVisible();
  await expect(passkeys.getByText(/Last used/)).toBeVisible();
  await passkeys.getByRole("button", { name: /^Remove/ }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(passkeys.getByRole("listitem")).toHaveCount(0);
});

test("my passkey is offered while I look at the login form", async ({ page, customer }) => {
  await addVirtualAuthenticator(page);
  await page.goto("/profile/security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("region", { name: "Passkeys" }).getByText("Not used yet")).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await expect(page).toHaveURL("/");
  await page.goto("/profile/security");
  await expect(page.getByText(customer.email)).toBeVisible();
});

test.describe("at the workplace", () => {
  test.use({ expected: /40[13]|422/ });

  test("I can set up an authenticator app and sign in with its codes", async ({ page }) => {
    // Nobody else signs in as manager: whoever does needs the codes from now on.
    const manager = { email: "manager@pawhaven.example", password: "pawhaven-manager" };
    await page.goto("/admin/login");
    await submitSignInForm(page, manager);
    await openSecurity(page);
    await page.getByRole("link", { name: "Set up" }).click();
    await page.getByRole("button", { name: "Set up an app" }).click();
    await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
    const secret = (await page.locator("code").innerText()).replaceAll(" ", "");
    const code = page.getByLabel("2. Enter the code it shows");
    await code.fill("12345");
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(code).toHaveAccessibleDescription(/This code is not right/);
    await code.fill(codeFrom(secret));
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10);
    await page.getByRole("button", { name: "I have saved them" }).click();
    await expect(page.getByText("10 codes left")).toBeVisible();

    await signOut(page);
    await submitSignInForm(page, manager);
    await expect(page.getByLabel("Code")).toBeFocused();
    await page.getByLabel("Code").fill(codeFrom(secret, 1));
    await page.keyboard.press("Enter");
    await openSecurity(page);

    // As if ten minutes had passed since then.
    const renewal = "**/api/staff/second-factor/recovery-codes";
    const body = { code: "confirm_identity", message: "Please confirm that it is you." };
    await page.route(renewal, (route) => route.fulfill({ status: 403, json: body }), { times: 1 });
    await page.getByRole("button", { name: "Renew the recovery codes" }).click();
    const dialog = page.getByRole("dialog", { name: "Please confirm that it is you" });
    await expect(dialog.getByLabel("Password", { exact: true })).toBeFocused();
    await dialog.getByLabel("Password", { exact: true }).fill(manager.password);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10);
  });

  test("I can add a passkey and sign in with nothing else", async ({ page }) => {
    await addVirtualAuthenticator(page);
    await page.goto("/admin/login");
    await submitSignInForm(page, { email: "vet@pawhaven.example", password: "pawhaven-vet" });
    await openSecurity(page);
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByRole("button", { name: "I have saved them" }).click();
    await signOut(page);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await openSecurity(page);
    await expect(page.getByText(/Last used/).first()).toBeVisible();
  });
});
