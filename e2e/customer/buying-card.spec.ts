import { expectAccessible } from "../support/accessibility.ts";
import type { Page, Request } from "@playwright/test";
import { cardWithAuthentication, chooseCard, payWith, paymentDialog } from "../support/card-payment.ts";
import type { SignedInCustomer } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { addToCart, fillShipping, twoGears } from "../support/shopping.ts";
import { toast } from "../support/toast.ts";
import { desktop, expectNoHorizontalScroll } from "../support/viewport.ts";

/** Confirming an unpaid payment is rejected with 409, which browsers log. */
test.use({ expected: /409/ });

test.beforeEach(async ({ page, customer }) => {
  const [gear] = await twoGears();
  await addToCart(customer, gear);
  await page.goto("/checkout");
  await fillShipping(page);
});

async function expectOnePaidOrder(page: Page, { api }: SignedInCustomer) {
  await expect(page).toHaveURL(/\/thank-you\?order=VN-/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you!");
  const orders = await api.listOrders();
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ payment_status: "Credit/Debit Card", shipping_status: "ordered" });
}

test("I can pay by card after a typo and a declined card, at 1440 px", async ({ page, customer }) => {
  await page.setViewportSize(desktop);
  await chooseCard(page);
  const overlay = paymentDialog(page);
  await overlay.getByLabel("Card number").pressSequentially("4242424242424241");
  await expect(overlay.getByLabel("Card number")).toHaveValue("4242 4242 4242 4241");
  await overlay.getByLabel("Expiry date").pressSequentially("120");
  await overlay.getByRole("button", { name: "Pay Now" }).click();
  await expect(overlay.getByLabel("Card number")).toHaveAccessibleDescription(/Your card number is invalid\./);
  await expect(overlay.getByLabel("Expiry date")).toHaveAccessibleDescription(/incomplete/);
  await expect(overlay.getByLabel("Card number")).toBeFocused();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await payWith(page, "4000 0000 0000 0002");
  await expect(overlay.getByRole("alert")).toHaveText("Your card was declined.");
  await overlay.getByRole("button", { name: "4242 4242 4242 4242" }).click();
  await overlay.getByRole("button", { name: "Pay Now" }).dblclick();
  await expect(toast(page, "Payment successful!")).toBeVisible();
  await expectOnePaidOrder(page, customer);
});

test("I can decline my bank's authentication and approve it on the second attempt", async ({ page, customer }) => {
  await chooseCard(page);
  await payWith(page, cardWithAuthentication);
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByRole("heading", { name: "Your payment did not go through" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to Checkout" }).click();
  await expect(page.getByRole("alert")).toContainText("Your payment did not go through.");
  await expect(paymentDialog(page)).toHaveCount(0);
  await expect(page.getByLabel("Address")).toHaveValue("12 Nguyen Hue");
  await chooseCard(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await paymentDialog(page).getByRole("button", { name: cardWithAuthentication }).press("Enter");
  await paymentDialog(page).getByLabel("Name on card").press("Enter");
  await page.getByRole("button", { name: "Approve" }).click();
  await expectOnePaidOrder(page, customer);
});

test("a reload or the back button resumes my payment, and I can cancel it and pay in cash", async ({
  page,
  customer,
}) => {
  const started: Request[] = [];
  page.on("request", (call) => call.url().endsWith("/api/create-payment-intent") && started.push(call));
  await chooseCard(page);
  await page.reload();
  await expect(paymentDialog(page).getByRole("button", { name: "Pay Now" })).toBeEnabled();
  await payWith(page, cardWithAuthentication);
  await expect(page.getByRole("button", { name: "Approve" })).toBeVisible();
  await page.goBack();
  await expect(paymentDialog(page).getByRole("button", { name: "Pay Now" })).toBeEnabled();
  expect(new Set(started.map((call) => call.headers()["idempotency-key"])).size).toBe(1);

  await paymentDialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(paymentDialog(page)).toHaveCount(0);
  await expect(page.getByLabel("Address")).toHaveValue("12 Nguyen Hue");
  expect(await customer.api.listOrders()).toEqual([]);
  await page.getByRole("button", { name: "Cash on Delivery" }).click();
  await page.getByRole("button", { name: /^Place Order/ }).click();
  await expect(page).toHaveURL(/\/thank-you/);
  expect(await customer.api.listOrders()).toMatchObject([{ payment_status: "Cash on Delivery" }]);
});

test.describe("when the connection to the shop or the card provider fails", () => {
  test.use({ expected: /409|424|ERR_FAILED/ });

  test("I see what failed, and a payment that succeeded becomes one order", async ({ page, customer }) => {
    await page.route("/api/create-payment-intent", (route) => route.abort());
    await page.getByRole("button", { name: "Credit/Debit Card" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("Failed to initialize payment. Please try again.");
    await dialog.getByRole("button", { name: "OK" }).click();
    await page.unroute("/api/create-payment-intent");
    await chooseCard(page);

    await page.route("/stand-in/cards/confirm", (route) => route.abort());
    await payWith(page, "4242 4242 4242 4242");
    await expect(paymentDialog(page).getByRole("alert")).toHaveText("An unexpected error occurred. Please try again.");
    await page.unroute("/stand-in/cards/confirm");

    await page.route("/api/confirm-payment", (route) => route.abort());
    await payWith(page, "4242 4242 4242 4242");
    await expect(page).toHaveURL(/\/checkout\/result\?payment_intent=/);
    await expect(page.getByRole("heading", { name: "Checking your payment" })).toBeVisible();
    await page.unroute("/api/confirm-payment");
    const result = page.url();
    await expectOnePaidOrder(page, customer);
    await page.goto(result);
    await expectOnePaidOrder(page, customer);
  });
});
