import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** A test card whose bank asks the customer on a page of its own. */
export const cardWithAuthentication = "4000 0025 0000 3155";

export const paymentDialog = (page: Page) => page.getByRole("dialog", { name: "Complete Your Payment" });

export async function chooseCard(page: Page) {
  await page.getByRole("button", { name: "Credit/Debit Card" }).click();
  await expect(paymentDialog(page).getByRole("button", { name: "Pay Now" })).toBeEnabled();
}

export async function payWith(page: Page, number: string) {
  await paymentDialog(page).getByRole("button", { name: number }).click();
  await paymentDialog(page).getByRole("button", { name: "Pay Now" }).click();
}
