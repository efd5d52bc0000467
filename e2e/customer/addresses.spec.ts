import { expectAccessible } from "../support/accessibility.ts";
import { signInAsNewCustomer } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { addToCart, fillShipping, twoGears } from "../support/shopping.ts";
import { expectNoHorizontalScroll, phone } from "../support/viewport.ts";

const completeProfile = { full_name: "Linh Pham", gender: "Female", date_of_birth: "1990-02-28" } as const;

test("checkout begins with my profile, asks what the country has, and saves the address for next time", async ({
  page,
  customer,
}) => {
  await page.setViewportSize(phone);
  await customer.api.updateProfile({
    body: { ...completeProfile, phone: "0901234567", address: "12 Lê Lợi", city: "Hue", country: "Vietnam" },
  });
  const [gear] = await twoGears();
  await addToCart(customer, gear);
  await page.goto("/checkout");
  await expect(page.getByLabel("Address")).toHaveValue("12 Lê Lợi");
  await expect(page.getByLabel("Province or city")).toHaveValue("Huế");
  await expect(page.getByLabel("Province or city").getByRole("option")).toHaveCount(35);

  await page.getByLabel("Ward or commune").fill("Phường Thuận Hóa");
  await page.getByLabel("Country").selectOption("United States");
  await expect(page.getByLabel("Ward or commune")).toHaveCount(0);
  await page.getByLabel("ZIP code").fill("9410");
  await page.getByRole("button", { name: /^Place Order/ }).click();
  await expect(page.getByLabel("City")).toHaveAccessibleDescription("Please enter your city.");
  await expect(page.getByLabel("City")).toBeFocused();
  await expect(page.getByLabel("State")).toHaveAccessibleDescription("Please choose a state.");
  await expect(page.getByLabel("State").getByRole("option", { selected: true })).toHaveText("Please choose");
  await expect(page.getByLabel("ZIP code")).toHaveAccessibleDescription("Please enter a ZIP code like 94105.");
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await page.getByLabel("Country").selectOption("Vietnam");
  await expect(page.getByLabel("Ward or commune")).toHaveValue("Phường Thuận Hóa");
  await page.getByLabel("Postal code").fill("53000");
  await page.getByLabel("Save for next time").check();
  await page.getByRole("button", { name: /^Place Order/ }).click();
  await expect(page.getByRole("region", { name: "Shipping to" })).toContainText(
    "12 Lê LợiPhường Thuận HóaHuế 53000Vietnam",
  );
  await expect(page.getByRole("region", { name: "Shipping to" })).toContainText("+84901234567");
  await page.getByRole("link", { name: "View Receipt" }).click();
  await expect(page).toHaveTitle(/^Receipt/);
  await expect(page.getByText("Huế 53000")).toBeVisible();

  await addToCart(customer, gear);
  await page.goto("/checkout");
  await expect(page.getByLabel("Deliver to").getByRole("option", { selected: true })).toHaveText(/12 Lê Lợi/);
  await expect(page.getByLabel("Save for next time")).toHaveCount(0);
  await page.getByLabel("Deliver to").selectOption("Somewhere else");
  await expect(page.getByLabel("Address")).toHaveValue("");
  await fillShipping(page);
  await expect(page.getByLabel("Save for next time")).toBeVisible();
  await page.getByLabel("Deliver to").selectOption({ index: 0 });
  await expect(page.getByLabel("Ward or commune")).toHaveValue("Phường Thuận Hóa");
});

test("my address book adds, changes, removes, and has one default", async ({ page }) => {
  await signInAsNewCustomer(page);
  await page.setViewportSize(phone);
  await page.goto("/profile");
  await page.getByRole("navigation", { name: "Profile" }).getByRole("link", { name: "Addresses" }).click();
  await expect(page).toHaveURL("/profile/addresses");
  await expect(page).toHaveTitle(/^Addresses/);
  await expect(page.getByText("No addresses yet")).toBeVisible();

  const dialog = page.getByRole("dialog");
  const add = async (address: string, postcode: string) => {
    await page.getByRole("button", { name: "Add an address" }).click();
    await dialog.getByLabel("Full Name").fill("Linh Pham");
    await dialog.getByLabel("Phone").fill("0901234567");
    await dialog.getByLabel("Country").selectOption("Singapore");
    await dialog.getByLabel("Address").fill(address);
    await dialog.getByLabel("Postal code").fill(postcode);
    await dialog.getByRole("button", { name: "Save" }).click();
  };
  await add("1 Fullerton Rd", "1");
  await expect(dialog.getByLabel("Postal code")).toHaveAccessibleDescription("Please enter a postal code like 049315.");
  await expectAccessible(page);
  await dialog.getByLabel("Postal code").fill("049213");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  const items = page.getByRole("region", { name: "Where your orders go" }).getByRole("listitem");
  await expect(items).toHaveText([/Singapore 049213.*\+84901234567.*Default/]);

  await add("2 Marina Blvd", "018987");
  await expect(items).toHaveText([/1 Fullerton Rd/, /2 Marina Blvd/]);
  await page.getByRole("button", { name: "Make default 2 Marina Blvd" }).click();
  await expect(items).toHaveText([/2 Marina Blvd.*Default/, /1 Fullerton Rd/]);
  await page.getByRole("button", { name: "Change 1 Fullerton Rd" }).click();
  await dialog.getByLabel("Address").fill("3 Fullerton Rd");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(items).toHaveText([/2 Marina Blvd/, /3 Fullerton Rd/]);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await page.getByRole("button", { name: "Remove 2 Marina Blvd" }).click();
  await page.getByRole("button", { name: "Remove the address" }).click();
  await expect(items).toHaveText([/3 Fullerton Rd.*Default/]);
});
