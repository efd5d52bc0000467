import type { Day } from "@pawhaven/contract";
import type { Tx } from "../../platform/db/database.ts";
import { todayAt } from "../../platform/days.ts";
import type { CareContext } from "./care-context.ts";
import { dueFor } from "./due-for.ts";
import { planChanges } from "./plan-changes.ts";
import {
  applyChanges,
  type CareBatch,
  everyRule,
  freePastBookings,
  givenCareOf,
  lockPetsToCheck,
  markChecked,
  storedDueOf,
} from "./refresh-store.ts";

const batchSize = 500;

/** Works out for every animal what it needs, once a day and after whatever that depends on has changed. Safe to repeat. */
export async function refreshDueCare(context: CareContext, now: Date): Promise<void> {
  const checkSome = () =>
    context.database.transaction(async (tx) => {
      await freePastBookings(tx, now);
      return refreshBatch(tx, context, { limit: batchSize }, now);
    });
  while ((await checkSome()) === batchSize);
}

/** The same for the animals of one customer, before they are shown. */
export const refreshCareOf = (tx: Tx, context: CareContext, userId: number, now: Date): Promise<number> =>
  refreshBatch(tx, context, { userId }, now);

/** Returns how many animals were checked. */
async function refreshBatch(tx: Tx, context: CareContext, batch: CareBatch, now: Date): Promise<number> {
  const { timeZone } = context.shop;
  const today: Day = todayAt({ timeZone }, now);
  const pets = await lockPetsToCheck(tx, batch, today, timeZone);
  if (pets.length === 0) return 0;
  const ids = pets.map(({ id }) => id);
  const rules = await everyRule(tx);
  const given = await givenCareOf(tx, ids);
  const stored = await storedDueOf(tx, ids, timeZone);
  const plans = pets
    .filter(({ ended_on: ended }) => ended === null)
    .map((pet) => {
      const due = dueFor(pet, given.get(pet.id) ?? [], rules, today, context.country);
      return { userpetId: pet.id, ...planChanges(stored.get(pet.id) ?? [], due) };
    });
  await applyChanges(tx, plans, now);
  await markChecked(tx, ids, today);
  return pets.length;
}
