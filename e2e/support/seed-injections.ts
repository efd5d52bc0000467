import type { APIRequestContext, APIResponse, Page } from "@playwright/test";
import { injections } from "../../server/test/support/injections.ts";
import { authHeaders, listBookableDays } from "./bookings.ts";
import { expect } from "./fixtures.ts";
import { aCustomer, newCustomerDetails, type SignInReply, signInViaApi, preloadSession } from "./customers.ts";
import { testShippingDetails } from "./shopping.ts";

/** All of them, in as few texts of at most this length as they fit into. */
export function packInjections(maxLength: number): string[] {
  const texts: string[] = [];
  for (const injection of injections) {
    const longer = `${texts.at(-1) ?? ""} ${injection}`.trim();
    if (texts.length > 0 && longer.length <= maxLength) texts[texts.length - 1] = longer;
    else texts.push(injection.trim());
  }
  return texts;
}

/** A name that would be the end of most places it could stand in. */
const name = `</title></script>"'><img src=x onerror=pwned()>`;

type Send = (method: "post" | "put", path: string, data: object) => Promise<APIResponse>;

/** Somebody who has typed them into every field the shop has, signed in on this page. */
export async function seedInjections(page: Page, request: APIRequestContext) {
  const customer = { ...newCustomerDetails(), name };
  await aCustomer(request, customer);
  const signed = await preloadSession(page, request, customer);
  await signInViaApi(request, customer, { "user-agent": `Chrome/1 Windows ${injections[0]}` });
  const headers = authHeaders(signed);
  const send: Send = async (method, path, data) => {
    const answer = await request[method](`/api/${path}`, { data, headers });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer;
  };
  await seedProfileAndMessages(send);
  const pets = await seedPetsAndBookings(send, signed, request);
  const { gear, orders } = await seedOrders(send, request);
  return { name, pets, gear, orders };
}

async function seedProfileAndMessages(send: Send) {
  const [address] = packInjections(200);
  const [city, country] = packInjections(100);
  const profile = { full_name: name, gender: "Other", date_of_birth: "1990-01-01", phone: "+84 28 5550 0111" };
  await send("put", "user/profile", { ...profile, address, city, country });
  const [message] = packInjections(5000);
  await send("post", "contacts", { full_name: name, email: "'onfocus='pwned'@example.com", message });
  await send("post", "feedback", { name, email: "o'neill@example.com", message });
}

/** Half of them are names, the other half breeds. */
async function seedPetsAndBookings(send: Send, signed: SignInReply, request: APIRequestContext): Promise<string[]> {
  const remarks = packInjections(1000);
  const names = injections.slice(0, Math.ceil(injections.length / 2)).map((text) => text.trim());
  for (const [index, pet] of names.entries()) {
    const [breed, remark] = [injections.at(-1 - index), remarks[index] ?? ""];
    const facts = { species: "Rodent", breed, gender: "Unknown", notes: remark, description: remark };
    await send("post", "userpets", { name: pet, ...facts });
  }
  const mine = await request.get(`/api/user/${signed.user.id}/userpets`, { headers: authHeaders(signed) });
  const [first] = (await mine.json()) as { id: number }[];
  const days = (await listBookableDays(request)).slice(-12);
  for (const [index, notes] of packInjections(500).entries()) {
    const visit = { service_id: 1, date: days[index], time_slot: "10:00", pet_id: first?.id, notes };
    await send("post", "bookings", visit);
  }
  return names;
}

/** Bought, reviewed and asked for: the gear and the pet that other tests look at last. */
async function seedOrders(send: Send, request: APIRequestContext) {
  const gears = (await (await request.get("/api/gears")).json()) as { id: number; stock: number }[];
  const gear = gears.findLast(({ stock }) => stock > 30)?.id ?? 0;
  const orders: { id: string; texts: string[] }[] = [];
  for (const [index, address] of packInjections(300).entries()) {
    const fullName = packInjections(100)[index] ?? name;
    const customer = { ...testShippingDetails, fullName, address };
    const placed = await send("post", "create-order", { items: [{ id: gear, quantity: 1 }], customer });
    orders.push({
      id: ((await placed.json()) as { transaction_id: string }).transaction_id,
      texts: [fullName, address],
    });
  }
  for (const [index, comment] of packInjections(2000).entries())
    await send("post", "reviews", { gear_id: gear, receipt_id: orders[index]?.id, rating: 5, comment });
  await send("post", `cart/add/${gear}`, { quantity: 1 });
  const pets = (await (await request.get("/api/pets")).json()) as { id: number; tags: string[] }[];
  const pet = pets.findLast(({ tags }) => tags.includes("Available"));
  await send("post", "adoption-requests", { pet_id: pet?.id, note: packInjections(500)[0] });
  return { gear, orders };
}
