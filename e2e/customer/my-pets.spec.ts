import { addPets, bookableDays, bookVisit, dismissAlert } from "../support/bookings.ts";
import { signInAsNewCustomer } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { desktop, expectNoHorizontalScroll, phone } from "../support/viewport.ts";

test("I can add, edit and delete a pet on my phone, and the form tells me in order what is missing", async ({
  page,
}) => {
  await signInAsNewCustomer(page);
  await page.setViewportSize(phone);
  await page.goto("/mypets");
  await expect(page.getByText("No pets found.")).toBeVisible();
  await page.getByRole("button", { name: "Add Pet" }).click();
  const form = page.getByRole("dialog", { name: "Add Pet" });
  const save = form.getByRole("button", { name: "Add Pet" });
  const breed = form.getByLabel("Breed");

  await save.click();
  await dismissAlert(page, "Please enter the pet's name.");
  await expect(form.getByLabel("Name")).toBeFocused();
  await form.getByLabel("Name").fill("Mochi");
  await save.click();
  await dismissAlert(page, "Please select or enter the breed.");
  await breed.fill("shiba");
  await page.getByRole("option", { name: "Shiba Inu" }).click();
  await expect(breed).toHaveValue("Shiba Inu");
  await form.getByRole("button", { name: "Enter manually" }).click();
  await breed.fill("Village dog");
  await form.getByRole("button", { name: "Choose from the list" }).click();
  await expect(breed).toHaveValue("");
  await breed.fill("beagl");
  await page.keyboard.press("Enter");
  await expect(breed).toHaveValue("Beagle");
  await form.getByLabel("Species").selectOption("Reptile");
  await expect(breed).toHaveValue("");
  await breed.fill("Leopard gecko");
  await form.getByLabel("Age").fill("-1");
  await form.getByLabel("Weight (kg)").pressSequentially("1e");
  await save.click();
  await dismissAlert(page, "Age must be a non-negative number.");
  await form.getByLabel("Age").fill("");
  await save.click();
  await dismissAlert(page, "Weight must be a non-negative number.");
  await expect(form.getByLabel("Weight (kg)")).toHaveAttribute("step", "0.1");
  await form.getByLabel("Weight (kg)").fill("0.1");
  await save.click();
  await dismissAlert(page, "Thank you for adding your pet!");
  await expect(page.getByText("Pet added successfully!")).toBeVisible();

  const row = page.getByRole("row").filter({ hasText: "Mochi" });
  for (const text of ["Reptile", "Leopard gecko", "0.1"]) await expect(row).toContainText(text);
  await row.getByRole("button", { name: "Edit Mochi" }).click();
  const editing = page.getByRole("dialog", { name: "Edit Mochi" });
  await editing.getByLabel("Breed").fill(" ");
  await editing.getByRole("button", { name: "Save Changes" }).click();
  await dismissAlert(page, "Please enter the breed.");
  await editing.getByLabel("Breed").fill("Crested gecko");
  await editing.getByLabel("Description").fill("Green, mostly");
  await editing.getByRole("button", { name: "Save Changes" }).click();
  await dismissAlert(page, "Pet information updated successfully");
  await expect(page.getByText("Pet updated successfully!")).toBeVisible();
  await expect(row).toContainText("Crested gecko");
  await expectNoHorizontalScroll(page);

  await row.getByRole("button", { name: "Delete Mochi" }).click();
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(row).toBeVisible();
  await row.getByRole("button", { name: "Delete Mochi" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Pet deleted successfully!")).toBeVisible();
  await expect(page.getByText("No pets found.")).toBeVisible();
});

test.describe("a pet with upcoming bookings", () => {
  test.use({ expected: /409/ });

  test("is deleted only after I agree to cancel its bookings", async ({ page, customer }) => {
    await page.setViewportSize(desktop);
    await addPets(customer, "Mochi");
    const date = (await bookableDays())[7] ?? "";
    await bookVisit(customer, { service_id: 1, date, time_slot: "11:30" });

    await page.goto("/mypets");
    for (const header of ["Name", "Species", "Breed", "Weight(kg)", "Age", "Notes", "Edit", "Delete"])
      await expect(page.getByRole("columnheader", { name: header, exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Delete Mochi" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.getByRole("alertdialog")).toContainText("Mochi has 1 upcoming booking.");
    await page.getByRole("button", { name: "Cancel bookings and delete" }).click();
    await expect(page.getByText("Pet deleted successfully!")).toBeVisible();
    await page.goto("/mybooking");
    await page.getByRole("tab", { name: "History" }).click();
    await expect(page.getByRole("row").filter({ hasText: "Mochi" })).toContainText("Cancelled");
  });
});

test("I can add a pet on a separate page, which then leads to my pets", async ({ page }) => {
  await signInAsNewCustomer(page);
  await page.goto("/addpetmodal");
  await page.getByLabel("Name").fill("Bao");
  await page.getByLabel("Breed").fill("pug");
  await page.getByRole("option", { name: "Pug", exact: true }).click();
  await page.getByRole("main").getByRole("button", { name: "Add Pet" }).click();
  await dismissAlert(page, "Thank you for adding your pet!");
  await expect(page).toHaveURL("/mypets");
  await expect(page.getByText("Pet added successfully!")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Bao" })).toContainText("Pug");
});

test.describe("when my pet cannot be saved or deleted", () => {
  test.use({ expected: /4\d\d|500/ });

  test("I see what failed, and my input stays", async ({ page, customer }) => {
    await addPets(customer, "Mochi");
    await page.route("/api/breeds/*", (route) => route.fulfill({ status: 424, body: "" }));
    const rejectWrites = (url: string, status: number, json: object = {}) =>
      page.route(url, (route) =>
        route.request().method() === "GET" ? route.continue() : route.fulfill({ status, json }),
      );
    await page.goto("/mypets");
    await page.getByRole("button", { name: "Add Pet" }).click();
    const form = page.getByRole("dialog", { name: "Add Pet" });
    await expect(form.getByText("The list of breeds could not be loaded")).toBeVisible();
    await form.getByLabel("Name").fill("Bao");
    await form.getByLabel("Breed").fill("Village dog");
    const invalid = { message: "No.", error: "No.", code: "invalid", errors: { name: ["This name is taken."] } };
    for (const [status, json, text] of [
      [422, invalid, "Validation Error: This name is taken."],
      [500, {}, "An error occurred. Please try again."],
    ] as const) {
      await rejectWrites("/api/userpets", status, json);
      await form.getByRole("button", { name: "Add Pet" }).click();
      await dismissAlert(page, text);
      await expect(form.getByLabel("Breed")).toHaveValue("Village dog");
    }
    await form.getByRole("button", { name: "Cancel" }).click();

    await rejectWrites("/api/userpets/*", 500);
    await page.getByRole("button", { name: "Edit Mochi" }).click();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await dismissAlert(page, "Failed to update pet.");
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await rejectWrites("/api/pets/*", 500);
    await page.getByRole("button", { name: "Delete Mochi" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await dismissAlert(page, "Failed to delete pet.");

    await page.getByRole("button", { name: "Add Pet" }).click();
    await form.getByLabel("Name").fill("Bao");
    await form.getByLabel("Breed").fill("Village dog");
    await rejectWrites("/api/userpets", 401, { message: "Please sign in.", error: "", code: "unauthenticated" });
    await form.getByRole("button", { name: "Add Pet" }).click();
    await expect(page.getByRole("alertdialog")).toContainText("Unauthorized: Please sign in.");
  });
});
