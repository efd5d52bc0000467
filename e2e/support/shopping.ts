import type { Country, Gear } from "@pawhaven/contract";
import type { Page } from "@playwright/test";
import { listAllGears } from "../../server/test/support/gear-lists.ts";
import { api } from "./api.ts";
import type { SignedInCustomer } from "./customers.ts";

/** Two gears with so much stock that parallel tests do not run out of it. */
export async function twoGears(): Promise<[Gear, Gear]> {
  const [first, second] = (await listAllGears(api)).filter(({ stock }) => stock > 40);
  if (!first || !second) throw new Error("Fewer than two demo gears have enough stock.");
  return [first, second];
}

export const addToCart = ({ api }: SignedInCustomer, { id }: Gear, quantity = 1) =>
  api.addToCart({ params: { id }, body: { quantity } });

export const testShippingDetails = {
  fullName: "Linh Pham",
  email: "linh@example.com",
  phone: "+84 28 5550 0111",
  address: "12 Nguyen Hue",
  ward: "Phường Sài Gòn",
  state: "Hồ Chí Minh City",
  country: "vn" as Country,
};

/** Places an order for cash through the API. */
export async function placeOrder(
  { api }: SignedInCustomer,
  { id }: Gear,
  order: { country?: Country; quantity?: number } = {},
) {
  const { country = "vn", quantity = 1 } = order;
  const { ward: _ward, state: _state, ...elsewhere } = { ...testShippingDetails, country };
  const customer = country === "vn" ? testShippingDetails : elsewhere;
  const body = { items: [{ id, quantity }], customer };
  return (await api.createOrder({ body })).transaction_id;
}

type VietnameseAddress = Pick<typeof testShippingDetails, "phone" | "address" | "ward" | "state">;

/** Fills in the fields that a new account leaves empty, for a parcel within Vietnam. */
export async function fillShipping(page: Page, values: Partial<VietnameseAddress> = {}) {
  const { phone, address, ward, state } = { ...testShippingDetails, ...values };
  await page.getByLabel("Phone").fill(phone);
  await page.getByLabel("Address").fill(address);
  await page.getByLabel("Province or city").selectOption(state);
  await page.getByLabel("Ward or commune").fill(ward);
}
