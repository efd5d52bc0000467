import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { customer as demoCustomer } from "../../demo/data/index.ts";
import { addPets, bookableDays, bookVisit, chooseDay, openBookingDialog } from "../support/bookings.ts";
import { isChromium } from "../support/chromium.ts";
import { expect, test } from "../support/fixtures.ts";
import { aCustomer, signInAsNewCustomer, signInOnPage, signInViaApi } from "../support/customers.ts";
import { addToCart, fillShipping, placeOrder, testShippingDetails, twoGears } from "../support/shopping.ts";
import { desktop, expectNoHorizontalScroll } from "../support/viewport.ts";

test("I can filter my orders and page through them, at 1440 px", async ({ page, customer }) => {
  await page.setViewportSize(desktop);
  await page.goto("/orders");
  await expect(page.getByText("No orders found")).toBeVisible();
  await expect(page.getByText("You haven't placed any orders yet.")).toBeVisible();

  const [gear] = await twoGears();
  for (let count = 0; count < 12; count += 1) await placeOrder(customer, gear, { country: count < 2 ? "sg" : "vn" });
  await page.reload();
  const rows = page.getByRole("table", { name: "My orders" }).getByRole("link", { name: /^Details/ });
  await expect(page.getByText("Showing 10 of 12 orders · Page 1")).toBeVisible();
  await expect(rows).toHaveCount(10);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole("button", { name: "Last page" }).click();
  await expect(page.getByText("Showing 2 of 12 orders · Page 2")).toBeVisible();
  await page.getByLabel("Per page").selectOption("100");
  await expect(page.getByText("Showing 12 of 12 orders · Page 1")).toBeVisible();

  await page.getByLabel("Country").selectOption("Singapore");
  await expect(page.getByText("Showing 2 of 2 orders (filtered) · Page 1")).toBeVisible();
  await expect(page).toHaveURL(/country=SG/);
  await page.getByLabel("Payment").selectOption("Credit/Debit Card");
  await expect(page.getByText("No orders match your filters")).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await page.getByLabel("Status").selectOption("Shipped");
  await expect(rows).toHaveCount(0);
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page.getByText("Showing 12 of 12 orders · Page 1")).toBeVisible();
  const today = await page.evaluate(() => new Date().toLocaleDateString("sv-SE"));
  await page.getByLabel("Start Date").fill(today);
  await page.getByLabel("End Date").fill(today);
  await expect(page.getByText("Showing 12 of 12 orders (filtered) · Page 1")).toBeVisible();
  await page.getByLabel("End Date").fill("2020-01-01");
  await expect(rows).toHaveCount(0);
});

