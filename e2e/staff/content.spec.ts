import type { Page } from "@playwright/test";
import { apiAt } from "../../server/test/support/api-client.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/own-shop.ts";
import { signInAtWorkplace } from "../support/staff.ts";
import { toast } from "../support/toast.ts";

// The sign-in page asks whether somebody is signed in, and one of two simultaneous changes is refused.
test.use({ expected: /status of (401|409)/ });
// One shop for all of them: its content changes from journey to journey.
test.describe.configure({ mode: "serial" });

const saved = "Saved. The public pages show it now.";
const clinicDay = (page: Page, name: string) =>
  page.getByRole("group", { name: "Clinic and spa" }).getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

test("I open on Sundays, see it on the public pages at once, find it in the log and take it back", async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await visitor.goto("/contact");
  const hours = visitor.getByRole("region", { name: "Business Information" });
  await expect(hours).toContainText("Clinic and spa hoursMon - Fri9:00 AM - 5:00 PMSaturday9:00 AM - 3:00 PMSunday");

  await signInAtWorkplace(page);
  await page.getByRole("navigation", { name: "Workplace" }).getByRole("link", { name: "Content" }).click();
  await clinicDay(page, "Sunday, open").check();
  await clinicDay(page, "Sunday opens at").fill("18:00");
  await save(page);
  await expect(page.getByText("Please close later than you open.")).toBeVisible();
  await clinicDay(page, "Sunday opens at").fill("10:00");
  await clinicDay(page, "Sunday closes at").fill("12:00");
  await expect(page.getByRole("region", { name: "Preview" })).toContainText("Sunday10:00 AM - 12:00 PM");
  await expectAccessible(page);
  await save(page);
  await expect(toast(page, saved)).toBeVisible();

  await visitor.reload();
  await expect(hours).toContainText("Sunday10:00 AM - 12:00 PM");
  await visitor.goto("/");
  await expect(visitor.getByRole("main")).toContainText("Sunday10:00 AM - 12:00 PM");
  const api = apiAt(baseURL ?? "");
  const { today } = await api.getBookingDays();
  const nextSunday = new Date(Date.parse(today) + (7 - new Date(today).getUTCDay()) * 86_400_000);
  const date = nextSunday.toISOString().slice(0, 10);
  const slots = async () => (await api.listSlots({ query: { service_id: 1, date } })).all_slots;
  expect(await slots()).toEqual(["10:00", "10:30", "11:00", "11:30"]);

  await page.goto("/admin/audit");
  const entry = page.getByRole("row").filter({ hasText: "clinic sunday" });
  await expect(entry).toContainText("10:00-12:00");
  await entry.getByRole("button", { name: "Undo" }).click();
  await expect.poll(slots).toEqual([]);
  await visitor.goto("/contact");
  await expect(hours).toContainText("SundayClosed");
});

test("I am told of visits outside new hours, and restore the hours before", async ({ page, baseURL }) => {
  await signInAtWorkplace(page);
  await page.goto("/admin/content");
  const api = apiAt(baseURL ?? "");
  const closedBefore = (await api.getBookingDays()).closed_dates.length;
  for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"])
    await clinicDay(page, `${day}, open`).uncheck();
  await save(page);
  const warning = page.getByRole("dialog", { name: /visits? outside these hours/ });
  await expect(warning.getByRole("listitem").filter({ hasText: "Mochi" }).first()).toBeVisible();
  await expectAccessible(page, "dialog");
  await warning.getByRole("button", { name: "Save anyway" }).click();
  await expect(toast(page, saved)).toBeVisible();
  expect((await api.getBookingDays()).closed_dates.length).toBeGreaterThan(closedBefore);

  const versions = page.getByRole("region", { name: "Versions" });
  await versions.getByText(/^3 · /).click();
  await versions.getByRole("button", { name: "Restore version 3" }).click();
  await expect(versions.getByText(/^5 · .*public now$/)).toBeVisible();
  await expect.poll(async () => (await api.getBookingDays()).closed_dates.length).toBe(closedBefore);
});

test("I order the FAQs by keyboard, and a change by somebody else meanwhile is not overwritten", async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAtWorkplace(page);
  await page.goto("/admin/content?section=faqs");
  const question = (each: Page, index: number) => each.getByRole("textbox", { name: "Question" }).nth(index);
  const first = await question(page, 0).inputValue();

  await page.getByRole("button", { name: "Move question 1 down" }).press("Enter");
  await expect(question(page, 1)).toHaveValue(first);
  await expect(page.getByRole("button", { name: "Move question 2 down" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question(page, 2)).toHaveValue(first);
  await expectAccessible(page);

  // Not opened before: in Firefox, keys press no buttons in a window behind another one.
  const other = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await signInAtWorkplace(other);
  await other.goto("/admin/content?section=faqs");
  await question(other, 0).fill("Where is my parcel?");
  await save(other);
  await expect(toast(other, saved)).toBeVisible();
  await save(page);
  const conflict = page.getByRole("dialog", { name: "Somebody else changed this meanwhile" });
  await expect(conflict).toContainText("Where is my parcel?");
  await conflict.getByRole("button", { name: "Take all of theirs" }).click();
  await conflict.getByRole("button", { name: "Save", exact: true }).click();
  await expect(conflict).toBeHidden();
  await expect(question(page, 0)).toHaveValue("Where is my parcel?");

  await page.goto("/contact");
  await page.getByRole("button", { name: "View All FAQs" }).click();
  await expect(page.getByRole("dialog").getByText("Where is my parcel?")).toBeVisible();
});
