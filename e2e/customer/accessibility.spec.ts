import type { Page } from "@playwright/test";
import { accessibilityViolations } from "../support/accessibility.ts";
import { signInAsNewCustomer } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { accessibleNameIssues } from "../support/accessible-names.ts";
import { type Enlargement, enlarge, enlargements, reflowIssues } from "../support/reflow.ts";
import { desktop } from "../support/viewport.ts";
import {
  customerViews,
  guestViews,
  seedCustomerData,
  seedGuestData,
  type View,
  visitorViews,
} from "../support/views.ts";

/** `ACCESSIBILITY=all` adds all enlargements and the desktop. */
const isThorough = process.env["ACCESSIBILITY"] === "all";

test.use({ expected: /40[0-9]|Failed to load|download failed .*woff2/ });
test.setTimeout(isThorough ? 3_600_000 : 300_000);

async function expectAccessibleViews(page: Page, views: readonly View[]) {
  const issues: string[] = [];
  for (const view of views) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(view.path);
    await view.show(page);
    const found = await accessibilityIssuesOf(page, view);
    issues.push(...found.map((issue) => `${view.path}${view.open ? ` with ${view.open}` : ""}: ${issue}`));
  }
  expect(issues).toEqual([]);
}

async function accessibilityIssuesOf(page: Page, view: View): Promise<string[]> {
  const { path, open } = view;
  const issues: string[] = [];
  for (const enlargement of isThorough ? (Object.keys(enlargements) as Enlargement[]) : []) {
    await enlarge(page, enlargement);
    issues.push(...(await reflowIssues(page)).map((issue) => `${enlargement}: ${issue}`));
  }
  await enlarge(page, "400 % zoom, or the smallest phone");
  if (isThorough)
    await page.screenshot({ path: `test-results/accessibility/${screenshotName(path, open)}.png`, fullPage: !open });
  issues.push(...(await reflowIssues(page)), ...(await accessibleNameIssues(page)));
  issues.push(...(await accessibilityViolations(page, await partOf(page, view))));
  if (isThorough) {
    await page.setViewportSize(desktop);
    issues.push(...(await accessibleNameIssues(page)), ...(await accessibilityViolations(page)));
  }
  return issues;
}

/** What the view adds to the page: header and footer are the same everywhere. */
async function partOf(page: Page, { path, open }: View): Promise<string> {
  if (!open) return path === "/" ? "html" : "main";
  if ((await page.locator("dialog[open]").count()) > 0) return "dialog[open]";
  return /the (menu|search)/.test(open) ? "header" : "main";
}

const screenshotName = (path: string, open = "") => `${path} ${open}`.replaceAll(/[^a-z0-9]+/gi, "-");

const isPage = ({ open }: View) => !open;
const hasOpenElement = ({ open }: View) => !!open;

test("every public page is accessible on the smallest screen", async ({ page }) => {
  await expectAccessibleViews(page, visitorViews.filter(isPage));
});

test("every public menu, dialog and form is accessible on the smallest screen", async ({ page }) => {
  await expectAccessibleViews(page, visitorViews.filter(hasOpenElement));
});

test("every page of a signed-in customer is accessible on the smallest screen", async ({ page, customer }) => {
  const order = await seedCustomerData(customer);
  await expectAccessibleViews(page, customerViews(order).filter(isPage));
});

test("every menu, dialog and form of a signed-in customer is accessible on the smallest screen", async ({
  page,
  customer,
}) => {
  const order = await seedCustomerData(customer);
  await expectAccessibleViews(page, customerViews(order).filter(hasOpenElement));
});

test("every page and dialog of a guest's order is accessible on the smallest screen", async ({ page }) => {
  await expectAccessibleViews(page, guestViews(await seedGuestData(page)));
});

test("every page fits the smallest screen in the font of the browser, before the shop's own has arrived", async ({
  page,
}) => {
  await page.route("**/*.woff2", (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 640 });
  const issues: string[] = [];
  const visit = async (views: View[]) => {
    for (const view of views.filter(isPage)) {
      await page.goto(view.path);
      await view.show(page);
      issues.push(...(await reflowIssues(page)).map((issue) => `${view.path}: ${issue}`));
    }
  };
  await visit(visitorViews);
  await visit(customerViews(await seedCustomerData(await signInAsNewCustomer(page))));
  expect(issues).toEqual([]);
});

test("every page has a unique title, and screen readers announce it after client-side navigation", async ({
  page,
  request,
}) => {
  const titles: string[] = [];
  for (const { path } of visitorViews.filter(isPage).filter(({ path }) => !/\?|no\/such|admin|999999/.test(path)))
    titles.push(/<title>(.*?)<\/title>/.exec(await (await request.get(path)).text())?.[1] ?? path);
  expect(titles.length).toBeGreaterThan(10);
  expect(new Set(titles).size).toBe(titles.length);
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Contact Us · Pawhaven" })).toHaveCount(1);
});
