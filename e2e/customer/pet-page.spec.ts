import path from "node:path";
import { addPets, bookableDays, bookVisit, dismissAlert } from "../support/bookings.ts";
import { expect, test } from "../support/fixtures.ts";
import { toast } from "../support/toast.ts";
import { expectNoHorizontalScroll, phone } from "../support/viewport.ts";

const aPhoto = path.join(import.meta.dirname, "../../web/public/static/pictures/pets/mochi-1-640.webp");

test.describe("the page of my pet", () => {
  test.use({ expected: /422/ });

  test("I tell about my pet, note what it weighs and what was done, and correct myself", async ({ page, customer }) => {
    await addPets(customer, "Mochi");
    const date = (await bookableDays())[9] ?? "";
    await bookVisit(customer, { service_id: 1, date, time_slot: "14:00" });
    await page.goto("/mypets");
    const card = page.getByRole("list", { name: "My pets" }).getByRole("listitem");
    await expect(card).toContainText("about 3 years");
    await expect(card).toContainText("14:00");
    await card.getByRole("link", { name: "Mochi" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Mochi" })).toBeVisible();

    await page.getByRole("button", { name: "Birth, neutering, microchip" }).click();
    const facts = page.getByRole("dialog", { name: "About Mochi" });
    await facts.getByLabel("What is known of the birth").selectOption("The year");
    await facts.getByLabel("Year of birth").fill("2022");
    await facts.getByLabel("Neutered").selectOption("Yes");
    await facts.getByLabel("Microchip").fill("704 0981");
    await facts.getByRole("button", { name: "Save" }).click();
    await expect(facts.getByText("A chip has 15 digits.")).toBeVisible();
    await facts.getByLabel("Microchip").fill("704 098 100 020 777");
    await facts.getByRole("button", { name: "Save" }).click();
    await expect(facts).toBeHidden();
    const about = page.getByRole("region", { name: "About Mochi" });
    for (const text of ["2022", "Yes", "704098100020777"]) await expect(about).toContainText(text);

    await page.getByRole("button", { name: "Edit notes" }).click();
    await page.getByRole("textbox", { name: "Notes" }).fill("Allergic to chicken.");
    await page.getByRole("region", { name: "Notes" }).getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Allergic to chicken.")).toBeVisible();

    await page.getByRole("button", { name: "Note something" }).click();
    const noting = page.getByRole("dialog", { name: "Note for Mochi" });
    await noting.getByLabel("On", { exact: true }).fill("2021-12-31");
    await noting.getByLabel("What was given or done").fill("Rabies");
    await noting.getByRole("button", { name: "Note" }).click();
    await expect(noting.getByText("Mochi was born later than that.")).toBeVisible();
    await noting.getByLabel("On", { exact: true }).fill("2024-03-05");
    await noting.getByRole("button", { name: "Note" }).click();
    const timeline = page.getByRole("region", { name: "Timeline" });
    const vaccination = timeline.getByRole("listitem").filter({ hasText: "Vaccination: Rabies" });
    await expect(vaccination).toContainText("Mar 5, 2024. You noted.");

    await vaccination.getByRole("button", { name: /^Correct/ }).click();
    const correcting = page.getByRole("dialog", { name: "Correct what you noted" });
    await correcting.getByLabel("What was given or done").fill("DHPPi");
    await correcting.getByRole("button", { name: "Correct" }).click();
    await expect(timeline.getByRole("listitem").filter({ hasText: "DHPPi" })).toContainText(
      "before: Vaccination: Rabies.",
    );

    await page.setViewportSize(phone);
    await expectNoHorizontalScroll(page);
  });
});

test.describe("a weight that misses its decimal point", () => {
  test.use({ expected: /409/ });

  test("is asked about on the page and in the form of the list", async ({ page, customer }) => {
    await addPets(customer, "Mochi");
    await page.goto("/mypets");
    await page.getByRole("button", { name: "Edit Mochi" }).click();
    const editing = page.getByRole("dialog", { name: "Edit Mochi" });
    await editing.getByLabel("Weight (kg)").fill("115");
    await editing.getByRole("button", { name: "Save Changes" }).click();
    await page.getByRole("button", { name: "Change it" }).click();
    await expect(editing.getByText("The last weight was 11.5 kg. Is 115 kg correct?")).toBeVisible();
    await editing.getByLabel("Weight (kg)").fill("11.9");
    await editing.getByRole("button", { name: "Save Changes" }).click();
    await dismissAlert(page, "Pet information updated successfully");

    await page.getByRole("list", { name: "My pets" }).getByRole("link", { name: "Mochi" }).click();
    await page.getByRole("button", { name: "Note a weight" }).click();
    const noting = page.getByRole("dialog", { name: "Note for Mochi" });
    await noting.getByLabel("Weight (kg)").fill("119");
    await noting.getByRole("button", { name: "Note" }).click();
    await page.getByRole("button", { name: "Yes, note it" }).click();
    const weight = page.getByRole("region", { name: "Weight" });
    await expect(weight.getByText("119 kg").first()).toBeVisible();
    await weight.getByText("As a table").click();
    await expect(weight.getByRole("row")).toHaveCount(4);
  });
});

test("I add a picture, choose the part to show, and remove it again", async ({ page, customer }) => {
  await addPets(customer, "Mochi");
  await page.goto("/mypets");
  await page.getByRole("list", { name: "My pets" }).getByRole("link", { name: "Mochi" }).click();
  await expect(page.getByRole("button", { name: "Add a picture" })).toBeVisible();
  await page.getByLabel("Picture of Mochi").setInputFiles(aPhoto);
  await page.getByRole("dialog").getByRole("button", { name: "Use picture" }).click();
  await expect(toast(page, "The picture is added.")).toBeVisible();
  await expect(page.getByAltText("Mochi, picture 1 of 1")).toBeVisible();
  await page.getByRole("button", { name: "Arrange" }).click();
  const pictures = page.getByRole("dialog", { name: "Pictures of Mochi" });
  await pictures.getByRole("button", { name: "Remove picture 1" }).click();
  await pictures.getByRole("button", { name: "Save" }).click();
  await expect(page.getByAltText("Mochi, picture 1 of 1")).toBeHidden();
});

test("when my pet has died, its page remembers, and nothing of it lies ahead", async ({ page, customer }) => {
  await addPets(customer, "Luna");
  const date = (await bookableDays())[11] ?? "";
  await bookVisit(customer, { service_id: 1, date, time_slot: "15:00" });
  await page.goto("/mypets");
  await page.getByRole("list", { name: "My pets" }).getByRole("link", { name: "Luna" }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  const links = page.getByRole("list", { name: "Links that work" });
  await expect(links.getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Luna has died" }).click();
  await page.getByRole("dialog", { name: "Luna has died" }).getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "In memory of Luna" })).toBeVisible();
  for (const name of ["Note something", "Note a weight"]) await expect(page.getByRole("button", { name })).toBeHidden();
  await expect(page.getByRole("button", { name: "Make a link" })).toBeHidden();
  await links.getByRole("button", { name: /^Withdraw/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(links).toBeHidden();
  await page.goto("/mybooking");
  await expect(page.getByText("No bookings found.")).toBeVisible();
  await page.goto("/petlist");
  await expect(page.getByText("No pets found in your profile.")).toBeVisible();
  await page.goto("/mypets");
  await page.getByRole("list", { name: "In memory" }).getByRole("link", { name: "Luna" }).click();
  await page.getByRole("button", { name: "This was a mistake" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Luna", exact: true })).toBeVisible();
});

test("I book a visit from the page of my pet, and do not have to choose it again", async ({ page, customer }) => {
  await addPets(customer, "Mochi", "Taro");
  const pets = await customer.api.listUserpets({ params: { userId: customer.user.id } });
  await page.goto(`/mypets/${pets.find(({ name }) => name === "Taro")?.id}`);
  await page.getByRole("link", { name: "Book a visit" }).click();
  await expect(page.getByRole("dialog", { name: "STEP 2: Book a visit for Taro" })).toBeVisible();
});
