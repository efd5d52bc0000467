import { aBooking, aPetOwner, listBookableDays } from "../support/bookings.ts";
import { expect, test } from "../support/fixtures.ts";
import { anotherShopper, testShippingDetails, putIntoCart } from "../support/shopping.ts";

interface Gear {
  id: number;
  name: string;
  price: number;
  stock: number;
}

test("pages that are open follow what others do, without a reload and without a jump", async ({
  page,
  context,
  request,
}) => {
  const [cartPage, visitsPage] = [await context.newPage(), await context.newPage()];
  const signed = await aPetOwner(page, request, "Mochi");
  const headers = { authorization: `Bearer ${signed.access_token}` };
  const gears = (await (await request.get("/api/gears")).json()) as Gear[];
  const gear = gears.find(({ stock }) => stock === 9) as Gear;
  await putIntoCart(request, { ...signed.customer, headers }, gear, 2);

  await page.goto(`/gear/${gear.id}`);
  const buy = page.getByRole("region", { name: "Buy" });
  await expect(buy.getByText("9 in stock")).toBeVisible();
  await page.getByRole("heading", { name: "Customer Reviews" }).scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => [window.scrollY, document.activeElement?.tagName]);
  const before = await place();
  await cartPage.goto("/cart");
  await expect(cartPage.getByRole("listitem").filter({ hasText: gear.name })).toBeVisible();
  await visitsPage.goto("/mybooking");
  await expect(visitsPage.getByText("No bookings found.")).toBeVisible();

  const { headers: theirs } = await anotherShopper(request);
  const all = { items: [{ id: gear.id, quantity: 9 }], customer: testShippingDetails };
  expect((await request.post("/api/create-order", { headers: theirs, data: all })).status()).toBe(201);
  const [, , , , day = ""] = await listBookableDays(request);
  await aBooking(request, signed, { service_id: 1, date: day, time_slot: "11:30" });

  await expect(buy.getByText("Out of stock")).toBeVisible();
  await expect(buy.getByRole("button", { name: "Add to Cart" })).toBeDisabled();
  expect(await place()).toEqual(before);
  await expect(cartPage.getByText("Out of stock. Please remove it to go on.")).toBeVisible();
  await expect(visitsPage.getByRole("row").filter({ hasText: "Mochi" })).toContainText("11:30");
});
