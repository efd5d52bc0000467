import type { Page } from "@playwright/test";

export const gearCard = (page: Page, name: string) => page.getByRole("article", { name });

/** The page is alive when its own call for the gears has been answered. */
export async function openGearShop(page: Page, address = "/gearshop") {
  const call = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/gears");
  await page.goto(address);
  await call;
}
