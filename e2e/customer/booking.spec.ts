import {
  addPets,
  bookableDays,
  bookVisit,
  chooseDay,
  dismissAlert,
  openBookingDialog,
  shortDate,
} from "../support/bookings.ts";
import { expect, test } from "../support/fixtures.ts";
import { aCustomer, signInViaApi, submitSignInForm } from "../support/customers.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { desktop, expectNoHorizontalScroll, phone } from "../support/viewport.ts";

test("I can choose a spa package on my phone, and it stays chosen while I sign in", async ({ page }) => {
  await page.setViewportSize(phone);
  const customer = await aCustomer();
  await page.goto("/booking");
  const main = page.getByRole("main");
  await expect(main.locator('a[href="/petvet"]')).toBeVisible();
  await main.locator('a[href="/petspa"]').click();
  for (const [name, steps, length] of [
    ["Basic", 10, "1 hour"],
    ["Premium", 11, "1.25 hours"],
    ["Ultra", 12, "1.5 hours"],
  ] as const) {
    const card = main.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await expect(card).toContainText(length);
    await expect(card.locator("ol > li")).toHaveCount(steps);
  }
  await expect(main).toContainText("Free gift pack");
  await main.getByRole("heading", { name: "Premium" }).click();
  await expect(page).toHaveURL("/petunlogin");
  await page.getByRole("link", { name: "Login to Continue" }).click();
  await submitSignInForm(page, customer);
  await expect(page).toHaveURL("/petlist");
  await expect(page.getByText("No pets found in your profile.")).toBeVisible();

  await page.getByRole("button", { name: "Add Pet" }).click();
  const form = page.getByRole("dialog", { name: "Add Pet" });
  await form.getByLabel("Name").fill("Mochi");
  await form.getByLabel("Species").selectOption("Rodent");
  await form.getByLabel("Breed").fill("Syrian hamster");
  await form.getByRole("button", { name: "Add Pet" }).click();
  await dismissAlert(page, "Thank you for adding your pet!");
  await expect(page.getByText("Pet added successfully!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add More Pet" })).toBeVisible();

  const dialog = await openBookingDialog(page, "Mochi");
  await expect(dialog).toContainText("Premium Spa, 75 min");
  await page.reload();
  await expect(dialog).toContainText("Premium Spa, 75 min");
  await expectNoHorizontalScroll(page);
});

