import { addDays } from "@pawhaven/contract";
import { api } from "../support/api.ts";
import { bookSomeVisit, dismissAlert } from "../support/bookings.ts";
import { aCustomer, signInAsNewCustomer, signInViaApi } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectNoHorizontalScroll, phone } from "../support/viewport.ts";

/** Where the shop is. */
const today = async () => (await api.getBookingDays()).today;

test("I add my puppy on my phone, see what is due and why, book it with one tap, and see it booked", async ({
  page,
}) => {
  await signInAsNewCustomer(page);
  await page.setViewportSize(phone);
  await page.goto("/mypets");
  await page.getByRole("button", { name: "Add Pet" }).click();
  const form = page.getByRole("dialog", { name: "Add Pet" });
  const save = form.getByRole("button", { name: "Add Pet" });
  await form.getByLabel("Name").fill("Mochi");
  await form.getByLabel("Breed").fill("beagl");
  await page.keyboard.press("Enter");
  await form.getByLabel("What is known of the birth").selectOption("The day");
  await save.click();
  await dismissAlert(page, "Please enter a date.");
  await expect(form.getByLabel("Born on")).toBeFocused();
  await form.getByLabel("Born on").fill(addDays(await today(), -49));
  await expect(form.getByLabel("Age")).toHaveValue("7 weeks");
  await expectNoHorizontalScroll(page);
  await save.click();
  await dismissAlert(page, "Thank you for adding your pet!");

  const card = page.getByRole("list", { name: "My pets" }).getByRole("listitem").filter({ hasText: "Mochi" });
  await expect(card).toContainText("7 weeks");
  await expect(card).toContainText("Core vaccines: due on");
  const lines = page.getByRole("region", { name: "Due care" });
  await expect(lines).toContainText("Time to book for Mochi: Core vaccines and Deworming");
  await lines.getByRole("link", { name: "Free times for Mochi" }).click();
  const panel = page.getByRole("region", { name: "Due care" });
  await expect(panel).toContainText("Usual advice; your vet decides.");
  const vaccines = panel.getByRole("listitem").filter({ hasText: "Core vaccines" });
  await expect(vaccines).toContainText("The first one is usually due at 8 weeks of age.");
  await expect(vaccines.getByRole("link", { name: /WSAVA/ })).toHaveAttribute("href", /doi\.org/);
  await expect(vaccines).toContainText("not yet reviewed by a vet");
  await expectNoHorizontalScroll(page);

  const times = vaccines.getByRole("button", { name: /: book Core vaccines$/ });
  await expect(times).toHaveCount(3);
  await expect(async () => {
    if (await times.first().isVisible()) await times.first().click();
    const alert = page.getByRole("alertdialog");
    if (await alert.isVisible()) await alert.getByRole("button").click();
    await expect(vaccines).toContainText("Booked", { timeout: 2_000 });
  }).toPass();

  await page.goto("/mypets");
  await expect(card).toContainText(/Booked: Vet At Clinic, .+, \d\d:\d\d/);
  await expect(card).not.toContainText("due");
  await expect(lines).toHaveCount(0);
  await page.goto("/mybooking");
  await expect(page.getByRole("row").filter({ hasText: "Mochi" })).toContainText("Vet At Clinic");
});

test("I can say that something was done elsewhere, or is not for us, and take it back", async ({ page, customer }) => {
  await page.setViewportSize(phone);
  const pet = { name: "Bao", species: "Cat" as const, breed: "Siamese", gender: "Female" as const };
  const { id } = await customer.api.addUserpet({ body: pet });
  await page.goto(`/mypets/${id}`);
  const panel = page.getByRole("region", { name: "Due care" });
  const worms = panel.getByRole("listitem").filter({ hasText: "Deworming" });
  await worms.getByRole("button", { name: "Not for us" }).click();
  await expect(worms).toContainText("Not for us.");
  await worms.getByRole("button", { name: "Undo Deworming" }).click();
  await worms.getByRole("button", { name: "Done elsewhere" }).click();
  const dialog = page.getByRole("dialog", { name: "Deworming: done elsewhere" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toContainText("Please enter a date.");
  const yesterday = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel("When").fill(yesterday);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(panel).toContainText("Deworming: Done elsewhere.");
  await expect(page.getByRole("region", { name: "Timeline" })).toContainText("Deworming");
});

test("a visit about something else is named, and I can still answer", async ({ page, customer }) => {
  await customer.api.addUserpet({ body: { name: "Bao", species: "Cat", breed: "Siamese", gender: "Female" } });
  await bookSomeVisit(customer);
  const [pet] = await customer.api.listUserpets({ params: { userId: customer.user.id } });
  await page.goto(`/mypets/${pet?.id}`);
  const panel = page.getByRole("region", { name: "Due care" });
  const vaccines = panel.getByRole("listitem").filter({ hasText: "Core vaccines" });
  await expect(vaccines).toContainText("A visit is booked; ask for it there. Vet At Clinic");
  await vaccines.getByRole("button", { name: "Not now" }).click();
  await expect(vaccines).toContainText("Not now, we come back to it");
});

test.describe("a time that somebody else takes meanwhile", () => {
  test.use({ expected: /status of 409/ });

  test("I am told so, and other free times are there as soon as I have read it", async ({ page, customer }) => {
    const pet = { name: "Nori", species: "Dog" as const, breed: "Beagle", gender: "Female" as const };
    const { id } = await customer.api.addUserpet({ body: pet });
    await page.goto(`/mypets/${id}`);
    const vaccines = page
      .getByRole("region", { name: "Due care" })
      .getByRole("listitem")
      .filter({ hasText: "Core vaccines" });
    const times = vaccines.getByRole("button", { name: /: book Core vaccines$/ });
    await expect(times).toHaveCount(3);
    const { due } = await customer.api.listDueCareOfUserpet({ params: { id } });
    const care = due.find(({ name }) => name === "Core vaccines");
    const [time, lost] = [care?.times.at(-1), (await times.last().getAttribute("aria-label")) ?? ""];
    if (!care?.service || !time) throw new Error("Nothing can be booked.");
    await takeAll(care.service.id, time);

    await times.last().click();
    const alert = page.getByRole("alertdialog");
    await expect(alert).toContainText("Somebody has just taken this time. Here are other free times.");
    await expect(page.locator(`button[aria-label="${lost}"]`)).toHaveCount(0);
    await alert.getByRole("button", { name: "OK" }).click();
    await expect(times.last()).toBeEnabled();
    await expect(times).toHaveCount(3);
  });
});

/** Somebody with many pets books until nobody is free at that time. */
async function takeAll(service_id: number, time: { date: string; time_slot: string }) {
  const rival = await signInViaApi(await aCustomer());
  for (let taken = 0; taken < 10; taken += 1) {
    const pet = { name: `Rival ${taken}`, species: "Dog" as const, breed: "Beagle", gender: "Male" as const };
    const { id } = await rival.api.addUserpet({ body: pet });
    const body = { service_id, pet_id: id, notes: "", ...time };
    const isBooked = await rival.api.createBooking({ body }).then(
      () => true,
      () => false,
    );
    if (!isBooked) return;
  }
}
