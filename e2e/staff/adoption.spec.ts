import type { Browser, Locator, Page } from "@playwright/test";
import type { Api } from "@pawhaven/contract";
import { apiAt } from "../../server/test/support/api-client.ts";
import { aPublishedAnimal } from "../../server/test/support/shelter.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { bookableDays } from "../support/bookings.ts";
import { needsChromium } from "../support/chromium.ts";
import { type CustomerDetails, newCustomerDetails, submitSignInForm } from "../support/customers.ts";
import { expect, test } from "../support/own-shop.ts";
import { apiOfStaff, demoClerk, demoKeeper, signInAtWorkplace } from "../support/staff.ts";
import { toast } from "../support/toast.ts";
import { desktop, expectNoHorizontalScroll, phone } from "../support/viewport.ts";

/** The login pages ask who is signed in, and nobody is; the second applicant's time is taken. */
test.use({ expected: /status of (401|409)/, viewport: phone });

/** Somebody with an account, signed in on a phone of their own. */
async function aVisitor(browser: Browser, shopOrigin: string, name: string) {
  const details: CustomerDetails = { ...newCustomerDetails(), name };
  await apiAt(shopOrigin).register({ body: { ...details, password_confirmation: details.password } });
  const context = await browser.newContext({ baseURL: shopOrigin, viewport: phone });
  const page = await context.newPage();
  await page.goto("/login");
  await submitSignInForm(page.getByRole("main"), details);
  await expect(page).toHaveURL("/");
  return page;
}

/** Taken in, vaccinated and shown to customers. */
async function aVaccinatedAnimal(keeper: Api) {
  const animal = await aPublishedAnimal(keeper, { name: "Juniper" });
  const vaccination = { kind: "vaccination", given_on: "2026-11-03", product: "Rabies", batch: "B-7" } as const;
  await keeper.recordPetCare({ params: { id: animal.id }, body: { ...vaccination, due_on: "2027-11-03" } });
  return animal;
}

async function askFor(page: Page, name: string, note: string, { withAnswers = false } = {}) {
  await page.goto(`/petshop?search=${name}`);
  if (withAnswers) {
    await page.getByRole("button", { name: "Answer questions" }).click();
    await page.getByLabel("Do dogs live with you?").selectOption("Yes");
    await page.getByLabel("Do you have a garden?").selectOption("Yes");
    await expect(page.getByRole("region", { name: `${name} and you` })).toContainText(
      `${name} gets on well with dogs.`,
    );
  }
  await page.getByRole("link", { name: "Adopt Me" }).click();
  await page.getByRole("button", { name: "Adopt Me" }).click();
  const dialog = page.getByRole("dialog", { name: `Adopt ${name}` });
  await dialog.getByLabel("Your note").fill(note);
  const answers = dialog.getByLabel("Send my answers about my home along");
  if (withAnswers) await answers.check();
  else await expect(answers).toHaveCount(0);
  await dialog.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByText("You already submitted a request.")).toBeVisible();
}

async function passCheck(page: Page, check: string) {
  await page.getByRole("button", { name: `Record ${check}` }).click();
  const dialog = page.getByRole("dialog", { name: `Check: ${check}` });
  await dialog.getByRole("button", { name: "Passed" }).click();
  await expect(toast(page, `${check}: passed.`)).toBeVisible();
}

async function planMeeting(page: Page, title: string, day: string): Promise<Locator> {
  await page.getByRole("button", { name: "Plan a meeting" }).click();
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.getByLabel("Date").fill(day);
  return dialog;
}

const stageOf = (page: Page) =>
  page.getByRole("region", { name: "My Adoption Requests" }).getByRole("listitem").first();

