import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { staff } from "../../demo/data/index.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { addPets, bookableDays, bookVisit } from "../support/bookings.ts";
import { aCustomer, signInViaApi } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { signInAtWorkplace } from "../support/staff.ts";

/** The login page asks who is signed in, and nobody is. */
test.use({ expected: /status of 401/ });

const manager = staff[1];
const unique = randomUUID().slice(0, 6).replaceAll(/\d/g, "x");
const service = `Dental ${unique}`;
const room = `Dental room ${unique}`;

async function addResource(page: Page, kind: string, name: string) {
  await page.goto("/admin/resources/new");
  await page.getByLabel("Kind").selectOption(kind);
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel(service).check();
}

async function aBookedVisit(pet: string, serviceId: number, date: string) {
  const customer = await signInViaApi(await aCustomer());
  await addPets(customer, pet);
  await bookVisit(customer, { service_id: serviceId, date, time_slot: "14:00" });
  return customer;
}

test("A manager sets up a service, two vets and a room, closes the room at noon and sees who must be called", async ({
  page,
}) => {
  test.slow();
  await signInAtWorkplace(page, manager);
  await page.goto("/admin/services/new");
  await page.getByLabel("Name", { exact: true }).fill(service);
  await page.getByLabel("Price in dollars").fill("89.50");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Please choose at least one.")).toBeVisible();
  await page.getByLabel("Vet", { exact: true }).check();
  await page.getByLabel("Room", { exact: true }).check();
  await page.getByLabel("Picture file").setInputFiles("web/public/static/pictures/scenes/vet-640.webp");
  await page.getByRole("button", { name: "Use picture" }).click();
  await expect(page.getByLabel("What it shows")).toHaveValue(service);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const link = page.getByRole("link", { name: service });
  await expect(page.getByRole("row", { name: service })).toContainText("$89.50");
  const serviceId = Number((await link.getAttribute("href"))?.split("/").at(-1));

  for (const name of [`Dr. Ngan ${unique}`, `Dr. Phuc ${unique}`]) {
    await addResource(page, "vet", name);
    await page.getByLabel("Own working hours").check();
    await page.getByLabel("Friday 1 to").fill("16:00");
    await page.getByRole("button", { name: "Add time on Saturday" }).click();
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("row", { name })).toContainText(
      "Mon–Thu 09:00–17:00, Fri 09:00–16:00, Sat 09:00–17:00",
    );
  }
  await addResource(page, "room", room);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("row", { name: room })).toContainText("Opening hours");

  // The shop has a room already, so each of the two takes another.
  const day = (await bookableDays()).at(-1) ?? "";
  const visits = {
    Pepper: await aBookedVisit("Pepper", serviceId, day),
    Juno: await aBookedVisit("Juno", serviceId, day),
  };
  await page.goto("/admin/blocks");
  await page.getByRole("button", { name: "Block time" }).click();
  const dialog = page.getByRole("dialog", { name: "Block time" });
  await dialog.getByRole("button", { name: "Block", exact: true }).click();
  await expect(dialog.getByText("Please enter a reason.")).toBeVisible();
  await dialog.getByLabel(room).check();
  await dialog.getByLabel("From", { exact: true }).fill(day);
  await dialog.getByLabel("At", { exact: true }).fill("12:00");
  await dialog.getByLabel("Until", { exact: true }).fill("17:00");
  await dialog.getByLabel("Reason").fill("Water damage");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Block", exact: true }).click();

  const calls = page.getByRole("dialog", { name: "Somebody must be called" });
  await expect(calls).toContainText(/Pepper|Juno/);
  const pet = (await calls.textContent())?.includes("Juno") ? "Juno" : "Pepper";
  await expect(calls).toContainText(`${room}: Water damage`);
  await expect(calls.getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page);
  await calls.getByRole("button", { name: "Done" }).click();
  const list = page.getByRole("list", { name: "Visits to call about" }).getByRole("listitem");
  await expect(list.filter({ hasText: pet })).toBeVisible();
  await expect(page.getByRole("row", { name: room })).toContainText("12:00");

  const { api, user } = visits[pet];
  const [booking] = await api.listBookings({ params: { userId: user.id } });
  await api.cancelBooking({ params: { id: booking?.id ?? 0 } });
  await expect(list.filter({ hasText: pet })).toHaveCount(0);
  await page.goto(`/admin/services/${serviceId}`);
  await page.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("Archived").first()).toBeVisible();
  await expect(
    page
      .getByRole("region", { name: "History" })
      .getByText(/changed/)
      .first(),
  ).toBeVisible();
});
