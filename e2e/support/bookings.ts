import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { aCustomer, type SignInReply, preloadSession } from "./customers.ts";

/** Somebody signed in, with these pets and no bookings. */
export async function aPetOwner(page: Page, request: APIRequestContext, ...names: string[]) {
  const customer = await aCustomer(request);
  const signed = await preloadSession(page, request, customer);
  for (const name of names) {
    const data = { name, species: "Dog", breed: "Beagle", age: 3, gender: "Male", weight_kg: 11.5, notes: "" };
    expect((await request.post("/api/userpets", { data, headers: authHeaders(signed) })).status()).toBe(201);
  }
  return { ...signed, customer };
}

export const authHeaders = ({ access_token: token }: SignInReply) => ({ authorization: `Bearer ${token}` });

/** The open days of the clinic after today, in order. */
export async function listBookableDays(request: APIRequestContext): Promise<string[]> {
  const reply = await request.get("/api/booking-days");
  const {
    today,
    last_day: last,
    closed_dates: closed,
  } = (await reply.json()) as {
    today: string;
    last_day: string;
    closed_dates: string[];
  };
  const days: string[] = [];
  for (let day = nextDay(today); day <= last; day = nextDay(day)) if (!closed.includes(day)) days.push(day);
  return days;
}

function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
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

/** Books through the API: for tests that are about something else. */
export async function aBooking(request: APIRequestContext, signed: SignInReply, visit: BookingSlot) {
  const headers = authHeaders(signed);
  const pets = await request.get(`/api/user/${signed.user.id}/userpets`, { headers });
  const [pet] = (await pets.json()) as { id: number }[];
  const data = { ...visit, pet_id: pet?.id, notes: "Afraid of the dryer" };
  expect((await request.post("/api/bookings", { data, headers })).status()).toBe(201);
}

interface BookingSlot {
  service_id: number;
  date: string;
  time_slot: string;
}

export async function openBookingDialog(page: Page, pet: string): Promise<Locator> {
  await page.getByRole("row").filter({ hasText: pet }).click();
  const dialog = page.getByRole("dialog", { name: `STEP 2: Book a visit for ${pet}` });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Reads an alert and puts it away. */
export async function dismissAlert(page: Page, text: string | RegExp) {
  const alert = page.getByRole("alertdialog");
  await expect(alert.getByText(text, { exact: true })).toBeVisible();
  await alert.getByRole("button", { name: "OK" }).click();
  await expect(alert).toHaveCount(0);
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };
