import type { Page } from "@playwright/test";
import { listAllGears } from "../../server/test/support/gear-lists.ts";
import { api } from "../support/api.ts";
import type { SignedInCustomer } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { fillShipping } from "../support/shopping.ts";
import { expectNoHorizontalScroll, phone } from "../support/viewport.ts";

const addPet = (customer: SignedInCustomer, name: string, species: "Dog" | "Cat") =>
  customer.api.addUserpet({
    body: { name, species, breed: "Mixed", gender: "Female", weight_kg: species === "Dog" ? 9.2 : 4 },
  });

async function gearNamed(name: string) {
  const gear = (await listAllGears(api)).find((one) => one.name === name);
  if (!gear) throw new Error(`The demo shop does not sell ${name}.`);
  return gear;
}

const chooser = (page: Page) => page.getByLabel("Shopping for");

test("without a pet I see and load nothing of it", async ({ page, customer }) => {
  expect(customer.user.id).toBeGreaterThan(0);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto("/gearshop");
  await expect.poll(() => loaded.some((url) => url.endsWith("/api/my-household"))).toBe(true);
  await page.getByLabel("Search products").fill("Slow Stew");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(chooser(page)).toHaveCount(0);
  expect(loaded.filter((url) => /start-fit|gear-fits|fit-rules/.test(url))).toEqual([]);
});

test("with a pet, the shop says what speaks against a gear, and hides it if I like", async ({ page, customer }) => {
  const mochi = await addPet(customer, "Mochi", "Dog");
  await page.setViewportSize(phone);
  await page.goto(`/mypets/${mochi.id}`);
  const avoids = page.getByRole("region", { name: "What Mochi avoids" });
  await expect(avoids.getByText(/Mueller et al. 2016/)).toBeVisible();
  await avoids.getByLabel("Something else that Mochi avoids").selectOption("poultry");
  await expect(avoids.getByLabel("Why poultry")).toHaveValue("avoid");

  await page.goto("/gearshop?search=slow+stew");
  const stew = page.getByRole("article", { name: /Slow Stew Chicken/ });
  await expect(stew.getByText("For Mochi: Contains chicken")).toBeVisible();
  await stew.getByRole("link", { name: /Slow Stew/ }).click();
  await expect(page.getByRole("region", { name: "For Mochi" })).toContainText(
    "Contains chicken (poultry), which Mochi avoids.",
  );
  await expectNoHorizontalScroll(page);

  await page.goto("/gearshop?petType=Dogs");
  const count = page.getByRole("status").filter({ hasText: /gears?$/ });
  const before = await count.textContent();
  await page.getByRole("button", { name: "For Mochi" }).click();
  await expect(count).not.toHaveText(before ?? "");
  await page.getByLabel("Search products").fill("slow stew");
  await expect(page.getByText("No gears found matching your criteria.")).toBeVisible();
  await expect(page).toHaveURL(/search=slow/);
  await page.reload();
  await expect(page.getByText("No gears found matching your criteria.")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByRole("button", { name: "For Mochi" })).toHaveAttribute("aria-pressed", "false");

  await page.goto("/");
  await expect(page.getByRole("heading", { name: "For Mochi" })).toBeVisible();
  await chooser(page).selectOption({ label: "Nobody in particular" });
  await expect(page.getByRole("heading", { name: "For Mochi" })).toHaveCount(0);
  await page.reload();
  await expect(chooser(page)).toHaveValue("");
});

test("in a large shop, which sends facts by ids alone, the home page has gears for my pet", async ({
  page,
  customer,
}) => {
  await addPet(customer, "Mochi", "Dog");
  await page.route(/\/api\/gear-fits$/, (route) => route.fulfill({ json: { is_complete: false, gears: [] } }));
  await page.goto("/");
  const shelf = page.getByRole("heading", { name: "For Mochi" });
  await expect(shelf).toBeVisible();
});

/** The order that has to be acknowledged is rejected with 409, which browsers log. */
test.describe("something dangerous", () => {
  test.use({ expected: /409/ });

  test("a cat that comes later stops my order until I have read why", async ({ page, customer }) => {
    await addPet(customer, "Mochi", "Dog");
    const raincoat = await gearNamed("Puddle Raincoat");
    await customer.api.addToCart({ params: { id: raincoat.id }, body: { quantity: 1 } });
    await page.goto("/cart");
    await expect(chooser(page)).toBeVisible();
    await expect(page.getByRole("list", { name: "Speaks against it" })).toHaveCount(0);

    await addPet(customer, "Bao", "Cat");
    await page.reload();
    await expect(page.getByRole("list", { name: "Speaks against it" })).toContainText(
      "Permethrin is dangerous to Bao.",
    );
    await page.goto("/checkout");
    await fillShipping(page);
    const placeOrder = page.getByRole("button", { name: /Place Order/ });
    await placeOrder.click();
    const warning = page.getByRole("alert", { name: "Dangerous to your household" });
    await expect(warning).toContainText("Puddle Raincoat");
    await expect(warning).toContainText("Boland and Angles 2010");
    await expect(placeOrder).toBeDisabled();
    await warning.getByLabel("I have read this, and order it although Bao lives with me.").check();
    await placeOrder.click();
    await expect(page).toHaveURL(/thank-you|order/);
    const [order] = await customer.api.listOrders();
    expect(order?.items).toMatchObject([{ warned_of: ["Permethrin: dangerous to a cat of the household"] }]);
  });
});
