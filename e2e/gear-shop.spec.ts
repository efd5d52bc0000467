import type { Page } from "@playwright/test";
import { shown, wipeLeft } from "./carousel.ts";
import { expect, test } from "./fixtures.ts";
import { aCustomer, signInBeforehand, signInOn } from "./people.ts";

const gears = (page: Page) => page.getByRole("region", { name: "Gears" });
const card = (page: Page, name: string) => page.getByRole("article", { name });
const search = (page: Page) => page.getByRole("main").getByPlaceholder("Search products...");
const query = (page: Page) => new URL(page.url()).search;
const toast = (page: Page, text: string) => page.getByRole("region", { name: "Notifications" }).getByText(text);

/** The page is alive when its own call for the gears has been answered. */
async function openShop(page: Page, address = "/gearshop") {
  const call = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/gears");
  await page.goto(address);
  await call;
}

test("the cards stand in 1 × 1, 2 × 2, 3 × 2 and 4 × 2, each 500 px high with its buttons in line", async ({
  page,
}) => {
  await openShop(page);
  for (const [width, columns, rows] of [
    [390, 1, 1],
    [820, 2, 2],
    [1440, 3, 2],
    [1920, 4, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    await expect.poll(() => shown(gears(page)), `at ${width} px`).toEqual({ columns, rows });
    const cards = gears(page).locator(".swiper-slide:not([inert]) article");
    await expect(cards, `in view at ${width} px`).toHaveCount(columns * rows);
    const measures = await cards.evaluateAll((articles) =>
      articles.map((article) => ({
        height: article.getBoundingClientRect().height,
        below: Math.round(
          article.getBoundingClientRect().bottom -
            (article.querySelector("button")?.getBoundingClientRect().bottom ?? 0),
        ),
      })),
    );
    expect(measures).toEqual(measures.map(() => ({ height: 500, below: 16 })));
  }
});

test("a card says what is new, on sale, featured, in stock and how it is rated", async ({ page }) => {
  await openShop(page, "/gearshop?search=slow+stew");
  const stew = card(page, "Slow Stew Chicken & Carrot, 6 × 400 g");
  await expect(stew.getByText("NEW", { exact: true })).toBeVisible();
  await expect(stew.getByText(/^\d+ in stock$/)).toBeVisible();
  await openShop(page, "/gearshop?search=old+friend+orthopaedic");
  const bed = card(page, "Old Friend Orthopaedic Lounger");
  await expect(bed.getByText("-20%")).toBeVisible();
  await expect(bed.getByText("$95.20")).toBeVisible();
  await expect(bed.locator("s")).toHaveText("was $119.00");
  await openShop(page);
  const kibble = card(page, "Harbour Salmon Kibble, 5 kg");
  await expect(kibble.getByText("Featured")).toBeVisible();
  await expect(kibble.getByText(/of 5, \d+ reviews$/)).toBeAttached();
});

test("search, filters and order work together, live in the address and follow the back button", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openShop(page);
  await expect(page.getByRole("main").locator("output").first()).toHaveText(/^\d\d gears$/);
  const petTypes = page.getByRole("group", { name: "Pet type" });
  await expect(petTypes.getByRole("button")).toHaveText([/^All/, /^Birds/, /^Cats/, /^Dogs/, /^Reptiles/, /^Rodents/]);
  await search(page).pressSequentially("   bed");
  await expect(search(page)).toHaveValue("bed");
  await expect(card(page, "Felt Cave Bed")).toBeVisible();
  await expect.poll(() => query(page)).toBe("?search=bed");
  await petTypes.getByRole("button", { name: /Cats/ }).click();
  await page.getByRole("group", { name: "Category" }).getByRole("button", { name: /^Beds/ }).click();
  await expect(gears(page).getByRole("article")).toHaveCount(1);
  expect(query(page)).toBe("?search=bed&petType=Cats&category=Beds");

  await page.reload();
  await expect(gears(page).getByRole("article")).toHaveCount(1);
  await expect(petTypes.getByRole("button", { name: /Cats/ })).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect.poll(() => query(page)).toBe("?search=bed&petType=Cats");
  await page.goBack();
  await expect.poll(() => query(page)).toBe("?search=bed");
  await expect(card(page, "Cloud Donut Bed")).toBeVisible();

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

test.describe("on a wide screen that can be touched", () => {
  test.use({ hasTouch: true, viewport: { width: 1440, height: 900 } });

  test("the carousel turns by mouse, keyboard and finger, goes back to the heading and is remembered", async ({
    page,
  }) => {
    await openShop(page);
    const first = card(page, "Harbour Salmon Kibble, 5 kg");
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
    await wipeLeft(page, gears(page).locator(".swiper"));
    await expect.poll(() => query(page)).toBe("?at=6");
  });
});

test("nothing found leads on: what may have been meant, and a way to clear the filters", async ({ page }) => {
  await openShop(page);
  await search(page).fill("hamster weel");
  await expect(page.getByText("No gears found matching your criteria.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Silent Spinner Wheel" })).toHaveAttribute("href", /^\/gear\/\d+$/);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(card(page, "Harbour Salmon Kibble, 5 kg")).toBeVisible();
  await expect(search(page)).toHaveValue("");
});

test.describe("when the gears cannot be loaded", () => {
  test.use({ expected: /500/ });
  const sentence = "Failed to load gears. Please try again later.";

  test("the shop says so, keeps what it shows, and tries again when asked", async ({ page }) => {
    await page.route(/\/api\/(gears|gear-facets)/, (route) => route.fulfill({ status: 500 }));
    await page.goto("/gearshop");
    await expect(toast(page, sentence)).toBeVisible();
    await expect(card(page, "Harbour Salmon Kibble, 5 kg")).toBeVisible();
    await page.goto("/");
    await page.getByRole("link", { name: "Visit the gear shop" }).click();
    await expect(toast(page, sentence)).toBeVisible();
    await expect(page.getByRole("main").getByText(sentence)).toBeVisible();
    await page.unroute(/\/api\/(gears|gear-facets)/);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(card(page, "Harbour Salmon Kibble, 5 kg")).toBeVisible();
  });
});

test("a spinner turns while the gears are on their way", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/gear-facets", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/");
  await page.getByRole("link", { name: "Visit the gear shop" }).click();
  await expect(page.getByText("Loading gears")).toBeAttached();
  release();
  await expect(card(page, "Harbour Salmon Kibble, 5 kg")).toBeVisible();
  await expect(page.getByText("Loading gears")).toHaveCount(0);
});

