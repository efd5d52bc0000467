import { randomInt } from "node:crypto";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { staff } from "../../demo/data/index.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { signInAtWorkplace } from "../support/staff.ts";
import { expectNoHorizontalScroll, phone } from "../support/viewport.ts";

/** The login page asks who is signed in, and nobody is. A hidden animal has no page, and an odd weight is asked about. */
test.use({ expected: /status of (401|404|409)/ });

const keeper = staff[4];
const photo = path.join(import.meta.dirname, "../../web/public/static/icon-512.png");
const newName = (name: string) => `${name} ${Date.now().toString(36)}`;
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const daysAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

async function addPicture(page: Page, button: string, alt: string) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button }).click();
  await (await chooser).setFiles(photo);
  const crop = page.getByRole("dialog", { name: "Choose the part to show" });
  await crop.getByRole("button", { name: "Use picture" }).click();
  await expect(crop).toBeHidden();
  await page.getByLabel("What it shows").last().fill(alt);
}

async function fillAnimal(page: Page, name: string) {
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("combobox", { name: "Type" }).selectOption("Dogs");
  await page.getByRole("textbox", { name: "Breed" }).fill("Mixed");
  await page.getByRole("combobox", { name: "Gender" }).selectOption("Female");
  await page.getByRole("textbox", { name: "Age in words" }).fill("about 2 years");
}

/** What was given today is due again some days later. */
async function recordVaccination(dialog: Locator, product: string, dueInDays: number) {
  await dialog.getByLabel("Product").fill(product);
  const today = await dialog.getByRole("textbox", { name: "On", exact: true }).inputValue();
  await dialog.getByLabel("Due again on").fill(daysAfter(today, dueInDays));
  await dialog.getByRole("button", { name: "Record" }).click();
  await expect(dialog).toBeHidden();
}

async function recordWeight(page: Page, kilograms: string) {
  await page.getByRole("button", { name: "Record care" }).click();
  const dialog = page.getByRole("dialog", { name: /^Record care of/ });
  await dialog.getByLabel("What was done").selectOption("Weight");
  await dialog.getByLabel("Weight in kg").fill(kilograms);
  await dialog.getByRole("button", { name: "Record" }).click();
  return dialog;
}

const petsFound = (page: Page) => page.getByRole("status").filter({ hasText: /pets? found/ });

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("A keeper takes in a stray, cares for it and shows it in the pet shop, until it is back with its owner", async ({
    page,
    browser,
  }) => {
    test.slow();
    const name = newName("Hazelnut");
    const chip = String(randomInt(1e9)).padStart(12, "0");
    await signInAtWorkplace(page, keeper);
    await page.goto("/admin/animals");
    await page.getByRole("link", { name: "Take in" }).click();
    await page.getByRole("button", { name: "Take in" }).click();
    await expect(page.getByText("Please select how it came here.")).toBeVisible();
    await expect(page.getByRole("radio", { name: "Stray" })).toBeFocused();

    await page.getByRole("radio", { name: "Stray" }).check();
    await page.getByLabel("Brought by").fill("Found at the river");
    // A reader writes groups of digits and ends with Enter, which does not send the form.
    await page.getByRole("textbox", { name: "Chip" }).fill(`704 ${chip}`);
    await page.getByRole("textbox", { name: "Chip" }).press("Enter");
    await expect(page.getByText("Nobody else is known here under this chip.")).toBeVisible();
    await expect(page.getByRole("radio", { name: "A chip was found" })).toBeChecked();
    await fillAnimal(page, name);
    await addPicture(page, "Take a picture", "Wet, at the river");
    await addPicture(page, "Add a picture", "Dry, on a blanket");
    await page.getByRole("button", { name: "Move picture 2 up" }).click();
    await expect(page.getByLabel("What it shows").first()).toHaveValue("Dry, on a blanket");
    await page.getByRole("textbox", { name: "Condition" }).fill("Thin, friendly");
    await page.getByLabel("Which kennel, or whose home").fill("A 3");
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Take in" }).click();
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await expect(page.getByText("In preparation")).toBeVisible();
    await expect(region(page, "Stays").getByText("Found at the river")).toBeVisible();
    const animal = page.url();

    await page.getByRole("button", { name: "Record care" }).click();
    const dialog = page.getByRole("dialog", { name: `Record care of ${name}` });
    await expectAccessible(page);
    await recordVaccination(dialog, "Rabies", 7);
    await expect(region(page, "Care").getByText("Rabies", { exact: true })).toBeVisible();
    await page.goto("/admin/due-care");
    await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Vaccination, Rabies");
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);

    await page.goto(animal);
    await page.getByLabel("Character in a line").fill("Swims before breakfast");
    await page.getByRole("textbox", { name: "Story", exact: true }).fill("She came out of the river by herself.");
    await page.getByLabel("With children").selectOption("Older ones only");
    await page.getByLabel("Hours alone").fill("4");
    await page.getByLabel("Adoption fee in dollars").fill("120");
    await expect(region(page, "Preview of the page").getByText("Swims before breakfast")).toBeVisible();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("The pet shop shows it now.")).toBeVisible();
    await page.getByRole("button", { name: "Make available" }).click();
    await expect(page.getByText("It can be adopted now.")).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);

    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`/petshop?search=${encodeURIComponent(name)}`);
    await expect(petsFound(visitor)).toHaveText("1 pet found");
    await visitor.getByRole("link", { name: "Adopt Me" }).click();
    await expect(visitor.getByRole("heading", { name, level: 1 })).toBeVisible();
    await expect(visitor.getByText("She came out of the river by herself.")).toBeVisible();
    await expect(visitor.getByRole("img", { name: /^Dry, on a blanket/ }).first()).toHaveJSProperty("complete", true);

    await page.getByRole("button", { name: "Hide" }).click();
    await expect(page.getByText("Customers no longer see it.")).toBeVisible();
    expect((await visitor.reload())?.status()).toBe(404);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByRole("button", { name: "Record outcome" }).click();
    const outcome = page.getByRole("dialog", { name: `How ${name} left` });
    await outcome.getByRole("button", { name: "Record outcome" }).click();
    await expect(outcome.getByText("Please select what happened.")).toBeVisible();
    await outcome.getByLabel("Outcome").selectOption("Returned to its owner");
    await expectAccessible(page);
    await outcome.getByRole("button", { name: "Record outcome" }).click();
    await expect(region(page, "Stays").getByText("Returned to its owner")).toBeVisible();
    await visitor.goto(`/petshop?search=${encodeURIComponent(name)}`);
    await expect(visitor.getByText("No pets found matching your criteria.")).toBeVisible();
  });
});

