import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { signInAtWorkplace } from "../support/staff.ts";

/** The login page asks who is signed in, and nobody is. */
test.use({ expected: /status of 401/ });

test("A manager writes a promotion, starts it, changes it, ends it and makes a copy", async ({ page }) => {
  test.slow();
  const mark = Date.now().toString(36).toUpperCase();
  await signInAtWorkplace(page);
  await page.goto("/admin/promotions");
  await expect(page.getByRole("row", { name: /WELCOME10/ })).toContainText("10% off");
  await expectAccessible(page);
  await page.getByRole("link", { name: "New promotion" }).click();
  await page.getByLabel("Name").fill(`Autumn ${mark}`);
  await page.getByLabel("Code").fill(`fall-${mark.toLowerCase()}`);
  await page.getByLabel("Kind").selectOption("Amount off");
  await page.getByLabel("Amount").fill("7.50");
  await page.getByLabel("Minimum").fill("40");
  await page.getByLabel("Uses in all").fill("100");
  await page.getByRole("checkbox", { name: "Cats" }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("heading", { name: `Autumn ${mark}`, level: 1 })).toBeVisible();
  const facts = page.getByRole("region", { name: "So far" });
  await expect(facts).toContainText("$7.50 off from $40.00");
  await expect(facts).toContainText(`FALL-${mark}`);
  await expect(facts).toContainText("0 of 100");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByText("Customers get it now, within its time.")).toBeVisible();
  await expect(page.getByText("Running")).toBeVisible();
  await page.getByLabel("Amount").fill("8");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(facts).toContainText("$8.00 off");
  await page.getByRole("button", { name: "End now" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End now" }).click();
  await expect(page.getByText("It stays as it was.")).toBeVisible();
  await page.getByRole("button", { name: "Duplicate" }).click();
  await expect(page.getByRole("heading", { name: `Autumn ${mark} (copy)`, level: 1 })).toBeVisible();
});
