import { sql } from "drizzle-orm";
import type { Database, Tx } from "../platform/db/database.ts";
import { customer } from "./data/index.ts";
import { seedCatalogue } from "./seed-catalogue.ts";
import { seedCustomer } from "./seed-customer.ts";
import { seedPets } from "./seed-pets.ts";

/** How to sign in and try things out. */
export const demoCustomer = { email: customer.email, password: customer.password };

/** Each part is planted once per database, in this order; what a visitor changed afterwards stays changed. */
const parts: Record<string, (tx: Tx) => Promise<void>> = {
  catalogue: seedCatalogue,
  pets: seedPets,
  customer: seedCustomer,
};

/** Fills the shop with its demo data. Safe to call at every start and from several nodes at once. */
export async function seedDemo(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    for (const [part, plant] of Object.entries(parts)) {
      const claimed = await tx.execute(
        sql`insert into demo_parts (part) values (${part}) on conflict do nothing returning part`,
      );
      if (claimed.length > 0) await plant(tx);
    }
  });
}
