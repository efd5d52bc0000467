import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { aCustomer, type CustomerDetails, signInViaApi, preloadSession } from "./customers.ts";

interface Gear {
  id: number;
  name: string;
  price: number;
  stock: number;
}

interface Order {
  transaction_id: string;
  payment_status: string;
  shipping_status: string;
}

export interface Shopper extends CustomerDetails {
  headers: { authorization: string };
}

/** A customer who is signed in on this page, with the header for calling the shop in their name. */
export async function aShopper(page: Page, request: APIRequestContext): Promise<Shopper> {
  const customer = await aCustomer(request);
  const { access_token: token } = await preloadSession(page, request, customer);
  return { ...customer, headers: { authorization: `Bearer ${token}` } };
}

/** Somebody else, who shops elsewhere. */
export async function anotherShopper(request: APIRequestContext): Promise<Shopper> {
  const customer = await aCustomer(request);
  const { access_token: token } = await signInViaApi(request, customer);
  return { ...customer, headers: { authorization: `Bearer ${token}` } };
}

/** Two gears with plenty on the shelf, so that tests do not take it from each other. */
export async function twoGears(request: APIRequestContext): Promise<[Gear, Gear]> {
  const gears = (await (await request.get("/api/gears")).json()) as Gear[];
  const [first, second] = gears.filter(({ stock }) => stock > 40);
  if (!first || !second) throw new Error("The demo shop has too little on its shelf.");
  return [first, second];
}

export async function putIntoCart(request: APIRequestContext, { headers }: Shopper, gear: Gear, quantity = 1) {
  const added = await request.post(`/api/cart/add/${gear.id}`, { headers, data: { quantity } });
  expect(added.status()).toBe(200);
}

export const testShippingDetails = {
  fullName: "Linh Pham",
  email: "linh@example.com",
  phone: "+84 28 5550 0111",
  address: "12 Nguyen Hue, Ho Chi Minh City",
  country: "vn",
};

/** Orders for cash, without a browser. */
export async function placeOrder(request: APIRequestContext, { headers }: Shopper, gear: Gear, country = "vn") {
  const data = { items: [{ id: gear.id, quantity: 1 }], customer: { ...testShippingDetails, country } };
  const placed = await request.post("/api/create-order", { headers, data });
  expect(placed.status()).toBe(201);
  return ((await placed.json()) as Order).transaction_id;
}

export async function ordersOf(request: APIRequestContext, { headers }: Shopper): Promise<Order[]> {
  return (await (await request.get("/api/get-all-receipts", { headers })).json()) as Order[];
}

/** What a new account does not know yet. */
export async function fillShipping(page: Page) {
  await page.getByLabel("Phone").fill(testShippingDetails.phone);
  await page.getByLabel("Address").fill(testShippingDetails.address);
}

export async function expectNoHorizontalScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };
