import path from "node:path";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { signInAtWorkplace } from "../support/staff.ts";

/** The login page asks who is signed in, and nobody is. A hidden gear has no page. */
test.use({ expected: /status of (401|404)/ });

const photo = path.join(import.meta.dirname, "../../web/public/static/icon-512.png");

test("A manager creates a gear with a picture, publishes it, puts it on sale and hides it again", async ({ page }) => {
  test.slow();
  const name = `Herring Crunch ${Date.now().toString(36)}`;
  await signInAtWorkplace(page);
  await page.goto("/admin/gears");
  await page.getByRole("link", { name: "New gear" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByLabel("Pet type").fill("Cats");
  await page.getByLabel("Category").fill("Food");
  await page.getByLabel("Description").fill("Crunchy herring for cats who know what they want.");
  await page.getByLabel("List price in dollars").fill("20");
  await page.getByLabel("Net weight (g)").fill("800");
  const preview = page.getByRole("region", { name: "Preview of the card" });
  await expect(preview.getByText(name, { exact: true })).toBeVisible();
  await expect(preview.getByText("$25.00 / kg")).toBeVisible();

  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add a picture" }).click();
  await (await chooser).setFiles(photo);
  const crop = page.getByRole("dialog", { name: "Choose the part to show" });
  await crop.getByRole("slider", { name: "Size" }).fill("400");
  await crop.getByRole("slider", { name: "From the left" }).press("ArrowLeft");
  await crop.getByRole("button", { name: "Use picture" }).click();
  await expect(crop).toBeHidden();
  await page.getByLabel("What it shows").fill("A bowl of herring crunch");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("The shop shows it now.")).toBeVisible();

  const sales = page.getByRole("region", { name: "Sales" });
  await sales.getByRole("button", { name: "Set a sale" }).click();
  const dialog = page.getByRole("dialog", { name: `Set a sale for ${name}` });
  await dialog.getByLabel("Discount in percent").fill("25");
  await dialog.getByRole("button", { name: "Set sale" }).click();
  await expect(sales.getByText("Running")).toBeVisible();
  await expect(preview.getByText("$15.00")).toBeVisible();
  await expectAccessible(page);

  const workplace = page.url();
  await page.getByRole("link", { name: "View in the shop" }).click();
  await expect(page).toHaveURL(/\/gear\/\d+$/);
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Buy" }).getByText("$15.00")).toBeVisible();
  await expect(page.getByText("$18.75 / kg").first()).toBeVisible();
  await expect(page.getByRole("img", { name: "A bowl of herring crunch" }).first()).toHaveJSProperty("complete", true);
  const shop = page.url();

  await page.goto(workplace);
  await page.getByRole("button", { name: "Hide" }).click();
  await expect(page.getByText("Customers no longer see it.")).toBeVisible();
  await page.goto(shop);
  await expect(page.getByRole("heading", { name: "We no longer sell this gear." })).toBeVisible();
  await page.getByRole("link", { name: "To the gear shop" }).click();
  await expect(page.getByRole("heading", { name: "Gear Shop" })).toBeVisible();
});

test("An export is changed and imported: first what it would do, then for good", async ({ page }) => {
  const name = `Imported ${Date.now().toString(36)}`;
  await signInAtWorkplace(page);
  await page.goto("/admin/gears/import");
  const file = (price: string) => ({
    name: "gears.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`name,petType,category,description,list_price\n${name},Dogs,Toys,A ball.,${price}\n`),
  });
  await page.getByLabel("CSV file").setInputFiles(file("cheap"));
  await expect(page.getByText("1 of 1 rows cannot be imported.")).toBeVisible();
  await expect(page.getByText("list_price: please write a number like 12.50.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Import" })).toBeDisabled();
  await page.getByLabel("CSV file").setInputFiles(file("4.00"));
  await expect(page.getByText("This would be the result: 1 new, 0 changed, 0 as they are.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import" }).click();
  await expect(page.getByText("Imported: 1 new, 0 changed, 0 as they are.")).toBeVisible();
  await page.goto(`/admin/gears?text=${encodeURIComponent(name)}`);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row.getByText("Hidden")).toBeVisible();
  await expectAccessible(page);
});
