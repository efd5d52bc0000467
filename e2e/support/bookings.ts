import type { Api } from "@pawhaven/contract";
import type { Locator, Page } from "@playwright/test";
import { listBookableDays } from "../../server/test/support/bookable-days.ts";
import { api } from "./api.ts";
import { expect } from "./fixtures.ts";
import type { SignedInCustomer } from "./customers.ts";

export const bookableDays = (shopApi: Api = api) => listBookableDays(shopApi);

export async function addPets(customer: SignedInCustomer, ...names: string[]) {
  const beagle = { species: "Dog", breed: "Beagle", age: 3, gender: "Male", weight_kg: 11.5, notes: "" } as const;
  for (const name of names) await customer.api.addUserpet({ body: { name, ...beagle } });
}

interface BookingSlot {
  service_id: number;
  date: string;
  time_slot: string;
}

/** Books a visit for the customer's first pet through the API. */
export async function bookVisit(customer: SignedInCustomer, slot: BookingSlot) {
  const [pet] = await customer.api.listUserpets({ params: { userId: customer.user.id } });
  if (!pet) throw new Error("A customer without a pet cannot book a visit.");
  await customer.api.createBooking({ body: { ...slot, pet_id: pet.id, notes: "Afraid of the dryer" } });
}

/** A free time that no other test wants: not on the last days, and if somebody was faster, the next one. */
export async function bookSomeVisit(customer: SignedInCustomer) {
  const [pet] = await customer.api.listUserpets({ params: { userId: customer.user.id } });
  for (const date of (await bookableDays()).slice(0, -14).toReversed())
    for (const time_slot of ["16:00", "15:00", "14:00"]) {
      const body = { service_id: 1, date, time_slot, pet_id: pet?.id ?? 0, notes: "" };
      const booked = await customer.api.createBooking({ body }).catch(() => undefined);
      if (booked) return booked;
    }
  throw new Error("No time is free.");
}

const dayFormatter = (options: Intl.DateTimeFormatOptions) => (day: string) =>
  new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options }).format(new Date(`${day}T00:00:00Z`));
export const longDate = dayFormatter({ dateStyle: "full" });
export const shortDate = dayFormatter({ weekday: "short", month: "short", day: "numeric", year: "numeric" });

export async function chooseDay(dialog: Locator, day: string) {
  const button = dialog.getByRole("button", { name: longDate(day) });
  await expect(dialog.getByRole("grid")).toBeVisible();
  while (!(await button.isVisible())) await dialog.getByRole("button", { name: "Next month" }).click();
  await button.click();
}

export async function openBookingDialog(page: Page, pet: string): Promise<Locator> {
  await page.getByRole("row").filter({ hasText: pet }).click();
  const dialog = page.getByRole("dialog", { name: `STEP 2: Book a visit for ${pet}` });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Expects an alert with this text and closes it. */
export async function dismissAlert(page: Page, text: string | RegExp) {
  const alert = page.getByRole("alertdialog");
  await expect(alert.getByText(text, { exact: true })).toBeVisible();
  await alert.getByRole("button", { name: "OK" }).click();
  await expect(alert).toHaveCount(0);
}
