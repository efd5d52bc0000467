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

test("I can sign in with Google in a popup", async ({ page }) => {
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

test("when I close the Google popup, I see that the login was canceled and can try again", async ({ page }) => {
  const popup = await openPopup(page);
  await popup.close();
  await expect(page.getByRole("alert")).toHaveText("Login canceled or failed.");
  await expect(page.getByRole("button", { name: "Sign in with Google" })).toBeEnabled();
});

test("when my browser blocks the popup, I see that the login failed", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  await expect(page.getByRole("alert")).toHaveText("Login canceled or failed.");
});

test("a session posted by any other window or origin is ignored", async ({ page, context }) => {
  await context.route("https://stranger.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>A stranger</title>" }),
  );
  const messageOrigins: string[] = [];
  await page.exposeFunction("recordOrigin", (origin: string) => messageOrigins.push(origin));
  await page.addInitScript(() => {
    const { recordOrigin } = window as unknown as { recordOrigin: (origin: string) => void };
    addEventListener("message", ({ origin }) => recordOrigin(origin));
  });
  const popup = await openPopup(page);
  const shopOrigin = new URL(page.url()).origin;
  const forged = { type: "OAUTH_SUCCESS", token: "forged", user: { id: 1, role: { name: "admin" } } };
  const postToOpener = (message: unknown) => (window.opener as Window | null)?.postMessage(message, "*");

  await page.evaluate((message) => window.postMessage(message, "*"), forged);
  const [other] = await Promise.all([
    page.waitForEvent("popup"),
    page.evaluate(() => void window.open("/api/docs", "other")),
  ]);
  await other.waitForLoadState();
  await other.evaluate(postToOpener, forged);
  // Navigated by the page itself, because `popup.goto` would sever `window.opener`.
  await popup.evaluate(() => window.location.assign("https://stranger.example/"));
  await expect(popup).toHaveTitle("A stranger");
  await popup.evaluate(postToOpener, forged);

  await expect.poll(() => messageOrigins).toEqual([shopOrigin, shopOrigin, "https://stranger.example"]);
  expect(await tokenOf(page)).toBeNull();
  await expect(page.getByRole("button", { name: "Waiting for Google…" })).toBeVisible();
});
