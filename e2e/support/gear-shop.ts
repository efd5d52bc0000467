import type { Page } from "@playwright/test";

export const gearCard = (page: Page, name: string) => page.getByRole("article", { name });

/** Waits for the page's own request for the gears, which it sends once it is hydrated. */
export async function openGearShop(page: Page, address = "/gearshop") {
  const gears = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/gears");
  await page.goto(address);
  await gears;
}
