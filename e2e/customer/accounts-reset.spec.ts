import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import {
  aCustomer,
  type CustomerDetails,
  followLinkInMail,
  pauseClock,
  submitSignInForm,
} from "../support/customers.ts";

const newPassword = "another river 8";

async function requestResetLink(page: Page, { email }: CustomerDetails) {
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Password reset link sent!" })).toBeVisible();
}

async function setPassword(page: Page, { email }: CustomerDetails) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("New Password").fill(newPassword);
  await page.getByLabel("Confirm Password").fill(newPassword);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Password reset successful!" })).toBeVisible();
}

test("I can set a new password from the mail and am redirected to the home page after ten seconds", async ({
  page,
}) => {
  const customer = await aCustomer();
  await requestResetLink(page, customer);
  await followLinkInMail(page, customer, /new password/);
  await expect(page).toHaveURL(/\/reset\/.+/);
  await pauseClock(page);
  await setPassword(page, customer);
  await page.clock.runFor(9_000);
  await expect(page).toHaveURL(/\/reset\/.+/);
  await page.clock.runFor(1_500);
  await expect(page).toHaveURL("/");
});

test("the redirect after a password reset waits while I sign in", async ({ page }) => {
  const customer = await aCustomer();
  await requestResetLink(page, customer);
  await followLinkInMail(page, customer, /new password/);
  await pauseClock(page);
  await setPassword(page, customer);
  await page.getByRole("button", { name: "Login here" }).click();
  const dialog = page.getByRole("dialog", { name: "Login" });
  await expect(dialog.getByLabel("Email")).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(page).toHaveURL(/\/reset\/.+/);
  await submitSignInForm(dialog, { ...customer, password: newPassword });
  await expect(page.getByText("Login successful!")).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL("/");
  await expect(dialog).toHaveCount(0);
});

test.describe("a new password", () => {
  test.use({ expected: /401/ });

  test("ends my session in another browser, which asks me to sign in and keeps my input", async ({
    page,
    browser,
    customer,
  }) => {
    await page.goto("/profile");
    await page.getByLabel("Full Name").fill("Linh Pham-Tran");
    await page.getByLabel("Gender").selectOption("Female");
    await page.getByLabel("Date of Birth").fill("1990-05-17");
    await page.getByLabel("Phone").fill("+84 28 5550 0111");

    const elsewhere = await browser.newPage();
    await requestResetLink(elsewhere, customer);
    await followLinkInMail(elsewhere, customer, /new password/);
    await setPassword(elsewhere, customer);
    await elsewhere.close();

    await page.getByRole("button", { name: "Update Profile" }).click();
    const dialog = page.getByRole("dialog", { name: "Login" });
    await expect(dialog).toContainText("Your session has ended. Please sign in again to continue.");
    await submitSignInForm(dialog, { ...customer, password: newPassword });
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL("/profile");
    await expect(page.getByLabel("Full Name")).toHaveValue("Linh Pham-Tran");
    await page.getByRole("button", { name: "Update Profile" }).click();
    await expect(page.getByRole("alertdialog")).toContainText("Profile updated successfully!");
  });

  test("set in another tab keeps my unsaved input in this one", async ({ page, customer }) => {
    await page.goto("/profile");
    await page.getByLabel("City").fill("Hue");

    const tab = await page.context().newPage();
    await requestResetLink(tab, customer);
    await followLinkInMail(tab, customer, /new password/);
    await setPassword(tab, customer);
    await expect(page.locator("html")).toHaveAttribute("data-session", "out");

    await page.getByLabel("Gender").selectOption("Other");
    await page.getByLabel("Date of Birth").fill("1990-05-17");
    await page.getByLabel("Phone").fill("+84 28 5550 0111");
    await page.getByRole("button", { name: "Update Profile" }).click();
    await expect(page.getByRole("dialog", { name: "Login" })).toBeVisible();

    await tab.goto("/login");
    await submitSignInForm(tab, { ...customer, password: newPassword });
    await expect(page.getByRole("dialog", { name: "Login" })).toHaveCount(0);
    await expect(page.getByLabel("City")).toHaveValue("Hue");
    await page.getByRole("button", { name: "Update Profile" }).click();
    await expect(page.getByRole("alertdialog")).toContainText("Profile updated successfully!");
  });
});

test.describe("a reset link that was already used", () => {
  test.use({ expected: /4\d\d/ });

  test("shows an error and lets me request a new one", async ({ page }) => {
    await page.goto("/reset/used-up");
    await page.getByLabel("Email").fill("linh@example.com");
    await page.getByLabel("New Password").fill(newPassword);
    await page.getByLabel("Confirm Password").fill(newPassword);
    await page.getByRole("button", { name: "Reset Password" }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("This link is no longer valid.");
    await alert.getByRole("link", { name: "Request a new link" }).click();
    await expect(page).toHaveURL("/forgot-password");
  });
});
