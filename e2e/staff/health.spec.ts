import type { HealthReport } from "@pawhaven/contract";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { signInAtWorkplace } from "../support/staff.ts";

/** The login page asks who is signed in, and nobody is; the last answer fails on purpose. */
test.use({ expected: /status of (401|500)|^500 .*\/api\/staff\/health$/ });

const address = "**/api/staff/health";

test("An owner sees how the server did in the last hour, and what to do if it does not answer", async ({ page }) => {
  await signInAtWorkplace(page);
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const report = (await response.json()) as HealthReport;
    await route.fulfill({ response, json: { ...report, samples: [] } });
  });
  await page.getByRole("link", { name: "Health" }).click();
  await expect(page.getByText("Nothing has been measured yet")).toBeVisible();
  await expectAccessible(page);
  await page.unroute(address);

  for (const title of ["Requests", "Time to answer", "Errors and rejected requests", "Memory", "Jobs", "Mails"])
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible({ timeout: 40_000 });
  await expect(
    page
      .getByRole("definition")
      .filter({ hasText: /now, at most/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("table", { name: "Jobs since the start" }).getByText("waitlist")).toBeVisible();
  await expect(page.getByRole("heading", { name: "In the shop now" })).toBeVisible();
  await expectAccessible(page);

  const failure = { message: "Something went wrong on our side.", code: "internal", request_id: "a1b2c3d4" };
  await page.route(address, (route) => route.fulfill({ status: 500, json: failure }));
  await page.reload();
  await expect(page.getByText("Something went wrong on our side.")).toBeVisible();
  await expect(page.getByText("Reference: a1b2c3d4")).toBeVisible();
  await page.unroute(address);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "In the shop now" })).toBeVisible();
});
