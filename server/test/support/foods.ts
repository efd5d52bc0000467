import type { Api } from "@pawhaven/contract";
import { and, eq, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { careRecords, foodSupplies, petFoods, userpets } from "../../src/schema/index.ts";
import { apiFor } from "./api-client.ts";
import { aCustomer, aGear, aUserpet } from "./factories.ts";
import { placeCashOrder } from "./orders.ts";
import { staffApi } from "./signed-in-api.ts";
import type { TestShop } from "./test-shop.ts";

type Shop = Pick<TestShop, "app" | "database">;

/** 5 kg of a dry food for dogs: 32 days for one of 9.2 kg. */
export const aFood = ({ database }: Shop, overrides: Parameters<typeof aGear>[1] = {}) =>
  aGear(database, {
    name: "Salmon Kibble",
    category: "Food",
    species: "Dog",
    netWeightGrams: 5000,
    energyKcalPer100g: 370,
    stock: 20,
    ...overrides,
  });

/** Weighed, as its owner noted. */
export async function weigh({ database: { db } }: Shop, userpetId: number, weightKg: number): Promise<void> {
  await db.insert(careRecords).values({ userpetId, kind: "weight", weightKg, givenOn: "2026-01-05", source: "owner" });
  await db.update(userpets).set({ weightKg }).where(eq(userpets.id, userpetId));
}

export async function aWeighedPet(
  shop: Shop,
  { weightKg = 9.2, ...values }: Parameters<typeof aUserpet>[1] & { weightKg?: number | null },
) {
  const pet = await aUserpet(shop.database, { bornOn: "2020-05-01", bornPrecision: "month", ...values });
  if (weightKg !== null) await weigh(shop, pet.id, weightKg);
  return pet;
}

/** Sends the order and says that all of it was delivered. */
export async function deliverOrder(shop: Shop, id: string): Promise<void> {
  const staff = await staffApi(shop, "manager");
  for (const shipping_status of ["shipping", "shipped"] as const)
    await staff.updateOrderAsStaff({ params: { id }, body: { shipping_status } });
}

/** What has arrived of a gear did so this many days earlier, and who eats it began earlier. */
export async function ageSupplies({ database: { db } }: Shop, userId: number, gearId: number, days: number) {
  const isHere = and(eq(foodSupplies.userId, userId), eq(foodSupplies.gearId, gearId));
  const earlier = (column: AnyPgColumn) => sql`${column} - make_interval(days => ${days})`;
  await db
    .update(foodSupplies)
    .set({ arrivedAt: earlier(foodSupplies.arrivedAt) })
    .where(isHere);
  const isOwn = sql`${petFoods.userpetId} in (select id from userpets where user_id = ${userId})`;
  await db
    .update(petFoods)
    .set({ startedOn: earlier(petFoods.startedOn) })
    .where(and(isOwn, eq(petFoods.gearId, gearId)));
}

/** Buys units of a food, which arrived so many days ago. */
export async function receiveFood(
  shop: Shop,
  buyer: { id: number; api: Api },
  gearId: number,
  daysAgo = 0,
  quantity = 1,
) {
  const { transaction_id: order } = await placeCashOrder(buyer.api, [{ id: gearId, quantity }]);
  await deliverOrder(shop, order);
  await ageSupplies(shop, buyer.id, gearId, daysAgo);
  return order;
}

/** A customer with a dog of 9.2 kg and a bag of food that arrived so many days ago. */
export async function aDogOwner(
  shop: Shop,
  { daysAgo = 0, ...overrides }: { daysAgo?: number } & Parameters<typeof aCustomer>[1] = {},
) {
  const customer = await aCustomer(shop.database, overrides);
  const buyer = { ...customer, api: apiFor(shop, customer) };
  const gear = await aFood(shop);
  const pet = await aWeighedPet(shop, { userId: customer.id, name: "Mochi" });
  const order = await receiveFood(shop, buyer, gear.id, daysAgo);
  return { ...buyer, gear, pet, order };
}

/** By its need, as one tap does. */
export const eat = (api: Api, gearId: number, ...userpetIds: number[]) =>
  api.planFood({
    params: { gearId },
    body: { eaters: userpetIds.map((userpet_id) => ({ userpet_id, grams_per_day: null, share: 1 })) },
  });
