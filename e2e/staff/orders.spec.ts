import { staff } from "../../demo/data/index.ts";
import { aCustomer, signInOnPage, signInViaApi } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { placeOrder, twoGears } from "../support/shopping.ts";
import { signInAtWorkplace } from "../support/staff.ts";

/** The login page asks who is signed in, and nobody is. */
test.use({ expected: /status of 401/ });

const clerk = staff[2];

/** A new customer's orders, which no other test touches. */
async function ordersOfOneCustomer(count: number) {
  const customer = await signInViaApi(await aCustomer());
  const [gear] = await twoGears();
  const numbers: string[] = [];
  for (let placed = 0; placed < count; placed++) numbers.push(await placeOrder(customer, gear));
  return numbers;
}

test("A clerk filters the orders, saves the view, ships two of them at once and finds who did it", async ({ page }) => {
  const [first = "", second = ""] = await ordersOfOneCustomer(2);
  await signInAtWorkplace(page, clerk);
  await page.goto("/admin/orders");
  await page.getByRole("combobox", { name: "Status" }).selectOption("To ship");
  await expect(page).toHaveURL(/status=to_ship/);
  await page.getByRole("searchbox", { name: "Search" }).fill("linh@example.com");
  await expect(page).toHaveURL(/text=linh/);

  const name = `Linh's orders ${first.slice(-4)}`;
  await page.getByRole("button", { name: "Save view" }).click();
  await page.getByRole("dialog", { name: "Save view" }).getByLabel("Name").fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  await page.reload();
  await expect(page.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("to_ship");
  await expectAccessible(page);

  for (const number of [first, second])
    await page.getByRole("checkbox", { name: `Select order ${number}`, exact: true }).check();
  await expect(page.getByText("2 selected")).toBeVisible();
  await page.getByRole("button", { name: "Mark as shipping" }).click();
  await expect(page.getByRole("status").getByText("2 of 2 done")).toBeVisible();
  await expect(page.getByRole("link", { name: first })).toHaveCount(0);

  await page.goto(`/admin/orders/${first}`);
  const history = page.getByRole("region", { name: "History" });
  await expect(history.getByText(/shipped/)).toBeVisible();
  await expect(history.getByRole("definition").first()).toHaveText(/ordered.*shipping/);
  await page.getByRole("button", { name: "Mark as delivered" }).click();
  await expect(page.getByText("The order is delivered.")).toBeVisible();
  await expect(history.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
});

test("A clerk ships an order in two parcels, which the customer follows, and records the cash", async ({
  page,
  browser,
}) => {
  const details = await aCustomer();
  const [gear] = await twoGears();
  const number = await placeOrder(await signInViaApi(details), gear, { quantity: 3 });
  await signInAtWorkplace(page, clerk);

  await page.goto(`/admin/orders/picking?ids=${number}`);
  await expect(page.getByRole("heading", { name: "Picking list" })).toBeVisible();
  await expect(page.getByText(/^3 units for 1 order/)).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(`/admin/orders/${number}`);
  await page.getByRole("button", { name: "Ship", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Ship parcel 1" });
  await dialog.getByLabel(`How many of ${gear.name}`).fill("2");
  await dialog.getByLabel("Carrier").selectOption("DHL");
  await dialog.getByLabel("Tracking number").fill("JD0147");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Ship and tell the customer" }).click();
  await expect(page.getByText("Parcel 1 is on its way.")).toBeVisible();
  await expect(page.getByText("Partly sent")).toBeVisible();

  const customerPage = await (await browser.newContext()).newPage();
  await signInOnPage(customerPage, details);
  await customerPage.goto(`/order/${number}`);
  await expect(customerPage.getByText("Your order comes in several parcels. 1 item will follow.")).toBeVisible();
  await expect(customerPage.getByRole("link", { name: /Track parcel 1/ })).toHaveAttribute("href", /dhl\.com.*JD0147/);

  await page.goto(`/admin/orders/${number}/packing-slip`);
  await expect(page.getByRole("row", { name: `${gear.name} 1` })).toBeVisible();
  await expect(page.getByText(/Cash on delivery for the whole order/)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/admin/orders/${number}`);
  await page.getByRole("button", { name: "Ship", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ship and tell the customer" }).click();
  await expect(page.getByText("Parcel 2 is on its way.")).toBeVisible();
  await page.getByRole("button", { name: /^Delivered.*parcel 1$/ }).click();
  await expect(page.getByText("Parcel 1 is delivered.")).toBeVisible();
  await customerPage.reload();
  await expect(customerPage.getByText("Your order comes in 2 parcels.")).toBeVisible();
  await expect(customerPage.getByText("Parcel 2: On its way to you")).toBeVisible();

  await page.getByRole("button", { name: "Cash collected" }).click();
  await page.getByRole("dialog").getByLabel("Amount in dollars").fill("1.5");
  await page.getByRole("dialog").getByRole("button", { name: "Record" }).click();
  await expect(page.getByText("The cash is recorded.")).toBeVisible();
  await page.goto("/admin/cash");
  await expect(page.getByRole("row").filter({ hasText: number })).toContainText("$1.50");
  await expectAccessible(page);
});

test("An owner exports what is filtered, and takes a change back in the audit log", async ({ page }) => {
  const [number = ""] = await ordersOfOneCustomer(1);
  await signInAtWorkplace(page);
  await page.goto(`/admin/orders?text=${number}`);
  await expect(page.getByRole("link", { name: number })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  expect((await download).suggestedFilename()).toBe("orders.csv");

  const name = `One order ${number.slice(-4)}`;
  await page.getByRole("button", { name: "Save view" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Edit view" }).click();
  await page.getByRole("dialog", { name: "Edit view" }).getByLabel("Name").fill(`${name} again`);
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name: `${name} again` })).toBeVisible();

  await page.goto("/admin/audit?kind=saved%20view&action=renamed");
  const row = page.getByRole("row").filter({ hasText: `${name} again` });
  await row.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByText("The change is undone.")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/admin/orders?text=${number}`);
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
});
