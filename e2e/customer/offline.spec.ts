import type { Locator, Page } from "@playwright/test";
import { chromiumSession, needsChromium } from "../support/chromium.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { cachedPaths } from "../support/service-worker.ts";
import { addToCart, placeOrder, twoGears } from "../support/shopping.ts";
import { phone } from "../support/viewport.ts";

test.use({ serviceWorkers: "allow", expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

async function expectAbove(upper: Locator, lower: Locator) {
  await expect(upper).toBeVisible();
  const distance = async () => {
    const [upperBox, lowerBox] = [await upper.boundingBox(), await lower.boundingBox()];
    return (lowerBox?.y ?? 0) - (upperBox?.y ?? 0) - (upperBox?.height ?? 0);
  };
  await expect.poll(distance).toBeGreaterThanOrEqual(0);
}

const banner = (page: Page) => page.getByRole("complementary", { name: "Connection" });

test("I can read public pages offline, and no personal data is cached on the device", async ({
  page,
  customer,
  context,
}) => {
  test.slow();
  await page.setViewportSize(phone);
  const [gear] = await twoGears();
  await placeOrder(customer, gear);
  await addToCart(customer, gear);
  await page.goto("/gearshop");
  await expect.poll(() => cachedPaths(page)).toContain("/api/gears");
  await expect.poll(() => cachedPaths(page)).toContain("/gearshop");
  for (const path of ["/orders", "/cart", `/gear/${gear.id}`]) {
    await page.goto(path);
    await expect(page.getByRole("banner").getByRole("link", { name: /^Cart/ })).toHaveAccessibleName(/1 item/);
  }
  await expect.poll(() => cachedPaths(page)).toContain(`/gear/${gear.id}`);
  const publicOnly =
    /^\/(assets\/|static\/pictures\/|gearshop|gear\/\d+|offline|offline-banner\.js|api\/(gears|gear-facets|delivery-rules))/;
  expect((await cachedPaths(page)).filter((path) => !publicOnly.test(path))).toEqual([]);

  needsChromium(page, "take a service worker offline");
  await context.setOffline(true);
  await page.goto("/gearshop?petType=Cats");
  await expect(page).toHaveURL("/gearshop");
  await expect(banner(page)).toContainText(/^You are offline\. This is how the page looked on \w+ \d+, \d{4}/);
  await page.getByPlaceholder("Search products...").fill(gear.name);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole("article").getByRole("link", { name: gear.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(gear.name);
  await expect(page.getByRole("main").getByRole("img", { name: gear.name }).first()).toBeVisible();
  await page.getByRole("region", { name: "Customer Reviews" }).scrollIntoViewIfNeeded();
  await expectAbove(page.getByRole("button", { name: "Add to Cart" }).last(), banner(page));
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await page.goto("/orders");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await expect(page.getByRole("region", { name: "Pages you can read offline" })).toContainText("Gear Shop");
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(page).toHaveURL("/orders");
  const visited = (await cachedPaths(page)).filter((path) => /^\/(gear|pet|api|static)/.test(path));
  expect(visited).toContain(`/gear/${gear.id}`);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect.poll(async () => (await cachedPaths(page)).filter((path) => visited.includes(path))).toEqual([]);
});

test("I can install the shop as an app", async ({ page, request }) => {
  await page.goto("/");
  const link = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = (await (await request.get(link ?? "")).json()) as { icons: { src: string }[]; name: string };
  expect(manifest).toMatchObject({ short_name: "Pawhaven", display: "standalone", start_url: "/" });
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  expect((await request.get("/sw.js")).headers()).toMatchObject({
    "cache-control": "no-cache",
    "content-security-policy":
      "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  });
  const session = await chromiumSession(page, "check the manifest of an app");
  expect((await session.send("Page.getAppManifest")).errors).toEqual([]);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/sw\.js$/);
});
