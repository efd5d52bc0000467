import { monthOf } from "@pawhaven/contract";
import { api } from "../support/api.ts";
import { bookableDays, longDate } from "../support/bookings.ts";
import { newCustomerDetails } from "../support/customers.ts";
import { testShippingDetails } from "../support/shopping.ts";
import { demoOwner } from "../support/staff.ts";
import { desktop, phone } from "../support/viewport.ts";
import { test } from "./driver.ts";
import type { WebKitPage } from "./page.ts";

for (const viewport of [phone, desktop])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("a guest finds a gear with a filter and orders it in cash", async ({ webkit }) => {
      const { fullName, phone: number, address, ward, state } = testShippingDetails;
      await webkit.goto("/");
      await webkit.expectVisible("heading", "Featured");
      await webkit.goto("/gearshop");
      if (viewport === phone) await webkit.click("button", "Filters");
      await webkit.click("button", "Cats");
      await webkit.expectAddress("/gearshop?petType=Cats");
      await webkit.goto("/gearshop?search=salmon");
      await webkit.click("link", "Harbour Salmon Kibble, 5 kg");
      await webkit.expectVisible("title", "Harbour Salmon Kibble, 5 kg");
      await webkit.expectAddress(/^\/gear\/\d+$/);
      await webkit.click("button", "Add to Cart");
      await webkit.expectVisible("link", "Cart1 item");

      await webkit.goto("/cart");
      await webkit.click("button", "One more");
      await webkit.expectVisible("title", "Your Cart(2 items)");
      await webkit.click("link", "Proceed to Checkout");
      await webkit.fill("Full Name", fullName);
      await webkit.fill("Email", newCustomerDetails().email);
      await webkit.fill("Phone", number);
      await webkit.fill("Address", address);
      await webkit.choose("Province or city", state);
      await webkit.fill("Ward or commune", ward);
      await webkit.click("button", "Place Order");
      await webkit.expectVisible("title", "Thank you!");
      await webkit.expectAddress(/^\/thank-you\?order=VN-/);
    });

    test("a customer signs up, adds a pet and books a visit", async ({ webkit }) => {
      await signUpAndIn(webkit);
      await webkit.goto("/petlist");
      await webkit.click("button", "Add Pet");
      await webkit.fill("Name", "Mochi");
      await webkit.choose("Species", "Rodent");
      await webkit.fill("Breed", "Syrian hamster");
      await webkit.click("button", "Add Pet");
      await webkit.click("button", "OK");
      await webkit.click("button", "Book a visit for Mochi");
      await webkit.click("button", "Basic Spa");
      await webkit.click("button", "Next month");
      const { date, freeTimes } = await freeTimesOfNextMonth();
      await webkit.click("button", longDate(date));
      await webkit.click("button", freeTimes.at(viewport === phone ? 0 : -1) ?? ""); // these tests run side by side
      await webkit.click("button", "Book Appointment");
      await webkit.expectVisible("text", "Thank you for booking! We will contact you soon.");
    });

    test("a customer asks to adopt a pet", async ({ webkit }) => {
      await signUpAndIn(webkit);
      await webkit.goto("/petshop");
      await webkit.expectVisible("heading", "Bella");
      await webkit.goto("/pet/1");
      await webkit.click("button", "Adopt Me");
      await webkit.fill("Your note", "We have a garden and time.");
      await webkit.click("button", "Submit Request");
      await webkit.expectVisible("text", "Thank you! Your adoption request for Bella has been sent.");
      await webkit.click("button", "Done");
      await webkit.expectVisible("text", "You already submitted a request.");
    });

    test("staff sign in and open their screens", async ({ webkit }) => {
      await webkit.goto("/admin/login");
      await webkit.fill("Email", demoOwner.email);
      await webkit.fill("Password", demoOwner.password);
      await webkit.click("button", "Sign In");
      await webkit.expectVisible("button", "Your menu");
      for (const [path, title] of [
        ["orders", "Orders"],
        ["calendar", "Calendar"],
        ["gears", "Catalogue"],
        ["requests", "Adoption requests"],
        ["reports", "Reports"],
      ] as const) {
        await webkit.goto(`/admin/${path}`);
        await webkit.expectVisible("title", title);
      }
    });
  });

/** For Basic Spa, on the first day of the next month on which customers can book. */
async function freeTimesOfNextMonth() {
  const { today } = await api.getBookingDays();
  const date = (await bookableDays()).find((day) => monthOf(day) > monthOf(today)) ?? "";
  const { all_slots: all, booked_slots: booked } = await api.listSlots({ query: { service_id: 2, date } });
  return { date, freeTimes: all.filter((time) => !booked.includes(time)) };
}

async function signUpAndIn(webkit: WebKitPage) {
  const { name, email, password } = newCustomerDetails();
  await webkit.goto("/signup");
  await webkit.fill("Name", name);
  await webkit.fill("Email", email);
  await webkit.fill("Password", password);
  await webkit.fill("Confirm Password", password);
  await webkit.click("button", "Sign Up");
  await webkit.expectVisible("title", "Welcome back");
  await webkit.expectAddress("/login");
  await webkit.fill("Password", password);
  await webkit.click("button", "Sign In");
  await webkit.expectAddress("/");
}
