import type { Page } from "@playwright/test";
import { aCustomer, signInOnPage, signInViaApi } from "../support/customers.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { placeOrder, twoGears } from "../support/shopping.ts";
import { signInAtWorkplace } from "../support/staff.ts";

/** The login page asks who is signed in, and nobody is; a refund of too much is refused. */
test.use({ expected: /status of (401|409)/ });

/** As the workplace does it; the screens of shipping have journeys of their own. */
async function deliver(page: Page, number: string, amount: number) {
  const url = `/api/staff/orders/${number}`;
  for (const shipping_status of ["shipping", "shipped"]) await call(page, "PUT", url, { shipping_status });
  await call(page, "POST", `${url}/cash`, { amount });
}

const call = (page: Page, method: string, url: string, body: object) =>
  page.evaluate(
    async (request) => {
      const headers = { "content-type": "application/json" };
      const { ok } = await fetch(request.url, { ...request, headers, body: JSON.stringify(request.body) });
      if (!ok) throw new Error(request.url);
    },
    { method, url, body },
  );

async function aDeliveredOrder(page: Page) {
  const details = await aCustomer();
  const [gear] = await twoGears();
  const number = await placeOrder(await signInViaApi(details), gear, { quantity: 2 });
  await signInAtWorkplace(page);
  await deliver(page, number, 2 * gear.price);
  return { details, gear, number };
}

test("A customer asks for a return, staff accept, receive and refund it, and the customer sees it", async ({
  page,
  browser,
}) => {
  const { details, gear, number } = await aDeliveredOrder(page);
  const customer = await browser.newPage();
  await signInOnPage(customer, details);
  await customer.goto(`/order/${number}`);
  await expect(customer.getByRole("link", { name: "How returns work" })).toHaveAttribute("href", "/returns");
  await customer.getByRole("button", { name: "Return Items" }).click();
  const form = customer.getByRole("dialog", { name: "Return items" });
  await form.getByRole("button", { name: "Request Return" }).click();
  await expect(form.getByText("Please choose what you would like to return.")).toBeVisible();
  await form.getByRole("button", { name: `One more: ${gear.name}` }).click();
  await form.getByLabel("Why?").selectOption("It arrived damaged");
  await expectAccessible(customer);
  await form.getByRole("button", { name: "Request Return" }).click();
  await expect(customer.getByText("Requested", { exact: true })).toBeVisible();

  await page.goto(`/admin/returns?text=${number}`);
  await page.getByRole("link", { name: /^No\./ }).click();
  await page.getByLabel("Answer to the customer").fill("Please use the same box.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await page.getByLabel("To stock").fill("0");
  await page.getByLabel("Write off").fill("1");
  await page.getByRole("button", { name: "It has arrived" }).click();
  await page.getByRole("button", { name: `Refund $${gear.price.toFixed(2)}` }).click();
  await expect(page.getByRole("region", { name: "History" }).getByText(/return refunded/)).toBeVisible();

  await customer.reload();
  await expect(customer.getByText("Please use the same box.")).toBeVisible();
  await expect(customer.getByText(`Refunded: $${gear.price.toFixed(2)}`, { exact: true })).toBeVisible();
  await customer.close();
});

test("An owner refunds one of two items, and the customer sees it", async ({ page, browser }) => {
  const { details, gear, number } = await aDeliveredOrder(page);
  const price = `$${gear.price.toFixed(2)}`;
  await page.goto(`/admin/orders/${number}`);
  const panel = page.getByRole("region", { name: "Refunds" });
  await panel.getByRole("button", { name: "Refund…" }).click();
  const form = page.getByRole("dialog", { name: "Refund" });
  await form.getByLabel(`${gear.name}, sent, up to 2`).fill("1");
  await form.getByLabel("Back in stock").check();
  await form.getByLabel("Reason").selectOption("Arrived damaged");
  await expectAccessible(page);
  await form.getByRole("button", { name: `Refund ${price}` }).click();
  await expect(panel.getByText("Arrived damaged, paid out by hand")).toBeVisible();
  await expect(panel.getByText(`1 × ${gear.name}`)).toBeVisible();
  await panel.getByRole("button", { name: "Refund…" }).click();
  await form.getByLabel("Amount").fill("99999");
  await form.getByRole("button", { name: "Refund $99,999.00" }).click();
  await expect(form.getByText(`At most ${price} can be refunded.`)).toBeVisible();
  await expect(form.getByLabel("Amount")).toHaveValue("99999");

  const customer = await browser.newPage();
  await signInOnPage(customer, details);
  await customer.goto(`/order/${number}`);
  const refunds = customer.getByRole("list", { name: "Refunds" });
  await expect(refunds.getByText("Arrived damaged")).toBeVisible();
  await expect(customer.getByText(`Payment refunded: ${price}`)).toBeVisible();
  await expect(customer.getByText(`-${price}`)).toBeVisible();
  await customer.close();
});
