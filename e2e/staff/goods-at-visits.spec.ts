import { addPets, bookSomeVisit } from "../support/bookings.ts";
import { expect, test } from "../support/fixtures.ts";
import { testShippingDetails, twoGears } from "../support/shopping.ts";
import { demoClerk, signInAtWorkplace } from "../support/staff.ts";

/** The login page asks who is signed in; a visit at which goods wait is not cancelled at once. */
test.use({ expected: /status of (401|409)/ });

test("I see in the calendar where goods wait, and keep them for another visit when I cancel one", async ({
  page,
  customer,
}) => {
  test.slow();
  await addPets(customer, "Pepper");
  const [visit, other] = [await bookSomeVisit(customer), await bookSomeVisit(customer)];
  const [gear] = await twoGears();
  const { transaction_id: id } = await customer.api.createOrder({
    body: {
      items: [{ id: gear.id, quantity: 1 }],
      customer: testShippingDetails,
      collect_at_booking_id: visit.id,
    },
  });
  await signInAtWorkplace(page, demoClerk);
  await page.goto(`/admin/calendar?date=${visit.date}`);
  const block = page.locator(`a[href$="/bookings/${visit.id}"]`).first();
  await expect(block).toHaveAccessibleName(/Pepper, .*, goods to hand over$/);
  await block.press("Enter");
  const opened = page.getByRole("dialog", { name: "Pepper, Vet At Clinic" });
  await expect(opened.getByRole("region", { name: "To hand over" })).toContainText(`1 × ${gear.name}`);
  const cancelVisit = async () => {
    // Not by keyboard: a dialog that has just opened or closed still moves the focus.
    await opened.getByRole("button", { name: /^Cancel visit/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel visit" }).click();
  };
  await cancelVisit();
  const question = page.getByRole("dialog", { name: "Goods wait at this visit" });
  const send = question.getByRole("radio", { name: "Send it to the customer" });
  await expect(send).toBeFocused();
  await question.getByRole("button", { name: "Don't cancel the visit" }).press("Enter");
  await expect(page.getByText("The visit stays as it is.")).toBeVisible();

  await cancelVisit();
  await send.press("ArrowDown");
  await expect(question.getByRole("radio", { name: /^Keep it for another visit: .* for Pepper$/ })).toBeChecked();
  await question.getByRole("button", { name: "Cancel the visit", exact: true }).press("Enter");
  await expect(page.getByText("The visit is now: Cancelled.")).toBeVisible();
  const order = await customer.api.getOrder({ params: { id } });
  expect(order.collect_at).toMatchObject({ booking_id: other.id });
});
