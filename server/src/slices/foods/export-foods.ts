import type { Db } from "../../platform/db/database.ts";
import { hasFoodMails } from "./feeding-store.ts";
import { loadHomeFoods } from "./household.ts";

/** Days of arrival by the clock that all timestamps of an export have. */
const exportTimeZone = "UTC";

/** What a customer's pets eat and ate, and what has arrived for them. */
export async function exportFoods(db: Db, userId: number): Promise<Record<string, unknown>> {
  const foods = await loadHomeFoods(db, [userId], exportTimeZone);
  return {
    reminders_by_mail: await hasFoodMails(db, userId),
    foods: foods.map(({ gear, eaters, supplies }) => ({
      food: gear.name,
      eaten_by: eaters.map((eater) => ({
        pet: eater.name,
        grams_per_day: eater.gramsPerDay,
        share: eater.share,
        adult_weight_kg: eater.adultWeightKg,
        started_on: eater.startedOn,
        stopped_on: eater.stoppedOn,
        pauses: eater.pauses,
      })),
      arrived: supplies.map(({ arrivedOn, units, isDeclined, sentAt, skippedAt }) => ({
        arrived_on: arrivedOn,
        units,
        is_declined: isDeclined,
        reminded_at: sentAt,
        reminder_skipped_at: skippedAt,
      })),
    })),
  };
}