test("I can read about the vet's services, and have to log in before I see my pet list", async ({ page }) => {
  await page.goto("/petvet");
  const main = page.getByRole("main");
  for (const name of ["General check-up", "Vet at home", "Immunization", "4D ultrasound", "Spay and neuter"])
    await expect(main.getByRole("heading", { name })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Why choose us" })).toBeVisible();
  await main.getByRole("button", { name: "Book Now" }).first().click();
  await expect(page).toHaveURL("/petUnLogin");
  await page.goto("/petlist");
  await dismissAlert(page, "Please log in to view your pet list.");
  await expect(page).toHaveURL("/login");
});

test("I can book a visit by keyboard, and the form tells me in order what is missing", async ({ page, customer }) => {
  await page.setViewportSize(desktop);
  await addPets(customer, "Mochi");
  const [, day = ""] = await bookableDays();
  await page.goto("/petlist");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("STEP 1: Choose Your Pet to Serve");
  for (const header of ["#", "Name", "Species", "Breed", "Age", "Gender", "Weight (kg)", "Notes"])
    await expect(page.getByRole("columnheader", { name: header, exact: true })).toBeVisible();
  const number = page.getByRole("main").locator("tbody td").first();
  await expect(number).toBeVisible();
  await page.setViewportSize(phone);
  await expect(number).toBeHidden();
  await page.setViewportSize(desktop);
  await expect(number).toBeVisible();
  await page.getByRole("button", { name: "Book a visit for Mochi" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /Mochi/ });
  const submit = dialog.getByRole("button", { name: "Book Appointment" });
  const pressSubmit = async () => {
    await submit.focus();
    await page.keyboard.press("Enter");
  };

  await pressSubmit();
  await expect(dialog.getByText("Please select a service.")).toBeVisible();
  await dialog.getByRole("button", { name: /Basic Spa/ }).press("Enter");
  await expect(dialog.getByRole("heading", { name: "Date" })).toBeFocused();
  await pressSubmit();
  await expect(dialog.getByText("Please select a date.")).toBeVisible();
  await dialog.locator("[data-day][tabindex='0']").focus();
  const focused = page.locator("[data-day]:focus");
  while ((await focused.getAttribute("data-day")) !== day) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await pressSubmit();
  await expect(dialog.getByText("Please select a time slot.")).toBeVisible();
  const slots = dialog.getByRole("group", { name: "Time slots" }).getByRole("button");
  await expect(slots).toHaveCount(8);
  await expect(dialog.getByRole("heading", { name: "Afternoon" })).toBeVisible();
  await slots.filter({ hasText: "13:00" }).press("Enter");
  await expect(submit).toBeFocused();
  await dialog.getByLabel("Notes").fill("Afraid of the dryer");
  await submit.press("Enter");

  const thanks = page.getByRole("dialog", { name: "SUCCESSFULLY!" });
  await expect(thanks).toContainText("Thank you for booking! We will contact you soon.");
  await expect(thanks).toContainText(`${shortDate(day)}, 13:00`);
  await expect(thanks).toHaveCount(0);
  const confirmation = page.getByRole("region", { name: "Your time is held for you" });
  await expect(confirmation).toContainText("13:00");
  await expect(confirmation).toContainText("What happens next: we look at your request and confirm it by mail.");
  await expect(confirmation.getByRole("heading")).toBeFocused();
});

test("I can add a booking to my calendar, reschedule it and cancel it", async ({ page, request, customer }) => {
  await addPets(customer, "Mochi");
  const [, , day = "", other = ""] = await bookableDays();
  await bookVisit(customer, { service_id: 2, date: day, time_slot: "10:00" });
  await page.goto("/mybooking");
  const row = page.getByRole("row").filter({ hasText: "Mochi" });
  for (const text of ["Basic Spa", shortDate(day), "10:00", "Afraid of the dryer", "Pending"])
    await expect(row).toContainText(text);
  const calendar = await row.getByRole("link", { name: /Add to calendar/ }).getAttribute("href");
  expect(await (await request.get(new URL(calendar ?? "").pathname)).text()).toContain("BEGIN:VCALENDAR");

  await row.getByRole("button", { name: /Reschedule/ }).click();
  const rescheduling = page.getByRole("dialog", { name: /Reschedule/ });
  await chooseDay(rescheduling, other);
  await rescheduling.getByRole("button", { name: "09:00" }).click();
  await rescheduling.getByRole("button", { name: "Save new time" }).click();
  await expect(page.getByText("Booking rescheduled successfully!")).toBeVisible();
  await expect(row).toContainText(shortDate(other));

  await row.getByRole("button", { name: /Cancel/ }).click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByText("Booking cancelled successfully!")).toBeVisible();
  await expect(row).toContainText("Cancelled");
  await expect(row).toContainText("No Action");
  await page.reload();
  await expect(page.getByText("No bookings found.")).toBeVisible();
  await page.getByRole("tab", { name: "History" }).click();
  await expect(row).toContainText("Cancelled");
  await page.getByRole("link", { name: "Booking New Service" }).click();
  await expect(page).toHaveURL("/petlist");
});

