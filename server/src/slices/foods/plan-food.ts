import type { Day, FoodPlan, Foods } from "@pawhaven/contract";
import { lockUser } from "../../platform/auth/lock-user.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { todayAt } from "../../platform/days.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { setAdultWeight } from "../userpets/set-adult-weight.ts";
import { eaterNotFound, foodConstraintErrors, foodNotFound } from "./errors.ts";
import { insertFeeding, livingPets, stopFeeding, updateFeeding } from "./feeding-store.ts";
import type { FoodContext } from "./food-context.ts";
import { eatsNow, type HomeFood, loadHomeFoods, newestSupply } from "./household.ts";
import { listFoods } from "./list-foods.ts";

const notYet = "Please choose a day that has come.";

type Eater = FoodPlan["eaters"][number];

/** Everybody who eats this food from now on. Whoever is not among them stops. */
export async function planFood(
  context: FoodContext,
  caller: Caller,
  gearId: number,
  { eaters, started_on: startedOn }: FoodPlan,
  now: Date,
): Promise<Foods> {
  const { database, shopIdentity } = context;
  const today = todayAt(shopIdentity.shop, now);
  if (startedOn !== undefined && startedOn > today)
    throw new ApiError("invalid", notYet, { errors: { started_on: [notYet] } });
  await database
    .transaction(async (tx) => {
      await lockUser(tx, caller.userId);
      const food = await ownFood(tx, context, caller, gearId);
      await assertOwnPets(tx, caller, eaters);
      await stopOthers(tx, food, eaters, today);
      const begin = startedOn ?? newestSupply(food)?.arrivedOn ?? today;
      for (const eater of eaters) await saveEater(tx, food, eater, begin < today ? begin : today);
    })
    .catch(mapConstraintErrors(foodConstraintErrors));
  return listFoods(context, caller, now);
}

export async function ownFood(
  tx: Tx,
  { shopIdentity }: Pick<FoodContext, "shopIdentity">,
  { userId }: Caller,
  gearId: number,
): Promise<HomeFood> {
  const foods = await loadHomeFoods(tx, [userId], shopIdentity.shop.timeZone);
  const food = foods.find(({ gear }) => gear.id === gearId);
  if (!food) throw foodNotFound();
  return food;
}

async function assertOwnPets(tx: Tx, { userId }: Caller, eaters: readonly Eater[]): Promise<void> {
  const own = new Set((await livingPets(tx, userId)).map(({ id }) => id));
  if (!eaters.every(({ userpet_id: id }) => own.has(id))) throw eaterNotFound();
}

async function stopOthers(tx: Tx, food: HomeFood, eaters: readonly Eater[], today: Day): Promise<void> {
  const others = food.eaters.filter(
    (row) => eatsNow(row) && !eaters.some(({ userpet_id: id }) => id === row.userpetId),
  );
  for (const row of others) await stopFeeding(tx, row, today);
}

async function saveEater(tx: Tx, { gear, eaters }: HomeFood, eater: Eater, startedOn: Day): Promise<void> {
  const { userpet_id: userpetId, grams_per_day: gramsPerDay, share, adult_weight_kg: adultWeight } = eater;
  if (adultWeight !== undefined) await setAdultWeight(tx, userpetId, adultWeight);
  const before = eaters.filter((row) => row.userpetId === userpetId);
  const known = before.find(eatsNow);
  if (known) return updateFeeding(tx, known.id, { gramsPerDay, share });
  // A pet that had stopped begins again afterwards.
  const begin = before.reduce(
    (day, { stoppedOn }) => (stoppedOn !== null && stoppedOn > day ? stoppedOn : day),
    startedOn,
  );
  return insertFeeding(tx, { userpetId, gearId: gear.id, gramsPerDay, share, startedOn: begin });
}
