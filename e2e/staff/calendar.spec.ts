import type { Locator, Page } from "@playwright/test";
import { endpoints } from "@pawhaven/contract";
import { staff } from "../../demo/data/index.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { addPets, bookableDays, bookVisit } from "../support/bookings.ts";
import { needsChromium } from "../support/chromium.ts";
import { aCustomer, signInViaApi } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { signInAtWorkplace } from "../support/staff.ts";
import { desktop, phone } from "../support/viewport.ts";

/** The login page asks who is signed in, and nobody is. */
test.use({ expected: /status of 401/ });

const [, manager, clerk] = staff;
const hourHeight = 80;

/** With the mouse, as a hand does it: a drag begins when the pointer has moved a little. */
async function drag(page: Page, from: { x: number; y: number }, down: number) {
  needsChromium(page, "drag with the mouse");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + Math.sign(down) * 8, { steps: 2 });
  await page.mouse.move(from.x, from.y + down, { steps: 6 });
  await page.mouse.up();
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the screen.");
  return box;
}

/** A requested visit of half an hour, the first of a day near the end of what can be booked, and the calendar of that day. Journeys run side by side, so each has its own day. */
async function openCalendarWithVisit(page: Page, pet: string, daysBeforeLast: number) {
  const customer = await signInViaApi(await aCustomer());
  await addPets(customer, pet);
  const date = (await bookableDays()).at(-1 - daysBeforeLast) ?? "";
  const { all_slots: all, booked_slots: booked } = await customer.api.listSlots({ query: { service_id: 1, date } });
  const slot = all.find((time) => !booked.includes(time)) ?? "";
  await bookVisit(customer, { service_id: 1, date, time_slot: slot });
  const after = (hours: number) => `${String(Number(slot.slice(0, 2)) + hours).padStart(2, "0")}${slot.slice(2)}`;
  await signInAtWorkplace(page, clerk);
  await page.goto(`/admin/calendar?date=${date}`);
  const visit = page.getByRole("link", { name: new RegExp(pet) });
  await expect(visit).toHaveAccessibleName(new RegExp(`^${slot} ${pet}, Vet At Clinic, .*, Requested$`));
  const booking = async () => {
    const [first] = await customer.api.listBookings({ params: { userId: customer.user.id } });
    if (!first) throw new Error("The visit is gone.");
    return first;
  };
  return { customer, date, after, visit, booking };
}

test("I move a visit by drag and by keyboard, stretch it, and move it from its own screen", async ({ page }) => {
  const { date, after, visit, booking } = await openCalendarWithVisit(page, "Quincy", 0);
  const { x, y, width } = await boxOf(visit);
  await drag(page, { x: x + width / 2, y: y + 10 }, hourHeight);
  await expect(visit).toHaveAccessibleName(new RegExp(`^${after(1)} Quincy`));
  // The calendar shows it before the server has answered.
  await expect(page.getByText(`, ${after(1)}.`)).toBeVisible();

  await visit.focus();
  await page.keyboard.press("m");
  const dialog = page.getByRole("dialog", { name: "Move Quincy to…" });
  await expect(dialog.getByLabel("Minutes")).toHaveValue("30");
  await expectAccessible(page, "dialog");
  await dialog.getByLabel("Time").fill(after(2));
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(visit).toHaveAccessibleName(new RegExp(`^${after(2)} Quincy`));

  const moved = await boxOf(visit);
  await drag(page, { x: moved.x + moved.width / 2, y: moved.y + moved.height - 2 }, hourHeight / 2);
  await expect(visit).toHaveAccessibleName(new RegExp(`until ${after(3)}, Requested$`));
  await expect(page.getByText(", 60 minutes.")).toBeVisible();
  const { id, starts_at: startsAt, ends_at: endsAt, ...rest } = await booking();
  expect(rest).toMatchObject({ date, time_slot: after(2) });
  expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(3_600_000);

  const release = await holdRequests(page, endpoints.listResources.path);
  await page.goto(`/admin/bookings/${id}`);
  await page.getByRole("button", { name: "Move to…" }).press("Enter");
  release();
  await dialog.getByLabel("Time").fill(after(1));
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText(`at ${after(1)}`);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Calendar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Calendar");
});

test("I block an hour in place, see whom to call, and what happens elsewhere", async ({ page }) => {
  const { customer, after, visit, booking } = await openCalendarWithVisit(page, "Waldo", 1);
  const { x, y, height } = await boxOf(visit);
  await page.mouse.click(x + 20, y + height + hourHeight / 2 + 10);
  await page
    .getByRole("dialog", { name: after(1) })
    .getByRole("button", { name: "Block time" })
    .click();
  const block = page.getByRole("dialog", { name: "Block time" });
  await expect(block.getByLabel("At", { exact: true })).toHaveValue(after(1));
  await block.getByLabel("At", { exact: true }).fill(after(0));
  await block.getByLabel("Reason").fill("Dentist");
  await block.getByRole("button", { name: "Block", exact: true }).click();
  const calls = page.getByRole("dialog", { name: "Somebody must be called" });
  await expect(calls.getByRole("listitem").filter({ hasText: "Waldo" })).toBeVisible();
  await calls.getByRole("button", { name: "Done" }).click();
  const blocked = page.getByRole("button", { name: `Blocked ${after(0)} to ${after(2)}, Dentist` });
  await expect(blocked).toBeVisible();
  await visit.focus();
  await page.keyboard.press("ArrowUp");
  await expect(blocked).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const details = page.getByRole("dialog", { name: "Waldo, Vet At Clinic" });
  await details.getByRole("button", { name: /^Confirm/ }).click();
  await expect(details.getByText("Confirmed", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(visit).toHaveAccessibleName(/Confirmed, to be called$/);
  await page.setViewportSize(phone);
  const list = page.getByRole("list", { name: "Visits on" });
  await expect(list.getByRole("button", { name: /Blocked: Dentist/ })).toBeVisible();
  await expect(list.getByRole("button", { name: /Waldo.*To be called/ })).toBeVisible();
  await expectAccessible(page, "main");
  await page.setViewportSize(desktop);
  await customer.api.cancelBooking({ params: { id: (await booking()).id } });
  await expect(visit).toHaveCount(0);
  await blocked.click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(blocked).toHaveCount(0);
});

test("I change the hours of a day in its column, and back to the usual ones", async ({ page }) => {
  await signInAtWorkplace(page, manager);
  // A Monday of a year in which no other test books.
  await page.goto("/admin/calendar?date=2039-03-07");
  const header = page.getByRole("button", { name: /^Vy Dang.*change hours$/ });
  await header.press("Enter");
  const hours = page.getByRole("dialog", { name: "Hours of Vy Dang" });
  await expect(hours.getByLabel("Working time 1 to")).toHaveValue("17:00");
  await hours.getByLabel("Working time 1 to").fill("08:00");
  await hours.getByRole("button", { name: "Save" }).click();
  await expect(hours.getByText("Please end later than you begin.")).toBeVisible();
  await hours.getByLabel("Working time 1 to").fill("14:00");
  await expectAccessible(page, "dialog");
  await hours.getByRole("button", { name: "Save" }).click();
  await expect(hours).toHaveCount(0);
  await header.press("Enter");
  await expect(hours.getByLabel("Working time 1 to")).toHaveValue("14:00");
  await hours.getByRole("button", { name: "Usual hours" }).click();
  await expect(hours).toHaveCount(0);
  await header.press("Enter");
  await expect(hours.getByLabel("Working time 1 to")).toHaveValue("17:00");
});
