import { staff } from "@pawhaven/demo/staff";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { signInAsNewCustomer } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { tabTo } from "../support/keyboard.ts";
import { placeOrder, twoGears } from "../support/shopping.ts";
import { desktop, phone } from "../support/viewport.ts";

// The browser reports the answer to whoever is not signed in yet.
test.use({ expected: /401/ });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function signIn(page: Page, role: (typeof staff)[number]["role"]) {
  const { email, password } = staff.find((member) => member.role === role) ?? staff[0];
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Your menu/ })).toBeVisible();
}

test("I sign in by keyboard, get to where I wanted, and find a screen with the palette", async ({ page }) => {
  await page.goto("/admin/calendar");
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type("owner@pawhaven.example");
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type("a wrong password 1");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Incorrect email or password");
  await expect(page.getByLabel("Email")).toHaveValue("owner@pawhaven.example");
  await page.getByLabel("Password", { exact: true }).fill("pawhaven-owner");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Calendar");
  await expect(page).toHaveURL(/\/admin\/calendar$/);

  await page.keyboard.press("Control+k");
  await page.keyboard.type("adoption");
  await expect(page.getByRole("option", { selected: true })).toContainText("Adoption requests");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Adoption requests");
  await expect(page).toHaveTitle("Adoption requests · Workplace · Pawhaven");
  await page.goBack();
  await expect(heading(page)).toHaveText("Calendar");
});

test("I see only what my role includes, and today's numbers follow what happens", async ({ page, browser }) => {
  await page.goto("/admin");
  await signIn(page, "keeper");
  const menu = page.getByRole("navigation", { name: "Workplace" });
  await expect(menu.getByRole("link", { name: "Adoption requests" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Calendar" })).toHaveCount(0);
  await page.goto("/admin/calendar");
  await expect(heading(page)).toHaveText("Your role does not include this");
  await page.getByRole("button", { name: /^Your menu/ }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);

  await page.goto("/admin");
  await signIn(page, "clerk");
  const toShip = page.getByRole("list", { name: "Work" }).getByRole("listitem").filter({ hasText: "Orders to ship" });
  await expect(toShip).toHaveText(/\d/);
  const before = Number.parseInt((await toShip.textContent()) ?? "");
  const customer = await signInAsNewCustomer(await browser.newPage());
  const [gear] = await twoGears();
  await placeOrder(customer, gear);
  await expect.poll(async () => Number.parseInt((await toShip.textContent()) ?? "")).toBeGreaterThan(before);
});

test("the workplace is accessible on a phone and on a desktop", async ({ page }) => {
  test.slow();
  await page.goto("/admin/login");
  await expect(heading(page)).toBeVisible();
  await expectAccessible(page);
  await signIn(page, "owner");
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    for (const [path, title] of [
      ["/admin", "Today"],
      ["/admin/calendar", "Calendar"],
      ["/admin/requests", "Adoption requests"],
    ] as const) {
      await page.goto(path);
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByText("Loading…")).toHaveCount(0);
      await expectAccessible(page);
    }
  }
});

test("a customer's page loads nothing of the workplace", async ({ page }) => {
  const files = async (path: string) => {
    const loaded = new Set<string>();
    page.on("request", (request) => loaded.add(new URL(request.url()).pathname));
    await page.goto(path);
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText("Loading…")).toHaveCount(0);
    page.removeAllListeners("request");
    return loaded;
  };
  const ofWorkplace = await files("/admin/login");
  const everywhere = await files("/contact");
  const onlyWorkplace = [...ofWorkplace].filter((file) => file.startsWith("/assets/") && !everywhere.has(file));
  expect(onlyWorkplace.filter((file) => /workplace-.*\.(css|js)$/.test(file)).length).toBeGreaterThanOrEqual(2);
  for (const path of ["/", "/gearshop", "/gear/1", "/booking", "/login"]) {
    const loaded = await files(path);
    expect([...loaded].filter((file) => onlyWorkplace.includes(file))).toEqual([]);
  }
});
