import { staff } from "../../demo/data/index.ts";
import { aCustomer, signInViaApi } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { placeOrder, twoGears } from "../support/shopping.ts";
import { signInAtWorkplace } from "../support/staff.ts";

/** The login page asks who is signed in, and nobody is; damaged units that would come are refused. */
test.use({ expected: /status of (401|422)/ });

const clerk = staff[2];

test("A clerk receives a delivery, writes a unit off, and finds both in the ledger", async ({ page }) => {
  const [gear] = await twoGears();
  const customer = await signInViaApi(await aCustomer());
  const order = await placeOrder(customer, gear);
  await signInAtWorkplace(page, clerk);
  await page.goto("/admin/stock");
  await page.getByRole("searchbox", { name: "Search" }).fill(gear.name);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Receive delivery" }).click();
  await page.getByLabel("Supplier").selectOption("Mekong Pet Foods");
  await page.getByLabel("Delivery note").fill(`LS-${order.slice(-4)}`);
  await page.getByRole("searchbox", { name: "Add a gear" }).fill(gear.name);
  await page.getByRole("button", { name: `Add ${gear.name}` }).click();
  await page.getByLabel(`Units of ${gear.name}`).fill("12");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Receive" }).dblclick();
  await expect(page.getByText("12 units are on the shelf.")).toBeVisible();
  await expect(page.getByText(`LS-${order.slice(-4)}`).first()).toBeVisible();
  await page.getByRole("region", { name: "What came" }).getByRole("link", { name: gear.name }).click();

  const ledger = page.getByRole("region", { name: "Ledger" });
  await expect(ledger.getByRole("row").nth(1)).toContainText("Received");
  await expect(ledger.getByRole("row").nth(1)).toContainText("+12");
  await page.getByRole("button", { name: "Adjust" }).click();
  const dialog = page.getByRole("dialog", { name: `Adjust ${gear.name}` });
  await dialog.getByLabel("Change").fill("1");
  await dialog.getByRole("button", { name: "Adjust" }).click();
  await expect(dialog.getByLabel("Change")).toHaveAccessibleDescription(/Damaged units leave the shelf/);
  await dialog.getByLabel("Change").fill("-1");
  await dialog.getByLabel("Note").fill("Torn open");
  await dialog.getByRole("button", { name: "Adjust" }).click();
  await expect(ledger.getByRole("row").nth(1)).toContainText("Damaged");
  await expect(ledger.getByRole("row").nth(1)).toContainText("Torn open");
  await expect(
    page
      .getByRole("region", { name: "History" })
      .getByText(/adjusted/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
});

test("A manager counts the shelf by keyboard, and sees what a supplier should deliver", async ({ page }) => {
  await signInAtWorkplace(page);
  await page.goto("/admin/stocktakes");
  await page.getByRole("button", { name: "Start a stocktake" }).click();
  const first = page.getByRole("row").nth(1).getByRole("textbox");
  await first.fill("1");
  await first.press("Enter");
  await expect(page.getByRole("row").nth(2).getByRole("textbox")).toBeFocused();
  await expect(page.getByRole("region", { name: "So far" })).toContainText(/Gears counted\s*1/);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel stocktake" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel stocktake" }).click();
  await expect(page.getByText("The stocktake is cancelled. Nothing was changed.")).toBeVisible();

  await page.goto("/admin/suppliers");
  await page.getByRole("link", { name: "Terrarium Works" }).click();
  await expect(page.getByRole("columnheader", { name: "= Buy" })).toBeVisible();
  await expect(page.getByText("From sales of the last 8 weeks and a lead time of 28 days.")).toBeVisible();
  await expectAccessible(page);
});
