import { type Day, type Food, type FoodGear, isGrowingDog, toDollars } from "@pawhaven/contract";
import { eatsNow, forecastOf, type HomeFood, newestSupply, toEating } from "./household.ts";
import { reminderOf, remindOn } from "./reminder-rules.ts";
import type { EaterRow, FoodGearRow } from "./store.ts";

export const toFoodGearDto = (gear: FoodGearRow): FoodGear => ({
  id: gear.id,
  name: gear.name,
  main_image: gear.images[0] ?? null,
  price: toDollars(gear.priceCents),
  stock: gear.stock,
  is_sold: gear.isSold,
  net_weight_grams: gear.netWeightGrams,
  energy_kcal_per_100g: gear.energyKcalPer100g,
});

const toEaterDto = (row: EaterRow, today: Day): Food["eaters"][number] => ({
  userpet_id: row.userpetId,
  name: row.name,
  species: row.species,
  weight_kg: row.weightKg,
  adult_weight_kg: row.adultWeightKg,
  is_growing_dog: isGrowingDog(toEating(row), today),
  grams_per_day: row.gramsPerDay,
  share: row.share,
  started_on: row.startedOn,
  paused_on: row.pauses.find(({ resumed_on: resumed }) => resumed === null)?.paused_on ?? null,
});

export const lastPriceOf = (food: HomeFood): number | null => {
  const supply = newestSupply(food);
  return supply ? toDollars(supply.unitCents) : null;
};

export function toFoodDto(food: HomeFood, today: Day, foodReminderDays: number): Food {
  const forecast = forecastOf(food, today);
  const reminder = reminderOf(food, forecast, today);
  return {
    gear: toFoodGearDto(food.gear),
    last_price: lastPriceOf(food),
    eaters: food.eaters.filter(eatsNow).map((row) => toEaterDto(row, today)),
    forecast,
    is_ordered: food.isOrdered,
    reminder,
    remind_on: reminder === "planned" ? remindOn(forecast, foodReminderDays) : null,
  };
}
