import { staff } from "../../demo/data/index.ts";
import { addPets, bookSomeVisit } from "../support/bookings.ts";
import { expect, test } from "../support/fixtures.ts";
import { addToCart, fillShipping, twoGears } from "../support/shopping.ts";
import { signInAtWorkplace } from "../support/staff.ts";

/** The login page of the workplace asks who is signed in; a visit at which goods wait is not cancelled at once. */
test.use({ expected: /status of (401|409)/ });

const clerk = staff[2];

test("I have my order ready at my visit, decide what becomes of it, and the clinic hands it over", async ({
  page,
  customer,
}) => {
  test.slow();
  await addPets(customer, "Biscuit");
  const visit = await bookSomeVisit(customer);
  const [gear] = await twoGears();
  await addToCart(customer, gear);
  await page.goto("/checkout");
  await page.getByRole("radio", { name: /Have it ready at my visit/ }).check();
  await expect(page.getByText("You pay in cash when you collect it.")).toBeVisible();
  await fillShipping(page);
  await page.getByRole("button", { name: /^Place Order/ }).click();
  await expect(page.getByRole("region", { name: "Ready at your visit" })).toContainText("Vet At Clinic for Biscuit");

  await page.goto("/mybooking");
  await page.getByRole("button", { name: /^Cancel / }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes, cancel it" }).click();
  const question = page.getByRole("dialog", { name: "Your order waits at this visit" });
  await question.getByRole("button", { name: "Don't cancel the visit" }).click();
  await expect(question).toHaveCount(0);

  await signInAtWorkplace(page, clerk);
  await page.goto(`/admin/bookings/${visit.id}`);
  const goods = page.getByRole("region", { name: "To hand over" });
  await expect(goods).toContainText(`1 × ${gear.name}`);
  await goods.getByRole("button", { name: /^Hand over/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Handed over and paid" }).click();
  await expect(goods).toHaveCount(0);

  const [order] = await customer.api.listOrders();
  await page.goto(`/order/${order?.transaction_id}`);
  await expect(page.getByText("Handed over at your visit")).toBeVisible();
});
