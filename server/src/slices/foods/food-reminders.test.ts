import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { aDogOwner, aFood, ageSupplies, aWeighedPet, eat, receiveFood } from "../../../test/support/foods.ts";
import { placeCashOrder } from "../../../test/support/orders.ts";
import { testShopIdentity } from "../../../test/support/shop-identity.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { gears, mailOutbox } from "../../schema/index.ts";
import { sendFoodReminders } from "./send-food-reminders.ts";

const shop = testShop();

/** Today at this hour in Ho Chi Minh City, where the test shop is. */
function todayAtHour(hour: number): Date {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Ho_Chi_Minh" }).format(new Date());
  return new Date(`${day}T${String(hour).padStart(2, "0")}:30:00+07:00`);
}

const send = (now = todayAtHour(10)) =>
  sendFoodReminders({ database: shop.database, shopIdentity: testShopIdentity(), foodReminderDays: 7 }, now);

const remindersTo = async (userId: number) => {
  const mails = await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.userId, userId));
  return mails.filter(({ subject }) => /food/.test(subject));
};

/** The earliest end is 26 days after the arrival. */
async function anOwner(daysAgo: number, overrides: Parameters<typeof aDogOwner>[1] = {}) {
  const owner = await aDogOwner(shop, { daysAgo, ...overrides });
  await eat(owner.api, owner.gear.id, owner.pet.id);
  return owner;
}

describe("the reminder that a food runs out", () => {
  it("comes a week before the earliest end, once, by day", async () => {
    const owner = await anOwner(18);
    await send();
    expect(await remindersTo(owner.id)).toEqual([]);
    await ageSupplies(shop, owner.id, owner.gear.id, 1);
    for (const hour of [8, 19, 23]) await send(todayAtHour(hour));
    expect(await remindersTo(owner.id)).toEqual([]);
    for (const hour of [9, 18]) await send(todayAtHour(hour));
    const [mail, ...others] = await remindersTo(owner.id);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Mochi's food lasts until about \d+ \w+ \(\d+ \w+ to \d+ \w+\)$/);
    expect(mail?.bodyText).toContain(`/refill?gears=${owner.gear.id}`);
    expect(mail?.bodyText).toContain("We order and charge nothing by ourselves.");
    expect(mail?.bodyText).toContain("Usual advice; your vet decides.");
    expect(mail?.bodyText).toContain("not reviewed by a vet");
    expect(await owner.api.listFoods()).toMatchObject({ foods: [{ reminder: "sent" }] });
    expect(await owner.api.listOrders()).toHaveLength(1);
  });

  it("comes again for the next supply", async () => {
    const owner = await anOwner(24);
    await send();
    await receiveFood(shop, owner, owner.gear.id);
    await ageSupplies(shop, owner.id, owner.gear.id, 28);
    await send();
    expect(await remindersTo(owner.id)).toHaveLength(2);
  });

  it("names all foods of a home in one mail, what they cost now and cost then, and what is sold out", async () => {
    const owner = await anOwner(24);
    const cat = await aWeighedPet(shop, { userId: owner.id, species: "Cat", weightKg: 4, name: "Bao" });
    const cod = await aFood(shop, { name: "Cod Kibble", species: "Cat", netWeightGrams: 1600 });
    await receiveFood(shop, owner, cod.id, 24);
    await eat(owner.api, cod.id, cat.id);
    await shop.database.db.update(gears).set({ listPriceCents: 1250 }).where(eq(gears.id, owner.gear.id));
    await shop.database.db.update(gears).set({ stock: 0 }).where(eq(gears.id, cod.id));
    await send();
    const [mail, ...others] = await remindersTo(owner.id);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Your pets' food will run out soon");
    expect(mail?.bodyText).toContain("Now $12.50, was $10.00.");
    expect(mail?.bodyText).toContain("$10.00. It is sold out at the moment.");
    expect(mail?.bodyText).toContain(`/refill?gears=${owner.gear.id}\n`);
  });

  it("is not sent for food that is on its way, paused, stopped, skipped or long used up", async () => {
    const [ordered, paused, stopped, skipped, usedUp] = [
      await anOwner(24),
      await anOwner(24),
      await anOwner(24),
      await anOwner(24),
      await anOwner(60),
    ];
    await placeCashOrder(ordered.api, [{ id: ordered.gear.id, quantity: 1 }]);
    const paramsOf = ({ gear, pet }: typeof paused) => ({ gearId: gear.id, userpetId: pet.id });
    await paused.api.pauseFood({ params: paramsOf(paused), body: { is_paused: true } });
    await stopped.api.stopFood({ params: paramsOf(stopped) });
    expect(await skipped.api.skipFoodReminder({ params: paramsOf(skipped) })).toMatchObject({
      foods: [{ reminder: "skipped", remind_on: null }],
    });
    await send();
    for (const { id } of [ordered, paused, stopped, skipped, usedUp]) expect(await remindersTo(id)).toEqual([]);
  });

  it("goes to proven addresses, and to those who want it", async () => {
    const [unproven, unwanted] = [await anOwner(24, { emailConfirmedAt: null }), await anOwner(24)];
    expect(await unwanted.api.setMailPreferences({ body: { food: false } })).toEqual({
      care: true,
      food: false,
      reviews: true,
    });
    await send();
    for (const { id } of [unproven, unwanted]) expect(await remindersTo(id)).toEqual([]);
    await unwanted.api.setMailPreferences({ body: { food: true } });
    await send();
    expect(await remindersTo(unwanted.id)).toHaveLength(1);
  });
});
