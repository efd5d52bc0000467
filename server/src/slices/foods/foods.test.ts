import { addDays, type Day, daysBetween, type Foods } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aCustomer, aGear } from "../../../test/support/factories.ts";
import { aDogOwner, aFood, aWeighedPet, eat, receiveFood, weigh } from "../../../test/support/foods.ts";
import { markCollected } from "../../../test/support/mark-collected.ts";
import { expectConsistentLedger, placeCashOrder } from "../../../test/support/orders.ts";
import { testShopIdentity } from "../../../test/support/shop-identity.ts";
import { staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { todayAt } from "../../platform/days.ts";
import { foodSupplies, gears, petFoods, userpets } from "../../schema/index.ts";

const shop = testShop();
const today = (): Day => todayAt(testShopIdentity().shop, new Date());

/** Days from today to the end of the only food. */
function daysLeft({ foods }: Foods): number | string {
  const [food] = foods;
  if (food?.forecast.state !== "lasts") return food?.forecast.state ?? "no food";
  return daysBetween(today(), food.forecast.ends_on);
}

describe("a food that arrives", () => {
  it("asks who eats it, proposes the only dog, and lasts 32 days, give or take a fifth", async () => {
    const { api, gear, pet } = await aDogOwner(shop);
    const asked = await api.listFoods();
    expect(asked).toMatchObject({ foods: [], has_food_mails: true });
    expect(asked.questions).toMatchObject([
      { gear: { id: gear.id }, arrived_on: today(), pets: [{ userpet_id: pet.id, name: "Mochi", share_left: 1 }] },
    ]);
    const planned = await eat(api, gear.id, pet.id);
    expect(planned.questions).toEqual([]);
    expect(planned.foods).toMatchObject([
      {
        gear: { id: gear.id, price: 10, stock: 19 },
        last_price: 10,
        eaters: [{ userpet_id: pet.id, weight_kg: 9.2, grams_per_day: null, share: 1, started_on: today() }],
        forecast: {
          state: "lasts",
          ends_on: addDays(today(), 32),
          earliest_on: addDays(today(), 26),
          latest_on: addDays(today(), 38),
        },
        is_ordered: false,
        reminder: "planned",
        remind_on: addDays(today(), 19),
      },
    ]);
    expect(JSON.stringify(planned)).not.toMatch(/157|581/); // what it works out is no advice
  });

  it("is not counted before it has arrived", async () => {
    const { api, gear, pet } = await aDogOwner(shop);
    const { transaction_id: id } = await placeCashOrder(api, [{ id: gear.id, quantity: 1 }]);
    expect(await eat(api, gear.id, pet.id)).toMatchObject({ foods: [{ is_ordered: true }] });
    const staff = await staffApi(shop, "manager");
    await staff.updateOrderAsStaff({ params: { id }, body: { shipping_status: "shipping" } });
    const onItsWay = await api.listFoods();
    expect(onItsWay).toMatchObject({ foods: [{ is_ordered: true }] });
    expect(daysLeft(onItsWay)).toBe(32);
    await staff.updateOrderAsStaff({ params: { id }, body: { shipping_status: "shipped" } });
    const arrived = await api.listFoods();
    expect(arrived).toMatchObject({ foods: [{ is_ordered: false }] });
    expect(daysLeft(arrived)).toBe(64);
    await expectConsistentLedger(shop);
  });

  it("asks about pets of its species only, about food only, and not again once somebody else eats it", async () => {
    const customer = await aCustomer(shop.database);
    const buyer = { ...customer, api: apiFor(shop, customer) };
    const [dogs, cats] = [await aFood(shop), await aFood(shop, { name: "Cod Kibble", species: "Cat" })];
    const toy = await aGear(shop.database);
    await aWeighedPet(shop, { userId: customer.id, species: "Cat", name: "Bao", weightKg: 4 });
    for (const { id } of [dogs, cats, toy]) await receiveFood(shop, buyer, id);
    expect((await buyer.api.listFoods()).questions).toMatchObject([{ gear: { id: cats.id }, pets: [{ name: "Bao" }] }]);
    expect(await buyer.api.declineFood({ params: { gearId: cats.id } })).toMatchObject({ questions: [] });
    await receiveFood(shop, buyer, cats.id);
    expect((await buyer.api.listFoods()).questions).toHaveLength(1);
  });

  it("is a food once staff have written down what makes it one", async () => {
    const customer = await aCustomer(shop.database);
    const api = apiFor(shop, customer);
    const gear = await aGear(shop.database, { species: "Dog" });
    await aWeighedPet(shop, { userId: customer.id });
    await receiveFood(shop, { ...customer, api }, gear.id);
    expect((await api.listFoods()).questions).toEqual([]);
    await shop.database.db
      .update(gears)
      .set({ netWeightGrams: 1000, energyKcalPer100g: 350 })
      .where(eq(gears.id, gear.id));
    expect((await api.listFoods()).questions).toMatchObject([{ gear: { id: gear.id } }]);
  });
});

describe("how long it lasts", () => {
  it("is shared by two pets, and goes on for one of them when the other dies", async () => {
    const { api, id, gear, pet } = await aDogOwner(shop, { daysAgo: 10 });
    const second = await aWeighedPet(shop, { userId: id });
    expect(daysLeft(await eat(api, gear.id, pet.id, second.id))).toBe(6);
    await shop.database.db
      .update(userpets)
      .set({ endedOn: today(), endedBy: "died", endRecordedAt: new Date() })
      .where(eq(userpets.id, second.id));
    const alone = await api.listFoods();
    expect(alone.foods[0]?.eaters).toMatchObject([{ userpet_id: pet.id }]);
    expect(daysLeft(alone)).toBe(12);
    const dead = {
      params: { gearId: gear.id },
      body: { eaters: [{ userpet_id: second.id, grams_per_day: 1, share: null }] },
    };
    expect(await errorOf(api.planFood(dead))).toMatchObject({ status: 404 });
    await expectConsistentLedger(shop);
  });

  it("is eaten by a pet again whose death was a mistake, and not what it had stopped eating before", async () => {
    const { api, gear, pet, ...owner } = await aDogOwner(shop);
    const former = await aFood(shop);
    await receiveFood(shop, { ...owner, api }, former.id);
    await eat(api, former.id, pet.id);
    await api.stopFood({ params: { gearId: former.id, userpetId: pet.id } });
    const before = await eat(api, gear.id, pet.id);
    const params = { id: pet.id };
    await api.recordDeath({ params, body: { died_on: today() } });
    expect((await api.listFoods()).foods).toEqual([]);
    await api.undoDeath({ params });
    expect((await api.listFoods()).foods).toEqual(before.foods);
  });

  it("adds up two bags", async () => {
    const { api, gear, pet, ...owner } = await aDogOwner(shop);
    await receiveFood(shop, { ...owner, api }, gear.id);
    expect(daysLeft(await eat(api, gear.id, pet.id))).toBe(64);
  });

  it("counts wet and dry food by their shares, of which no pet has more than one in all", async () => {
    const { api, gear: dry, pet, ...owner } = await aDogOwner(shop);
    const wet = await aFood(shop, { name: "Stew", netWeightGrams: 2400, energyKcalPer100g: 100 });
    await receiveFood(shop, { ...owner, api }, wet.id);
    const plan = (gearId: number, share: number) =>
      api.planFood({ params: { gearId }, body: { eaters: [{ userpet_id: pet.id, grams_per_day: null, share }] } });
    await plan(dry.id, 1);
    expect(await errorOf(plan(wet.id, 0.25))).toMatchObject({
      code: "conflict",
      message: "Together with its other foods this is more than a whole diet. Please lower a part first.",
    });
    await plan(dry.id, 0.75);
    expect((await api.listFoods()).questions[0]?.pets).toMatchObject([{ share_left: 0.25 }]);
    const both = await plan(wet.id, 0.25);
    const ends = both.foods.map(({ forecast }) => forecast.state === "lasts" && daysBetween(today(), forecast.ends_on));
    expect(ends).toEqual([42, 17]);
  });

  it("follows the owner's grams, and a puppy's adult weight", async () => {
    const { api, id: userId, gear, ...owner } = await aDogOwner(shop);
    const puppy = await aWeighedPet(shop, { userId, bornOn: addDays(today(), -150) });
    const plan = (eater: object) =>
      api.planFood({
        params: { gearId: gear.id },
        body: { eaters: [{ userpet_id: puppy.id, grams_per_day: null, share: 1, ...eater }] },
      });
    const unknown = await plan({});
    expect(unknown.foods[0]?.eaters).toMatchObject([{ is_growing_dog: true, adult_weight_kg: null }]);
    expect(daysLeft(unknown)).toBe(20);
    expect(daysLeft(await plan({ adult_weight_kg: 20 }))).toBe(17);
    expect(daysLeft(await plan({ adult_weight_kg: 10 }))).toBe(25);
    expect(daysLeft(await plan({ grams_per_day: 100, share: null }))).toBe(50);
    expect(owner.pet.id).not.toBe(puppy.id);
  });

  it("is asked for a weight, and not guessed for rodents, whose owners can say how much they eat", async () => {
    const { api, id: userId, ...owner } = await aDogOwner(shop);
    const [light, rodent] = [
      await aWeighedPet(shop, { userId, weightKg: null }),
      await aWeighedPet(shop, { userId, species: "Rodent", weightKg: 1 }),
    ];
    expect((await eat(api, owner.gear.id, light.id)).foods).toMatchObject([
      { forecast: { state: "unknown", missing: "weight", userpet_id: light.id }, reminder: null },
    ]);
    await weigh(shop, light.id, 9.2);
    expect(daysLeft(await api.listFoods())).toBe(32);
    await api.stopFood({ params: { gearId: owner.gear.id, userpetId: light.id } });
    const hay = await aFood(shop, { species: "Rodent", netWeightGrams: 1000, energyKcalPer100g: null });
    await receiveFood(shop, { ...owner, id: userId, api }, hay.id);
    expect((await eat(api, hay.id, rodent.id)).foods).toMatchObject([{ forecast: { missing: "equation" } }]);
    const body = { eaters: [{ userpet_id: rodent.id, grams_per_day: 50, share: null }] };
    expect(daysLeft(await api.planFood({ params: { gearId: hay.id }, body }))).toBe(20);
  });

  it("shrinks with what goes back", async () => {
    const { api, gear, pet, order, ...owner } = await aDogOwner(shop);
    const second = await receiveFood(shop, { ...owner, api }, gear.id, 0, 2);
    await eat(api, gear.id, pet.id);
    expect(daysLeft(await api.listFoods())).toBe(96);
    const staff = await staffApi(shop, "manager");
    for (const id of [order, second]) await markCollected(shop.database, id);
    await staff.createRefund({
      params: { id: second },
      body: { lines: [{ id: gear.id, sent: 1 }], reason: "shop", note: "Torn" },
    });
    expect(daysLeft(await api.listFoods())).toBe(64);
    await staff.updateOrderAsStaff({ params: { id: order }, body: { shipping_status: "refund" } });
    expect(daysLeft(await api.listFoods())).toBe(32);
    await expectConsistentLedger(shop);
  });

  it("waits while it is paused, and ends when the food is stopped", async () => {
    const { api, gear, pet } = await aDogOwner(shop, { daysAgo: 10 });
    await eat(api, gear.id, pet.id);
    const params = { gearId: gear.id, userpetId: pet.id };
    const pause = (is_paused: boolean) => api.pauseFood({ params, body: { is_paused } });
    await pause(true);
    const paused = await pause(true);
    expect(paused.foods).toMatchObject([
      { forecast: { state: "paused", days_left: 22 }, reminder: null, eaters: [{ paused_on: today() }] },
    ]);
    expect(daysLeft(await pause(false))).toBe(22);
    expect(await api.stopFood({ params })).toMatchObject({ foods: [], questions: [] });
    expect(await errorOf(api.stopFood({ params }))).toMatchObject({ status: 404 });
    expect((await eat(api, gear.id, pet.id)).foods[0]?.eaters).toMatchObject([{ started_on: today() }]);
  });

  it("begins when the owner says, and not in the future", async () => {
    const { api, gear, pet } = await aDogOwner(shop, { daysAgo: 10 });
    const plan = (started_on: string) =>
      api.planFood({
        params: { gearId: gear.id },
        body: { eaters: [{ userpet_id: pet.id, grams_per_day: null, share: 1 }], started_on },
      });
    expect(await errorOf(plan(addDays(today(), 1)))).toMatchObject({ message: "Please choose a day that has come." });
    expect(daysLeft(await plan(addDays(today(), -2)))).toBe(30);
  });
});

describe("what customers see of foods", () => {
  it("is their own, and so is what they change", async () => {
    const [mine, other] = [await aDogOwner(shop), await aDogOwner(shop)];
    await eat(mine.api, mine.gear.id, mine.pet.id);
    expect(await other.api.listFoods()).toMatchObject({ foods: [], questions: [{ gear: { id: other.gear.id } }] });
    const params = { gearId: mine.gear.id, userpetId: mine.pet.id };
    const forbidden = [
      () => eat(other.api, mine.gear.id, other.pet.id),
      () => eat(other.api, other.gear.id, mine.pet.id),
      () => other.api.pauseFood({ params, body: { is_paused: true } }),
      () => other.api.stopFood({ params }),
      () => other.api.skipFoodReminder({ params }),
      () => other.api.declineFood({ params }),
    ];
    for (const call of forbidden) expect(await errorOf(call())).toMatchObject({ status: 404 });
    expect(daysLeft(await mine.api.listFoods())).toBe(32);
  });

  it("is in their export, and goes with their account", async () => {
    const { api, id, gear, pet } = await aDogOwner(shop);
    await eat(api, gear.id, pet.id);
    await api.pauseFood({ params: { gearId: gear.id, userpetId: pet.id }, body: { is_paused: true } });
    const exported = await api.exportMyData();
    expect(exported).toMatchObject({
      food: {
        reminders_by_mail: true,
        foods: [
          {
            food: "Salmon Kibble",
            eaten_by: [{ pet: "Mochi", pauses: [{ resumed_on: null }] }],
            arrived: [{ units: 1 }],
          },
        ],
      },
    });
    const { email } = await api.getProfile();
    await api.deleteAccount({ body: { email } });
    const { db } = shop.database;
    expect(await db.$count(petFoods, eq(petFoods.userpetId, pet.id))).toBe(0);
    expect(await db.$count(foodSupplies, sql`${foodSupplies.userId} = ${id}`)).toBe(0);
    await expectConsistentLedger(shop);
  });
});
