import type { GearDraft, StaffGear } from "@pawhaven/contract";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { api } from "../support/api.ts";
import { aCustomer, signInViaApi } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { testShippingDetails } from "../support/shopping.ts";
import { signInAtWorkplace } from "../support/staff.ts";
import { toast } from "../support/toast.ts";

/** The login page asks who is signed in, and nobody is. */
test.use({ expected: /status of 401/ });

/** A gear of its own, so that the numbers at the end of the day are known. The catalogue has journeys of its own. */
async function aGear(page: Page, name: string): Promise<StaffGear> {
  const draft: GearDraft = {
    name,
    description: "Dried fish.",
    petType: "Cats",
    category: "Food",
    list_price: 20,
    is_new: false,
    is_featured: false,
    highlights: [],
    details: [],
    images: [],
    related_ids: [],
    species: null,
    life_stage: null,
    diets: [],
    animal_min_kg: null,
    animal_max_kg: null,
    net_weight_grams: null,
    energy_kcal_per_100g: null,
    ingredients: "",
    actives: [],
    contains: [],
    may_contain: [],
    min_months: null,
    max_months: null,
    facts_checked_on: null,
  };
  return page.evaluate(async (gear) => {
    const send = async (method: string, url: string, body: unknown) => {
      const headers = { "content-type": "application/json" };
      const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
      if (!response.ok) throw new Error(url);
      return (await response.json()) as StaffGear;
    };
    const { id, version } = await send("POST", "/api/staff/gears", gear);
    return send("PUT", `/api/staff/gears/${id}/state`, { version, state: "live" });
  }, draft);
}

