import { customer, gearFacts, petAvoids as demoAvoids } from "@pawhaven/demo";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../platform/db/database.ts";
import { gears, petAvoids, userpets, users } from "../schema/index.ts";
import { daysAgo } from "./days-ago.ts";

/** What is known of some gears, and what the demo customer's pets avoid. */
export async function seedFits(tx: Tx): Promise<void> {
  for (const [slug, { checkedDaysAgo, contains = [], mayContain = [], ...facts }] of Object.entries(gearFacts)) {
    const lists = { contains: [...contains], mayContain: [...mayContain] };
    const factsCheckedOn = daysAgo(checkedDaysAgo).toISOString().slice(0, 10);
    await tx
      .update(gears)
      .set({ ...facts, ...lists, factsCheckedOn })
      .where(eq(gears.slug, slug));
  }
  for (const { pet, ingredient, reason } of demoAvoids) {
    const [row] = await tx
      .select({ id: userpets.id })
      .from(userpets)
      .innerJoin(users, eq(users.id, userpets.userId))
      .where(and(eq(users.email, customer.email), eq(userpets.name, pet)));
    if (row) await tx.insert(petAvoids).values({ userpetId: row.id, ingredient, reason }).onConflictDoNothing();
  }
}
