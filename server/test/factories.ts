import type { Database } from "../src/platform/db/database.ts";
import { openSession } from "../src/platform/sessions.ts";
import { gears, users } from "../src/schema/index.ts";

let count = 0;

/** A gear like any other, but for what a test cares about. */
export async function aGear(
  database: Database,
  own: Partial<typeof gears.$inferInsert> = {},
): Promise<typeof gears.$inferSelect> {
  count += 1;
  const plain = {
    slug: `gear-${count}`,
    name: `Gear ${count}`,
    description: "A thing.",
    petType: "Dogs",
    category: "Toys",
    listPriceCents: 1000,
    stock: 5,
  };
  const [row] = await database.db
    .insert(gears)
    .values({ ...plain, ...own })
    .returning();
  return row as typeof gears.$inferSelect;
}

/** A customer and a token that proves it. */
export async function aCustomer(
  database: Database,
  { lifetimeSeconds = 3600 } = {},
): Promise<{ id: number; token: string }> {
  count += 1;
  return database.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ name: "Robin", email: `robin-${count}@example.com` })
      .returning();
    const { id } = user as { id: number };
    return { id, token: await openSession(tx, id, lifetimeSeconds) };
  });
}
