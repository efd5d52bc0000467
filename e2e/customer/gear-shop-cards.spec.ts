import { listAllGears } from "../../server/test/support/gear-lists.ts";
import { api } from "../support/api.ts";
import { expect, test } from "../support/fixtures.ts";
import { gearCard, openGearShop } from "../support/gear-shop.ts";
import { aCustomer, submitSignInForm, signInAsNewCustomer } from "../support/customers.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { toast } from "../support/toast.ts";

test.describe("adding to my cart", () => {
  test.use({ expected: /409|500/ });

  test("needs no account, and signing in keeps the gear", async ({ page }) => {
    const customer = await aCustomer();
    await openGearShop(page, "/gearshop?petType=Dogs");
    await gearCard(page, "Cloud Donut Bed").getByRole("button", { name: "Add to Cart" }).click();
    await expect(toast(page, "Item added to cart successfully!")).toBeVisible();
    await expect(page.getByRole("link", { name: "Cart" })).toHaveText(/1 item$/);
    await page.goto("/login");
    await submitSignInForm(page.getByRole("main"), customer);
    await expect(toast(page, "What you chose before signing in is in your cart.")).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Cart" })).toHaveText(/1 item$/);
    await page.reload();
    await expect(page.getByRole("link", { name: "Cart" })).toHaveText(/1 item$/);
  });

  test("disables only this card, updates the count in the header, and shows an error if it fails", async ({ page }) => {
    await signInAsNewCustomer(page);
    await openGearShop(page);
    const release = await holdRequests(page, "**/api/cart/add/*");
    const kibble = gearCard(page, "Harbour Salmon Kibble, 5 kg");
    await kibble.getByRole("button", { name: "Add to Cart" }).click();
    await expect(kibble.getByRole("button", { name: "Add to Cart" })).toBeDisabled();
    await expect(kibble.getByRole("button", { name: "Details" })).toBeDisabled();
    await expect(gearCard(page, "Cloud Donut Bed").getByRole("button", { name: "Add to Cart" })).toBeEnabled();
    release();
    await expect(toast(page, "Item added to cart successfully!")).toBeVisible();
    await expect(page.getByRole("link", { name: "Cart" })).toHaveText(/1 item$/);

    const conflict = { message: "Only 1 left in stock.", error: "Only 1 left in stock.", code: "conflict" };
    await page.unroute("**/api/cart/add/*");
    await page.route("**/api/cart/add/*", (route) => route.fulfill({ status: 409, json: conflict }));
    await kibble.getByRole("button", { name: "Add to Cart" }).click();
    await expect(toast(page, "Failed to add item to cart. Please try again.")).toContainText("Only 1 left in stock.");
  });
});

test("I cannot add a gear that is out of stock", async ({ page }) => {
  const { name } = (await listAllGears(api)).find(({ stock }) => stock === 0) ?? { name: "" };
  await openGearShop(page, `/gearshop?${new URLSearchParams({ search: name })}`);
  await expect(gearCard(page, name).getByText("Out of stock")).toBeVisible();
  await expect(gearCard(page, name).getByRole("button", { name: "Add to Cart" })).toBeDisabled();
});

test("the Details button shows that the gear is loading", async ({ page }) => {
  const release = await holdRequests(page, /\/gear\/\d+\.data/);
  await openGearShop(page);
  const kibble = gearCard(page, "Harbour Salmon Kibble, 5 kg");
  await kibble.getByRole("button", { name: "Details" }).click();
  await expect(kibble.getByRole("button", { name: "Loading..." })).toBeDisabled();
  release();
  await expect(page).toHaveURL(/\/gear\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Harbour Salmon Kibble, 5 kg");
});
