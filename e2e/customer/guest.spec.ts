import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { cardWithAuthentication, chooseCard, payWith } from "../support/card-payment.ts";
import { followLinkInMail, newCustomerDetails, submitSignInForm } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { gearCard, openGearShop } from "../support/gear-shop.ts";
import { fillShipping, twoGears } from "../support/shopping.ts";
import { timedSteps } from "../support/timed-steps.ts";
import { toast } from "../support/toast.ts";
import { expectNoHorizontalScroll, phone } from "../support/viewport.ts";
import { addAsVisitor, addButton, cartLink } from "../support/visitor-cart.ts";

const placeOrderButton = (page: Page) => page.getByRole("button", { name: /^Place Order/ });

async function fillAsGuest(page: Page, email: string) {
  await page.getByLabel("Full Name").fill("Linh Pham");
  await page.getByLabel("Email").fill(email);
  await fillShipping(page);
}

test("a stranger finds a gear, orders it in cash and keeps the order in an account, at 390 px", async ({ page }) => {
  test.slow();
  await page.setViewportSize(phone);
  const email = `stranger-${randomUUID()}@example.com`;
  await openGearShop(page, "/gearshop?search=salmon");
  await gearCard(page, "Harbour Salmon Kibble, 5 kg").getByRole("button", { name: "Add to Cart" }).click();
  await expect(toast(page, "Item added to cart successfully!")).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/1 item/);

  await cartLink(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Cart(1 item)");
  await page.getByRole("button", { name: /^One more/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Cart(2 items)");
  await expect(page.getByRole("button", { name: /^Save for later/ })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await expect(page.getByText("You order as a guest.")).toBeVisible();
  await placeOrderButton(page).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please enter your email address.");
  await fillAsGuest(page, email);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await placeOrderButton(page).dblclick();
  await expect(page).toHaveURL(/\/thank-you\?order=VN-/);
  const order = new URL(page.url()).searchParams.get("order") ?? "";
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you!");
  await expect(page.getByText(`Order #${order}`)).toBeVisible();
  await expect(page.getByText(`We have sent the link to your order to ${email}.`)).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName("Cart");
  await expectAccessible(page);
  await page.getByRole("link", { name: "View Receipt" }).click();
  await expect(page.getByText("Order Successful!")).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await followLinkInMail(page, { email }, /We have received your order/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order #${order}`);
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  const link = new URL(page.url()).pathname;
  await page.getByRole("link", { name: "Create an account" }).click();
  const account = newCustomerDetails();
  await page.getByLabel("Name").fill(account.name);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByLabel("Confirm Password").fill(account.password);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await submitSignInForm(page.getByRole("main"), account);
  await expect(page).toHaveURL(link);
  await page.getByRole("button", { name: "Add to My Orders" }).click();
  await expect(toast(page, "The order is in your account now.")).toBeVisible();
  await expect(page).toHaveURL(`/order/${order}`);
  await expect(page.getByRole("button", { name: "Buy Again" })).toBeVisible();
  await page.goto("/orders");
  await expect(page.getByText("Showing 1 of 1 orders")).toBeVisible();
});

test("a stranger buys a gear as a guest on a phone, in few steps", async ({ page }) => {
  await page.setViewportSize(phone);
  const { step, print } = timedSteps();
  const main = page.getByRole("main");
  await step("opens the shop", async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
  await step("searches for salmon", async () => {
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await page.keyboard.type("salmon");
    await page.getByRole("option", { name: /Harbour Salmon Kibble, 5 kg/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Harbour Salmon Kibble, 5 kg");
  });
  await step("puts it into the cart", async () => {
    await addButton(page).click();
    await expect(toast(page, "Added to cart")).toBeVisible();
    await cartLink(page).click();
  });
  await step("goes to the checkout", async () => {
    await main.getByRole("link", { name: "Proceed to Checkout" }).click();
    await expect(page.getByText("You order as a guest.")).toBeVisible();
  });
  await step("says where it goes and orders it", async () => {
    await fillAsGuest(page, `phone-${randomUUID()}@example.com`);
    await placeOrderButton(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you!");
  });
  print();
});

test.describe("paying by card", () => {
  test.use({ expected: /409/ });

  test("a guest declines the bank's question, approves the second one, and cancels with the link", async ({ page }) => {
    await page.setViewportSize(phone);
    const [gear] = await twoGears();
    const email = `card-${randomUUID()}@example.com`;
    await addAsVisitor(page, gear.id);
    await page.goto("/checkout");
    await fillAsGuest(page, email);
    await chooseCard(page);
    await payWith(page, cardWithAuthentication);
    await page.getByRole("button", { name: "Decline" }).click();
    await expect(page.getByRole("heading", { name: "Your payment did not go through" })).toBeVisible();
    await page.getByRole("link", { name: "Back to Checkout" }).click();
    await chooseCard(page);
    await payWith(page, cardWithAuthentication);
    await page.getByRole("button", { name: "Approve" }).click();
    await expect(page).toHaveURL(/\/thank-you\?order=VN-/);
    await expect(page.getByText("You have paid by card.")).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName("Cart");

    await followLinkInMail(page, { email }, /We have received your payment/);
    await page.getByRole("button", { name: "Cancel Order" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel Order" }).click();
    await expect(toast(page, "Your order has been cancelled.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Cancel Order" })).toHaveCount(0);
  });
});

test.describe("a link that does not work", () => {
  test.use({ expected: /404/ });

  test("says so and offers help", async ({ page }) => {
    await page.goto(`/guest-order/${"x".repeat(43)}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Order not found");
    await expect(page.getByRole("link", { name: "Contact Us" })).toBeVisible();
  });
});
