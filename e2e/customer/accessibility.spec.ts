import type { Page } from "@playwright/test";
import { accessibilityViolations } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { accessibleNameIssues } from "../support/accessible-names.ts";
import { type Enlargement, enlarge, enlargements, reflowIssues } from "../support/reflow.ts";
import { anActiveCustomer, customerViews, type View, visitorViews } from "../support/views.ts";

/** `EVERYONE=all` looks at everything in every way; otherwise the smallest screen has to do, and the rules where no journey looks. */
const isThorough = process.env["EVERYONE"] === "all";

test.use({ expected: /40[0-9]|Failed to load/ });
test.setTimeout(isThorough ? 3_600_000 : 300_000);

/** Goes through views and gathers everything that would keep somebody from using one. */
async function expectAccessibleViews(page: Page, views: readonly View[]) {
  const faults: string[] = [];
  for (const view of views) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(view.path);
    await view.show(page);
    const found = await accessibilityIssuesOf(page, view);
    faults.push(...found.map((fault) => `${view.path}${view.open ? ` with ${view.open}` : ""}: ${fault}`));
  }
  expect(faults).toEqual([]);
}

async function accessibilityIssuesOf(page: Page, { path, open, isCheckedElsewhere = false }: View): Promise<string[]> {
  const faults: string[] = [];
  for (const how of isThorough ? (Object.keys(enlargements) as Enlargement[]) : []) {
    await enlarge(page, how);
    faults.push(...(await reflowIssues(page)).map((loss) => `${how}: ${loss}`));
  }
  await enlarge(page, "400 % zoom, or the smallest phone");
  if (isThorough)
    await page.screenshot({ path: `test-results/for-everyone/${screenshotName(path, open)}.png`, fullPage: !open });
  faults.push(...(await reflowIssues(page)), ...(await accessibleNameIssues(page)));
  if (isThorough || !isCheckedElsewhere)
    faults.push(...(await accessibilityViolations(page, open?.startsWith("the menu") ? "header" : "html")));
  if (isThorough) {
    await page.setViewportSize({ width: 1440, height: 900 });
    faults.push(...(await accessibleNameIssues(page)), ...(await accessibilityViolations(page)));
  }
  return faults;
}

const screenshotName = (path: string, open = "") => `${path} ${open}`.replaceAll(/[^a-z0-9]+/gi, "-");

const isPage = ({ open }: View) => !open;
const hasOpenElement = ({ open }: View) => !!open;

test("every page a visitor comes to can be used by everyone", async ({ page }) => {
  await expectAccessibleViews(page, visitorViews.filter(isPage));
});

test("everything a visitor opens can be used by everyone", async ({ page }) => {
  await expectAccessibleViews(page, visitorViews.filter(hasOpenElement));
});

test("every page of a customer can be used by everyone", async ({ page, request }) => {
  const { order } = await anActiveCustomer(page, request);
  await expectAccessibleViews(page, customerViews(order).filter(isPage));
});

test("everything a customer opens can be used by everyone", async ({ page, request }) => {
  const { order } = await anActiveCustomer(page, request);
  await expectAccessibleViews(page, customerViews(order).filter(hasOpenElement));
});

test("every page has a title of its own, which is read out when it comes without a reload", async ({
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
