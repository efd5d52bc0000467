import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { addToCart, fillShipping, twoGears } from "../support/shopping.ts";
import { signInAtWorkplace } from "../support/staff.ts";
import { expectNoHorizontalScroll, phone } from "../support/viewport.ts";

/** The login page asks who is signed in, and nobody is. A wrong code is not found. */
test.use({ expected: /status of (401|404)/ });

test("A manager issues a gift card, a customer pays with it, and the ledger has both", async ({
  page,
  customer,
  browser,
  baseURL,
}) => {
  test.slow();
  const workplace = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await signInAtWorkplace(workplace);
  await workplace.goto("/admin/gift-cards");
  await workplace.getByRole("button", { name: "Issue gift card" }).click();
  const dialog = workplace.getByRole("dialog");
  await dialog.getByLabel("Amount").fill("500");
  await dialog.getByLabel("Note for staff").fill("A prize");
  await expectAccessible(workplace);
  await dialog.getByRole("button", { name: "Issue" }).click();
  const issued = workplace.getByRole("dialog", { name: "The gift card is issued" });
  const code = (await issued.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/).textContent()) ?? "";
  await issued.getByRole("button", { name: "Done" }).click();

  await page.setViewportSize(phone);
  const [gear] = await twoGears();
  await addToCart(customer, gear);
  await page.goto("/checkout");
  const summary = page.getByRole("region", { name: "Order Summary" });
  await summary.getByRole("button", { name: "Pay with a gift card" }).click();
  await summary.getByLabel("Gift card code").fill("0000-0000-0000-0000");
  await summary.getByLabel("Gift card code").press("Enter");
  await expect(summary.getByLabel("Gift card code")).toHaveAccessibleDescription("We do not know this gift card.");
  await summary.getByLabel("Gift card code").fill(code.toLowerCase());
  await summary.getByRole("button", { name: "Check balance and use it" }).click();
  await expect(summary).toContainText("of $500.00 is used.");
  await expect(page.getByText("Your gift card pays all of it.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Place Order/ })).toContainText("$0.00");
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await fillShipping(page);
  await page.getByRole("button", { name: /^Place Order/ }).click();
  await expect(page).toHaveURL(/\/thank-you\?order=/);
  await expect(page.getByText("Your gift card has paid it.")).toBeVisible();

  await workplace.reload();
  await workplace.getByRole("link", { name: new RegExp(code.slice(-4)) }).click();
  await expect(workplace.getByRole("table", { name: "Ledger" })).toContainText("Paid an order");
  await workplace.getByRole("button", { name: "Block" }).click();
  await expect(workplace.getByText("Nobody can use it now.")).toBeVisible();
});
