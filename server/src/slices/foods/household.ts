import {
  type Eating,
  type Food,
  type FoodForecast,
  forecastFood,
  gramsPerDay,
  type Day,
  type Portioned,
} from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import {
  type EaterRow,
  eatersOf,
  type FoodGearRow,
  foodGears,
  gearsOnTheirWay,
  type SupplyRow,
  suppliesOf,
} from "./store.ts";

/** A food at one home: who eats it, and what is there. */
export interface HomeFood {
  userId: number;
  gear: FoodGearRow;
  /** Also those that have stopped. */
  eaters: EaterRow[];
  /** The oldest first. */
  supplies: SupplyRow[];
  isOrdered: boolean;
}

/** All foods that these customers' pets eat or ate, or that have arrived at their homes. */
export async function loadHomeFoods(db: Db, userIds: readonly number[], timeZone: string): Promise<HomeFood[]> {
  const [eaters, supplies, ordered] = [
    await eatersOf(db, userIds),
    await suppliesOf(db, userIds, timeZone),
    await gearsOnTheirWay(db, userIds),
  ];
  const keys = new Set([...supplies, ...eaters].map(({ userId, gearId }) => `${userId} ${gearId}`));
  const gearIds = [...new Set([...supplies, ...eaters].map(({ gearId }) => gearId))];
  const gears = new Map((await foodGears(db, gearIds)).map((gear) => [gear.id, gear]));
  return [...keys].flatMap((key) => {
    const [userId = 0, gearId = 0] = key.split(" ").map(Number);
    const gear = gears.get(gearId);
    const isHere = (row: { userId: number; gearId: number }) => row.userId === userId && row.gearId === gearId;
    const rows = { eaters: eaters.filter(isHere), supplies: supplies.filter(isHere), isOrdered: ordered.some(isHere) };
    return gear ? [{ userId, gear, ...rows }] : [];
  });
}

export const eatsNow = ({ stoppedOn }: EaterRow): boolean => stoppedOn === null;

export const toEating = (row: EaterRow): Eating => ({
  species: row.species,
  weight_kg: row.weightKg,
  born_on: row.bornOn,
  adult_weight_kg: row.adultWeightKg,
});

type Unknown = Extract<Food["forecast"], { state: "unknown" }>;

/** One animal of which too little is known makes the whole forecast unknown. */
export function forecastOf({ gear, eaters, supplies }: HomeFood, today: Day): FoodForecast | Unknown {
  const pack = { net_weight_grams: gear.netWeightGrams, energy_kcal_per_100g: gear.energyKcalPer100g };
  const portioned: Portioned[] = [];
  for (const eater of eaters) {
    const eaten = gramsPerDay(toEating(eater), { grams_per_day: eater.gramsPerDay, share: eater.share }, pack, today);
    const { startedOn: started_on, stoppedOn: stopped_on, pauses } = eater;
    if ("grams" in eaten) portioned.push({ grams_per_day: eaten.grams, started_on, stopped_on, pauses });
    else if (eatsNow(eater)) return { state: "unknown", missing: eaten.missing, userpet_id: eater.userpetId };
  }
  const net = gear.netWeightGrams;
  if (net === null) return { state: "unknown", missing: "net weight", userpet_id: eaters[0]?.userpetId ?? 0 };
  const arrivals = supplies.map(({ arrivedOn, units }) => ({ arrived_on: arrivedOn, grams: units * net }));
  return forecastFood(arrivals, portioned, today);
}

/** What the forecast ends with, and a reminder is about. */
export const newestSupply = ({ supplies }: HomeFood): SupplyRow | undefined => supplies.at(-1);
