import { promotions } from "../../src/schema/index.ts";
import type { TestShop } from "./test-shop.ts";

type Overrides = Partial<typeof promotions.$inferInsert>;

/** Ten percent off, running, with a code unless it is null. */
export async function aPromotion(
  { database }: Pick<TestShop, "database">,
  overrides: Overrides = {},
): Promise<typeof promotions.$inferSelect> {
  const terms = overrides.kind && overrides.kind !== "percent" ? {} : { percent: 10 };
  const [row] = await database.db
    .insert(promotions)
    .values({ name: "Welcome", kind: "percent", state: "active", ...terms, ...overrides })
    .returning();
  return row as typeof promotions.$inferSelect;
}
