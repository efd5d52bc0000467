import {
  type Day,
  describeEnd,
  energySource,
  type Food,
  type FoodEater,
  pluralize,
  usualAdvice,
} from "@pawhaven/contract";
import { formatDollars } from "../../lib/money.ts";

/** How long it lasts, in a sentence. */
export function describeForecast({ forecast, eaters }: Pick<Food, "forecast" | "eaters">, today: Day): string {
  if (forecast.state === "lasts")
    return forecast.latest_on < today
      ? `Should be used up since about ${describeEnd(forecast)}`
      : `Lasts until about ${describeEnd(forecast)}`;
  if (forecast.state === "long") return "Lasts for more than two years";
  if (forecast.state === "paused") return `Paused. The rest lasts about ${pluralize(forecast.days_left, "day")}`;
  if (forecast.state === "none") return "Nothing of it has arrived";
  return describeMissing(forecast, eaters);
}

function describeMissing(
  { missing, userpet_id: id }: Extract<Food["forecast"], { state: "unknown" }>,
  eaters: readonly FoodEater[],
): string {
  const name = eaters.find(({ userpet_id: eater }) => eater === id)?.name ?? "your pet";
  if (missing === "weight") return `To count the days we need ${name}'s weight, or how much it eats`;
  if (missing === "equation")
    return `There are no equations for animals like ${name}. Tell us how much it eats, and we count the days`;
  return `We do not know enough about this food. Tell us how much ${name} eats, and we count the days`;
}

/** What a forecast follows from, with its source. No amounts: they would be advice. */
export function explainForecast({ gear, eaters }: Food): string {
  const facts = [
    ...eaters.map(describeEater),
    gear.energy_kcal_per_100g !== null && `${gear.energy_kcal_per_100g} kcal per 100 g`,
    gear.net_weight_grams !== null && `${gear.net_weight_grams / 1000} kg a pack`,
  ].filter(Boolean);
  const isByNeed = eaters.some(({ grams_per_day: grams }) => grams === null);
  return `${facts.join(", ")}; give or take a fifth. ${isByNeed ? `${energySource} ` : ""}${usualAdvice}`;
}

function describeEater({ name, weight_kg: weight, grams_per_day: grams, share }: FoodEater): string {
  if (grams !== null) return `${name} eats ${grams} g a day, as you told us`;
  const part = share === null || share === 1 ? "" : `, ${Math.round(share * 100)} % of what it eats`;
  return weight === null ? name : `${name} weighs ${weight} kg${part}`;
}

/** “$34.50”, or how the price has changed since it was bought. */
export const describePrice = (price: number, lastPrice: number | null): string =>
  lastPrice === null || lastPrice === price
    ? formatDollars(price)
    : `Now ${formatDollars(price)}, was ${formatDollars(lastPrice)}`;
