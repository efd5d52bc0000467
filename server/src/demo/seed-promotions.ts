import { promotions as demoPromotions } from "@pawhaven/demo";
import type { Tx } from "../platform/db/database.ts";
import { promotions } from "../schema/index.ts";

export async function seedPromotions(tx: Tx): Promise<void> {
  await tx
    .insert(promotions)
    .values(demoPromotions.map((promotion) => ({ ...promotion, state: "active" as const })))
    .onConflictDoNothing();
}