async function deliverForCash(page: Page, order: string): Promise<void> {
  await page.goto(`/admin/orders/${order}`);
  await page.getByRole("button", { name: "Mark as delivered" }).press("Enter");
  await expect(toast(page, "The order is delivered.")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("button", { name: "Cash collected" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Record" }).press("Enter");
  await expect(toast(page, "The cash is recorded.")).toBeVisible();
}

const signedIn = async () => signInViaApi(await aCustomer());

test("A day in the shop, by keyboard: goods come, sell, leave and come back, people are answered, and the log has it all", async ({
  page,
}) => {
  test.slow(); // a whole day
  await signInAtWorkplace(page);
  const name = `Dried Herring ${Date.now().toString(36)}`;
  const { id } = await aGear(page, name);

  await test.step("Twenty units are delivered", async () => {
    await page.goto("/admin/stock");
    await page.getByRole("link", { name: "Receive delivery" }).press("Enter");
    await page.getByRole("button", { name: "Receive" }).press("Enter");
    await expect(page.getByText("Please choose a supplier.")).toBeVisible();
    await page.getByLabel("Supplier").selectOption("Mekong Pet Foods");
    const search = page.getByRole("searchbox", { name: "Add a gear" });
    await search.fill(name);
    await page.getByRole("button", { name: `Add ${name}` }).press("Enter");
    const units = page.getByLabel(`Units of ${name}`);
    await expect(units).toBeFocused();
    await units.fill("20");
    await units.press("Enter");
    await expect(search).toBeFocused();
    await page.getByRole("button", { name: "Receive" }).press("Enter");
    await expect(page.getByText("20 units are on the shelf.")).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
  });

  await test.step("They are on sale from now on", async () => {
    await page.getByRole("link", { name }).press("Enter");
    await page.getByRole("link", { name: "In the catalogue" }).press("Enter");
    const button = page.getByRole("button", { name: "Set a sale" });
    await button.press("Enter");
    const dialog = page.getByRole("dialog", { name: `Set a sale for ${name}` });
    await dialog.getByLabel("Discount in percent").fill("25");
    await dialog.getByLabel("Discount in percent").press("Enter");
    await expect(toast(page, "The sale is set.")).toBeVisible();
    await expect(button).toBeFocused();
    await expect(page.getByRole("region", { name: "Sales" }).getByText("Running")).toBeVisible();
  });

  const [first, second, third] = [await signedIn(), await signedIn(), await signedIn()];
  const buy = async ({ api: shop }: typeof first, quantity: number) =>
    (await shop.createOrder({ body: { items: [{ id, quantity }], customer: testShippingDetails } })).transaction_id;
  const [large, middle, small] = [await buy(first, 3), await buy(second, 2), await buy(third, 1)];

  await test.step("Two orders leave at once, and the third one in part", async () => {
    await page.goto("/admin/orders?status=to_ship");
    for (const number of [middle, small])
      await page.getByRole("checkbox", { name: `Select order ${number}`, exact: true }).press("Space");
    await page.getByRole("button", { name: "Mark as shipping" }).press("Enter");
    await expect(page.getByRole("status").getByText("2 of 2 done")).toBeVisible();

    await page.getByRole("link", { name: large }).press("Enter");
    const ship = page.getByRole("button", { name: "Ship", exact: true });
    await ship.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Ship parcel 1" });
    await dialog.getByLabel(`How many of ${name}`).fill("2");
    await dialog.getByLabel("Carrier").selectOption("DHL");
    await dialog.getByLabel("Tracking number").fill("JD0148");
    await dialog.getByLabel("Tracking number").press("Enter");
    await expect(toast(page, "Parcel 1 is on its way.")).toBeVisible();
    await expect(page.getByText("Partly sent")).toBeVisible();
    await expect(ship).toBeFocused();
  });

  await test.step("One of two units arrived damaged, and is refunded", async () => {
    await deliverForCash(page, middle);
    const panel = page.getByRole("region", { name: "Refunds" });
    await panel.getByRole("button", { name: "Refund…" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Refund" });
    await dialog.getByLabel(`${name}, sent, up to 2`).fill("1");
    await dialog.getByLabel("Reason").selectOption("Arrived damaged");
    await dialog.getByRole("button", { name: "Refund $15.00" }).press("Enter");
    await expect(toast(page, "Please pay out $15.00 by hand")).toBeVisible();
    await expect(panel.getByRole("button", { name: "Refund…" })).toBeFocused();
  });

  await test.step("Another customer sends something back", async () => {
    await deliverForCash(page, small);
    await third.api.requestReturn({
      params: { id: small },
      body: { lines: [{ id, quantity: 1 }], reason: "changed_mind", note: "", photos: [] },
    });
    await page.getByRole("region", { name: "Returns" }).getByRole("link").press("Enter");
    await page.getByLabel("Answer to the customer").fill("Please use the same box.");
    await page.getByRole("button", { name: "Approve" }).press("Enter");
    await expect(page.getByRole("region", { name: "When it arrives" })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole("button", { name: "It has arrived" }).press("Enter");
    await expect(page.getByRole("region", { name: "Refund" })).toBeFocused();
    await expect(page.getByRole("button", { name: "Refund $15.00" })).toBeEnabled();
    await page.getByRole("button", { name: "Refund $15.00" }).press("Enter");
    await expect(page.getByRole("region", { name: "History" }).getByText("return refunded")).toBeVisible();
  });

  await test.step("Somebody asks, and is answered", async () => {
    const sender = `Hoa ${Date.now().toString(36).replaceAll(/\d/g, "x")}`;
    const message = { full_name: sender, email: `hoa-${Date.now()}@example.com`, message: "Is the herring salted?" };
    await api.sendContactMessage({ body: message });
    await page.goto("/admin");
    await page.getByRole("link", { name: "Messages unanswered" }).press("Enter");
    await page.getByRole("link", { name: sender }).press("Enter");
    const assignee = page.getByRole("region", { name: "Handling" }).getByLabel("Assigned to");
    await assignee.focus();
    await assignee.selectOption({ index: 1 });
    await expect(page.getByRole("region", { name: "History" }).getByText("edited")).toBeVisible();
    await expect(assignee).toBeFocused();
    await page.getByLabel(/Your answer to/).fill("It is not.");
    await page.getByRole("button", { name: "Send and close" }).press("Enter");
    await expect(toast(page, "the conversation is closed")).toBeVisible();
  });

  await test.step("A review that is about the carrier is hidden", async () => {
    const comment = `The carrier of ${name} was late`;
    await second.api.writeReview({ body: { gear_id: id, receipt_id: middle, rating: 1, comment } });
    await page.goto("/admin");
    await page.getByRole("link", { name: "Reviews to check" }).press("Enter");
    await page.getByRole("link", { name }).press("Enter");
    await page.getByRole("button", { name: "Hide", exact: true }).press("Enter");
    await page.getByRole("dialog").getByLabel("Reason").fill("It is not about the gear.");
    await page.getByRole("dialog").getByRole("button", { name: "Hide", exact: true }).press("Enter");
    await expect(toast(page, "The review is hidden")).toBeVisible();
    await expect(page.getByRole("button", { name: "Show again" })).toBeFocused();
  });

  await test.step("The report, the ledger and the log have all of it", async () => {
    await page.goto("/admin/reports?by=gear");
    await expect(page.getByRole("row").filter({ hasText: name })).toBeVisible();

    await page.goto(`/admin/stock/${id}`);
    const ledger = page.getByRole("region", { name: "Ledger" });
    for (const reason of ["Received", "Sold", "Returned"])
      await expect(ledger.getByRole("cell", { name: reason, exact: true }).first()).toBeVisible();

    const entries = [
      ["gear", String(id), "sale set"],
      ["order", large, "shipped"],
      ["order", middle, "refunded"],
    ] as const;
    for (const [kind, object, action] of entries) {
      await page.goto(`/admin/audit?kind=${kind}&object_id=${object}`);
      await expect(page.getByRole("row").filter({ hasText: action }).first()).toBeVisible();
    }
    await page.getByRole("button", { name: "Clear filters" }).press("Enter");
    await page.getByRole("combobox", { name: "Action" }).selectOption("moderated");
    await expectAccessible(page);
    await page.getByRole("row").filter({ hasText: "moderated" }).first().getByRole("link").press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: `Review of ${name}` })).toBeVisible();
  });
});
