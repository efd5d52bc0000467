import type { StaffRole } from "@pawhaven/contract";
import type { Database } from "../../src/platform/db/database.ts";
import { createSession } from "../../src/platform/auth/sessions.ts";
import { createStaffSession, type StaffCaller } from "../../src/platform/auth/staff-sessions.ts";
import { newToken } from "../../src/platform/auth/tokens.ts";
import { gears, pets, shelterStays, staff, userpets, users } from "../../src/schema/index.ts";

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

/** A member of staff with a confirmed address and a session of staff. */
export async function aStaffMember(
  database: Database,
  role: StaffRole = "owner",
): Promise<{ id: number; userId: number; staffToken: string; caller: StaffCaller }> {
  const { id: userId } = await aCustomer(database, { name: "Kim" });
  return database.transaction(async (tx) => {
    const [member] = await tx.insert(staff).values({ userId, name: "Kim", role }).returning();
    const { id } = member as { id: number };
    const staffToken = newToken();
    const visitor = { address: "127.0.0.1", device: "test" };
    const session = { staffId: id, token: staffToken, visitor, hasSecondFactor: true };
    const { id: sessionId, expiresAt } = await createStaffSession(tx, session);
    const identityConfirmedAt = new Date();
    const caller = { staffId: id, userId, name: "Kim", role, sessionId, expiresAt, identityConfirmedAt };
    return { id, userId, staffToken, caller: { ...caller, hasSecondFactor: true, requestId: "test" } };
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
    publishedAt: new Date(),
    careDiet: "Food",
    careExercise: "Walks",
    careGrooming: "Brush",
  };
  const values = { ...defaults, ...overrides };
  const stage = values.tags?.includes("Available") ? ("available" as const) : ("preparing" as const);
  const [row] = await database.db
    .insert(pets)
    .values({ stage, ...values })
    .returning();
  const pet = row as typeof pets.$inferSelect;
  await database.db.insert(shelterStays).values({ petId: pet.id, intakeKind: "stray", arrivedOn: "2026-01-05" });
  return pet;
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
