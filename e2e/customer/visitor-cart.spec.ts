import type { Page } from "@playwright/test";
import { aCustomer, submitSignInForm } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { gearCard, openGearShop } from "../support/gear-shop.ts";
import { twoGears } from "../support/shopping.ts";
import { toast } from "../support/toast.ts";
import { addAsVisitor, addButton, cartLink } from "../support/visitor-cart.ts";

test("my cart is the same in two tabs, and signing in adds it to my account once", async ({ page, context }) => {
  const customer = await aCustomer();
  const [first, second] = await twoGears();
  await addAsVisitor(page, first.id);
  const other = await context.newPage();
  await addAsVisitor(other, second.id);
  await expect(cartLink(page)).toHaveAccessibleName(/2 items/);
  await other.goto("/cart");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Your Cart(2 items)");

  await page.goto("/login");
  await submitSignInForm(page.getByRole("main"), customer);
  // Whichever tab is first adds it and says so.
  const merged = (tab: Page) => toast(tab, "What you chose before signing in is in your cart.").count();
  await expect.poll(async () => (await merged(page)) + (await merged(other))).toBeGreaterThan(0);
  for (const tab of [page, other]) await expect(cartLink(tab)).toHaveAccessibleName(/2 items/);
  await expect(page).toHaveURL("/");
  await expect(other.getByRole("button", { name: /^Save for later/ })).toHaveCount(2);
  await page.goto("/cart");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Cart(2 items)");
  await other.reload();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Your Cart(2 items)");
});

test.describe("when the shop cannot be reached after signing in", () => {
  test.use({ expected: /Failed to load|ERR_FAILED/ });

  test("what I chose stays in the browser, I can try again, and the next page does", async ({ page }) => {
    const customer = await aCustomer();
    const [first] = await twoGears();
    await addAsVisitor(page, first.id);
    await page.goto("/login");
    await page.route("/api/cart/merge", (route) => route.abort());
    await submitSignInForm(page.getByRole("main"), customer);
    const failure = toast(page, "What you chose before signing in could not be added yet.");
    await expect(failure).toBeVisible();
    const secondAttempt = page.waitForRequest("/api/cart/merge");
    await failure.getByRole("button", { name: "Try Again" }).click();
    await secondAttempt;
    await expect(failure).toBeVisible();
    await page.unroute("/api/cart/merge");
    await page.getByRole("banner").getByRole("link", { name: "Gear Shop" }).click();
    await expect(toast(page, "What you chose before signing in is in your cart.")).toBeVisible();
    await expect(failure).toHaveCount(0);
    await expect(cartLink(page)).toHaveAccessibleName(/1 item/);
  });
});

test("what another tab adds while my cart is merged is merged too", async ({ page, context }) => {
  const customer = await aCustomer();
  const [first, second] = await twoGears();
  await addAsVisitor(page, first.id);
  await page.goto("/login");
  const other = await context.newPage();
  await other.goto("/api/docs");
  await other.evaluate(
    (gearId) =>
      new Promise<void>((holding) => {
        void navigator.locks.request("visitor_cart", async () => {
          holding();
          await new Promise<void>((merged) => addEventListener("storage", ({ key }) => key === "merged" && merged()));
          const stored = JSON.parse(localStorage.getItem("visitor_cart") ?? "{}") as { lines: object[] };
          const lines = [...stored.lines, { id: gearId, quantity: 1 }];
          localStorage.setItem("visitor_cart", JSON.stringify({ ...stored, lines }));
        });
      }),
    second.id,
  );
  const merged = page.waitForResponse("/api/cart/merge");
  await submitSignInForm(page.getByRole("main"), customer);
  await merged;
  await page.evaluate(() => localStorage.setItem("merged", "yes"));
  await expect(cartLink(page)).toHaveAccessibleName(/2 items/);
});

test("I can remove an item, undo that, and am told of what does not exist any more", async ({ page }) => {
  const [gear] = await twoGears();
  await addAsVisitor(page, gear.id);
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("visitor_cart") ?? "{}") as { lines: object[] };
    localStorage.setItem(
      "visitor_cart",
      JSON.stringify({ ...stored, lines: [...stored.lines, { id: 2_000_000_000, quantity: 3 }] }),
    );
  });
  await page.goto("/cart");
  await expect(page.getByText("1 item in your cart does not exist any more and was removed.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Cart(1 item)");
  await page.getByRole("button", { name: `Remove ${gear.name}` }).click();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Cart(1 item)");
});

test("undoing a removal takes nothing away that I chose meanwhile, and fills the cart of the account I signed in to", async ({
  page,
  context,
}) => {
  const customer = await aCustomer();
  const [gear] = await twoGears();
  await addAsVisitor(page, gear.id);
  await page.goto("/cart");
  const title = page.getByRole("heading", { level: 1 });
  const remove = page.getByRole("button", { name: `Remove ${gear.name}` });
  await remove.click();
  const other = await context.newPage();
  await addAsVisitor(other, gear.id);
  await addButton(other).click();
  await expect(title).toHaveText("Your Cart(2 items)");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expect(title).toHaveText("Your Cart(2 items)");

  await remove.click();
  await other.goto("/login");
  await submitSignInForm(other.getByRole("main"), customer);
  // The cart was empty before, too.
  await expect(page.getByRole("button", { name: "Account menu: Customer" })).toBeVisible();
  await expect(title).toHaveText("Your Cart(0 items)");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, `${gear.name} is back in your cart.`)).toBeVisible();
  await expect(title).toHaveText("Your Cart(2 items)");
});

test.describe("a browser that stores nothing", () => {
  test("asks me to sign in before I buy", async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("blocked", "QuotaExceededError");
      };
    });
    await page.goto("/gear/1");
    await addButton(page).click();
    await expect(page.getByRole("alertdialog")).toContainText("Login required");
    await openGearShop(page, "/gearshop?petType=Dogs");
    await gearCard(page, "Cloud Donut Bed").getByRole("button", { name: "Add to Cart" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("You must be logged in to add items to the cart.");
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL("/login");
  });
});
