import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { aCustomer, submitSignInForm } from "../support/customers.ts";

const adoptMe = (page: Page) => page.getByRole("button", { name: "Adopt Me" });
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Adopt Bella" });
const submit = (page: Page) => dialogOf(page).getByRole("button", { name: "Submit Request" });

test("I can request an adoption and sign in along the way without losing my note", async ({ page }) => {
  const customer = await aCustomer();
  await page.goto("/pet/1");
  await expect(page).toHaveTitle("Bella, Golden Retriever · Pawhaven");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bella");
  await expect(page.getByText("Includes vaccinations, microchip, and spay/neuter")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
  await page.getByRole("tab", { name: "Care Information" }).click();
  for (const term of ["Diet", "Exercise", "Grooming"])
    await expect(page.getByRole("term").getByText(term)).toBeVisible();
  const gears = page.getByRole("region", { name: "Recommended gear" }).getByRole("link");
  await expect(gears).toHaveCount(2);
  await expect(gears.first()).toHaveAttribute("href", /^\/gear\/\d+$/);

  await adoptMe(page).click();
  await submit(page).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Please provide a note before submitting your request." }),
  ).toBeVisible();
  await dialogOf(page).getByLabel("Your note").fill("We have a garden and time.");
  await expect(dialogOf(page).getByText("26 of 500 characters")).toBeVisible();
  await submit(page).click();
  await expect(page.getByText("You must be logged in to submit adoption request.")).toBeVisible();
  await dialogOf(page).getByRole("link", { name: "Sign in" }).click();
  await submitSignInForm(page, customer);
  await expect(page).toHaveURL("/pet/1");

  await adoptMe(page).click();
  await expect(dialogOf(page).getByLabel("Your note")).toHaveValue("We have a garden and time.");
  await submit(page).click();
  await expect(dialogOf(page).getByText("Thank you! Your adoption request for Bella has been sent.")).toBeVisible();
  await dialogOf(page).getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("You already submitted a request.")).toBeVisible();
  await expect(adoptMe(page)).toHaveCount(0);
});

test("I can follow my adoption request in my profile and withdraw it", async ({ page, customer }) => {
  await customer.api.requestAdoption({ body: { pet_id: 1, note: "We have a garden and time." } });
  await page.goto("/pet/1");
  await expect(page.getByText("You already submitted a request.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "profile" }).click();
  const row = page.getByRole("region", { name: "My Adoption Requests" }).getByRole("listitem");
  await expect(row).toContainText("Received");
  await expect(row).toContainText("We will read your note and write to you within two working days.");
  await expect(row).toContainText("We have a garden and time.");
  await row.getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByRole("alertdialog", { name: "Withdraw your request?" })).toBeVisible();
  await page.keyboard.press("Escape");
  await row.getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByText("Your request for Bella has been withdrawn.")).toBeVisible();
  await expect(row).toContainText("Withdrawn");
  await row.getByRole("link", { name: "Bella" }).click();
  await expect(adoptMe(page)).toBeVisible();
});

test.describe("when my adoption request fails", () => {
  test.use({ expected: /409|500/ });

  test("I see why, my note stays, and a request from another window is shown", async ({ page, customer }) => {
    await page.goto("/pet/1");
    await adoptMe(page).click();
    await dialogOf(page).getByLabel("Your note").fill("We have a garden.");
    await page.route("/api/adoption-requests", (route) => route.fulfill({ status: 500, body: "" }));
    await submit(page).click();
    await expect(page.getByText("Something went wrong. Please try again.")).toBeVisible();
    await expect(dialogOf(page).getByLabel("Your note")).toHaveValue("We have a garden.");
    await page.unroute("/api/adoption-requests");

    await customer.api.requestAdoption({ body: { pet_id: 1, note: "From another window." } });
    await submit(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "You already submitted a request." })).toBeVisible();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Adoption" })).toContainText("You already submitted a request.");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expected: /404/ });

  test("I can read a pet's page, see that it cannot be adopted, and get a 404 for an unknown pet", async ({ page }) => {
    await page.goto("/petshop?search=noodle");
    await page.getByRole("link", { name: "Adopt Me" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Noodle");
    await expect(page.getByText("Unavailable", { exact: true })).toBeVisible();
    await expect(page.getByText("Noodle cannot be adopted at the moment.")).toBeVisible();
    await expect(adoptMe(page)).toHaveCount(0);
    const structured = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(structured ?? "")).toMatchObject({ name: "Noodle", offers: { price: "240.00" } });
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /\/pets\/noodle-1-/);
    expect((await page.goto("/pet/999999"))?.status()).toBe(404);
    await expect(page.getByRole("main")).toContainText("This page could not be found");
  });
});
