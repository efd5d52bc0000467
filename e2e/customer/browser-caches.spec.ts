import type { Page } from "@playwright/test";
import { cardWithAuthentication, chooseCard, payWith, paymentDialog } from "../support/card-payment.ts";
import { startCountingProxy } from "../support/counting-proxy.ts";
import { newCustomerDetails } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { goBack, recordRestoredPages, restoredPages } from "../support/restored-pages.ts";
import {
  cachedPaths,
  expectServiceWorker,
  isNavigationPreloadEnabled,
  openWithServiceWorker,
} from "../support/service-worker.ts";
import { addToCart, fillShipping, twoGears } from "../support/shopping.ts";

/** Confirming an unpaid payment is rejected with 409, which browsers log; so are requests while they are offline. */
test.use({ expected: /409|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

/** A browser that starts the service worker for the first time caches a lot. */
test.describe.configure({ timeout: 120_000 });

test.beforeEach(({ page }) => recordRestoredPages(page));

test("I can sign in with Google while the service worker is active", async ({ page }) => {
  const { name, email } = newCustomerDetails();
  await openWithServiceWorker(page, "/login");
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Sign in with Google" }).click(),
  ]);
  await popup.getByLabel("Name").fill(name);
  await popup.getByLabel("Email").fill(email);
  await popup.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Login successful!")).toBeVisible();
  await expect(page).toHaveURL("/");
});

/** Earlier versions of the worker enabled navigation preload, which the browser remembers. */
const olderWorker = `
  addEventListener("install", () => skipWaiting());
  addEventListener("activate", (event) => event.waitUntil(Promise.all([registration.navigationPreload.enable(), clients.claim()])));
  addEventListener("fetch", (event) => new URL(event.request.url).pathname === "/" && event.respondWith(fetch(event.request)));
`;

test("addresses that work only once are requested once, also after an older service worker", async ({ page }) => {
  const proxy = await startCountingProxy();
  proxy.scripts.set("/sw.js", olderWorker);
  await openWithServiceWorker(page, proxy.origin);
  await expect.poll(() => isNavigationPreloadEnabled(page)).toBe(true);
  await page.goto(`${proxy.origin}/api/docs`);
  expect(proxy.counts.get("/api/docs")).toBe(2);

  proxy.scripts.clear();
  await page.goto(proxy.origin);
  await expect.poll(() => isNavigationPreloadEnabled(page)).toBe(false);
  await expectServiceWorker(page);
  const paths = ["/api/gears", "/stand-in/openid/.well-known/openid-configuration", "/reset/one-time", "/login"];
  for (const path of paths) {
    proxy.counts.clear();
    await page.goto(`${proxy.origin}${path}`);
    expect(proxy.counts.get(path), path).toBe(1);
  }
  await proxy.stop();
});

test("after Back from my bank's page I can close the payment, or pay and approve it", async ({ page, customer }) => {
  const [gear] = await twoGears();
  await addToCart(customer, gear);
  await openWithServiceWorker(page, "/checkout");
  await fillShipping(page);
  await chooseCard(page);
  await payWith(page, cardWithAuthentication);
  await expect(page.getByRole("button", { name: "Approve" })).toBeVisible();
  await goBack(page);
  for (const name of ["Pay Now", "Cancel", "Close"])
    await expect(paymentDialog(page).getByRole("button", { name })).toBeEnabled();
  await expect.poll(() => restoredPages(page)).toEqual(["/checkout"]);
  await page.keyboard.press("Escape");
  await expect(paymentDialog(page)).toHaveCount(0);
  expect(await customer.api.listOrders()).toEqual([]);

  await chooseCard(page);
  await payWith(page, cardWithAuthentication);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you!");
  await goBack(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Approve this payment?");
  await goBack(page);
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  expect(await customer.api.listOrders()).toHaveLength(1);
});

/** Shown while the next page is loading. */
const progressBar = (page: Page) => page.locator(".animate-progress");

test("after Back from the offline page the gear shop does not go on loading the other page", async ({
  page,
  context,
}) => {
  await openWithServiceWorker(page, "/gearshop");
  await page.reload();
  await expect(page.locator(".carousel[data-started]")).toBeVisible();
  await expect.poll(() => cachedPaths(page)).toContain("/gearshop");
  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  // From the back/forward cache, or loaded again: a browser does not keep a page whose requests failed in the meantime.
  await goBack(page);
  await expect(page).toHaveURL("/gearshop");
  await expect(page.locator(".carousel[data-started]")).toBeVisible();
  await expect(progressBar(page)).toHaveCount(0);
});

test("after signing out, Back does not show my orders again", async ({ page, customer }) => {
  await openWithServiceWorker(page, "/orders");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Orders");
  await page.goto("/contact");
  await page.evaluate(() => localStorage.clear());
  await customer.api.logout();
  await goBack(page);
  await expect(page).toHaveURL("/login");
  await expect.poll(() => restoredPages(page)).toEqual(["/orders"]);
});