test("I can read my order, print its receipt, cancel it and buy it again", async ({ page, customer }) => {
  test.slow();
  const [gear] = await twoGears();
  const id = await placeOrder(customer, gear, { country: "us" });
  await page.goto("/orders");
  await page.getByRole("link", { name: /^Details/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order #${id}`);
  await expect(page.getByRole("navigation", { name: "Account" }).locator("[aria-current]")).toHaveText("Orders");
  await expect(page.getByRole("region", { name: "Order Information" })).toContainText(`Tracking number${id}`);
  await expect(page.getByRole("region", { name: "Items" })).toContainText(gear.name);
  await expect(page.getByRole("region", { name: "Order Information" })).toContainText("Cash on Delivery");
  await expect(page.getByRole("region", { name: "Customer Information" })).toContainText("United States");
  await expect(page.getByRole("region", { name: "Timeline" })).toContainText("Order placed");
  await expectAccessible(page);

  await page.getByRole("link", { name: "View Receipt" }).click();
  const receipt = page.getByRole("article", { name: "Receipt" });
  await expect(receipt.getByRole("heading", { name: "Order Successful!" })).toBeVisible();
  for (const text of [id, gear.name, "Cash on Delivery", "Linh Pham", "linh@example.com", "Pawhaven"])
    await expect(receipt).toContainText(text);
  await expectAccessible(page);
  if (isChromium(page)) await expectPrintable(page, receipt);

  await page.getByRole("link", { name: "View Order" }).click();
  await page.getByRole("button", { name: "Cancel Order" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep Order" }).click();
  await page.getByRole("button", { name: "Cancel Order" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel Order" }).click();
  await expect(page.getByRole("region", { name: "Order Information" })).toContainText("Cancelled");
  await expect(page.getByRole("region", { name: "Timeline" })).toContainText("Order cancelled");
  await expect(page.getByRole("button", { name: "Cancel Order" })).toHaveCount(0);
  await page.getByRole("button", { name: "Buy Again" }).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByRole("heading", { name: gear.name })).toBeVisible();
});

/** Playwright cannot show a page as printed in other browsers than Chromium. */
async function expectPrintable(page: Page, receipt: Locator) {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(receipt).toBeVisible();
  for (const chrome of [page.getByRole("banner"), page.getByRole("contentinfo"), page.getByText("Print Receipt")])
    await expect(chrome).toBeHidden();
  const ink = await receipt.getByRole("heading").evaluate((heading) => getComputedStyle(heading).color);
  expect(ink).toBe("rgb(34, 48, 60)");
  expect((await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
}

test.describe("an order that does not exist, is not mine or cannot be loaded", () => {
  test.use({ expected: /404|422|ERR_FAILED/ });

  test("shows an error with a way back", async ({ page }) => {
    await page.goto("/orders");
    await expect(page).toHaveURL("/login");
    const [gear] = await twoGears();
    const id = await placeOrder(await signInViaApi(await aCustomer()), gear);
    await signInAsNewCustomer(page);
    await page.goto(`/order/${id}`);
    await expect(page.getByText("Order not found")).toBeVisible();
    await page.getByRole("alert").getByRole("link", { name: "Back to Orders" }).click();
    await expect(page.getByText("You haven't placed any orders yet.")).toBeVisible();
    for (const address of [`/receipt?order=${id}`, "/receipt", `/thank-you?order=${id}`, "/receipt?order=nonsense"]) {
      await page.goto(address);
      await expect(page.getByText("Order not found.")).toBeVisible();
    }

    await page.route(/\/api\/(get-all-receipts|get-receipts|receipts)/, (route) => route.abort());
    await page.goto("/orders");
    await expect(page.getByText("Failed to load orders. Please try again.")).toBeVisible();
    await page.goto(`/order/${id}`);
    await expect(page.getByText("Failed to load order details. Please try again.")).toBeVisible();
    await page.goto(`/receipt?order=${id}`);
    await expect(page.getByRole("alertdialog")).toContainText("Could not load your receipt. Contact support.");
  });
});

test.describe("reviewing a gear I bought", () => {
  test.use({ expected: /ERR_FAILED/ });

  test("I keep my review when sending fails, and it appears at once when it succeeds", async ({ page, customer }) => {
    const [, gear] = await twoGears();
    const id = await placeOrder(customer, gear);
    await page.goto("/profile");
    const pending = page.getByRole("region", { name: "Products Waiting for Your Feedback" });
    for (const text of [id, `Product #${gear.id}`, "Quantity: 1"]) await expect(pending).toContainText(text);
    await pending.getByRole("button", { name: "Write Review" }).click();
    const modal = page.getByRole("dialog", { name: `Review for Product #${gear.id}` });
    await modal.getByRole("button", { name: "Submit Review" }).click();
    await expect(modal.getByText("Please choose a rating.")).toBeVisible();
    await expect(modal.getByLabel("Comment")).toHaveAccessibleDescription(/Please write a comment\./);
    await expectAccessible(page);

    await modal.getByRole("radio", { name: /^4 stars/ }).press("Space");
    const comment = `Much loved here, says ${id}.`;
    await modal.getByLabel("Comment").fill(comment);
    await page.route("/api/reviews", (route) => route.abort());
    await modal.getByRole("button", { name: "Submit Review" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("Failed to submit review.");
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect(modal.getByLabel("Comment")).toHaveValue(comment);
    await page.unroute("/api/reviews");
    await modal.getByRole("button", { name: "Submit Review" }).click();
    await expect(dialog).toContainText("Review submitted successfully.");
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect(pending).toContainText("You have no pending reviews. Well done!");
    await page.goto(`/gear/${gear.id}`);
    await expect(page.getByText(comment)).toBeVisible();
  });

  test("I find my review in my profile and edit it", async ({ page, customer }) => {
    const [, gear] = await twoGears();
    const receipt_id = await placeOrder(customer, gear);
    await customer.api.writeReview({ body: { gear_id: gear.id, receipt_id, rating: 1, comment: "Too small." } });
    await page.goto("/profile/reviews");
    const reviews = page.getByRole("region", { name: "Your Reviews" });
    await expect(reviews).toContainText("Too small.");
    await reviews.getByRole("button", { name: `Edit your review of ${gear.name}` }).click();
    const modal = page.getByRole("dialog", { name: "Edit your review" });
    await expect(modal.getByRole("radio", { name: /^1 star/ })).toBeChecked();
    await expectAccessible(page);
    await modal.getByRole("radio", { name: /^5 stars/ }).press("Space");
    const comment = `It was the wrong way round, says ${receipt_id}.`;
    await modal.getByLabel("Comment").fill(comment);
    await page.route("/api/reviews/*", (route) => route.abort());
    await modal.getByRole("button", { name: "Save Review" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("Failed to save your review. Please try again.");
    await dialog.getByRole("button", { name: "OK" }).click();
    await page.unroute("/api/reviews/*");
    await modal.getByRole("button", { name: "Save Review" }).click();
    await expect(page.getByText("Your review has been updated.")).toBeVisible();
    await expect(reviews).toContainText(comment);
    await page.goto(`/gear/${gear.id}`);
    await expect(page.getByText(comment)).toBeVisible();
  });
});

test.describe("before I have confirmed my email address", () => {
  test.use({ expected: /409/ });

  test("I am told how to order more, and the form keeps what I typed", async ({ page, customer }) => {
    const [gear] = await twoGears();
    await addToCart(customer, gear, 21);
    await page.goto("/checkout");
    await fillShipping(page);
    await page.getByRole("button", { name: /^Place Order/ }).click();
    const message = `Please confirm your email address to order more than 20 of ${gear.name}. We have sent you a link. You can get a new one in your profile.`;
    await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
    await expect(page.getByLabel("Address")).toHaveValue(testShippingDetails.address);
    await expectAccessible(page);
  });

  test("I am told how to book more, and the form keeps what I chose", async ({ page, customer }) => {
    await addPets(customer, "Mochi");
    const days = await bookableDays();
    const [day = ""] = days.slice(-1);
    for (const date of days.slice(-13, -1)) await bookVisit(customer, { service_id: 1, date, time_slot: "09:30" });
    await page.goto("/petlist");
    const dialog = await openBookingDialog(page, "Mochi");
    await dialog.getByRole("button", { name: /^Vet/ }).click();
    await chooseDay(dialog, day);
    await dialog.getByRole("button", { name: "09:30" }).click();
    await dialog.getByLabel("Notes").fill("Shy");
    await dialog.getByRole("button", { name: "Book Appointment" }).click();
    const message =
      "Please confirm your email address to book more than 12 visits. We have sent you a link. You can get a new one in your profile.";
    await expect(dialog.getByRole("alert").filter({ hasText: message })).toBeVisible();
    await expect(dialog.getByLabel("Notes")).toHaveValue("Shy");
    await expect(dialog).toContainText("09:30");
    await expectAccessible(page);
  });
});

test("my orders and bookings fit the page at every width", async ({ page }) => {
  await signInOnPage(page, demoCustomer);
  for (const [path, name] of [
    ["/orders", "My orders"],
    ["/mybooking", "Upcoming bookings"],
  ] as const) {
    await page.goto(path);
    const table = page.getByRole("table", { name });
    await expect(table.getByRole("row").nth(1)).toBeVisible();
    for (const width of [390, 768, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = () =>
        table.evaluate(({ parentElement: parent, scrollWidth }) => scrollWidth - parent!.clientWidth);
      await expect.poll(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
