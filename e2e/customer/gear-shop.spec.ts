import type { Page } from "@playwright/test";
import { carouselGrids, swipeLeft, visibleGrid } from "../support/carousel.ts";
import { expect, test } from "../support/fixtures.ts";
import { gearCard, openGearShop } from "../support/gear-shop.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { toast } from "../support/toast.ts";
import { desktop } from "../support/viewport.ts";

const gears = (page: Page) => page.getByRole("region", { name: "Gears" });
const search = (page: Page) => page.getByRole("main").getByPlaceholder("Search products...");
const query = (page: Page) => new URL(page.url()).search;

test("the cards fill a grid that fits the window, each 500 px high with aligned buttons", async ({ page }) => {
  await openGearShop(page);
  for (const { width, columns, rows } of carouselGrids) {
    await page.setViewportSize({ width, height: 1000 });
    await expect.poll(() => visibleGrid(gears(page)), `at ${width} px`).toEqual({ columns, rows });
    const cards = gears(page).locator(".carousel > :not([inert]) article");
    await expect(cards, `in view at ${width} px`).toHaveCount(columns * rows);
    const sizes = await cards.evaluateAll((articles) =>
      articles.map((article) => ({
        height: article.getBoundingClientRect().height,
        belowButton: Math.round(
          article.getBoundingClientRect().bottom -
            (article.querySelector("button")?.getBoundingClientRect().bottom ?? 0),
        ),
      })),
    );
    expect(sizes).toEqual(sizes.map(() => ({ height: 500, belowButton: 16 })));
  }
});

test("a card shows whether a gear is new, on sale, featured and in stock, and its rating", async ({ page }) => {
  await openGearShop(page, "/gearshop?search=slow+stew");
  const stew = gearCard(page, "Slow Stew Chicken & Carrot, 6 × 400 g");
  await expect(stew.getByText("NEW", { exact: true })).toBeVisible();
  await expect(stew.getByText(/^\d+ in stock$/)).toBeVisible();
  await openGearShop(page, "/gearshop?search=old+friend+orthopaedic");
  const bed = gearCard(page, "Old Friend Orthopaedic Lounger");
  await expect(bed.getByText("-20%")).toBeVisible();
  await expect(bed.getByText("$95.20")).toBeVisible();
  await expect(bed.locator("s")).toHaveText("was $119.00");
  await openGearShop(page);
  const kibble = gearCard(page, "Harbour Salmon Kibble, 5 kg");
  await expect(kibble.getByText("Featured")).toBeVisible();
  await expect(kibble.getByText(/of 5, \d+ reviews$/)).toBeAttached();
});

test("I can combine search, filters and sorting, reload the page and go back", async ({ page }) => {
  await page.setViewportSize(desktop);
  await openGearShop(page);
  await expect(page.getByRole("main").locator("output").first()).toHaveText(/^\d\d gears$/);
  const petTypes = page.getByRole("group", { name: "Pet type" });
  await expect(petTypes.getByRole("button")).toHaveText([/^All/, /^Birds/, /^Cats/, /^Dogs/, /^Reptiles/, /^Rodents/]);
  await search(page).pressSequentially("   bed");
  await expect(search(page)).toHaveValue("bed");
  await expect(gearCard(page, "Felt Cave Bed")).toBeVisible();
  await expect.poll(() => query(page)).toBe("?search=bed");
  await petTypes.getByRole("button", { name: /Cats/ }).click();
  await page.getByRole("group", { name: "Category" }).getByRole("button", { name: /^Beds/ }).click();
  await expect(gears(page).getByRole("article")).toHaveCount(1);
  await expect.poll(() => query(page)).toBe("?search=bed&petType=Cats&category=Beds");

  await page.reload();
  await expect(gears(page).getByRole("article")).toHaveCount(1);
  await expect(petTypes.getByRole("button", { name: /Cats/ })).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect.poll(() => query(page)).toBe("?search=bed&petType=Cats");
  await page.goBack();
  await expect.poll(() => query(page)).toBe("?search=bed");
  await expect(gearCard(page, "Cloud Donut Bed")).toBeVisible();

  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.getByLabel("Sort by").selectOption("Price: low to high");
  await page.getByLabel("Lowest price").fill("20");
  await page.getByLabel("Highest price").fill("30.50");
  await page.getByLabel(/In stock only/).check();
  await expect.poll(() => query(page)).toBe("?minPrice=20&maxPrice=30.5&sort=price-asc&inStock=true");
  const prices = await gears(page)
    .getByRole("article")
    .evaluateAll((articles) => articles.map((article) => Number(/\$(\d+\.\d\d)/.exec(article.textContent ?? "")?.[1])));
  expect(prices.length).toBeGreaterThan(3);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b).filter((price) => price >= 20 && price <= 30.5));
});

