import { and, desc, eq, isNull } from "drizzle-orm";
import { customer, foodFacts, meals } from "@pawhaven/demo";
import { todayAt } from "../platform/days.ts";
import type { Tx } from "../platform/db/database.ts";
import { foodSupplies, gears, petFoods, userpets, users } from "../schema/index.ts";
import type { Clinic } from "../slices/content/opening-hours.ts";
import { seedWholeOrder } from "./seed-orders.ts";

/** Pets of the demo customer eat what their newest parcels have brought. */
export async function seedFoods(tx: Tx, clinic: Clinic, now: Date): Promise<void> {
  for (const { gear, ...facts } of foodFacts)
    await tx
      .update(gears)
      .set(facts)
      .where(and(eq(gears.slug, gear), isNull(gears.energyKcalPer100g)));
  const [user] = await tx.select().from(users).where(eq(users.email, customer.email));
  if (!user) return; // the customer was deleted before this part was added to the demo
  const bySlug = new Map((await tx.select().from(gears)).map((gear) => [gear.slug, gear]));
  for (const { pet: name, gear, order } of meals) {
    const gearId = bySlug.get(gear)?.id;
    const isThis = and(eq(userpets.userId, user.id), eq(userpets.name, name), isNull(userpets.endedOn));
    const [pet] = await tx.select({ id: userpets.id }).from(userpets).where(isThis);
    if (gearId === undefined || !pet) continue;
    await seedWholeOrder(tx, user, order, bySlug);
    const [supply] = await tx
      .select()
      .from(foodSupplies)
      .where(eq(foodSupplies.gearId, gearId))
      .orderBy(desc(foodSupplies.arrivedAt))
      .limit(1);
    const startedOn = todayAt(clinic, supply?.arrivedAt ?? now);
    await tx.insert(petFoods).values({ userpetId: pet.id, gearId, share: 1, startedOn });
  }
}
