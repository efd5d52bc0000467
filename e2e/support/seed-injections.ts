import type { Api } from "@pawhaven/contract";
import type { Page } from "@playwright/test";
import { apiAt } from "../../server/test/support/api-client.ts";
import { injections } from "../../server/test/support/injections.ts";
import { listAllGears } from "../../server/test/support/gear-lists.ts";
import { api } from "./api.ts";
import { bookableDays } from "./bookings.ts";
import { aCustomer, newCustomerDetails, type SignedInCustomer, signInOnPage, signInViaApi } from "./customers.ts";
import { origin } from "./origin.ts";
import { testShippingDetails } from "./shopping.ts";

/** All injections, joined into as few texts of at most this length as possible. */
export function packInjections(maxLength: number): string[] {
  const texts: string[] = [];
  for (const injection of injections) {
    const longer = `${texts.at(-1) ?? ""} ${injection}`.trim();
    if (texts.length > 0 && longer.length <= maxLength) texts[texts.length - 1] = longer;
    else texts.push(injection.trim());
  }
  return texts;
}

/** Names cannot hold markup; reviews with older ones are covered by `injections.embedded.test.ts`. */
const name = `O'Neill "&" Co.`;

/** A customer, signed in on this page, who has typed injections into every field of the shop that takes them. */
export async function seedInjections(page: Page) {
  const customer = await signInOnPage(page, await aCustomer({ ...newCustomerDetails(), name }));
  const headers = { "user-agent": `Chrome/1 Windows ${injections[0]}` };
  await signInViaApi(customer, apiAt(origin, { headers }));
  await seedProfileAndMessages(customer.api);
  const pets = await seedPetsAndBookings(customer);
  const { gear, orders } = await seedOrders(customer.api);
  return { name, pets, gear, orders };
}

const home = {
  full_name: name,
  phone: "+842855500111",
  state: "Ho Chi Minh City",
  ward: "Saigon",
  country: "vn",
} as const;

async function seedProfileAndMessages(customerApi: Api) {
  const [address] = packInjections(200);
  const [city, country] = packInjections(100);
  const person = { full_name: name, gender: "Other", date_of_birth: "1990-01-01", phone: "+84 28 5550 0111" } as const;
  await customerApi.updateProfile({ body: { ...person, address, city, country } });
  await customerApi.addAddress({ body: { ...home, address: address ?? "" } });
  const [message = ""] = packInjections(5000);
  await api.sendContactMessage({ body: { full_name: name, email: "'onfocus='pwned'@example.com", message } });
  await api.sendFeedback({ body: { name, email: "o'neill@example.com", message } });
}

/** Every injection becomes the breed of a pet. */
async function seedPetsAndBookings({ api: customerApi, user }: SignedInCustomer) {
  const remarks = packInjections(1000);
  const pets = packInjections(100).map((breed, index) => ({ name: `Milo ${index}`, breed }));
  for (const [index, pet] of pets.entries()) {
    const remark = remarks[index] ?? "";
    const facts = { species: "Rodent", gender: "Unknown", notes: remark, description: remark } as const;
    await customerApi.addUserpet({ body: { ...pet, ...facts } });
  }
  const [first] = await customerApi.listUserpets({ params: { userId: user.id } });
  const days = (await bookableDays()).slice(-12);
  for (const [index, notes] of packInjections(500).entries()) {
    const slot = { service_id: 1, date: days[index] ?? "", time_slot: "10:00" };
    await customerApi.createBooking({ body: { ...slot, pet_id: first?.id ?? 0, notes } });
  }
  return pets;
}

/** Takes the last gear and the last pet of the lists, which other tests do not use. */
async function seedOrders(customerApi: Api) {
  const gear = (await listAllGears(api)).findLast(({ stock }) => stock > 30)?.id ?? 0;
  const orders: { id: string; texts: string[] }[] = [];
  for (const address of packInjections(300)) {
    const customer = { ...testShippingDetails, address };
    const placed = await customerApi.createOrder({ body: { items: [{ id: gear, quantity: 1 }], customer } });
    orders.push({ id: placed.transaction_id, texts: [address] });
  }
  for (const comment of packInjections(2000)) await seedReview(gear, comment);
  await customerApi.addToCart({ params: { id: gear }, body: { quantity: 1 } });
  const pet = (await api.listPets()).findLast(({ tags }) => tags.includes("Available"));
  await customerApi.requestAdoption({ body: { pet_id: pet?.id ?? 0, note: packInjections(500)[0] ?? "" } });
  return { gear, orders };
}

/** By another customer each time, because a customer has one review of a gear. */
async function seedReview(gear_id: number, comment: string) {
  const { api: reviewerApi } = await signInViaApi(await aCustomer({ ...newCustomerDetails(), name }));
  const body = { items: [{ id: gear_id, quantity: 1 }], customer: testShippingDetails };
  const { transaction_id: receipt_id } = await reviewerApi.createOrder({ body });
  await reviewerApi.writeReview({ body: { gear_id, receipt_id, rating: 5, comment } });
}
