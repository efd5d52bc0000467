import { expect, type Page } from "@playwright/test";
import { toast } from "./toast.ts";

export const cartLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Cart/ });
export const addButton = (page: Page) => page.getByRole("button", { name: "Add to Cart" }).first();

export async function addAsVisitor(page: Page, id: number) {
  await page.goto(`/gear/${id}`);
  await addButton(page).click();
  await expect(toast(page, "Added to cart")).toBeVisible();
}
