import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { aCustomer, signInViaApi } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { placeOrder, twoGears } from "../support/shopping.ts";
import { signInAtWorkplace } from "../support/staff.ts";

/** The login page asks who is signed in, and nobody is; a period that ends before it begins is refused. */
test.use({ expected: /status of (401|422)/ });

/** With Tab alone, as somebody without a mouse gets there. */
async function tabTo(page: Page, role: "link" | "combobox" | "button" | "textbox", name: string | RegExp) {
  const target = role === "textbox" ? page.getByLabel(name, { exact: true }) : page.getByRole(role, { name });
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return target;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${name}.`);
}

test("A manager compares sales, returns and reviews by keyboard, and takes them along as a file", async ({ page }) => {
  const [gear] = await twoGears();
  await placeOrder(await signInViaApi(await aCustomer()), gear);
  await signInAtWorkplace(page);
  await (await tabTo(page, "link", "Reports")).press("Enter");
  await expect(page.getByRole("heading", { name: /net in \d+ orders?$/ })).toBeVisible();
  await expect(page.getByText(/^Before, from .* to .*: /)).toBeVisible();
  await expect(page.getByRole("table", { name: "Sales by day" }).getByRole("row")).toHaveCount(29);
  await expectAccessible(page);

  const by = await tabTo(page, "combobox", "By");
  await by.press("g");
  await expect(page).toHaveURL(/by=gear/);
  const table = page.getByRole("table", { name: "Sales by gear" });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Gear",
    "Net",
    "Before",
    "Change",
    "Gross",
    "Discounts",
    "Refunded",
    "Orders",
    "Units",
  ]);
  await expect(table.getByRole("row", { name: gear.name })).toBeVisible();
  const download = page.waitForEvent("download");
  await (await tabTo(page, "button", "Export")).press("Enter");
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain("Key,Name,Orders,Units,Gross,Discounts,Refunded,Net,Orders before");
  expect(file).toContain(gear.name);

  await page.getByLabel("From", { exact: true }).fill("2020-03-10");
  await page.getByLabel("To", { exact: true }).fill("2020-03-01");
  await expect(page.getByText(/Please choose a period of at most 366 days/)).toBeVisible();
  await page.getByLabel("To", { exact: true }).fill("2020-03-20");
  await expect(page.getByText("Nothing was sold in this period")).toBeVisible();

  await page.goto("/admin/reports");
  for (const [report, choice, caption] of [
    ["Returns", "Gear", "Returns by gear"],
    ["Reviews", "Week", "Reviews by week"],
  ] as const) {
    const link = page.getByRole("navigation", { name: "Reports" }).getByRole("link", { name: report });
    await link.press("Enter");
    await expect(link).toHaveAttribute("aria-current", "page");
    await page.getByRole("combobox", { name: "By" }).selectOption(choice);
    const shown = page.getByRole("table", { name: caption });
    await expect(shown.or(page.getByText(/^No (return|review) was/))).toBeVisible();
    await expectAccessible(page);
  }
});
