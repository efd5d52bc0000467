import { addPets } from "../support/bookings.ts";
import { expect, test } from "../support/fixtures.ts";
import { origin } from "../support/origin.ts";
import { twoGears } from "../support/shopping.ts";
import { apiOfStaff, demoVet, signInAtWorkplace } from "../support/staff.ts";
import { toast } from "../support/toast.ts";

/** The login page asks who is signed in, and nobody is. */
test.use({ expected: /status of 401/ });

/** A night of the last weeks, when nobody else comes. */
const someNight = () => ({
  date: new Date(Date.now() - (2 + Math.floor(Math.random() * 20)) * 86_400_000).toISOString().slice(0, 10),
  time_slot: `0${Math.floor(Math.random() * 6)}:${10 + 5 * Math.floor(Math.random() * 9)}`,
});

test("I finish a visit with a vaccination, a weight and a suggestion, and the customer sees and buys it", async ({
  page,
  customer,
}) => {
  test.slow();
  await addPets(customer, "Sesame");
  const [pet] = await customer.api.listUserpets({ params: { userId: customer.user.id } });
  const [gear] = await twoGears();
  const vet = await apiOfStaff(origin, demoVet);
  const visit = await vet.createVisit({
    body: { source: "walk-in", pet_id: pet?.id ?? 0, service_id: 1, ...someNight(), override: true },
  });

  await signInAtWorkplace(page, demoVet);
  await page.goto(`/admin/bookings/${visit.id}`);
  await page.getByRole("button", { name: /^Start treatment/ }).click();
  await page.getByRole("button", { name: /^Finish/ }).click();
  const dialog = page.getByRole("dialog", { name: "Finish the visit of Sesame" });
  await dialog.getByLabel("What was done").fill("Vaccinated; all is well.");
  await dialog.getByLabel("Weight in kg").fill("11.8");
  await dialog.getByRole("button", { name: "Add care" }).click();
  await dialog.getByLabel("Care", { exact: true }).selectOption("Vaccination");
  await dialog.getByLabel("Product", { exact: true }).fill("Nobivac Rabies");
  await dialog.getByLabel("Batch").fill("A042");
  await dialog.getByLabel("Find a product").fill(gear.name);
  await dialog.getByRole("button", { name: gear.name, exact: true }).click();
  await dialog.getByLabel(gear.name, { exact: true }).fill("Good for the teeth.");
  await dialog.getByRole("button", { name: "Finish visit" }).click();
  await expect(toast(page, "The visit is done.")).toBeVisible();
  await expect(page.getByText("Nobivac Rabies, batch A042", { exact: true })).toBeVisible();

  await page.goto(`/mypets/${pet?.id}`);
  const timeline = page.getByRole("region", { name: "Timeline" });
  for (const text of ["Vaccination: Nobivac Rabies", "11.8 kg"])
    await expect(timeline.getByRole("listitem").filter({ hasText: text })).toContainText("Recorded by the clinic.");
  const suggested = page.getByRole("region", { name: "The clinic suggests" });
  await expect(suggested).toContainText("Good for the teeth.");
  await suggested.getByRole("button", { name: /^Put in cart/ }).click();
  const inCart = async () => (await customer.api.getCart()).items.map((item) => [item.gear.id, item.quantity]);
  await expect.poll(inCart).toEqual([[gear.id, 1]]);
});
