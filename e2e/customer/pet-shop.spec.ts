import type { Page } from "@playwright/test";
import { carouselGrids, visibleGrid } from "../support/carousel.ts";
import { expect, test } from "../support/fixtures.ts";
import { aCustomer, submitSignInForm, signInAsNewCustomer } from "../support/customers.ts";
import { expectNoHorizontalScroll } from "../support/viewport.ts";

const visibleCards = (page: Page) => page.locator(".carousel[data-started] > :not([inert])");
const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search pets by name or breed" });
const firstPetName = (page: Page) => visibleCards(page).first().getByRole("heading");

test("the pets fill a grid that fits the window", async ({ page }) => {
  for (const { width, columns, rows } of carouselGrids) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/petshop");
    await expect(visibleCards(page)).toHaveCount(columns * rows);
    await expect.poll(() => visibleGrid(page.getByRole("main"))).toEqual({ columns, rows });
    await expectNoHorizontalScroll(page);
  }
});

test("I can search and filter the pets, reload the page and go back", async ({ page }) => {
  await page.goto("/petshop");
  await expect(page).toHaveTitle("Pet Shop · Pawhaven");
  const kinds = page.getByRole("group", { name: "Pet type" }).getByRole("link");
  await expect(kinds).toHaveText([/^All Pets/, /^Cats/, /^Dogs/, /^Reptiles/, /^Rodents/]);
  await kinds.filter({ hasText: "Dogs" }).click();
  await expect(page).toHaveURL("/petshop?type=Dogs");
  await expect(kinds.filter({ hasText: "Dogs" })).toHaveAttribute("aria-current", "true");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/type=Dogs&at=\d+$/);
  const second = await firstPetName(page).textContent();
  await page.reload();
  await expect(firstPetName(page)).toHaveText(second ?? "");

  await searchBox(page).fill("  gOLDEN");
  await expect(searchBox(page)).toHaveValue("gOLDEN");
  await expect(page).toHaveURL("/petshop?search=gOLDEN&type=Dogs");
  await expect(visibleCards(page)).toHaveCount(1);
  await expect(firstPetName(page)).toHaveText("Bella");
  await kinds.filter({ hasText: "Cats" }).click();
  await expect(page.getByText("No pets found matching your criteria.")).toBeVisible();
  await page.goBack();
  await expect(firstPetName(page)).toHaveText("Bella");
  await page.goForward();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/petshop");
  await expect(searchBox(page)).toHaveValue("");
  await expect(page.getByRole("status").filter({ hasText: /pets? found/ })).toHaveText("31 pets found");
});

test("I can read a pet's details by keyboard, and have to sign in to add a favorite", async ({ page }) => {
  const customer = await aCustomer();
  await page.goto("/petshop?search=bella");
  await expect(visibleCards(page)).toHaveCount(1);
  const card = visibleCards(page).first();
  await expect(card.getByRole("link", { name: "Adopt Me" })).toHaveAttribute("href", "/pet/1");
  const details = card.getByRole("button", { name: "Details" });
  await details.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Details of Bella" });
  for (const fact of ["Golden Retriever", "3 years", "Female"])
    await expect(dialog.getByRole("list", { name: "At a glance" }).getByText(fact)).toBeVisible();
  await expect(dialog.getByText("$260.00")).toBeVisible();
  await expect(dialog.getByRole("list", { name: "Tags" }).getByText("House-trained")).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Health & Care" })).toBeVisible();
  await dialog.getByRole("tab", { name: "About" }).focus();
  await page.keyboard.press("ArrowRight");
  for (const fact of ["Type", "Breed", "Age", "Gender", "Weight", "Color"])
    await expect(dialog.getByRole("term").getByText(fact)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(details).toBeFocused();

  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Add to Favorites" }).click();
  await expect(page.getByText("You need to log in to view favorites.")).toBeVisible();
  await expect(page).toHaveURL("/login");
  await expect(dialog).toHaveCount(0);
  await submitSignInForm(page, customer);
  await expect(page).toHaveURL("/petshop?search=bella");
});

test.describe("when a request fails", () => {
  test.use({ expected: /500/ });

  test("I see why my favorite was not saved, and a retry adds it to my profile", async ({ page }) => {
    await signInAsNewCustomer(page);
    await page.goto("/petshop?search=bella");
    await page.getByRole("button", { name: "Details of Bella" }).click();
    const dialog = page.getByRole("dialog", { name: "Details of Bella" });
    await page.route("/api/favorite/1", (route) => route.fulfill({ status: 500, body: "" }));
    await dialog.getByRole("button", { name: "Add to Favorites" }).click();
    await expect(page.getByText("Failed to toggle favorite status. Please try again later.")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Details of Bella" }).click();
    await expect(page.getByText("Failed to fetch favorite status. Please try again later.")).toBeVisible();
    await page.unroute("/api/favorite/1");
    await dialog.getByRole("button", { name: "Add to Favorites" }).click();
    await expect(dialog.getByRole("button", { name: "Remove from Favorites" })).toBeVisible();

    await page.goto("/profile");
    const favorites = page.getByRole("region", { name: "Favorite Pets" });
    await favorites.getByRole("button", { name: /Bella/ }).click();
    await dialog.getByRole("button", { name: "Remove from Favorites" }).click();
    await expect(dialog.getByRole("button", { name: "Add to Favorites" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(favorites).toHaveCount(0);
  });

  test("I still see the pets of the server-rendered page", async ({ page }) => {
    await page.route("/api/pets", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/petshop");
    await expect(page.getByText("Failed to fetch pets.")).toBeVisible();
    await expect(firstPetName(page)).toHaveText("Bella");
  });
});
