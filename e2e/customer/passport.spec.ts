import { addPets } from "../support/bookings.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectNoHorizontalScroll, phone } from "../support/viewport.ts";

/** A link that was withdrawn answers 404. */
test.use({ expected: /status of 404/ });

test("I share my pet's passport with a link, somebody without an account reads it, and I withdraw it", async ({
  page,
  customer,
  browser,
}) => {
  await addPets(customer, "Biscuit");
  const [pet] = await customer.api.listUserpets({ params: { userId: customer.user.id } });
  await page.setViewportSize(phone);
  await page.goto(`/mypets/${pet?.id}`);
  const panel = page.getByRole("region", { name: "Passport" });
  await panel.getByLabel("The link works for").selectOption("7");
  await panel.getByRole("button", { name: "Make a link" }).click();
  const url = await panel.getByLabel("Link to the passport").inputValue();
  await expect(panel.getByRole("list", { name: "Links that work" }).getByRole("listitem")).toHaveCount(1);
  await expectNoHorizontalScroll(page);

  const stranger = await (await browser.newContext()).newPage();
  const opened = await stranger.goto(url);
  expect(opened?.status()).toBe(200);
  expect(opened?.headers()).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  const passport = stranger.getByRole("article", { name: "Passport of Biscuit" });
  await expect(passport).toContainText("Beagle");
  await expect(passport).toContainText("No vaccination is recorded.");
  await expect(stranger.locator("body")).not.toContainText(customer.email);
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");

  await panel.getByRole("button", { name: /^Withdraw/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(panel.getByRole("list", { name: "Links that work" })).toHaveCount(0);
  const dead = await stranger.goto(url);
  expect(dead?.status()).toBe(404);
  expect(dead?.headers()).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
  await expect(stranger.getByText("This page could not be found")).toBeVisible();
  await stranger.context().close();
});
