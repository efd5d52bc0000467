import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { startMany } from "../../../test/support/concurrency.ts";
import { aDogOwner, aFood, eat, receiveFood } from "../../../test/support/foods.ts";
import { testShopIdentity } from "../../../test/support/shop-identity.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { mailOutbox, petFoods } from "../../schema/index.ts";
import { sendFoodReminders } from "./send-food-reminders.ts";

const shop = testShop();
const daytime = () => new Date(`${new Date().toISOString().slice(0, 10)}T05:00:00Z`); // noon in Ho Chi Minh City

describe("foods on several nodes", () => {
  it("are reminded of once", async () => {
    const owners = [];
    for (let count = 0; count < 5; count++) {
      const owner = await aDogOwner(shop, { daysAgo: 24 });
      await eat(owner.api, owner.gear.id, owner.pet.id);
      owners.push(owner);
    }
    const context = { database: shop.database, shopIdentity: testShopIdentity(), foodReminderDays: 7 };
    await Promise.all(startMany(6, () => sendFoodReminders(context, daytime())));
    for (const { id } of owners) {
      const isReminder = sql`${mailOutbox.userId} = ${id} and ${mailOutbox.subject} like '%food%'`;
      expect(await shop.database.db.$count(mailOutbox, isReminder)).toBe(1);
    }
  });

  it("never add up to more than a pet needs, however many are planned at once", async () => {
    const owner = await aDogOwner(shop);
    const gearIds = [owner.gear.id];
    for (let count = 0; count < 3; count++) {
      const { id } = await aFood(shop);
      await receiveFood(shop, owner, id);
      gearIds.push(id);
    }
    const insert = (gearId: number) =>
      shop.database.db
        .insert(petFoods)
        .values({ userpetId: owner.pet.id, gearId, share: 0.5, startedOn: "2026-01-01" });
    await Promise.allSettled(gearIds.map((gearId) => insert(gearId)));
    expect(await shop.database.db.$count(petFoods, eq(petFoods.userpetId, owner.pet.id))).toBe(2);
  });
});
