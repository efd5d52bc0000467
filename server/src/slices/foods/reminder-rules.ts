import { addDays, type Day, type Food } from "@pawhaven/contract";
import { type HomeFood, newestSupply } from "./household.ts";

/** A food that runs out, with its forecast. */
export type EndingFood = HomeFood & { forecast: Extract<Food["forecast"], { state: "lasts" }> };

/** The day from which the owner is reminded; null without an end that can be foreseen. */
export const remindOn = (forecast: Food["forecast"], foodReminderDays: number): Day | null =>
  forecast.state === "lasts" ? addDays(forecast.earliest_on, -foodReminderDays) : null;

/** Of the newest supply; null once nobody will be reminded of it. */
export function reminderOf(food: HomeFood, forecast: Food["forecast"], today: Day): Food["reminder"] {
  const supply = newestSupply(food);
  if (supply?.sentAt) return "sent";
  if (supply?.skippedAt) return "skipped";
  // Long after the end it would be no reminder.
  return supply && forecast.state === "lasts" && forecast.latest_on >= today ? "planned" : null;
}

export function isReminderDue(
  food: HomeFood,
  forecast: Food["forecast"],
  { today, foodReminderDays }: { today: Day; foodReminderDays: number },
): boolean {
  const day = remindOn(forecast, foodReminderDays);
  // mutant(food-reminders.test.ts): nobody is reminded of food that is on its way
  if (food.isOrdered) return false;
  return day !== null && day <= today && reminderOf(food, forecast, today) === "planned";
}
