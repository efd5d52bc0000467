import type { Page } from "@playwright/test";
import { listAllGears } from "../../server/test/support/gear-lists.ts";
import { api } from "../support/api.ts";
import { expect, test } from "../support/fixtures.ts";
import { aCustomer, submitSignInForm, signInAsNewCustomer } from "../support/customers.ts";
import { toast } from "../support/toast.ts";
import { phone } from "../support/viewport.ts";

const buy = (page: Page) => page.getByRole("region", { name: "Buy" });
const addToCart = (page: Page) => buy(page).getByRole("button", { name: "Add to Cart" });
const quantity = (page: Page) => buy(page).getByRole("spinbutton");

test("I can see everything about a gear: price, stock, details, reviews and similar gears", async ({ page }) => {
  await page.goto("/gear/1");
  const main = page.getByRole("main");
  await expect(main.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem")).toHaveText([
    "Home",
    "Gear",
    "Harbour Salmon Kibble, 5 kg",
  ]);
  await expect(main.getByRole("link", { name: "5 reviews" })).toBeVisible();
  await expect(main.getByText("Featured", { exact: true })).toBeVisible();
  for (const text of ["Food", "Dogs", "$34.50", "Resealable zip bag", "Free delivery"]) {
    await expect(buy(page).getByText(text, { exact: true })).toBeVisible();
  }
  await expect(buy(page).getByText(/^\d+ in stock$/)).toBeVisible();
  await expect(buy(page)).toContainText("Cash on Delivery or Credit/Debit Card");

  const origin = main.getByRole("row", { name: "Origin Made in Norway" });
  await expect(origin).toBeVisible();
  await main.getByRole("heading", { name: "Product Details" }).click();
  await expect(origin).toBeHidden();
  await expect(main.getByRole("heading", { name: "Product Description" })).toBeVisible();

  const reviews = main.getByRole("region", { name: "Customer Reviews" });
  const stars = reviews.getByRole("listitem").filter({ has: page.locator("time") });
  await expect(reviews.getByRole("progressbar", { name: "5 stars: 2 of 5" })).toBeVisible();
  await expect(stars.first()).toContainText("5 of 5");
  await reviews.getByLabel("Sort reviews").selectOption("Lowest rated");
  await expect(stars.first()).toContainText("3 of 5");
  await expect(stars.last()).toContainText("5 of 5");

  await main.getByRole("region", { name: "You may also like" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/gear\/(?!1$)\d+$/);
  const viewed = main.getByRole("region", { name: "Recently viewed" });
  await expect(viewed.getByRole("link", { name: "Harbour Salmon Kibble, 5 kg" })).toBeVisible();
});

test("I see that a gear is out of stock and has no reviews yet", async ({ page }) => {
  const gears = await listAllGears(api);
  const gear = gears.find(({ stock, reviews_count: reviewsCount }) => stock === 0 && reviewsCount === 0);
  await page.goto(`/gear/${gear?.id}`);
  await expect(page.getByText("No reviews yet.")).toBeVisible();
  await expect(buy(page).getByText("Out of stock")).toBeVisible();
  await expect(addToCart(page)).toBeDisabled();
  await expect(quantity(page)).toBeDisabled();
});

test("I can choose an image by thumbnail and by keyboard, enlarge it and zoom in", async ({ page }) => {
  await page.goto("/gear/1");
  const thumbnails = page.getByRole("list", { name: "Choose a picture" }).getByRole("button");
  const gallery = page.getByRole("region", { name: "Pictures of Harbour Salmon Kibble, 5 kg", exact: true });
  await expect(gallery.locator(".carousel[data-started]")).toBeVisible();
  await thumbnails.nth(1).click();
  await expect(thumbnails.nth(1)).toHaveAttribute("aria-current", "true");
  const enlarge = gallery.locator(".carousel > :not([inert])").getByRole("button", { name: /Enlarge/ });
  await enlarge.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(thumbnails.first()).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Harbour Salmon Kibble, 5 kg" });
  const picture = dialog.locator(".carousel > :not([inert])").getByRole("button");
  const { width = 0 } = (await picture.boundingBox()) ?? {};
  await picture.click();
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeCloseTo(width * 2, 0);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();
});

test.describe("buying", () => {
  test.use({ expected: /409|500|ERR_FAILED|Failed to fetch/ });

  test("I can sign in along the way, and my cart then has the quantity I wanted", async ({ page }) => {
    const customer = await aCustomer();
    await page.goto("/gear/1");
    await buy(page)
      .getByRole("button", { name: /One more/ })
      .click();
    await expect(quantity(page)).toHaveValue("2");
    await addToCart(page).click();
    await expect(toast(page, "Added to cart")).toBeVisible();
    await expect(page.getByRole("link", { name: "Cart" })).toHaveText(/2 items$/);
    await page.goto("/login");
    await submitSignInForm(page.getByRole("main"), customer);
    await expect(toast(page, "What you chose before signing in is in your cart.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Cart" })).toHaveText(/2 items$/);
  });

  test("I cannot add more than is in stock", async ({ page }) => {
    await signInAsNewCustomer(page);
    const { stock } = await api.getGear({ params: { id: 7 } });
    await page.goto("/gear/7");
    await expect(buy(page).getByText(`Only ${stock} left`)).toBeVisible();
    await quantity(page).fill("99");
    await quantity(page).press("Enter");
    await expect(quantity(page)).toHaveValue(String(stock));
    await expect(buy(page).getByText(`Only ${stock} available.`)).toBeVisible();
    await addToCart(page).click();
    await expect(toast(page, "Added to cart")).toBeVisible();
    await expect(page.getByRole("link", { name: "Cart" })).toHaveText(new RegExp(`${stock} items$`));

    await page.setViewportSize(phone);
    await page.getByRole("heading", { name: "Customer Reviews" }).scrollIntoViewIfNeeded();
    await expect(addToCart(page)).not.toBeInViewport();
    await page.getByRole("button", { name: "Add to Cart" }).last().click();
    await expect(toast(page, "Add failed")).toContainText(`Only ${stock} left in stock.`);
  });

  test("I see an error when a gear cannot be refreshed or loaded, and the last version stays", async ({ page }) => {
    await page.route("**/api/gears/1", (route) => route.fulfill({ status: 500 }));
    await page.goto("/gear/1");
    await expect(toast(page, "Failed to load gear details")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Harbour Salmon Kibble, 5 kg");
    await page.route(/\/gear\/\d+\.data/, (route) => route.abort());
    await page.getByRole("region", { name: "You may also like" }).getByRole("link").first().click();
    await expect(page.getByText("This page could not be loaded. Please try again.")).toBeVisible();
    await expect(toast(page, "Failed to load gear details")).toBeVisible();
  });
});
