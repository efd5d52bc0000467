import { existsSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { localImagesFolder } from "../../src/platform/images/local-image-store.ts";
import { apiFor } from "../support/api-client.ts";
import type { TestShop } from "../support/test-shop.ts";
import type { LoadClient } from "./load-client.ts";

/** How much a client had acknowledged at a moment. */
export const countsOf = ({ orders, bookings, adoptions, reviewed, inCart, houseNumber, avatarId }: LoadClient) => ({
  orders: orders.length,
  bookings: bookings.length,
  adoptions: adoptions.length,
  reviewed: [...reviewed],
  inCart: inCart.acknowledged,
  houseNumber,
  avatarId,
});

/**
 * The restored shop is the one of a single moment between `before` and the end of the load: a client makes one write after
 * the other, so of every list it has the beginning.
 */
export async function expectRestored(
  shop: TestShop & { dataFolder: string },
  client: LoadClient,
  before: ReturnType<typeof countsOf>,
): Promise<void> {
  const { id: userId, token, toyId } = client.fixtures;
  const api = apiFor(shop, { token });
  const orders = (await api.listOrders()).map(({ transaction_id: id }) => id);
  expectBeginning(orders, client.orders, before.orders);
  const bookings = await api.listBookings({ params: { userId } });
  expectBeginning(bookings.map(slotKey), client.bookings.map(slotKey), before.bookings);
  const requests = await api.listAdoptionRequests();
  expectBeginning(requests.map(({ pet_id: id }) => id).map(String), client.adoptions.map(String), before.adoptions);
  const unreviewed = await api.listUnreviewed();
  expect(unreviewed.filter(({ receipt_id: id }) => before.reviewed.includes(id))).toEqual([]);
  const { items } = await api.getCart();
  expectBetween(items.find(({ gear }) => gear.id === toyId)?.quantity ?? 0, before.inCart, client.inCart.acknowledged);
  const { address, avatar_public_id: avatar } = await api.getProfile();
  expectBetween(Number(address), before.houseNumber, client.houseNumber);
  if (before.avatarId) expect(avatar).toBeTruthy();
  if (avatar) expect(existsSync(path.join(localImagesFolder(shop.dataFolder), `${avatar}.webp`))).toBe(true);
}

const slotKey = ({ date, time_slot: time }: { date: string; time_slot: string }) => `${date} ${time}`;

function expectBeginning(restored: string[], all: string[], atLeast: number): void {
  expect(restored.toSorted()).toEqual(all.slice(0, restored.length).toSorted());
  expect(restored.length).toBeGreaterThanOrEqual(atLeast);
}

function expectBetween(value: number, least: number, most: number): void {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
}
