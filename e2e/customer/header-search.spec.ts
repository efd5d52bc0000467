import { expect, test } from "../support/fixtures.ts";
import { gearCard } from "../support/gear-shop.ts";

test("I can search from the header by keyboard, with suggestions as I type", async ({ page }) => {
  await page.goto("/");
  const button = page.getByRole("banner").getByRole("button", { name: "Search" });
  const field = page.getByRole("combobox", { name: "Search gears" });
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await button.press("Enter");
  await page.keyboard.type("fontain");
  await expect(field).toHaveValue("fontain");
  await expect(options.first()).toContainText("Trickle Water Fountain");
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(options.first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trickle Water Fountain");

  await button.click();
  await field.fill("dogs");
  await expect(options.first()).toContainText("Dogs");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/gearshop?petType=Dogs");
  await button.click();
  await field.fill("rope");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/gearshop?search=rope");
  await expect(gearCard(page, "Harbour Rope Lead")).toBeVisible();
});
