import type { Gear } from "@pawhaven/contract";
import { listAllGears } from "../../server/test/support/gear-lists.ts";
import { api } from "../support/api.ts";
import { addPets, bookableDays, bookVisit } from "../support/bookings.ts";
import { aCustomer, signInViaApi } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { addToCart, placeOrder } from "../support/shopping.ts";

test("my open pages follow what others do, without a reload and without scrolling", async ({
  page,
  context,
  customer,
}) => {
  const [cartPage, bookingsPage] = [await context.newPage(), await context.newPage()];
  await addPets(customer, "Mochi");
  const gear = (await listAllGears(api)).find(({ stock }) => stock === 9) as Gear;
  await addToCart(customer, gear, 2);

  await page.goto(`/gear/${gear.id}`);
  const buy = page.getByRole("region", { name: "Buy" });
  await expect(buy.getByText("9 in stock")).toBeVisible();
  await page.getByRole("heading", { name: "Customer Reviews" }).scrollIntoViewIfNeeded();
  const scrollAndFocus = () => page.evaluate(() => [window.scrollY, document.activeElement?.tagName]);
  const before = await scrollAndFocus();
  await cartPage.goto("/cart");
  await expect(cartPage.getByRole("listitem").filter({ hasText: gear.name })).toBeVisible();
  await bookingsPage.goto("/mybooking");
  await expect(bookingsPage.getByText("No bookings found.")).toBeVisible();

  await placeOrder(await signInViaApi(await aCustomer()), gear, { quantity: 9 });
  const [, , , , day = ""] = await bookableDays();
  await bookVisit(customer, { service_id: 1, date: day, time_slot: "11:30" });

  await expect(buy.getByText("Out of stock")).toBeVisible();
  await expect(buy.getByRole("button", { name: "Add to Cart" })).toBeDisabled();
  expect(await scrollAndFocus()).toEqual(before);
  await expect(cartPage.getByText("Out of stock. Please remove it to continue.")).toBeVisible();
  await expect(bookingsPage.getByRole("row").filter({ hasText: "Mochi" })).toContainText("11:30");
});
