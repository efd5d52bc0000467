import type { Locator, Page } from "@playwright/test";
import { bookableDays, shortDate } from "../support/bookings.ts";
import { expect, test } from "../support/fixtures.ts";
import { tabAndPress, tabTo } from "../support/keyboard.ts";
import { newCustomerDetails, signInAsNewCustomer } from "../support/customers.ts";
import { testShippingDetails } from "../support/shopping.ts";
import { desktop } from "../support/viewport.ts";

const header = (page: Page) => page.getByRole("banner");
const main = (page: Page) => page.getByRole("main");

test("I can search, buy, read my receipt and write a review by keyboard alone", async ({ page }) => {
  test.slow();
  await signInAsNewCustomer(page);
  await page.setViewportSize(desktop);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { keyboard } = page;
  await page.goto("/");
  await tabTo(page, page.getByRole("link", { name: "Skip to content" }));
  await tabAndPress(page, header(page).getByRole("button", { name: "Search" }));
  await keyboard.type("harbour salmon");
  // What was found for the letters before stays until the rest is there.
  await expect(page.getByRole("option").first()).toContainText("Harbour Salmon");
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Harbour Salmon/);
  await tabAndPress(page, main(page).getByRole("region", { name: "Buy" }).getByRole("button", { name: "Add to Cart" }));
  const cart = header(page).getByRole("link", { name: /^Cart/ });
  await expect(cart).toHaveAccessibleName(/1 item/);
  await tabAndPress(page, cart, "Shift+Tab");
  await tabAndPress(page, main(page).getByRole("link", { name: "Proceed to Checkout" }));

  await tabTo(page, page.getByLabel("Phone"));
  await keyboard.type(testShippingDetails.phone);
  await tabTo(page, page.getByLabel("Address"));
  await keyboard.type(testShippingDetails.address);
  await tabTo(page, page.getByLabel("Province or city"));
  await keyboard.press("ArrowDown");
  await tabTo(page, page.getByLabel("Ward or commune"));
  await keyboard.type(testShippingDetails.ward);
  await tabAndPress(page, page.getByRole("button", { name: /^Place Order/ }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you!");
  await tabAndPress(page, main(page).getByRole("link", { name: "View Receipt" }));
  await expect(page.getByRole("heading", { name: "Order Successful!" })).toBeVisible();

  await tabAndPress(page, header(page).getByRole("button", { name: /^Account menu/ }), "Shift+Tab");
  await tabAndPress(page, page.locator("#user-menu").getByRole("link", { name: "Profile" }));
  const write = main(page).getByRole("button", { name: /^Write Review/ });
  await tabAndPress(page, write);
  const dialog = page.getByRole("dialog", { name: /^Review for Product/ });
  await expect(dialog).toBeVisible();
  await keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(write).toBeFocused();
  await keyboard.press("Enter");
  await tabTo(page, dialog.getByRole("radio").first());
  for (let stars = 1; stars < 4; stars += 1) await keyboard.press("ArrowRight");
  await tabTo(page, dialog.getByLabel("Comment"));
  await keyboard.type("She finishes the bowl.");
  await tabAndPress(page, dialog.getByRole("button", { name: "Submit Review" }));
  await expect(page.getByRole("alertdialog")).toContainText("Review submitted successfully.");
  await keyboard.press("Enter");
  await expect(page.getByText("You have no pending reviews. Well done!")).toBeVisible();
});

test("I can add a pet and book, reschedule and cancel a visit by keyboard alone", async ({ page }) => {
  test.slow();
  await signInAsNewCustomer(page);
  await page.setViewportSize(desktop);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { keyboard } = page;
  const [day = "", other = ""] = (await bookableDays()).slice(12);
  await page.goto("/petlist");
  await tabAndPress(page, main(page).getByRole("button", { name: "Add Pet" }));
  const form = page.getByRole("dialog", { name: "Add Pet" });
  await tabTo(page, form.getByLabel("Name"), "Shift+Tab");
  await keyboard.type("Mochi");
  await tabTo(page, form.getByLabel("Species"));
  await keyboard.type("Rodent");
  await tabTo(page, form.getByLabel("Breed"));
  await keyboard.type("Syrian hamster");
  await keyboard.press("Enter");
  await expect(page.getByRole("alertdialog")).toContainText("Thank you for adding your pet!");
  await keyboard.press("Enter");

  await tabAndPress(page, page.getByRole("button", { name: "Book a visit for Mochi" }));
  const booking = page.getByRole("dialog", { name: /Mochi/ });
  await tabAndPress(page, booking.getByRole("button", { name: /Basic Spa/ }));
  await chooseDayByArrows(page, day);
  await tabAndPress(page, firstFreeSlot(booking));
  await expect(booking.getByRole("button", { name: "Book Appointment" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "SUCCESSFULLY!" })).toBeVisible();
  await keyboard.press("Escape");

  await page.goto("/mybooking");
  const row = page.getByRole("row").filter({ hasText: "Mochi" });
  await tabAndPress(page, row.getByRole("button", { name: /^Reschedule/ }));
  const rescheduling = page.getByRole("dialog", { name: /^Reschedule/ });
  await chooseDayByArrows(page, other);
  await tabAndPress(page, firstFreeSlot(rescheduling));
  await tabAndPress(page, rescheduling.getByRole("button", { name: "Save new time" }));
  await expect(row).toContainText(shortDate(other));
  await tabAndPress(page, row.getByRole("button", { name: /^Cancel/ }));
  await tabAndPress(page, page.getByRole("alertdialog").getByRole("button", { name: "Yes, cancel it" }));
  await expect(row).toContainText("Cancelled");
});

test("I can sign up, complete my profile, request an adoption and write to the shop by keyboard alone", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(desktop);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { name, email, password } = newCustomerDetails();
  const { keyboard } = page;
  await page.goto("/signup");
  const account = { Name: name, Email: email, Password: password, "Confirm Password": password };
  await fillInTurn(page, main(page), account);
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
  await fillInTurn(page, main(page), { Password: password });
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/");

  await tabAndPress(page, header(page).getByRole("button", { name: /^Account menu/ }));
  await tabAndPress(page, page.locator("#user-menu").getByRole("link", { name: "Profile" }));
  await expect(page.getByLabel("Full Name")).toHaveValue(name);
  await fillInTurn(page, main(page), { Gender: "Female", "Date of Birth": "05171990", Phone: "0901234567" });
  await tabAndPress(page, main(page).getByRole("button", { name: "Update Profile" }));
  await expect(page.getByRole("alertdialog")).toContainText("Profile updated successfully!");
  await keyboard.press("Enter");

  await page.goto("/pet/2");
  await tabAndPress(page, main(page).getByRole("button", { name: "Adopt Me" }));
  const adoption = page.getByRole("dialog", { name: /^Adopt/ });
  await expect(adoption).toBeVisible();
  await fillInTurn(page, adoption, { "Your note": "We have a garden and time." });
  await tabAndPress(page, adoption.getByRole("button", { name: "Submit Request" }));
  await expect(adoption).toContainText("Thank you!");
  await keyboard.press("Escape");

  await page.goto("/contact");
  await fillInTurn(page, page.getByRole("form", { name: "Message" }), {
    "Full Name": name,
    Email: email,
    Subject: "Custom",
    Message: "May I come by?",
  });
  await tabAndPress(page, main(page).getByRole("button", { name: "Send Message" }));
  await expect(page.getByText("Message sent successfully!")).toBeVisible();
  await tabAndPress(page, page.getByRole("contentinfo").getByRole("button", { name: "Feedback" }));
  const feedback = page.getByRole("dialog", { name: "Feedback" });
  await expect(feedback).toBeVisible();
  await fillInTurn(page, feedback, { Name: name, Email: email, Message: "All by keys." });
  await tabAndPress(page, feedback.getByRole("button", { name: "Submit Feedback" }));
  await expect(page.getByText("Feedback submitted successfully!")).toBeVisible();
});

/** Tabs through the fields in the given order and types into each. */
async function fillInTurn(page: Page, form: Locator, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    const field = form.getByLabel(label, { exact: true });
    if (!(await field.evaluate((element) => element === document.activeElement))) await tabTo(page, field);
    await page.keyboard.type(text);
  }
}

const firstFreeSlot = (dialog: Locator) =>
  dialog.getByRole("group", { name: "Time slots" }).locator("button:enabled").first();

async function chooseDayByArrows(page: Page, day: string) {
  await tabTo(page, page.locator("dialog[open] [data-day][tabindex='0']"));
  const focused = page.locator("[data-day]:focus");
  for (let at = await focused.getAttribute("data-day"); at !== day; at = await focused.getAttribute("data-day"))
    await page.keyboard.press(at && at < day ? "ArrowRight" : "ArrowLeft");
  await page.keyboard.press("Enter");
}
