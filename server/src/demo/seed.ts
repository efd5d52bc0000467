import { sql } from "drizzle-orm";
import type { Database, Tx } from "../platform/db/database.ts";
import type { Clinic } from "../slices/content/opening-hours.ts";
import { customer } from "@pawhaven/demo/customer";
import { staff } from "@pawhaven/demo/staff";

export const demoCustomer = { email: customer.email, password: customer.password };
export const demoStaff = { email: staff[0].email, password: staff[0].password };

/**
 * Each part is seeded once per database, in this order, so that later changes are never overwritten. The data is
 * imported dynamically, so that a seeded shop does not hold it in memory.
 */
const seeders: Record<string, (tx: Tx, clinic: Clinic) => Promise<void>> = {
  catalogue: async (tx) => (await import("./seed-catalogue.ts")).seedCatalogue(tx),
  pets: async (tx) => (await import("./seed-pets.ts")).seedPets(tx),
  customer: async (tx) => (await import("./seed-customer.ts")).seedCustomer(tx),
  adoption: async (tx) => (await import("./seed-adoption.ts")).seedAdoption(tx),
  orders: async (tx) => (await import("./seed-orders.ts")).seedOrders(tx),
  staff: async (tx) => (await import("./seed-staff.ts")).seedStaff(tx),
  suppliers: async (tx) => (await import("./seed-suppliers.ts")).seedSuppliers(tx),
  promotions: async (tx) => (await import("./seed-promotions.ts")).seedPromotions(tx),
  messages: async (tx) => (await import("./seed-messages.ts")).seedMessages(tx),
  clinic: async (tx, clinic) => (await import("./seed-clinic.ts")).seedClinic(tx, clinic, new Date()),
  visits: async (tx, clinic) => (await import("./seed-guest-visits.ts")).seedGuestVisits(tx, clinic, new Date()),
  care: async (tx, clinic) => (await import("./seed-bookings.ts")).seedBookings(tx, clinic, new Date()),
  lives: async (tx, clinic) => (await import("./seed-lives.ts")).seedLives(tx, clinic, new Date()),
  foods: async (tx, clinic) => (await import("./seed-foods.ts")).seedFoods(tx, clinic, new Date()),
  fits: async (tx) => (await import("./seed-fits.ts")).seedFits(tx),
  "visit care": async (tx) => (await import("./seed-visit-care.ts")).seedVisitCare(tx),
};

/** Safe to call at every start and from several nodes at once. */
export async function seedDemo(database: Database, clinic: Clinic): Promise<void> {
  await database.transaction(async (tx) => {
    for (const [part, seed] of Object.entries(seeders)) {
      const claimed = await tx.execute(
        sql`insert into demo_parts (part) values (${part}) on conflict do nothing returning part`,
      );
      if (claimed.length > 0) await seed(tx, clinic);
    }
  });
}
