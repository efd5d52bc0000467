import type { Browser } from "@playwright/test";
import { apiAt } from "../../server/test/support/api-client.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { bookableDays, chooseDay, openBookingDialog } from "../support/bookings.ts";
import { newCustomerDetails, submitSignInForm } from "../support/customers.ts";
import { expect, test } from "../support/own-shop.ts";
import { signInAtWorkplace } from "../support/staff.ts";
import { toast } from "../support/toast.ts";
import { expectNoHorizontalScroll, phone } from "../support/viewport.ts";

/** Where it is noon: times are offered during the day only. */
function zoneAtNoon(): string {
  const offset = 12 - new Date().getUTCHours();
  return `Etc/GMT${offset > 0 ? "-" : "+"}${Math.abs(offset)}`;
}

// The sign-in page asks whether somebody is signed in.
test.use({ expected: /status of 401/, shopSettings: { SHOP_TIME_ZONE: zoneAtNoon() } });

/** The API in the name of the demo owner. */
async function apiOfOwner(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL });
  await signInAtWorkplace(await context.newPage());
  const cookie = (await context.cookies()).find(({ name }) => name.endsWith("staff"));
  await context.close();
  return apiAt(baseURL, { staffToken: cookie?.value });
}

test("I wait for a time on a full day, get it offered when it becomes free, and take it", async ({
  page,
  browser,
  shopOrigin,
}) => {
  const details = newCustomerDetails();
  await apiAt(shopOrigin).register({ body: { ...details, password_confirmation: details.password } });
  const { access_token: token } = await apiAt(shopOrigin).login({
    body: { email: details.email, password: details.password },
  });
  const beagle = { name: "Mochi", species: "Dog", breed: "Beagle", gender: "Male", notes: "" } as const;
  await apiAt(shopOrigin, { token }).addUserpet({ body: beagle });
  const day = (await bookableDays(apiAt(shopOrigin))).at(3) ?? "";
  const staff = await apiOfOwner(browser, shopOrigin);
  const groomers = (await staff.listResources()).filter(({ kind }) => kind === "groomer");
  // Whatever the zone, the day lies within these three.
  const noon = Date.parse(`${day}T12:00:00Z`);
  const hoursFromNoon = (hours: number) => new Date(noon + hours * 3_600_000).toISOString();
  const time = { starts_at: hoursFromNoon(-36), ends_at: hoursFromNoon(36) };
  const { blocks } = await staff.createBlocks({
    body: { resource_ids: groomers.map(({ id }) => id), ...time, reason: "A course" },
  });

  await page.setViewportSize(phone);
  await page.goto("/login");
  await submitSignInForm(page.getByRole("main"), details);
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/petlist");
  const dialog = await openBookingDialog(page, "Mochi");
  await dialog.getByRole("button", { name: /^Ultra Spa/ }).click();
  await chooseDay(dialog, day);
  await dialog.getByLabel("Time of day").selectOption("Morning");
  await expectNoHorizontalScroll(page);
  await dialog.getByRole("button", { name: "Join the waitlist" }).click();
  await expect(dialog).toContainText("You are on the waitlist.");

  await page.goto("/mybooking");
  await expect(page.getByRole("region", { name: "You are waiting for" })).toContainText("Ultra Spa for Mochi");
  await expectAccessible(page);
  for (const { id } of blocks) await staff.deleteBlock({ params: { id } });
  const offer = page.getByRole("region", { name: "A time is free" });
  await expect(offer).toContainText("Ultra Spa for Mochi", { timeout: 30_000 });
  expect((await staff.listWaitlistForStaff()).entries).toMatchObject([{ offer: { date: day } }]);
  await expectAccessible(page);
  await offer.getByRole("button", { name: "Take it" }).click();
  await expect(toast(page, "Booked. We have sent you a mail.")).toBeVisible();
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole("row").filter({ hasText: "Mochi" })).toContainText("Pending");
});
