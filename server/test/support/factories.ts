import type { Database } from "../../src/platform/db/database.ts";
import { createSession } from "../../src/platform/auth/sessions.ts";
import { gears, pets, userpets, users } from "../../src/schema/index.ts";

let count = 0;

export async function aGear(
  database: Database,
  overrides: Partial<typeof gears.$inferInsert> = {},
): Promise<typeof gears.$inferSelect> {
  count += 1;
  const defaults = {
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
    .values({ ...defaults, ...overrides })
    .returning();
  return row as typeof gears.$inferSelect;
}

/** A customer with a confirmed email address and a session token. */
export async function aCustomer(
  database: Database,
  { lifetimeSeconds = 3600, ...overrides }: { lifetimeSeconds?: number } & Partial<typeof users.$inferInsert> = {},
): Promise<{ id: number; token: string }> {
  count += 1;
  const email = `robin-${count}@example.com`;
  return database.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ name: "Robin", email, emailConfirmedAt: new Date(), ...overrides })
      .returning();
    const { id } = user as { id: number };
    return {
      id,
      token: await createSession(tx, {
        userId: id,
        lifetimeSeconds,
        visitor: { address: "127.0.0.1", device: "test" },
      }),
    };
  });
}

export async function aPet(
  database: Database,
  overrides: Partial<typeof pets.$inferInsert> = {},
): Promise<typeof pets.$inferSelect> {
  count += 1;
  const defaults = {
    slug: `pet-${count}`,
    name: `Pet ${count}`,
    type: "Dogs",
    breed: "Beagle",
    age: "2 years",
    gender: "Female" as const,
    weight: "11 kg",
    color: "Tricolour",
    description: "A friend.",
    trait: "Likes people",
    adoptionFeeCents: 10_000,
    tags: ["Available"],
    careDiet: "Food",
    careExercise: "Walks",
    careGrooming: "Brush",
  };
  const [row] = await database.db
    .insert(pets)
    .values({ ...defaults, ...overrides })
    .returning();
  return row as typeof pets.$inferSelect;
}

/** A registered pet of a customer. */
export async function aUserpet(
  database: Database,
  overrides: Partial<typeof userpets.$inferInsert> & { userId: number },
): Promise<typeof userpets.$inferSelect> {
  count += 1;
  const defaults = { name: `Friend ${count}`, species: "Dog" as const, breed: "Beagle", gender: "Female" as const };
  const [row] = await database.db
    .insert(userpets)
    .values({ ...defaults, ...overrides })
    .returning();
  return row as typeof userpets.$inferSelect;
}
