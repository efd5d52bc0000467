import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { newCustomerDetails } from "../support/customers.ts";

async function openPopup(page: Page) {
  await page.goto("/login");
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Sign in with Google" }).click(),
  ]);
  await expect(popup.getByText("Google sign-in sandbox").first()).toBeVisible();
  return popup;
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem("access_token"));

test("somebody signs in with Google in a small window, and is at home", async ({ page }) => {
  const { name, email } = newCustomerDetails();
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (address, target, features) => {
      document.documentElement.dataset["popup"] = features ?? "";
      return open(address, target, features);
    };
  });
  const popup = await openPopup(page);
  await expect(page.locator("html")).toHaveAttribute("data-popup", /width=500,height=600/);
  await expect(page.getByRole("button", { name: "Waiting for Google…" })).toBeDisabled();
  await popup.getByLabel("Name").fill(name);
  await popup.getByLabel("Email").fill(email);
  await popup.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Login successful!")).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await tokenOf(page)).toMatch(/.{40}/);
  await expect.poll(() => popup.isClosed()).toBe(true);
});

test("a window that is closed is said, and one can try again", async ({ page }) => {
  const popup = await openPopup(page);
  await popup.close();
  await expect(page.getByRole("alert")).toHaveText("Login canceled or failed.");
  await expect(page.getByRole("button", { name: "Sign in with Google" })).toBeEnabled();
});

test("a window that the browser never opens is said as well", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  await expect(page.getByRole("alert")).toHaveText("Login canceled or failed.");
});

test("a session offered by anybody but that window is not taken", async ({ page, context }) => {
  await context.route("https://stranger.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>A stranger</title>" }),
  );
  const heard: string[] = [];
  await page.exposeFunction("hear", (origin: string) => heard.push(origin));
  await page.addInitScript(() =>
    addEventListener("message", ({ origin }) => (window as unknown as { hear: (from: string) => void }).hear(origin)),
  );
  const popup = await openPopup(page);
  const own = new URL(page.url()).origin;
  const forged = { type: "OAUTH_SUCCESS", token: "forged", user: { id: 1, role: { name: "admin" } } };
  const offer = (message: unknown) => (window.opener as Window | null)?.postMessage(message, "*");

  await page.evaluate((message) => window.postMessage(message, "*"), forged);
  const [other] = await Promise.all([
    page.waitForEvent("popup"),
    page.evaluate(() => void window.open("/api/docs", "other")),
  ]);
  await other.waitForLoadState();
  await other.evaluate(offer, forged);
  // Led there by the page itself: an address typed by hand would part the window from its opener.
  await popup.evaluate(() => window.location.assign("https://stranger.example/"));
  await expect(popup).toHaveTitle("A stranger");
  await popup.evaluate(offer, forged);

  await expect.poll(() => heard).toEqual([own, own, "https://stranger.example"]);
  expect(await tokenOf(page)).toBeNull();
  await expect(page.getByRole("button", { name: "Waiting for Google…" })).toBeVisible();
});
