import { expect, test as ownShop } from "../support/own-shop.ts";
import { startOtherOrigin } from "../support/other-origin.ts";

const test = ownShop.extend<object, { mapUrl: string }>({
  mapUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const { origins, stop } = await startOtherOrigin();
      await use(`${origins[0]}/embed?at=10.77,106.70`);
      await stop();
    },
    { scope: "worker" },
  ],
  shopSettings: [async ({ mapUrl }, use) => use({ SHOP_MAP_URL: mapUrl }), { scope: "worker" }],
});

test("the map that the shop embeds is there, however I come to the Contact page", async ({ page, mapUrl }) => {
  const frame = page.getByTitle(/^Map of the streets around/);
  // The page loads itself once more if the policy that it came with does not allow the map.
  const isShown = () =>
    expect(async () => {
      await frame.scrollIntoViewIfNeeded();
      // A frame that the policy blocks has an address of the browser's own.
      expect(page.frames().map((each) => each.url())).toContain(mapUrl);
    }).toPass();
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  await isShown();

  await page.getByRole("banner").getByRole("link", { name: "Gear Shop" }).first().click();
  await expect(page).toHaveURL(/gearshop/);
  await page.goBack();
  await isShown();
});
