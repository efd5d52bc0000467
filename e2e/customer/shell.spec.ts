import { expect, test } from "../support/fixtures.ts";
import { aCustomer, submitSignInForm, signInAsNewCustomer } from "../support/customers.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { desktop, phone, tablet } from "../support/viewport.ts";

const mainLinks = ["Home", "Gear Shop", "Pet Shop", "Services", "Contact"];

test.describe("the header", () => {
  test("shows all links on a wide screen", async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto("/");
    const nav = page.getByRole("banner").getByRole("navigation", { name: "Main" });
    await expect(nav.getByRole("link")).toHaveText(mainLinks);
    await expect(page.getByRole("link", { name: "Cart" })).toHaveAttribute("href", "/cart");
    await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
    await nav.getByRole("link", { name: "Gear Shop" }).click();
    await expect(page).toHaveURL("/gearshop");
    await expect(nav.getByRole("link", { name: "Gear Shop" })).toHaveAttribute("aria-current", "page");
  });

  for (const size of [phone, tablet]) {
    test(`has a menu at ${size.width} px, which Escape, a click outside and a chosen link close`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto("/");
      const menu = page.locator("#mobile-menu");
      const toggle = page.getByRole("button", { name: "Open menu" });
      await expect(menu).toBeHidden();
      await expect(page.getByRole("link", { name: "Cart" })).toBeVisible();
      await toggle.click();
      await expect(menu.getByRole("link")).toHaveText([...mainLinks, "Login"]);
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
      await toggle.click();
      await page.getByRole("main").click({ position: { x: 20, y: 700 } });
      await expect(menu).toBeHidden();
      await toggle.click();
      await menu.getByRole("link", { name: "Gear Shop" }).click();
      await expect(page).toHaveURL("/gearshop");
      await expect(menu).toBeHidden();
    });
  }

  test("becomes translucent with a shadow after 10 px of scrolling", async ({ page }) => {
    await page.goto("/");
    const header = page.getByRole("banner");
    await expect(header).not.toHaveAttribute("data-scrolled");
    await page.mouse.wheel(0, 10);
    await expect(header).not.toHaveAttribute("data-scrolled");
    await page.mouse.wheel(0, 5);
    await expect(header).toHaveAttribute("data-scrolled");
    await expect(header).not.toHaveCSS("box-shadow", "none");
  });

  test.describe("when I am signed in", () => {
    test("shows my role and the account menu, and I can log out", async ({ page }) => {
      await signInAsNewCustomer(page);
      await page.setViewportSize(desktop);
      await page.goto("/gearshop");
      const button = page.getByRole("button", { name: "Account menu: Customer" });
      await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeHidden();
      await button.click();
      const menu = page.locator("#user-menu");
      await expect(menu.getByRole("link")).toHaveText(["Profile", "My Orders", "My Booking", "My Pets"]);
      await menu.getByRole("button", { name: "Logout" }).click();
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
      expect(
        await page.evaluate(() => [localStorage.getItem("access_token"), localStorage.getItem("user_info")]),
      ).toEqual([null, null]);
    });

    test("follows when I sign out in another tab", async ({ page, context }) => {
      await signInAsNewCustomer(page);
      await page.setViewportSize(desktop);
      await page.goto("/");
      const other = await context.newPage();
      await other.goto("/");
      await expect(page.getByRole("button", { name: /Account menu/ })).toBeVisible();
      await other.evaluate(() => localStorage.removeItem("access_token"));
      await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
    });
  });
});

test.describe("navigation", () => {
  test("scrolls to the top of every new page", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await page.getByRole("link", { name: "Visit the gear shop" }).click();
    await expect(page).toHaveURL("/gearshop");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  for (const [from, to] of [
    ["/products", "/gearshop"],
    ["/products/3", "/gear/3"],
    ["/gears/3", "/gear/3"],
    ["/appointments", "/booking"],
    ["/pets", "/petshop"],
    ["/pets/2", "/pet/2"],
  ]) {
    test(`redirects ${from} to ${to}`, async ({ request }) => {
      const response = await request.get(from ?? "", { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers()["location"]).toBe(to);
    });
  }

  test.describe("to an unknown address", () => {
    // The workplace asks who is signed in, and nobody is.
    test.use({ expected: /40[14]/ });

    test("shows the home page with status 404 and noindex", async ({ page }) => {
      const response = await page.goto("/no/such/page");
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Caring for your pets like family");
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    });

    test("under /admin shows neither header nor footer", async ({ page }) => {
      await page.goto("/admin/anything");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("banner")).toHaveCount(0);
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
    });
  });

  test("ignores the case of a path", async ({ page }) => {
    await page.goto("/GearShop");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gear Shop");
    await page.goto("/PetShop/");
    await expect(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem").last()).toHaveText(
      "Pet Shop",
    );
  });

  test("offers keyboard users a link that skips the header", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
});

test.describe("the footer", () => {
  test("shows contact details, opening hours and links", async ({ page }) => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "hello@pawhaven.example" })).toHaveAttribute(
      "href",
      "mailto:hello@pawhaven.example",
    );
    await expect(footer.getByRole("link", { name: "+84 28 5550 0199" })).toHaveAttribute("href", "tel:+842855500199");
    await expect(footer).toContainText("Mon - Sat 9:00 AM - 8:00 PM");
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Pawhaven`);
    for (const [name, href] of [
      ["Home", "/"],
      ["Products", "/products"],
      ["Contact", "/contact"],
      ["Returns", "/returns"],
    ]) {
      await expect(footer.getByRole("link", { name: name ?? "", exact: true })).toHaveAttribute("href", href ?? "");
    }
    for (const name of ["Facebook", "Instagram", "YouTube"]) {
      await expect(footer.getByRole("link", { name: new RegExp(name) })).toHaveAttribute("target", "_blank");
    }
  });
});

test.describe("before the page is hydrated", () => {
  const clientScript = "**/assets/entry.client*";

  test("a button I press works as soon as the scripts have loaded", async ({ page }) => {
    const release = await holdRequests(page, clientScript);
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("contentinfo").getByRole("button", { name: "Feedback" }).click();
    release();
    await expect(page.getByRole("dialog", { name: "Feedback" })).toBeVisible();
  });

  test("a button on a card of a carousel works as soon as the scripts have loaded", async ({ page }) => {
    const release = await holdRequests(page, clientScript);
    await page.goto("/gear/1", { waitUntil: "commit" });
    await page
      .getByRole("button", { name: /Enlarge/ })
      .first()
      .click();
    release();
    await expect(page.getByRole("region", { name: /^Enlarged pictures/ })).toBeVisible();
  });

  test("a quantity I type counts as soon as the scripts have loaded", async ({ page }) => {
    const release = await holdRequests(page, clientScript);
    await page.goto("/gear/7", { waitUntil: "commit" });
    const quantity = page.getByRole("region", { name: "Buy" }).getByRole("spinbutton");
    await quantity.fill("99");
    await quantity.press("Enter");
    release();
    await expect(page.getByText(/^Only \d+ available\.$/)).toBeVisible();
    await expect(quantity).not.toHaveValue("99");
  });

  test("a form I submit is not lost, and none of its fields appear in the address", async ({ page }) => {
    const customer = await aCustomer();
    const release = await holdRequests(page, clientScript);
    await page.goto("/login", { waitUntil: "commit" });
    await page.getByLabel("Remember me").check();
    await submitSignInForm(page, customer);
    await expect(page).toHaveURL("/login");
    release();
    await expect(page.getByText("Login successful!")).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(page.locator("html")).toHaveAttribute("data-session", "in");
  });
});
