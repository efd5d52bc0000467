import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { addToCart, fillShipping, twoGears } from "../support/shopping.ts";
import { expectNoHorizontalScroll, phone } from "../support/viewport.ts";

test.use({ expected: /status of 409/ });

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

test("I use a discount code from the cart to the receipt, at 390 px", async ({ page, customer }) => {
  test.slow();
  await page.setViewportSize(phone);
  const [gear] = await twoGears();
  await addToCart(customer, gear);
  const full = Math.round(gear.price * 100);
  const off = Math.round(full / 10);
  await page.goto("/cart");
  const total = page.getByRole("region", { name: "Total" });
  await total.getByRole("button", { name: "Add a discount code" }).click();
  const field = total.getByLabel("Discount code");
  await field.fill("no-such-code");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription("We do not know this code.");
  await expectAccessible(page);
  await field.fill("welcome10");
  await total.getByRole("button", { name: "Apply" }).click();
  await expect(total).toContainText("Discount code WELCOME10 applies.");
  await expect(total).toContainText(dollars(full));
  await expect(total).toContainText(`-${dollars(off)}`);
  await expect(total).toContainText(dollars(full - off));
  await expect(page.getByRole("listitem").filter({ hasText: gear.name })).toContainText(`Instead of ${dollars(full)}`);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  const summary = page.getByRole("region", { name: "Order Summary" });
  await expect(summary).toContainText("Welcome to Pawhaven (WELCOME10)");
  await summary.getByRole("button", { name: "Remove" }).click();
  await expect(summary).not.toContainText("WELCOME10");
  await expect(page.getByRole("button", { name: /^Place Order/ })).toContainText(dollars(full));
  await summary.getByRole("button", { name: "Add a discount code" }).click();
  await summary.getByLabel("Discount code").fill("WELCOME10");
  await summary.getByLabel("Discount code").press("Enter");
  await expect(page.getByRole("button", { name: /^Place Order/ })).toContainText(dollars(full - off));
  await expectNoHorizontalScroll(page);
  await fillShipping(page);
  await page.getByRole("button", { name: /^Place Order/ }).click();
  await expect(page).toHaveURL(/\/thank-you\?order=/);
  await expect(page.getByRole("region", { name: "What you bought" })).toContainText(dollars(full - off));
  await page.getByRole("link", { name: "View Receipt" }).click();
  await expect(page.getByRole("article", { name: "Receipt" })).toContainText("Welcome to Pawhaven (WELCOME10)");

  await addToCart(customer, gear);
  await page.goto("/cart");
  await expect(total).not.toContainText("WELCOME10");
  await total.getByRole("button", { name: "Add a discount code" }).click();
  await total.getByLabel("Discount code").fill("WELCOME10");
  await total.getByRole("button", { name: "Apply" }).click();
  await expect(total.getByLabel("Discount code")).toHaveAccessibleDescription("You have used this code already.");
});
