import { expectAccessible } from "../support/accessibility.ts";
import type { Cart } from "@pawhaven/contract";
import type { Page } from "@playwright/test";
import { needsChromium } from "../support/chromium.ts";
import { expect, test } from "../support/fixtures.ts";
import { toast } from "../support/toast.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { addToCart, fillShipping, twoGears } from "../support/shopping.ts";
import { expectNoHorizontalScroll, phone } from "../support/viewport.ts";

const placeOrderButton = (page: Page) => page.getByRole("button", { name: /^Place Order/ });

test("I can fill my cart and pay in cash, at 390 px", async ({ page, customer }) => {
  test.slow();
  await page.setViewportSize(phone);
  const [first, second] = await twoGears();
  await addToCart(customer, second);
  await page.goto(`/gear/${first.id}`);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  const cartLink = page.getByRole("banner").getByRole("link", { name: /^Cart/ });
  await expect(cartLink).toHaveAccessibleName(/2 items/);

  await cartLink.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Cart(2 items)");
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  const line = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: first.name }) });
  await expect(line.getByRole("button", { name: /^One fewer/ })).toBeDisabled();
  const release = await holdRequests(page, "/api/cart/update/*");
  await line.getByRole("button", { name: /^One more/ }).click();
  await expect(line).toContainText("Updating...");
  await expect(line.getByRole("button", { name: /^Remove/ })).toBeDisabled();
  release();
  await expect(cartLink).toHaveAccessibleName(/3 items/);
  await line.getByRole("spinbutton").fill("4");
  await line.getByRole("spinbutton").press("Enter");
  await expect(cartLink).toHaveAccessibleName(/5 items/);
  await page.getByRole("button", { name: `Remove ${second.name}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Cart(4 items)");
  const total = `$${((Math.round(first.price * 100) * 4) / 100).toFixed(2)}`;
  await expect(page.getByRole("region", { name: "Total" })).toContainText(total);

  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await expect(page.getByLabel("Full Name")).toHaveValue(customer.name);
  await expect(page.getByLabel("Email")).toHaveValue(customer.email);
  await expect(page.getByLabel("Country")).toHaveValue("vn");
  await expect(page.getByLabel("Country").getByRole("option")).toHaveText(["Vietnam", "United States", "Singapore"]);
  const summary = page.getByRole("region", { name: "Order Summary" });
  for (const text of [first.name, "Quantity: 4", "Shipping", "Free", total]) await expect(summary).toContainText(text);
  await placeOrderButton(page).click();
  await expect(page.getByLabel("Phone")).toHaveAccessibleDescription("Please enter your phone number.");
  await expect(page.getByLabel("Address")).toHaveAccessibleDescription("Please enter your address.");
  await expect(page.getByLabel("Ward or commune")).toHaveAccessibleDescription("Please enter your ward.");
  await expect(page.getByText("Not ordered yet: please check 4 fields above.")).toBeVisible();
  await expect(page.getByLabel("Phone")).toBeFocused();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await fillShipping(page);
  await expect(placeOrderButton(page)).toContainText(total);
  await placeOrderButton(page).dblclick();
  await expect(page).toHaveURL(/\/thank-you\?order=VN-/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you!");
  await expect(page.getByRole("region", { name: "What you bought" })).toContainText(first.name);
  await expect(page.getByRole("region", { name: "Shipping to" })).toContainText(
    "12 Nguyen HuePhường Sài GònHồ Chí Minh CityVietnam",
  );
  await expect(cartLink).toHaveAccessibleName("Cart");
  await expectAccessible(page);
  const [order, ...others] = await customer.api.listOrders();
  expect(order).toMatchObject({ payment_status: "Cash on Delivery", shipping_status: "ordered" });
  expect(others).toEqual([]);

  await page.goBack();
  await expect(page.getByRole("link", { name: "Start Shopping" })).toBeVisible();
  await page.goto("/checkout");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
});

test.describe("when my cart or my order cannot be processed", () => {
  test.use({ expected: /409|500|ERR_FAILED/ });

  test("the cart shows changed prices, missing stock and a way to try again", async ({ page, customer }) => {
    const [gear] = await twoGears();
    await addToCart(customer, gear, 3);
    await page.route("/api/cart", (route) => route.abort());
    await page.goto("/cart");
    await expect(page.getByText("Your cart could not be loaded.")).toBeVisible();

    await page.unroute("/api/cart");
    await page.route("/api/cart", async (route) => {
      const cart = (await (await route.fetch()).json()) as Cart;
      const items = cart.items.map((item) => ({
        ...item,
        price_when_added: item.price + 1,
        gear: { ...item.gear, stock: 2 },
      }));
      await route.fulfill({ json: { ...cart, items } });
    });
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("Only 2 left. Please lower the quantity.")).toBeVisible();
    await expect(page.getByText(/The price dropped from \$[\d.]+ to \$[\d.]+ since you added it\./)).toBeVisible();
    const proceed = page.getByRole("button", { name: "Proceed to Checkout" });
    await expect(proceed).toBeDisabled();
    await expect(proceed).toHaveAccessibleDescription(/Please check the marked items first/);
    await expectAccessible(page);

    await page.route("/api/cart/update/*", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("button", { name: /^One fewer/ }).click();
    await expect(page.getByText("The quantity could not be changed.")).toBeVisible();
    await page.unroute("/api/cart/update/*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("Only 2 left", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Proceed to Checkout" })).toBeVisible();
  });

  test("I can clear my cart, and am told if that fails", async ({ page, customer }) => {
    for (const gear of await twoGears()) await addToCart(customer, gear);
    await page.goto("/cart");
    const clear = page.getByRole("main").getByRole("button", { name: "Clear Cart" });
    const confirm = page.getByRole("alertdialog", { name: "Clear your cart?" });
    await page.route("/api/cart/clear", (route) => route.abort());
    await clear.click();
    await confirm.getByRole("button", { name: "Clear Cart" }).click();
    await expect(toast(page, "Failed to clear cart. Please try again.")).toBeVisible();
    await page.unroute("/api/cart/clear");
    await clear.click();
    await confirm.getByRole("button", { name: "Keep" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Cart(2 items)");
    await clear.click();
    await confirm.getByRole("button", { name: "Clear Cart" }).click();
    await expect(page.getByText("Your cart is empty")).toBeVisible();
  });

  test("I see why my order was rejected, keep my input, and a retry places it only once", async ({
    page,
    customer,
  }) => {
    const [gear] = await twoGears();
    await addToCart(customer, gear);
    await page.goto("/checkout");
    await fillShipping(page);
    const message = "The total has changed to $99.00. Please review your order.";
    const priceChanged = { message, error: message, code: "price_changed", amount: 9900 };
    await page.route("/api/create-order", (route) => route.fulfill({ status: 409, json: priceChanged }));
    const reloaded = page.waitForResponse("/api/cart");
    await placeOrderButton(page).click();
    await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
    await reloaded;
    await expect(page.getByLabel("Address")).toHaveValue("12 Nguyen Hue");

    const keys: (string | undefined)[] = [];
    page.on("request", (call) => {
      if (call.url().endsWith("/api/create-order")) keys.push(call.headers()["idempotency-key"]);
    });
    await page.unroute("/api/create-order");
    needsChromium(page, "repeat a request with its body");
    // The server places the order, but the response gets lost.
    await page.route("/api/create-order", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await placeOrderButton(page).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("Failed to place cash order. Please try again.");
    await dialog.getByRole("button", { name: "OK" }).click();
    await page.unroute("/api/create-order");
    await placeOrderButton(page).click();
    await expect(page).toHaveURL(/\/thank-you/);
    expect(await customer.api.listOrders()).toHaveLength(1);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});
