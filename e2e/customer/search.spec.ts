import type { Page } from "@playwright/test";
import { isChromium } from "../support/chromium.ts";
import { expect, test } from "../support/fixtures.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { expectNoHorizontalScroll } from "../support/viewport.ts";

const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search" });
const field = (page: Page) => page.getByRole("combobox", { name: "Search the shop" });
const list = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
const group = (page: Page, name: string) => list(page).getByRole("group", { name });

async function search(page: Page, text: string) {
  await button(page).click();
  await field(page).fill(text);
}

test("one search finds gears, pets, services and questions, also without their accents", async ({ page }) => {
  await page.goto("/");
  await search(page, "g");
  await expect(page.getByText("Please enter at least two letters.")).toBeVisible();
  await field(page).fill("goldén");
  await group(page, "Pets").getByRole("option", { name: /Bella/ }).click();
  await expect(page).toHaveURL("/pet/1");

  await search(page, "premium spa");
  await expect(
    group(page, "Services")
      .getByRole("option", { name: /^Premium Spa/ })
      .first(),
  ).toBeVisible();
  await field(page).fill("ultrasound");
  await list(page)
    .getByRole("option", { name: /4D ultrasound/ })
    .click();
  await expect(page).toHaveURL("/petvet#4d-ultrasound");

  await search(page, "delivery cost");
  await group(page, "Questions")
    .getByRole("option", { name: /What does delivery cost/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Frequently asked questions" });
  await expect(dialog.locator("details[open]")).toContainText("What does delivery cost?");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/contact");
});

test("when nothing is found I can write to the shop", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/petshop");
  await search(page, "qqqxxzz");
  await expect(page.getByText("Nothing found for “qqqxxzz”.")).toBeVisible();
  await expect(group(page, "Popular gears").getByRole("option")).toHaveCount(4);
  await expectNoHorizontalScroll(page);
  await list(page)
    .getByRole("option", { name: /Write to us/ })
    .click();
  await expect(page).toHaveURL("/contact");
});

test.describe("when the search fails", () => {
  test.use({ expected: /500/ });

  test("I see it while it loads, and can try again", async ({ page }) => {
    await page.goto("/");
    const release = await holdRequests(page, "**/api/search?*");
    await search(page, "salmon");
    await expect(page.getByText("Searching…")).toBeVisible();
    release();
    await expect(group(page, "Gears").getByRole("option").first()).toBeVisible();
    await page.route("**/api/search?*", (route) => route.fulfill({ status: 500, body: "" }));
    await field(page).fill("rope");
    await expect(page.getByRole("alert")).toContainText("The search failed.");
    await page.unroute("**/api/search?*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(list(page).getByRole("option", { name: /Harbour Rope Lead/ })).toBeVisible();
    await expect(field(page)).toBeFocused();
  });
});

test.describe("when the search box cannot be loaded", () => {
  test.use({ expected: /Failed to (load|fetch)|ERR_FAILED/ });

  test("I keep what I typed and can try again", async ({ page }) => {
    await page.goto("/");
    await page.route("**/assets/search-box-*.js", (route) => route.abort());
    await button(page).click();
    await expect(page.getByText("This could not be loaded.")).toBeVisible();
    await page.unroute("**/assets/search-box-*.js");
    const tryAgain = page.getByRole("button", { name: "Try Again" });
    if (isChromium(page)) await tryAgain.click();
    else {
      // Firefox loads it only after a reload.
      await Promise.all([page.waitForEvent("load"), tryAgain.click()]);
      await button(page).click();
    }
    await expect(field(page)).toBeFocused();
  });
});

test("in the gear shop the button leads to the search that is there", async ({ page }) => {
  await page.goto("/gearshop");
  await page.evaluate(() => window.scrollTo(0, 600));
  await button(page).click();
  await expect(page.getByRole("searchbox", { name: "Search products" })).toBeFocused();
  await page.keyboard.type("bella");
  await expect(page.getByText("No gears found matching your criteria.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Bella/ })).toHaveAttribute("href", "/pet/1");
  await expect(field(page)).toHaveCount(0);
});
