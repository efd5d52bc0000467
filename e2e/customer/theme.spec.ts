import { expect, test } from "../support/fixtures.ts";

test("the theme a visitor chooses survives a reload and applies to other tabs", async ({ page, context }) => {
  const root = page.locator("html");
  await page.goto("/");
  const otherTab = await context.newPage();
  await otherTab.goto("/contact");
  await page.getByRole("contentinfo").getByRole("button", { name: "Theme: system" }).click();
  await expect(root).toHaveAttribute("data-theme", "light");
  await expect(otherTab.locator("html")).toHaveAttribute("data-theme", "light");
  await page.reload();
  await expect(root).toHaveAttribute("data-theme", "light");
});
