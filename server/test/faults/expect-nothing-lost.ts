import { expect } from "vitest";
import type { Booking } from "@pawhaven/contract";
import type { LoadClient } from "./load-client.ts";
import type { LoadClients } from "./load-clients.ts";

/** Every acknowledged write is found through the API, exactly once. */
export async function expectNothingLost({ clients, gearId }: LoadClients): Promise<void> {
  for (const client of clients) await expectAllPersisted(client);
  const reviewers = clients.filter(({ reviewed }) => reviewed.size > 0);
  const gear = await clients[0]?.retry((api) => api.getGear({ params: { id: gearId } }));
  expect(gear?.reviews_count).toBeGreaterThanOrEqual(reviewers.length);
}

async function expectAllPersisted(client: LoadClient): Promise<void> {
  await expectOrders(client);
  await expectBookings(client);
  const requests = await client.retry((api) => api.listAdoptionRequests());
  expect(requests.map(({ pet_id: petId }) => petId).toReversed()).toEqual(client.adoptions);
  await expectCart(client);
  await expectProfile(client);
}

async function expectOrders({ orders, reviewed, retry }: LoadClient): Promise<void> {
  const placed = await retry((api) => api.listOrders());
  expect(placed.map(({ transaction_id: id }) => id).toSorted()).toEqual(orders.toSorted());
  expect(placed.filter(({ shipping_status: status }) => status !== "ordered")).toEqual([]);
  const unreviewed = await retry((api) => api.listUnreviewed());
  expect(unreviewed.filter(({ receipt_id: id }) => reviewed.has(id))).toEqual([]);
}

async function expectBookings({ fixtures, bookings, retry }: LoadClient): Promise<void> {
  const found = await retry((api) => api.listBookings({ params: { userId: fixtures.id } }));
  expect(found.map(slotKey).toSorted()).toEqual(bookings.map(slotKey).toSorted());
}

const slotKey = ({ date, time_slot: time }: Pick<Booking, "date" | "time_slot">) => `${date} ${time}`;

async function expectCart({ fixtures, inCart, retry }: LoadClient): Promise<void> {
  const { items } = await retry((api) => api.getCart());
  const quantity = items.find(({ gear }) => gear.id === fixtures.toyId)?.quantity ?? 0;
  expect(quantity).toBeGreaterThanOrEqual(inCart.acknowledged);
  expect(quantity).toBeLessThanOrEqual(inCart.acknowledged + inCart.uncertain);
}

async function expectProfile({ houseNumber, avatarId, retry }: LoadClient): Promise<void> {
  const { address, avatar_public_id: publicId, avatar_url: avatar } = await retry((api) => api.getProfile());
  expect([Number(address), publicId ?? undefined]).toEqual([houseNumber, avatarId]);
  if (avatar) expect((await fetch(avatar.url)).status).toBe(200);
}
