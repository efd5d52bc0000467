import { randomUUID } from "node:crypto";
import { expectAccessible } from "../support/accessibility.ts";
import { api } from "../support/api.ts";
import { cardWithAuthentication, chooseCard, paymentDialog } from "../support/card-payment.ts";
import { aCustomer, followLinkInMail, signInViaApi, submitSignInForm } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { addToCart, fillShipping, twoGears } from "../support/shopping.ts";
import { desktop, expectNoHorizontalScroll, phone } from "../support/viewport.ts";

test.describe("my password", () => {
  test.use({ expected: /401|403/ });

  test("can be changed with the one of now, and signs out my other devices", async ({ page, customer }) => {
    await page.setViewportSize(phone);
    const elsewhere = await signInViaApi(customer);
    await page.goto("/profile");
    await page.getByRole("navigation", { name: "Profile" }).getByRole("link", { name: "Security" }).click();
    await expect(page).toHaveURL("/profile/security");
    await expect(page).toHaveTitle(/^Security/);
    const form = page.getByRole("region", { name: "Password" });
    const [current, next] = [form.getByLabel("Current Password"), form.getByLabel("New Password")];
    await current.fill("not this one");
    await next.fill("another quiet river 8");
    await form.getByLabel("Confirm Password").fill("another quiet river 8");
    await form.getByRole("button", { name: "Change password" }).click();
    await expect(current).toHaveAccessibleDescription(/Incorrect password\./);
    await expect(current).toBeFocused();
    await expect(next).toHaveValue("another quiet river 8");
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await current.fill(customer.password);
    await form.getByRole("button", { name: "Change password" }).click();
    await expect(form.getByText("Your password has been changed.")).toBeVisible();
    await expect(current).toHaveValue("");
    await expect(elsewhere.api.getProfile()).rejects.toMatchObject({ status: 401 });
    await page.goto("/outbox");
    const mails = page.getByRole("listitem").filter({ hasText: customer.email });
    await expect(mails.filter({ hasText: "password was changed" })).toBeVisible();
    const { email, password } = customer;
    await expect(api.login({ body: { email, password } })).rejects.toMatchObject({ status: 401 });
    await page.evaluate(() => localStorage.clear());
    await page.goto("/login");
    await submitSignInForm(page, { ...customer, password: "another quiet river 8" });
    await expect(page).toHaveURL("/");
  });
});

test("my email address changes when I have followed the links to both addresses", async ({ page, customer }) => {
  test.slow(); // four mails
  await followLinkInMail(page, customer, /Welcome/);
  await page.getByText("Thank you! Your email address is confirmed.").waitFor();
  const wanted = `linh-new-${randomUUID()}@example.com`;
  await page.goto("/profile/security");
  const card = page.getByRole("region", { name: "Email address" });
  await card.getByRole("button", { name: "Change my email" }).click();
  await card.getByLabel("New email").fill(wanted);
  await card.getByLabel("Your password").fill(customer.password);
  await card.getByRole("button", { name: "Change email" }).click();
  await expect(card.getByRole("listitem")).toHaveText([
    `Please follow the link in the email to ${customer.email}`,
    `Please follow the link in the email to ${wanted}`,
  ]);
  await expectAccessible(page);

  await followLinkInMail(page, { email: wanted }, /Confirm your new email address/);
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await expect(page.getByText("The address changes as soon as")).toBeVisible();
  await page.goto("/profile/security");
  await expect(card.getByText(`Confirmed: ${wanted}`)).toBeVisible();
  await expect(card.getByText(`Signed in as ${customer.email}`)).toBeVisible();

  await followLinkInMail(page, customer, /Confirm the change/);
  await expect(page.getByRole("button", { name: "Stop the change" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm the change" }).click();
  await expect(page.getByText("Your email address has been changed.")).toBeVisible();
  await page.goto("/profile/security");
  await expect(card.getByText(`Signed in as ${wanted}`)).toBeVisible();
  await signInViaApi({ ...customer, email: wanted });
});

test("I can get another confirmation email without signing in", async ({ page }) => {
  const customer = await aCustomer();
  await page.goto("/login");
  await page.getByRole("link", { name: "Get a new one" }).click();
  await page.getByRole("heading", { level: 1, name: "Get a new confirmation email" }).waitFor();
  await page.getByLabel("Email").fill(customer.email);
  await page.getByRole("button", { name: "Send a new link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "will arrive in a few minutes" })).toBeVisible();
  await expectAccessible(page);
  await expect(async () => {
    await page.goto("/outbox");
    const mail = page.getByRole("listitem").filter({ hasText: customer.email });
    await expect(mail.filter({ hasText: "Confirm your email address for" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test.describe("my card", () => {
  test.use({ expected: /409/ });

  test("can be saved, pays again, and goes when I remove it", async ({ page, customer }) => {
    test.slow(); // two orders
    await page.setViewportSize(desktop);
    const [gear] = await twoGears();
    const startPaying = async () => {
      await addToCart(customer, gear);
      await page.goto("/checkout");
      await fillShipping(page);
      await chooseCard(page);
    };
    const overlay = paymentDialog(page);
    await startPaying();
    await overlay.getByRole("button", { name: cardWithAuthentication }).click();
    await overlay.getByLabel("Save this card for next time").check();
    await expectAccessible(page);
    await overlay.getByRole("button", { name: "Pay Now" }).click();
    await page.getByRole("button", { name: "Approve" }).click();
    await expect(page).toHaveURL(/\/thank-you/);

    await startPaying();
    await expect(overlay.getByRole("radio", { name: /^Visa •••• 3155/ })).toBeChecked();
    await expect(overlay.getByLabel("Card number")).toHaveCount(0);
    await expectAccessible(page);
    await overlay.getByRole("button", { name: "Pay Now" }).click();
    await page.getByRole("button", { name: "Approve" }).click();
    await expect(page).toHaveURL(/\/thank-you/);
    expect(await customer.api.listOrders()).toHaveLength(2);

    await page.goto("/profile/cards");
    const row = page.getByRole("region", { name: "Your cards" }).getByRole("listitem");
    await expect(row).toContainText("Visa •••• 3155");
    await expect(row).toContainText("Expires 12/2034");
    await expectAccessible(page);
    await row.getByRole("button", { name: /^Remove/ }).click();
    await page.getByRole("button", { name: "Remove the card" }).click();
    await expect(page.getByText("The card has been removed.")).toBeVisible();
    await expect(page.getByText("No saved cards")).toBeVisible();
    await startPaying();
    await expect(overlay.getByLabel("Card number")).toBeVisible();
  });
});