test("of a large catalogue only the page in view is asked for", async ({ page }) => {
  const asked: string[] = [];
  await page.route(/\/api\/gears(\?|$)/, async (route) => {
    asked.push(new URL(route.request().url()).search);
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
  expect(query(page)).toBe("?at=60");
  await page.goBack();
  await expect(page.getByText("Showing 1–57 of 97")).toBeVisible();
  await search(page).pressSequentially("kibble");
  await expect.poll(() => asked.at(-1)).toContain("search=kibble");
  expect(asked.filter((search) => search === "")).toEqual([]);
  expect(asked.filter((search) => search.includes("search=")).length).toBeLessThan("kibble".length);
  await page.unrouteAll({ behavior: "wait" });
});

test.describe("adding to the cart", () => {
  test.use({ expected: /409|500/ });

  test("asks a visitor to sign in, and then adds what they wanted by itself", async ({ page, request }) => {
    const customer = await aCustomer(request);
    await openShop(page, "/gearshop?petType=Dogs");
    await card(page, "Cloud Donut Bed").getByRole("button", { name: "Add to Cart" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("You must be logged in to add items to the cart.");
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL("/login");
    await signInOn(page.getByRole("main"), customer);
    await expect(page).toHaveURL("/gearshop?petType=Dogs");
    await expect(toast(page, "Item added to cart successfully!")).toBeVisible();
    await expect(page.getByRole("link", { name: "Cart" })).toHaveText(/1 item$/);
    await page.reload();
    await expect(page.getByRole("link", { name: "Cart" })).toHaveText(/1 item$/);
  });

  test("locks only the card in question, counts in the header, and says what went wrong", async ({ page, request }) => {
    await signInBeforehand(page, request, await aCustomer(request));
    await openShop(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/api/cart/add/*", async (route) => {
      await held;
      await route.continue();
    });
    const kibble = card(page, "Harbour Salmon Kibble, 5 kg");
    await kibble.getByRole("button", { name: "Add to Cart" }).click();
    await expect(kibble.getByRole("button", { name: "Add to Cart" })).toBeDisabled();
    await expect(kibble.getByRole("button", { name: "Details" })).toBeDisabled();
    await expect(card(page, "Cloud Donut Bed").getByRole("button", { name: "Add to Cart" })).toBeEnabled();
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
  await openShop(page, `/gearshop?${new URLSearchParams({ search: name })}`);
  await expect(card(page, name).getByText("Out of stock")).toBeVisible();
  await expect(card(page, name).getByRole("button", { name: "Add to Cart" })).toBeDisabled();
});

test("Details says that it is loading until the gear is there", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/gear\/\d+\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await openShop(page);
  const kibble = card(page, "Harbour Salmon Kibble, 5 kg");
  await kibble.getByRole("button", { name: "Details" }).click();
  await expect(kibble.getByRole("button", { name: "Loading..." })).toBeDisabled();
  release();
  await expect(page).toHaveURL(/\/gear\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Harbour Salmon Kibble, 5 kg");
});

test("the search in the header suggests while one types, and is used by keyboard alone", async ({ page }) => {
  await page.goto("/");
  const button = page.getByRole("banner").getByRole("button", { name: "Search" });
  const field = page.getByRole("combobox", { name: "Search gears" });
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await button.press("Enter");
  await page.keyboard.type("fontain");
  await expect(field).toHaveValue("fontain");
  await expect(options.first()).toContainText("Trickle Water Fountain");
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(options.first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trickle Water Fountain");

  await button.click();
  await field.fill("dogs");
  await expect(options.first()).toContainText("Dogs");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/gearshop?petType=Dogs");
  await button.click();
  await field.fill("rope");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/gearshop?search=rope");
  await expect(card(page, "Harbour Rope Lead")).toBeVisible();
});
