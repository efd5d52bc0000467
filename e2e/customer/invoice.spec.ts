import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { readPdf } from "../../server/test/support/read-pdf.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { placeOrder, twoGears } from "../support/shopping.ts";

const textOf = async (download: Download) => readPdf(await readFile(await download.path())).join("\n");

async function downloadBy(page: Page, button: string | RegExp): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return download;
}

test("I save the invoice of my order, and the credit note after I have cancelled it", async ({ page, customer }) => {
  const [gear] = await twoGears();
  const id = await placeOrder(customer, gear);
  await page.goto(`/receipt?order=${id}`);
  await expect(page.getByRole("article", { name: "Receipt" })).toContainText("Shipping address");
  const fromReceipt = await downloadBy(page, "Download Invoice");
  expect(fromReceipt.suggestedFilename()).toMatch(/^\d{4}-\d{6}\.pdf$/);
  const text = await textOf(fromReceipt);
  for (const words of ["Invoice", id, "To be paid in cash on delivery.", "Page 1 of 1"]) expect(text).toContain(words);

  await page.goto(`/order/${id}`);
  await expectAccessible(page);
  const fromOrder = await downloadBy(page, /^PDF of invoice \d{4}-\d{6}$/);
  expect(await textOf(fromOrder)).toBe(text);

  await page.getByRole("button", { name: "Cancel Order" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel Order" }).click();
  await expect(page.getByRole("region", { name: "Invoices" })).toBeVisible();
  const note = await downloadBy(page, /^PDF of credit note CN-/);
  expect(await textOf(note)).toContain("The order was cancelled.");
});
