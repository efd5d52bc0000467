import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { gearCard, openGearShop } from "../support/gear-shop.ts";
import { aCustomer, preloadSession, submitSignInForm } from "../support/customers.ts";

const toast = (page: Page, text: string) => page.getByRole("region", { name: "Notifications" }).getByText(text);

test.describe("adding to the cart", () => {
  test.use({ expected: /409|500/ });

  test("asks a visitor to sign in, and then adds what they wanted by itself", async ({ page, request }) => {
    const customer = await aCustomer(request);
    await openGearShop(page, "/gearshop?petType=Dogs");
    await gearCard(page, "Cloud Donut Bed").getByRole("button", { name: "Add to Cart" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("You must be logged in to add items to the cart.");
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL("/login");
    await submitSignInForm(page.getByRole("main"), customer);
    await expect(page).toHaveURL("/gearshop?petType=Dogs");
    await expect(toast(page, "Item added to cart successfully!")).toBeVisible();
    await expect(page.getByRole("link", { name: "Cart" })).toHaveText(/1 item$/);
    await page.reload();
    await expect(page.getByRole("link", { name: "Cart" })).toHaveText(/1 item$/);
  });

  test("locks only the card in question, counts in the header, and says what went wrong", async ({ page, request }) => {
    await preloadSession(page, request, await aCustomer(request));
    await openGearShop(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/api/cart/add/*", async (route) => {
      await held;
      await route.continue();
    });
    const kibble = gearCard(page, "Harbour Salmon Kibble, 5 kg");
    await kibble.getByRole("button", { name: "Add to Cart" }).click();
    await expect(kibble.getByRole("button", { name: "Add to Cart" })).toBeDisabled();
    await expect(kibble.getByRole("button", { name: "Details" })).toBeDisabled();
    await expect(gearCard(page, "Cloud Donut Bed").getByRole("button", { name: "Add to Cart" })).toBeEnabled();
    release();
    await expect(toast(page, "Item added to cart successfully!")).toBeVisible();
    await expect(page.getByRole("link", { name: "Cart" })).toHaveText(/1 item$/);

    const refusal = { message: "Only 1 left in stock.", error: "Only 1 left in stock.", code: "conflict" };
    await page.unroute("**/api/cart/add/*");
    await page.route("**/api/cart/add/*", (route) => route.fulfill({ status: 409, json: refusal }));
    await kibble.getByRole("button", { name: "Add to Cart" }).click();
    await expect(toast(page, "Failed to add item to cart. Please try again.")).toContainText("Only 1 left in stock.");
  });
});

test("gear that is out of stock cannot be added", async ({ page, request }) => {
  const all = (await (await request.get("/api/gears")).json()) as { name: string; stock: number }[];
  const { name } = all.find(({ stock }) => stock === 0) ?? { name: "" };
  await openGearShop(page, `/gearshop?${new URLSearchParams({ search: name })}`);
  await expect(gearCard(page, name).getByText("Out of stock")).toBeVisible();
  await expect(gearCard(page, name).getByRole("button", { name: "Add to Cart" })).toBeDisabled();
});

test("Details says that it is loading until the gear is there", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/gear\/\d+\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await openGearShop(page);
  const kibble = gearCard(page, "Harbour Salmon Kibble, 5 kg");
  await kibble.getByRole("button", { name: "Details" }).click();
  await expect(kibble.getByRole("button", { name: "Loading..." })).toBeDisabled();
  release();
  await expect(page).toHaveURL(/\/gear\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Harbour Salmon Kibble, 5 kg");
});
