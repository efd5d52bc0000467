import { customer as demoCustomer } from "../../demo/data/index.ts";
import { listAllGears } from "../../server/test/support/gear-lists.ts";
import { apiAt } from "../../server/test/support/api-client.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { isChromium } from "../support/chromium.ts";
import { newCustomerDetails, submitSignInForm } from "../support/customers.ts";
import { expect, test } from "../support/own-shop.ts";
import { apiOfStaff, demoOwner, signInAtWorkplace } from "../support/staff.ts";
import { toast } from "../support/toast.ts";
import { expectNoHorizontalScroll, phone } from "../support/viewport.ts";

// The sign-in page asks whether somebody is signed in.
test.use({ expected: /status of 401/ });

const owner = demoOwner as { email: string; password: string };

async function aGearWith(origin: string, has: "stock" | "none") {
  const gear = (await listAllGears(apiAt(origin))).find(({ stock }) => (has === "stock" ? stock > 40 : stock === 0));
  if (!gear) throw new Error("The demo has no such gear.");
  return gear;
}

async function register(origin: string) {
  const details = newCustomerDetails();
  await apiAt(origin).register({ body: { ...details, password_confirmation: details.password } });
  return details;
}

test("a visitor's heart is on the wish list after signing in, with a removal that can be undone", async ({
  page,
  shopOrigin,
}) => {
  const details = await register(shopOrigin);
  const gear = await aGearWith(shopOrigin, "stock");
  await page.setViewportSize(phone);
  await page.goto(`/gear/${gear.id}`);
  const heart = page.getByRole("button", { name: `${gear.name} on my wish list` });
  await heart.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign in" }).click();
  await submitSignInForm(page.getByRole("main"), details);
  await expect(toast(page, `${gear.name} is on your wish list.`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/gear/${gear.id}$`));
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  await page.goto("/wishlist");
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: gear.name });
  await expect(row).toContainText("in stock");
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await row.getByRole("button", { name: `Remove ${gear.name}` }).click();
  await expect(page.getByText("Your wish list is empty")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await row.getByRole("button", { name: /^Add to Cart/ }).click();
  await expect(toast(page, "Item added to cart successfully!")).toBeVisible();
});

test.describe("without a connection", () => {
  test.use({ expected: /Failed to (load|fetch)|ERR_FAILED|status of 401/ });

  test("a heart that I press stays, says that it could not be loaded, and works at the next press", async ({
    page,
    shopOrigin,
  }) => {
    const gear = await aGearWith(shopOrigin, "stock");
    await page.goto(`/gear/${gear.id}`);
    const heart = page.getByRole("button", { name: `${gear.name} on my wish list` });
    const code = "**/assets/wish-button-*.js";
    await page.route(code, (route) => route.abort());
    await heart.click();
    await expect(toast(page, "This could not be loaded.")).toBeVisible();
    await expect(heart).toBeVisible();
    await page.unroute(code);
    // Firefox loads it only after a reload.
    if (!isChromium(page)) await Promise.all([page.waitForEvent("load"), heart.click()]);
    await heart.click();
    await expect(page.getByRole("alertdialog")).toContainText("Please sign in to keep a wish list.");
  });
});

test("a cart item is removed and brought back with the keyboard, saved for later and moved back", async ({
  page,
  shopOrigin,
}) => {
  const details = await register(shopOrigin);
  const gear = await aGearWith(shopOrigin, "stock");
  const { access_token: token } = await apiAt(shopOrigin).login({
    body: { email: details.email, password: details.password },
  });
  await apiAt(shopOrigin, { token }).addToCart({ params: { id: gear.id }, body: { quantity: 3 } });
  await page.goto("/login");
  await submitSignInForm(page.getByRole("main"), details);
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/cart");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Your Cart(3 items)");

  await page.getByRole("button", { name: `Remove ${gear.name}` }).focus();
  await page.keyboard.press("Enter");
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await expect(title).toHaveText("Your Cart(0 items)");
  await page.keyboard.press("Enter");
  await expect(title).toHaveText("Your Cart(3 items)");
  await expect(toast(page, `${gear.name} is back in your cart.`)).toBeVisible();

  await page.getByRole("button", { name: /^Save for later/ }).click();
  const saved = page.getByRole("region", { name: "Saved for later" });
  await expect(saved).toContainText("3 ×");
  await expect(title).toHaveText("Your Cart(0 items)");
  await expectAccessible(page);
  await page.reload();
  await saved.getByRole("button", { name: /^Move to cart/ }).click();
  await expect(title).toHaveText("Your Cart(3 items)");
  await expect(saved).toHaveCount(0);
});

test.describe("what cannot be loaded", () => {
  test.use({ expected: /500|status of 401/ });

  test("is said below the cart and the wish list, and can be tried again", async ({ page, shopOrigin }) => {
    const details = await register(shopOrigin);
    await page.goto("/login");
    await submitSignInForm(page.getByRole("main"), details);
    await expect(page).toHaveURL(/\/$/);
    for (const { path, call, title } of [
      { path: "/cart", call: "**/api/saved-items", title: "Saved for later" },
      { path: "/wishlist", call: "**/api/stock-alerts", title: "Waiting to be back in stock" },
    ]) {
      await page.route(call, (route) => route.fulfill({ status: 500, body: "" }));
      await page.goto(path);
      const card = page.getByRole("region", { name: title });
      await expect(card.getByRole("alert")).toContainText("could not be loaded.");
      await expectAccessible(page);
      await page.unroute(call);
      await card.getByRole("button", { name: "Try Again" }).click();
      // Nothing is saved or waited for.
      await expect(card).toHaveCount(0);
    }
  });
});

test("whoever waits for a gear is counted for staff, and told once when it is back", async ({
  page,
  browser,
  shopOrigin,
}) => {
  const gear = await aGearWith(shopOrigin, "none");
  await page.goto(`/gear/${gear.id}`);
  await page.getByRole("button", { name: "Email me when it is back" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign in" }).click();
  await submitSignInForm(page.getByRole("main"), demoCustomer);
  await expect(page.getByText("You are in line.")).toBeVisible();
  await page.goto("/wishlist");
  await expect(page.getByRole("region", { name: "Waiting to be back in stock" })).toContainText(gear.name);
  await expectAccessible(page);

  const workplace = await (await browser.newContext({ baseURL: shopOrigin })).newPage();
  await signInAtWorkplace(workplace);
  await workplace.goto(`/admin/gears/${gear.id}`);
  await expect(workplace.getByText("1 customer waiting for it")).toBeVisible();
  await workplace.goto("/admin/stock");
  await expect(workplace.getByRole("row").filter({ hasText: gear.name })).toContainText("1 waiting");
  const staff = await apiOfStaff(shopOrigin, owner);
  await staff.adjustStock({ params: { id: gear.id }, body: { reason: "correction", delta: 2 } });

  const subjects = async () => (await apiAt(shopOrigin).readOutbox()).map(({ subject }) => subject);
  await expect.poll(subjects, { timeout: 40_000 }).toContain(`${gear.name} is back in stock`);
  await page.goto("/wishlist");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Waiting to be back in stock" })).toHaveCount(0);
});

test("viewed gears follow a customer to other devices, if the customer wants that", async ({
  page,
  browser,
  shopOrigin,
}) => {
  const details = await register(shopOrigin);
  const [first, second] = await listAllGears(apiAt(shopOrigin));
  if (!first || !second) throw new Error("The demo has no gears.");
  await page.goto("/login");
  await submitSignInForm(page.getByRole("main"), details);
  await expect(page).toHaveURL(/\/$/);
  await page.goto(`/gear/${first.id}`);
  await page.getByRole("region", { name: "You may also like" }).getByRole("link").first().click();
  const strip = page.getByRole("region", { name: "Recently viewed" });
  await expect(strip).toContainText(first.name);
  await strip.getByLabel("Remember on all my devices").check();
  await expect(toast(page, "Remembered on all your devices.")).toBeVisible();

  const other = await (await browser.newContext({ baseURL: shopOrigin })).newPage();
  await other.goto("/login");
  await submitSignInForm(other.getByRole("main"), details);
  await expect(other).toHaveURL(/\/$/);
  await other.goto(`/gear/${second.id}`);
  await expect(other.getByRole("region", { name: "Recently viewed" })).toContainText(first.name);
  await other.goto("/profile/data");
  const remember = other.getByLabel("Remember on all my devices");
  await expect(remember).toBeChecked();
  await remember.uncheck();
  await expect(toast(other, "Deleted from your account.")).toBeVisible();
});
