import type { Page } from "@playwright/test";
import { staff } from "../../demo/data/index.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { aCustomer, signInViaApi } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { signInAtWorkplace } from "../support/staff.ts";

/** The login page asks who is signed in, and nobody is; broken rules are named first. */
test.use({ expected: /status of (401|409)/ });

const clerk = staff[2];
const dayMs = 24 * 3_600_000;

/** A Sunday of a year in which no other test books. */
const farSunday = () =>
  new Date(Date.UTC(2040, 0, 1) + 7 * dayMs * Math.floor(Math.random() * 2000)).toISOString().slice(0, 10);

/** About a month ahead. */
const comingWednesday = () =>
  new Date(Date.now() + dayMs * (30 + ((10 - new Date().getUTCDay()) % 7) - 2)).toISOString().slice(0, 10);

async function bookAnyway(page: Page, rule: RegExp) {
  await page.getByRole("button", { name: "Book visit" }).click();
  const question = page.getByRole("alertdialog", { name: "Book all the same?" });
  await expect(question).toContainText(rule);
  await question.getByRole("button", { name: "Book anyway" }).click();
}

test("I take a walk-in and treat it, book for somebody on the phone, and note who did not come", async ({ page }) => {
  test.slow();
  const customer = await signInViaApi(await aCustomer());
  const petName = `Yuki ${customer.user.id}`;
  await customer.api.addUserpet({ body: { name: petName, species: "Cat", breed: "Mixed", gender: "Unknown" } });
  await signInAtWorkplace(page, clerk);

  await page.goto("/admin/bookings/new");
  await page.getByRole("radio", { name: "A guest" }).check();
  await page.getByRole("button", { name: "Book visit" }).click();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveAccessibleDescription(
    "Please enter the name.",
  );
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Minh Le");
  await page.getByLabel("Pet's name").fill("Bun");
  await page.getByLabel("Species").selectOption("Rodent");
  await page.getByLabel("Service").selectOption({ label: "Vet At Clinic, 30 minutes" });
  await page.getByLabel("Date").fill(farSunday());
  await page.getByLabel("Time", { exact: true }).fill("10:00");
  await expectAccessible(page);
  await bookAnyway(page, /The clinic is closed at that time/);

  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Bun, Vet At Clinic");
  await expect(page.getByText("Arrived", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Start treatment" }).click();
  await page.getByRole("button", { name: "Finish" }).click();
  const dialog = page.getByRole("dialog", { name: "Finish the visit of Bun" });
  await dialog.getByLabel("What was done").fill("Claws cut.");
  await dialog.getByLabel("Weight in kg").fill("1.4");
  await dialog.getByLabel("What comes next").fill("Again in three months.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Finish visit" }).click();
  const record = page.getByRole("region", { name: "What was done" });
  await expect(record).toContainText("Claws cut.");
  await expect(record).toContainText("1.4 kg");
  await expectAccessible(page);

  await page.goto(`/admin/bookings/new?date=${comingWednesday()}`);
  await page.getByLabel("Find a customer").fill(petName);
  await page.getByRole("radio", { name: `${petName}, Cat` }).check();
  await page.getByLabel("Service").selectOption({ label: "Basic Spa, 60 minutes" });
  await page.getByRole("group", { name: "Free times" }).getByRole("button").last().click();
  await page.getByRole("button", { name: "Book visit" }).dblclick();
  await expect(heading).toHaveText(`${petName}, Basic Spa`);
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
  await page.getByLabel("For the customer").fill("Please bring her towel.");
  await page.getByRole("button", { name: "Save notes" }).click();
  await expect(page.getByText("The notes are saved.")).toBeVisible();
  const booked = await customer.api.listBookings({ params: { userId: customer.user.id } });
  expect(booked).toMatchObject([{ status: "Confirmed", visible_note: "Please bring her towel." }]);

  await page.goto("/admin/bookings/new?date=2020-03-01");
  await page.getByLabel("Find a customer").fill(petName);
  await page.getByRole("radio", { name: `${petName}, Cat` }).check();
  await page.getByLabel("Service").selectOption({ label: "Vet At Clinic, 30 minutes" });
  await page.getByLabel("Time", { exact: true }).fill(`0${customer.user.id % 8}:${10 + (customer.user.id % 50)}`);
  await bookAnyway(page, /This time has already passed/);
  await page.getByRole("button", { name: "Did not come" }).click();
  await expect(page.getByRole("region", { name: "History" })).toContainText("No-show");
  await expect(page.getByRole("region", { name: "Who comes" })).toContainText("1 time");
  await page.getByRole("button", { name: "Back to Confirmed" }).click();
  await expect(page.getByRole("region", { name: "Who comes" })).toContainText("Never");
});