test("I lead two requests for one animal to a handover, and it comes back", async ({ page, browser, shopOrigin }) => {
  test.slow();
  const keeper = await apiOfStaff(shopOrigin, demoKeeper);
  const animal = await aVaccinatedAnimal(keeper);
  const day = (await bookableDays(apiAt(shopOrigin)))[2] ?? "";
  const [robin, kim] = [await aVisitor(browser, shopOrigin, "Robin Le"), await aVisitor(browser, shopOrigin, "Kim Do")];
  await askFor(robin, animal.name, "Juniper could run with us every day.", { withAnswers: true });
  await askFor(kim, animal.name, "She looks like my first dog.");

  await test.step("I see both side by side and begin with the one who told more", async () => {
    await signInAtWorkplace(page, demoKeeper);
    await page.goto("/admin/requests");
    const received = page.getByRole("region", { name: /^Received/ });
    await expect(received).toContainText("Robin Le");
    await expectAccessible(page, "main");
    await expectNoHorizontalScroll(page);
    await page.setViewportSize(desktop);
    await expectNoHorizontalScroll(page);
    const inReview = page.getByRole("region", { name: /^In review/ });
    needsChromium(page, "drag with the mouse");
    await received.getByRole("listitem").filter({ hasText: "Kim Do" }).dragTo(inReview);
    await expect(inReview).toContainText("Kim Do");
    await expect(toast(page, "Kim Do for Juniper: In review.")).toBeVisible();
    await page.setViewportSize(phone);
    await page.getByRole("link", { name: "2 applicants for Juniper" }).first().click();
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(page.getByRole("article").first()).toContainText("Garden");
    await expectAccessible(page, "main");
    await page.getByRole("button", { name: "Move to… Robin Le for Juniper" }).press("Enter");
    const moving = page.getByRole("dialog", { name: "Move Robin Le for Juniper to…" });
    await moving.getByRole("button", { name: "In review" }).press("Enter");
    await expect(toast(page, "Robin Le for Juniper: In review.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Move to… Robin Le for Juniper" })).toBeFocused();
    await page.getByRole("link", { name: "Robin Le" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Robin Le for Juniper");
  });

  await test.step("Nobody is approved before the checks", async () => {
    await page.getByRole("button", { name: "Approve" }).click();
    await expect(toast(page, "Before an approval, 4 required checks must be passed.")).toBeVisible();
    for (const check of ["Identity", "Home", "References", "Other animals"]) await passCheck(page, check);
  });

  await test.step("They get to know each other at a time that nobody else gets", async () => {
    const planned = await planMeeting(page, "Robin Le meets Juniper", day);
    await planned.getByRole("group", { name: "Free times" }).getByRole("button", { name: "10:00" }).click();
    await planned.getByLabel("Place").fill("The meadow");
    await expectAccessible(page, "dialog");
    await planned.getByRole("button", { name: "Plan", exact: true }).click();
    await expect(page.getByRole("region", { name: "Meetings" })).toContainText("The meadow");
    await page.getByLabel("To Robin Le, by mail").fill("Please bring the children along.");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(toast(page, "The message is on its way.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Messages" })).toContainText("Please bring the children along.");
    await expectAccessible(page, "main");
    await expectNoHorizontalScroll(page);

    await page.getByRole("link", { name: "Kim Do" }).click();
    const refused = await planMeeting(page, "Kim Do meets Juniper", day);
    await expect(refused.getByRole("button", { name: "11:00" })).toBeVisible();
    await expect(refused.getByRole("button", { name: "10:00" })).toHaveCount(0);
    await refused.getByLabel("Time", { exact: true }).fill("10:15");
    await refused.getByRole("button", { name: "Plan", exact: true }).click();
    await expect(refused.getByRole("alert").first()).toBeVisible();
    await refused.getByRole("button", { name: "Close" }).click();
    const reception = await (await browser.newContext({ baseURL: shopOrigin, viewport: desktop })).newPage();
    await signInAtWorkplace(reception, demoClerk);
    await reception.goto(`/admin/calendar?date=${day}`);
    await expect(reception.getByRole("link", { name: "10:00 Robin Le meets Juniper" })).toBeVisible();
    await reception.context().close();
    await robin.goto("/profile/adoptions");
    await expect(stageOf(robin)).toContainText("You meet Juniper.");
    await expect(stageOf(robin)).toContainText("The meadow");
    await expect(stageOf(robin)).toContainText("Others have asked too.");
  });

  await test.step("I decline one kindly and approve the other", async () => {
    await page.getByRole("button", { name: "Decline" }).click();
    const declining = page.getByRole("dialog", { name: "Decline Kim Do?" });
    await declining.getByLabel("Reason").fill("Juniper needs a garden.");
    await expectAccessible(page, "dialog");
    await declining.getByRole("button", { name: "Decline" }).click();
    await expect(toast(page, "Kim Do for Juniper: Declined.")).toBeVisible();
    await kim.goto("/profile/adoptions");
    await expect(stageOf(kim)).toContainText("Juniper needs a garden.");

    await page.goto("/admin/requests");
    await page.getByRole("button", { name: "Move Robin Le for Juniper to…" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Approved" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click();
    await expect(page.getByRole("region", { name: /^Approved/ })).toContainText("Robin Le");
    await robin.reload();
    await expect(stageOf(robin)).toContainText("Approved");
    await expect(stageOf(robin)).toContainText("Pay the adoption fee, here or when you take Juniper home.");
  });

  await test.step("I hand it over for cash and print the contract", async () => {
    await page.getByRole("link", { name: "Robin Le for Juniper" }).click();
    await page.getByRole("link", { name: "Hand over" }).click();
    await page.getByRole("button", { name: "Hand over" }).click();
    await expect(page.getByText("Please say how the fee was paid.")).toBeVisible();
    await page.getByLabel("Address").fill("12 Garden Street, Hue");
    await page.getByRole("radio", { name: "Cash, received now" }).check();
    await page.getByLabel("We may ask how it goes after 3, 14 and 90 days").check();
    await expectAccessible(page, "main");
    await page.getByRole("button", { name: "Hand over" }).dblclick();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Juniper with Robin Le");
    await expectAccessible(page, "main");
    await page.getByRole("link", { name: "Contract" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Adoption contract A-\d{4}-\d{4}$/);
    await expect(page.getByRole("main")).toContainText("$120.00, paid in cash");
    await page.evaluate(() => (window.print = () => document.body.setAttribute("data-printed", "yes")));
    await page.getByRole("button", { name: "Print" }).click();
    await expect(page.locator("[data-printed]")).toHaveCount(1);
    await expectAccessible(page, "main");
  });

  await test.step("The adopter finds it under My Pets and in the first days what it needs", async () => {
    await robin.goto(`/petshop?search=${animal.name}`);
    await expect(robin.getByText("No pets found matching your criteria.")).toBeVisible();
    await robin.goto("/mypets");
    await robin.getByRole("list", { name: "My pets" }).getByRole("link", { name: "Juniper" }).click();
    await expect(robin.getByRole("region", { name: "Timeline" })).toContainText("Vaccination: Rabies");
    await expectAccessible(robin, "main");
    await expectNoHorizontalScroll(robin);
    await robin.goto("/profile/adoptions");
    await robin.getByRole("link", { name: "First days with Juniper" }).click();
    await expect(robin.getByRole("region", { name: "How is Juniper?" })).toContainText("as you agreed");
    await expect(robin.getByRole("region", { name: "A first check-up" })).toContainText("Nothing is booked");
    const kit = robin.getByRole("region", { name: "A starter kit for Juniper" });
    const lines = kit.getByRole("checkbox");
    await expect(lines.first()).toBeChecked();
    const count = await lines.count();
    expect(count).toBeGreaterThan(1);
    await lines.first().uncheck();
    await expectAccessible(robin, "main");
    await expectNoHorizontalScroll(robin);
    await kit.getByRole("button", { name: "Put into the cart" }).click();
    await expect(kit).toContainText(/products? in your cart/);
    await kit.getByRole("link", { name: "cart" }).click();
    await expect(robin.getByRole("button", { name: /^Remove / })).toHaveCount(count - 1);
  });

  await test.step("It comes back and is in preparation again", async () => {
    await page.goBack();
    await page.getByRole("button", { name: "It comes back" }).click();
    const dialog = page.getByRole("dialog", { name: "Juniper comes back" });
    await dialog.getByLabel("Reason").fill("An allergy.");
    await expectAccessible(page, "dialog");
    await dialog.getByRole("button", { name: "Take it back" }).click();
    await expect(page.getByText("Returned", { exact: true })).toBeVisible();
    expect(await keeper.getPetAsStaff({ params: { id: animal.id } })).toMatchObject({ stage: "preparing" });
    await robin.goto("/mypets");
    await expect(robin.getByText("No pets found.")).toBeVisible();
  });
});