test.describe("on a wide touch screen", () => {
  test.use({ hasTouch: true, viewport: desktop });

  test("I can page through the carousel by mouse, keyboard and touch, and a reload keeps the page", async ({
    page,
  }) => {
    await openGearShop(page);
    const first = gearCard(page, "Harbour Salmon Kibble, 5 kg");
    await gears(page).getByRole("button", { name: "Next" }).click();
    await expect(first).not.toBeInViewport();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect.poll(() => query(page)).toBe("?at=6");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => query(page)).toBe("?at=12");
    await page.reload();
    await expect(gears(page).getByRole("button", { name: "Page 3 of" })).toHaveAttribute("aria-current", "true");
    await gears(page)
      .getByRole("button", { name: /^Page 1 of/ })
      .click();
    await expect(first).toBeInViewport();
    await swipeLeft(page, gears(page).locator(".carousel"));
    await expect.poll(() => query(page)).toBe("?at=6");
  });
});

test("when nothing matches, I see suggestions and can clear the filters", async ({ page }) => {
  await openGearShop(page);
  await search(page).fill("hamster weel");
  await expect(page.getByText("No gears found matching your criteria.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Silent Spinner Wheel" })).toHaveAttribute("href", /^\/gear\/\d+$/);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(gearCard(page, "Harbour Salmon Kibble, 5 kg")).toBeVisible();
  await expect(search(page)).toHaveValue("");
});

test.describe("when the gears cannot be loaded", () => {
  test.use({ expected: /500/ });
  const error = "Failed to load gears. Please try again later.";

  test("I see an error, the last gears stay, and I can try again", async ({ page }) => {
    // Somebody else's order would load the gears again, and the button that I press would be gone.
    await holdRequests(page, "/api/live");
    await page.route(/\/api\/(gears|gear-facets)/, (route) => route.fulfill({ status: 500 }));
    await page.goto("/gearshop");
    await expect(toast(page, error)).toBeVisible();
    await expect(gearCard(page, "Harbour Salmon Kibble, 5 kg")).toBeVisible();
    await page.goto("/");
    await page.getByRole("link", { name: "Visit the gear shop" }).click();
    await expect(toast(page, error)).toBeVisible();
    await expect(page.getByRole("main").getByText(error)).toBeVisible();
    await page.unroute(/\/api\/(gears|gear-facets)/);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(gearCard(page, "Harbour Salmon Kibble, 5 kg")).toBeVisible();
  });
});

test("I see a spinner while the gears are loading", async ({ page }) => {
  const release = await holdRequests(page, "**/api/gear-facets");
  await page.goto("/");
  await page.getByRole("link", { name: "Visit the gear shop" }).click();
  await expect(page.getByText("Loading gears")).toBeAttached();
  release();
  await expect(gearCard(page, "Harbour Salmon Kibble, 5 kg")).toBeVisible();
  await expect(page.getByText("Loading gears")).toHaveCount(0);
});

test("a large catalogue is loaded page by page", async ({ page }) => {
  const queries: string[] = [];
  await page.route(/\/api\/gears(\?|$)/, async (route) => {
    queries.push(new URL(route.request().url()).search);
    const response = await route.fetch({ url: route.request().url().replace("from=60", "from=20") });
    await route.fulfill({ response });
  });
  await page.route(/\/api\/gear-facets/, async (route) => {
    const response = await route.fetch();
    const facets = (await response.json()) as object;
    await route.fulfill({ response, json: { ...facets, catalogue: 20_000, total: 97 } });
  });
  await page.goto("/");
  await page.getByRole("link", { name: "Visit the gear shop" }).click();
  await expect(page.getByText("Showing 1–57 of 97")).toBeVisible();
  await page.getByRole("button", { name: "Next 60" }).click();
  await expect(page.getByText("Showing 61–97 of 97")).toBeVisible();
  await expect.poll(() => query(page)).toBe("?at=60");
  await page.goBack();
  await expect(page.getByText("Showing 1–57 of 97")).toBeVisible();
  await search(page).pressSequentially("kibble");
  await expect.poll(() => queries.at(-1)).toContain("search=kibble");
  expect(queries.filter((search) => search === "")).toEqual([]);
  expect(queries.filter((search) => search.includes("search=")).length).toBeLessThan("kibble".length);
});
