import { randomUUID } from "node:crypto";
import { aCustomer, followLinkInMail, signInViaApi } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { testShippingDetails, twoGears } from "../support/shopping.ts";

test("I can agree to updates about an order that somebody else placed, once", async ({ page }) => {
  const friend = await signInViaApi(await aCustomer());
  const [gear] = await twoGears();
  const email = `me-${randomUUID()}@example.com`;
  const customer = { ...testShippingDetails, email };
  await friend.api.createOrder({ body: { items: [{ id: gear.id, quantity: 1 }], customer } });

  await followLinkInMail(page, { email }, /Would you like emails about an order/);
  await expect(page.getByRole("heading", { level: 1, name: "Updates about an order" })).toBeVisible();
  await page.getByRole("button", { name: "Send updates to my address" }).click();
  await expect(page.getByText("Thank you! Updates about orders will be sent to this address as well.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send updates to my address" })).toBeHidden();
});

test("I can stop updates to an address that agreed to them", async ({ page, customer }) => {
  const [gear] = await twoGears();
  const email = `partner-${randomUUID()}@example.com`;
  const body = { items: [{ id: gear.id, quantity: 1 }], customer: { ...testShippingDetails, email } };
  await customer.api.createOrder({ body });
  await page.goto("/profile/mails");
  const card = page.getByRole("region", { name: "Who else gets updates about your orders" });
  await expect(card.getByRole("listitem")).toHaveText(`${email}Not confirmed yet`);

  await followLinkInMail(page, { email }, /Would you like emails about an order/);
  await page.getByRole("button", { name: "Send updates to my address" }).click();
  await page.getByText("Thank you! Updates about orders").waitFor();
  await page.goto("/profile/mails");
  await card.getByRole("button", { name: `Stop updates to ${email}` }).click();
  await expect(page.getByText("We will no longer send updates to this address.")).toBeVisible();
  await expect(card).toHaveCount(0);
});

test.describe("when the link is old", () => {
  test.use({ expected: /422/ });

  test("I am told so and can go on", async ({ page }) => {
    await page.goto("/confirm/contact/x");
    await page.getByRole("button", { name: "Send updates to my address" }).click();
    await expect(page.getByRole("alert")).toHaveText("This link is no longer valid.");
  });
});
