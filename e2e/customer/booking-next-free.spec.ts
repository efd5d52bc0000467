import { addPets, openBookingDialog } from "../support/bookings.ts";
import { expect, test } from "../support/fixtures.ts";
import { desktop, expectNoHorizontalScroll, phone } from "../support/viewport.ts";

test("I can book the next free time with a vet of my choice on my phone, for both of my pets", async ({
  page,
  customer,
}) => {
  await page.setViewportSize(phone);
  await addPets(customer, "Mochi", "Bao");
  await page.goto("/petvet");
  await expect(page.getByRole("main")).toContainText("30 minutes");
  await page.getByRole("main").getByRole("button", { name: "Book Now" }).first().click();
  const dialog = await openBookingDialog(page, "Mochi");
  await dialog.getByRole("button", { name: "Change with" }).click();
  await dialog.getByRole("button", { name: /Dr\. Khanh Do/ }).click();

  await dialog.getByRole("button", { name: "Add a pet or service" }).click();
  await dialog.getByLabel("Pet").selectOption("Bao");
  await dialog.getByRole("button", { name: "Add to this visit" }).click();
  await expect(dialog).toContainText("Then Bao, Vet At Clinic");
  await expect(dialog).toContainText("Together 60 min");

  const nextFree = dialog.getByRole("group", { name: "Next free times" }).getByRole("button");
  const [time = ""] = /\d\d:\d\d$/.exec((await nextFree.first().textContent()) ?? "") ?? [];
  await nextFree.first().click();
  await dialog.getByRole("button", { name: "Change time" }).click();
  await expect(dialog.getByRole("group", { name: "Time slots" }).getByRole("button")).toHaveCount(4);
  await expect(dialog).toContainText("Clinic time (Asia/Ho Chi Minh)");
  await dialog.getByRole("button", { name: time, pressed: true }).click();
  await expectNoHorizontalScroll(page);
  await dialog.getByRole("button", { name: "Book Appointment" }).click();
  await expect(page.getByRole("dialog", { name: "SUCCESSFULLY!" })).toContainText("Vet At Clinic for Bao");
  const booked = page.getByRole("region", { name: "Your time is held for you" });
  await expect(booked).toContainText(`${time} Vet At Clinic for Mochi with Dr. Khanh Do`);

  await page.goto("/mybooking");
  const row = (pet: string) => page.getByRole("row").filter({ hasText: pet });
  await expect(row("Bao")).toContainText("with Dr. Khanh Do");
  const [first] = await customer.api.listBookings({ params: { userId: customer.user.id } });
  await customer.api.cancelBooking({ params: { id: first?.id ?? 0 } });
  await expect(row("Mochi")).toContainText("Cancelled");
  await expect(row("Bao")).toContainText("Reschedule");
});

for (const viewport of [phone, desktop])
  test(`at ${viewport.width} px the calendar stays in its place when the next free times arrive`, async ({
    page,
    customer,
  }) => {
    await page.setViewportSize(viewport);
    await addPets(customer, "Mochi");
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/api/next-free-times?*", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/petlist");
    const dialog = await openBookingDialog(page, "Mochi");
    await dialog.getByRole("button", { name: /Basic Spa/ }).click();
    const distance = () =>
      dialog.getByRole("grid").evaluate((grid) => {
        const top = grid.closest("dialog")?.querySelector("h2")?.getBoundingClientRect().top ?? 0;
        return grid.getBoundingClientRect().top - top;
      });
    const before = await distance();
    release();
    await expect(dialog.getByRole("group", { name: "Next free times" }).getByRole("button")).toHaveCount(3);
    expect(Math.abs((await distance()) - before)).toBeLessThan(2);
  });
