import type { Day } from "@pawhaven/contract";
import { todayAt } from "../../platform/days.ts";
import type { Tx } from "../../platform/db/database.ts";
import { isDaytime, reminderHours } from "../../platform/mail/is-daytime.ts";
import { claimReminders } from "./feeding-store.ts";
import type { FoodContext } from "./food-context.ts";
import { eatsNow, forecastOf, type HomeFood, loadHomeFoods, newestSupply } from "./household.ts";
import { queueFoodReminderMail } from "./mails.ts";
import { type EndingFood, isReminderDue } from "./reminder-rules.ts";
import { recipientOf, usersToRemind } from "./reminder-store.ts";

const batchSize = 100;

/** One mail per home with all foods that run out soon. Claiming and queueing share a transaction. */
export async function sendFoodReminders(context: FoodContext, now: Date): Promise<void> {
  const { database, shopIdentity } = context;
  if (!isDaytime(shopIdentity, now, reminderHours)) return;
  const today = todayAt(shopIdentity.shop, now);
  for (let users = [0]; users.length > 0;) {
    users = await usersToRemind(database.db, users.at(-1) as number, batchSize);
    const foods = await loadHomeFoods(database.db, users, shopIdentity.shop.timeZone);
    const due = new Set(endingFoods(context, foods, today).map(({ userId }) => userId));
    for (const userId of due) await database.transaction((tx) => remind(tx, context, userId, now));
  }
}

const endingFoods = ({ foodReminderDays }: FoodContext, foods: readonly HomeFood[], today: Day): EndingFood[] =>
  foods.flatMap((food) => {
    const forecast = food.eaters.some(eatsNow) ? forecastOf(food, today) : ({ state: "none" } as const);
    if (forecast.state !== "lasts" || !isReminderDue(food, forecast, { today, foodReminderDays })) return [];
    return [{ ...food, forecast }];
  });

async function remind(tx: Tx, context: FoodContext, userId: number, now: Date): Promise<void> {
  const { shop } = context.shopIdentity;
  const ending = endingFoods(context, await loadHomeFoods(tx, [userId], shop.timeZone), todayAt(shop, now));
  const supplyOf = (food: EndingFood) => newestSupply(food)?.id ?? 0;
  if (ending.length === 0) return;
  const claimed = await claimReminders(tx, ending.map(supplyOf), now);
  // mutant(food-reminders.postgres.test.ts): two nodes remind of a food once
  const foods = ending.filter((food) => claimed.includes(supplyOf(food)));
  const recipient = await recipientOf(tx, userId);
  if (recipient && foods.length > 0) await queueFoodReminderMail(tx, context.shopIdentity, recipient, foods);
}