test("A keeper corrects what was recorded, moves an animal, and takes it in again after it had left", async ({
  page,
}) => {
  test.slow();
  const name = newName("Sorrel");
  await signInAtWorkplace(page, keeper);
  await page.goto("/admin/animals/new");
  await page.getByRole("radio", { name: "Surrendered" }).check();
  await fillAnimal(page, name);
  await page.getByRole("button", { name: "Take in" }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();

  const care = region(page, "Care");
  await expect(await recordWeight(page, "12.5")).toBeHidden();
  const second = await recordWeight(page, "125");
  await expect(page.getByRole("alertdialog", { name: "Is this weight correct?" })).toBeVisible();
  await page.getByRole("button", { name: "Change it" }).click();
  await second.getByLabel("Weight in kg").fill("13");
  await second.getByRole("button", { name: "Record" }).click();
  await expect(care.getByText("13 kg", { exact: true })).toBeVisible();
  await care
    .getByRole("row")
    .filter({ hasText: "13 kg" })
    .getByRole("button", { name: /^Correct/ })
    .click();
  const correction = page.getByRole("dialog", { name: `Correct a record of ${name}` });
  await correction.getByLabel("Weight in kg").fill("12.9");
  await correction.getByRole("button", { name: "Correct" }).click();
  await expect(care.getByText("12.9 kg, corrected", { exact: true })).toBeVisible();
  await expect(care.getByText("13 kg", { exact: true })).toHaveCount(0);
  await care
    .getByRole("row")
    .filter({ hasText: "12.5 kg" })
    .getByRole("button", { name: /^Take back/ })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Take back" }).click();
  await expect(care.getByText("12.5 kg", { exact: true })).toHaveCount(0);
  await expectAccessible(page);

  const place = region(page, "Place");
  await place.getByLabel("Which kennel, or whose home").fill("B 7");
  await place.getByRole("button", { name: "Move" }).click();
  await expect(page.getByText(`${name} is now here: Kennel, B 7.`)).toBeVisible();
  await region(page, "History")
    .getByRole("button", { name: /^Undo: moved/ })
    .click();
  await expect(place.getByLabel("Which kennel, or whose home")).toHaveValue("");
  await page.getByRole("button", { name: "Record outcome" }).click();
  await page.getByLabel("Outcome").selectOption("Transferred to another shelter");
  await page.getByRole("dialog").getByRole("button", { name: "Record outcome" }).click();
  await page.getByRole("button", { name: "Take in again" }).click();
  const again = page.getByRole("dialog", { name: `Take in ${name} again` });
  await again.getByRole("radio", { name: "Transferred from another shelter" }).check();
  await again.getByLabel("Which kennel, or whose home").fill("C 1");
  await expectAccessible(page);
  await again.getByRole("button", { name: "Take in" }).click();
  await expect(region(page, "Stays").getByRole("listitem")).toHaveCount(2);

  await page.goto(`/admin/animals?text=${encodeURIComponent(name)}`);
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("C 1");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  expect((await download).suggestedFilename()).toBe("pets.csv");
  await expectAccessible(page);
});
