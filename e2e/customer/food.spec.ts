import type { Gear } from "@pawhaven/contract";
import { listAllGears } from "../../server/test/support/gear-lists.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { api } from "../support/api.ts";
import { type SignedInCustomer, submitSignInForm } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { origin } from "../support/origin.ts";
import { placeOrder } from "../support/shopping.ts";
import { apiOfStaff, demoOwner } from "../support/staff.ts";
import { toast } from "../support/toast.ts";
import { expectNoHorizontalScroll, phone } from "../support/viewport.ts";

/** A dog of 9.2 kg, and 5 kg of food for it that have arrived today. */
async function receiveFood(customer: SignedInCustomer): Promise<{ petId: number; gear: Gear }> {
  const pet = await customer.api.addUserpet({
    body: { name: "Mochi", species: "Dog", breed: "Shiba Inu", gender: "Female", weight_kg: 9.2 },
  });
  const gear = (await listAllGears(api)).find(({ name }) => name.startsWith("Harbour Salmon Kibble")) as Gear;
  const id = await placeOrder(customer, gear);
  const staff = await apiOfStaff(origin, demoOwner);
  for (const shipping_status of ["shipping", "shipped"] as const)
    await staff.updateOrderAsStaff({ params: { id }, body: { shipping_status } });
  return { petId: pet.id, gear };
}

const lasting = /^Lasts until about \d+\s\w+ \(\d+\s\w+ to \d+\s\w+\)$/;

test("Food that has arrived asks who eats it, and I see how long it lasts and refill it in one tap", async ({
  page,
  customer,
}) => {
  const { petId, gear } = await receiveFood(customer);
  await page.setViewportSize(phone);
  await page.goto(`/mypets/${petId}`);
  const card = page.getByRole("region", { name: "Food" });
  await expect(card.getByText("has arrived. Is it for Mochi?")).toBeVisible();
  await card.getByRole("button", { name: "Yes, Mochi eats it" }).click();
  await expect(card.getByText(lasting)).toBeVisible();
  await expect(card.getByText("Mochi weighs 9.2 kg, 370 kcal per 100 g, 5 kg a pack")).toBeVisible();
  await expect(card.getByText("not reviewed by a vet. Usual advice; your vet decides.")).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);

  await card.getByRole("button", { name: "Put in cart" }).click();
  await expect(toast(page, "In your cart now. Nothing is ordered yet.")).toBeVisible();
  expect((await customer.api.getCart()).items).toMatchObject([{ quantity: 1, gear: { id: gear.id } }]);
});

test("I can pause a food, say how much of it is eaten, skip the reminder, and stop it", async ({ page, customer }) => {
  const { petId } = await receiveFood(customer);
  await page.goto(`/mypets/${petId}`);
  const card = page.getByRole("region", { name: "Food" });
  await card.getByRole("button", { name: "Yes, Mochi eats it" }).click();
  await card.getByRole("button", { name: "Pause" }).click();
  await expect(card.getByText("Paused. The rest lasts about 32 days")).toBeVisible();
  await card.getByRole("button", { name: "Resume" }).click();
  await expect(card.getByText(lasting)).toBeVisible();

  await card.getByRole("button", { name: "How much?" }).click();
  const dialog = page.getByRole("dialog", { name: "How much of it does Mochi eat?" });
  await dialog.getByLabel("Part of its food").selectOption("I know the grams a day");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Please enter at least 1 g.")).toBeVisible();
  await dialog.getByLabel("Grams a day").fill("100");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(card.getByText("Mochi eats 100 g a day, as you told us")).toBeVisible();

  await card.getByRole("button", { name: "Skip this reminder" }).click();
  await expect(card.getByText("You skipped this reminder.")).toBeVisible();
  await card.getByLabel("Remind me by email before my pets' food runs out").click();
  await expect(toast(page, "We will not remind you by email.")).toBeVisible();
  await card.getByRole("button", { name: "We stopped this food" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stop" }).click();
  await expect(card.getByText("When food that you ordered for Mochi arrives")).toBeVisible();
});

test.describe("The link of the reminder", () => {
  // A link to food that somebody else bought.
  test.use({ expected: /status of 404/ });

  test("It asks me to sign in, puts the food into my cart once and orders nothing", async ({
    page,
    customer,
    browser,
  }) => {
    const { gear } = await receiveFood(customer);
    const context = await browser.newContext({ baseURL: origin });
    const fresh = await context.newPage();
    await fresh.goto(`/refill?gears=${gear.id}`);
    await submitSignInForm(fresh, customer);
    await expect(fresh.getByRole("heading", { name: "More food" })).toBeVisible();
    await expect(fresh.getByText("In your cart now.")).toBeVisible();
    await expect(fresh.getByText("Nothing is ordered and nothing is charged")).toBeVisible();
    await fresh.reload();
    await expect(fresh.getByText("It was in your cart already.")).toBeVisible();
    expect((await customer.api.getCart()).items).toMatchObject([{ quantity: 1 }]);
    expect(await customer.api.listOrders()).toHaveLength(1);
    await context.close();

    await page.goto("/refill?gears=999999");
    await expect(page.getByText("There is nothing to put into your cart")).toBeVisible();
  });
});