test.describe("when somebody else books my time slot", () => {
  test.use({ expected: /409|ERR_FAILED/ });

  test("it is disabled without a reload, and a late attempt tells me so", async ({ page, customer, context }) => {
    await addPets(customer, "Mochi", "Bao");
    const [, , day = ""] = await bookableDays();
    const staleTab = await context.newPage();
    await staleTab.route("/api/live", (route) => route.abort());
    const openSlots = async (tab: typeof page, pet: string) => {
      await tab.goto("/petlist");
      const dialog = await openBookingDialog(tab, pet);
      await dialog.getByRole("button", { name: /Ultra Spa/ }).click();
      await chooseDay(dialog, day);
      await expect(dialog.getByRole("button", { name: "09:00" })).toBeEnabled();
      return dialog;
    };
    const current = await openSlots(page, "Mochi");
    const stale = await openSlots(staleTab, "Bao");
    await stale.getByRole("button", { name: "09:00" }).click();

    const somebodyElse = await signInViaApi(await aCustomer());
    await addPets(somebodyElse, "Kiki");
    await bookVisit(somebodyElse, { service_id: 4, date: day, time_slot: "09:00" });
    await expect(current.getByRole("button", { name: "09:00 (Booked)" })).toBeDisabled();

    await stale.getByRole("button", { name: "Book Appointment" }).click();
    await dismissAlert(staleTab, "Someone else just booked this time. Please select another time slot.");
    await expect(stale.getByRole("button", { name: "09:00 (Booked)" })).toBeDisabled();

    await stale.getByRole("button", { name: "10:30" }).click();
    await bookVisit(customer, { service_id: 4, date: day, time_slot: "10:30" });
    await stale.getByRole("button", { name: "Book Appointment" }).click();
    await dismissAlert(staleTab, "You have booked this time for Mochi already. Please select another time slot.");
    await expect(stale.getByRole("button", { name: "10:30 (Booked)" })).toBeDisabled();
  });
});

test.describe("when the server fails", () => {
  test.use({ expected: /401|500/ });

  test("I see an error for time slots, bookings and cancellations, and keep my input", async ({ page, customer }) => {
    await addPets(customer, "Mochi");
    const [, , , day = ""] = await bookableDays();
    const fail = (url: string, status = 500, json = {}) => page.route(url, (route) => route.fulfill({ status, json }));
    // Somebody else's booking would load the times again, and the button that I press would be gone.
    await holdRequests(page, "/api/live");
    await page.goto("/petlist");
    const dialog = await openBookingDialog(page, "Mochi");
    await dialog.getByRole("button", { name: /Vet At Clinic/ }).click();
    await fail("/api/booked-time-slots*");
    await chooseDay(dialog, day);
    await expect(dialog.getByText("The times for this day could not be loaded.")).toBeVisible();
    await expect(dialog.getByRole("group", { name: "Time slots" })).toHaveCount(0);
    await page.unroute("/api/booked-time-slots*");
    await dialog.getByRole("button", { name: "Try Again" }).click();
    await dialog.getByRole("button", { name: "09:30" }).click();
    await dialog.getByLabel("Notes").fill("Left ear");
    await fail("/api/bookings");
    await dialog.getByRole("button", { name: "Book Appointment" }).click();
    await dismissAlert(page, "Booking failed. Please try again.");
    await fail("/api/bookings", 401, { message: "Please sign in.", error: "", code: "unauthenticated" });
    await dialog.getByRole("button", { name: "Book Appointment" }).click();
    await expect(dialog.getByText("You need to log in to book an appointment.")).toBeVisible();
    await submitSignInForm(page.getByRole("dialog", { name: "Login" }), customer);
    await expect(page.getByRole("dialog", { name: "Login" })).toHaveCount(0);
    await expect(dialog.getByLabel("Notes")).toHaveValue("Left ear");
    await page.unroute("/api/bookings");
    await dialog.getByRole("button", { name: "Book Appointment" }).click();
    await expect(page.getByRole("dialog", { name: "SUCCESSFULLY!" })).toBeVisible();

    await page.goto("/mybooking");
    await fail("/api/bookings/*");
    await page.getByRole("button", { name: /^Cancel/ }).click();
    await page.getByRole("button", { name: "Yes, cancel it" }).click();
    await dismissAlert(page, "Failed to cancel booking.");
    await expect(page.getByRole("row").filter({ hasText: "Mochi" })).toContainText("Pending");
  });
});
