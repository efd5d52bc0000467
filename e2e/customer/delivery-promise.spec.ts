import { listAllGears } from "../../server/test/support/gear-lists.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { api } from "../support/api.ts";
import { expect, test } from "../support/fixtures.ts";
import { addToCart, fillShipping, twoGears } from "../support/shopping.ts";
import { expectNoHorizontalScroll, phone } from "../support/viewport.ts";

const days = /[A-Z][a-z]{2} \d+ – ([A-Z][a-z]{2} )?\d+/;

test("I read when it arrives from the gear to the order, for the country I chose", async ({ page, customer }) => {
  await page.setViewportSize(phone);
  const [gear] = await twoGears();
  await page.goto(`/gear/${gear.id}`);
  const box = page.getByRole("region", { name: "Buy" });
  await expect(box.getByText(/^Arrives/)).toHaveText(new RegExp(`^Arrives ${days.source} in Vietnam$`));

  await addToCart(customer, gear);
  await page.goto("/cart");
  await expect(page.getByRole("region", { name: "Total" })).toContainText(
    new RegExp(`Arrives ${days.source} in Vietnam`),
  );
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  const form = page.getByRole("region", { name: "Shipping Information" });
  await expect(form.getByText(/^Arrives/)).toHaveText(new RegExp(`${days.source} in Vietnam$`));
  await page.getByLabel("Country").selectOption("Singapore");
  await expect(form.getByText(/^Arrives/)).toHaveText(new RegExp(`${days.source} in Singapore$`));
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await page.goto(`/gear/${gear.id}`);
  await expect(box.getByText(/^Arrives/)).toHaveText(/in Singapore$/);
  await page.goto("/checkout");
  await page.getByLabel("Country").selectOption("Vietnam");
  await fillShipping(page);
  await page.getByRole("button", { name: /^Place Order/ }).click();
  await expect(page.getByRole("region", { name: "Shipping to" })).toContainText(new RegExp(`Arrives ${days.source}`));
  await page.getByRole("link", { name: "View Order" }).click();
  await expect(page.getByRole("region", { name: "Order Information" })).toContainText(
    new RegExp(`Arrives${days.source}`),
  );
});

test("no day is promised for a gear that is sold out", async ({ page }) => {
  const [gear] = await twoGears();
  await page.goto(`/gear/${gear.id}`);
  const box = page.getByRole("region", { name: "Buy" });
  await expect(box.getByText(/^Arrives/)).toBeVisible();
  const soldOut = (await listAllGears(api)).find(({ stock }) => stock === 0);
  await page.goto(`/gear/${soldOut?.id}`);
  await box.getByRole("button", { name: "Email me when it is back" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expect(box.getByText(/Arrives/)).toHaveCount(0);
});
