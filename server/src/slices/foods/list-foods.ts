import type { Foods } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { todayAt } from "../../platform/days.ts";
import { hasFoodMails, livingPets } from "./feeding-store.ts";
import type { FoodContext } from "./food-context.ts";
import { eatsNow, loadHomeFoods } from "./household.ts";
import { listQuestions } from "./list-questions.ts";
import { toFoodDto } from "./serialize.ts";

export async function listFoods(context: FoodContext, { userId }: Caller, now: Date): Promise<Foods> {
  const { shop } = context.shopIdentity;
  const { db } = context.database;
  const today = todayAt(shop, now);
  const homeFoods = await loadHomeFoods(db, [userId], shop.timeZone);
  const pets = await livingPets(db, userId);
  return {
    today,
    foods: homeFoods
      .filter(({ eaters }) => eaters.some(eatsNow))
      .map((food) => toFoodDto(food, today, context.foodReminderDays)),
    questions: listQuestions(homeFoods, pets, today),
    has_food_mails: await hasFoodMails(db, userId),
  };
}
