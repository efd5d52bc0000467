import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { gearCard, openGearShop } from "../support/gear-shop.ts";
import { toast } from "../support/toast.ts";
import { desktop, expectNoHorizontalScroll } from "../support/viewport.ts";

const phone = { width: 390, height: 844 };
const query = (page: Page) => new URL(page.url()).search;
const view = (page: Page, name: string) => page.getByRole("group", { name: "View" }).getByRole("button", { name });
const gears = (page: Page) => page.getByRole("region", { name: "Gears" });

test("on a phone I read all gears as a list, page by page, and the shop remembers it", async ({ page }) => {
  await page.setViewportSize(phone);
  await openGearShop(page);
  await expect(gears(page).getByRole("status")).toHaveText(/^Page 1 of \d\d$/);
  await expect(view(page, "Carousel")).toHaveAttribute("aria-pressed", "true");
  await view(page, "List").click();
  await expect(gears(page).getByRole("article")).toHaveCount(20);
  await expect(gearCard(page, "Harbour Salmon Kibble, 5 kg")).toBeVisible();
  await expect(gears(page).getByText(/^Page 1 of 3$/)).toBeVisible();
  await expectNoHorizontalScroll(page);
  await gears(page).getByRole("button", { name: "Next page" }).click();
  await expect(gears(page).getByText(/^Page 2 of 3$/)).toBeVisible();
  await expect.poll(() => query(page)).toBe("?at=20");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });

  await page.reload();
  await expect(gears(page).getByText(/^Page 2 of 3$/)).toBeVisible();
  await expect(view(page, "List")).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(gears(page).getByText(/^Page 1 of 3$/)).toBeVisible();
  await page.goto("/petshop");
  await expect(page.getByRole("region", { name: "Pets looking for a home" }).getByText(/^Page 1 of 2$/)).toBeVisible();
  await view(page, "Carousel").click();
  await expect(page.locator(".carousel[data-started]")).toBeVisible();
  await page.goto("/gearshop");
  await expect(page.locator(".carousel[data-started]")).toBeVisible();
});

test("I can choose several pet types, a life stage and diets, and share the address", async ({ page }) => {
  await page.setViewportSize(desktop);
  await openGearShop(page, "/gearshop?petType=Dogs");
  const choose = (group: string, name: RegExp) =>
    page.getByRole("group", { name: group }).getByRole("button", { name }).click();
  await choose("Pet type", /^Cats/);
  await expect.poll(() => query(page)).toBe("?petType=Cats&petType=Dogs");
  await choose("Diet", /^Grain-free/);
  await expect(gearCard(page, "Freeze-Dried Chicken Bites")).toBeVisible();
  await expect(gearCard(page, "Harbour Salmon Kibble, 5 kg")).toBeVisible();
  await choose("Life stage", /^Adult/);
  await expect(gearCard(page, "Freeze-Dried Chicken Bites")).toHaveCount(0);
  await expect.poll(() => query(page)).toBe("?petType=Cats&petType=Dogs&lifeStage=adult&diet=grain-free");
  await page.reload();
  await expect(gearCard(page, "Harbour Salmon Kibble, 5 kg")).toBeVisible();
  await choose("Pet type", /^Dogs/);
  await expect.poll(() => query(page)).toBe("?petType=Cats&lifeStage=adult&diet=grain-free");
  await expect(page.getByText("No gears found matching your criteria.")).toBeVisible();
  await choose("Pet type", /^All/);
  await expect(gearCard(page, "Harbour Salmon Kibble, 5 kg")).toBeVisible();
});

test("I can add a gear to the cart from the list", async ({ page }) => {
  await page.setViewportSize(phone);
  await openGearShop(page, "/gearshop?search=salmon");
  await view(page, "List").click();
  await gearCard(page, "Harbour Salmon Kibble, 5 kg").getByRole("button", { name: "Add to Cart" }).click();
  await expect(toast(page, "Item added to cart successfully!")).toBeVisible();
});
