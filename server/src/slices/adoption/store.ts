import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { adoptionRequests, favorites, pets, users } from "../../schema/index.ts";

export type PetRow = typeof pets.$inferSelect;

export interface Customer {
  id: number;
  name: string;
  email: string;
  phone: string | null;
}

/** A request with its pet and its customer. */
export interface RequestRow {
  request: typeof adoptionRequests.$inferSelect;
  pet: PetRow;
  customer: Customer;
}

export const allPets = (db: Db): Promise<PetRow[]> => db.select().from(pets).orderBy(asc(pets.id));

export async function petById(db: Db, id: number): Promise<PetRow | undefined> {
  const [row] = await db.select().from(pets).where(eq(pets.id, id));
  return row;
}

const isOwnFavorite = (userId: number, petId: number) =>
  and(
    // mutant(favorites.test.ts): a favorite belongs to its customer
    eq(favorites.userId, userId),
    eq(favorites.petId, petId),
  );

export const hasFavorite = async (db: Db, userId: number, petId: number): Promise<boolean> =>
  (await db.$count(favorites, isOwnFavorite(userId, petId))) > 0;

export async function insertFavorite(tx: Tx, userId: number, petId: number): Promise<void> {
  await tx.insert(favorites).values({ userId, petId });
}

export async function deleteFavorite(tx: Tx, userId: number, petId: number): Promise<boolean> {
  const deleted = await tx.delete(favorites).where(isOwnFavorite(userId, petId)).returning({ petId: favorites.petId });
  return deleted.length > 0;
}

export async function favoritesOf(db: Db, userId: number): Promise<PetRow[]> {
  const rows = await db
    .select({ pet: pets })
    .from(favorites)
    .innerJoin(pets, eq(pets.id, favorites.petId))
    .where(
      // mutant(favorites.test.ts): customers see their own favorites only
      eq(favorites.userId, userId),
    )
    .orderBy(desc(favorites.createdAt), desc(pets.id));
  return rows.map(({ pet }) => pet);
}

const isActive = inArray(adoptionRequests.status, ["open", "approved"]);

export const hasActiveRequest = async (db: Db, userId: number, petId: number): Promise<boolean> =>
  (await db.$count(
    adoptionRequests,
    and(
      // mutant(requests.test.ts): different customers can request the same pet
      eq(adoptionRequests.userId, userId),
      eq(adoptionRequests.petId, petId),
      isActive,
    ),
  )) > 0;

const selectRequests = (db: Db, condition: SQL | undefined) =>
  db
    .select({
      request: adoptionRequests,
      pet: pets,
      customer: { id: users.id, name: users.name, email: users.email, phone: users.phone },
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, adoptionRequests.userId))
    .where(condition);

export const requestsOf = (db: Db, userId: number): Promise<RequestRow[]> =>
  selectRequests(
    db,
    // mutant(requests.test.ts): customers see their own adoption requests only
    eq(adoptionRequests.userId, userId),
  ).orderBy(desc(adoptionRequests.createdAt), desc(adoptionRequests.id));

export const openRequests = (db: Db): Promise<RequestRow[]> =>
  selectRequests(db, eq(adoptionRequests.status, "open")).orderBy(
    asc(adoptionRequests.createdAt),
    asc(adoptionRequests.id),
  );

export async function requestById(db: Db, id: number): Promise<RequestRow | undefined> {
  const [row] = await selectRequests(db, eq(adoptionRequests.id, id));
  return row;
}

export async function insertRequest(tx: Tx, values: typeof adoptionRequests.$inferInsert): Promise<number> {
  const [row] = await tx.insert(adoptionRequests).values(values).returning({ id: adoptionRequests.id });
  return (row as { id: number }).id;
}

/** Blocks new requests and decisions about the pet until the transaction ends. */
export async function lockPet(tx: Tx, petId: number): Promise<void> {
  await tx.select({ id: pets.id }).from(pets).where(eq(pets.id, petId)).for("no key update");
}

/** All active requests for a pet; none of them can be withdrawn until the transaction ends. */
export const lockActiveRequestsFor = (tx: Tx, petId: number): Promise<RequestRow[]> =>
  selectRequests(tx, and(eq(adoptionRequests.petId, petId), isActive))
    .orderBy(asc(adoptionRequests.id))
    .for("update", { of: adoptionRequests });

export async function updateRequestStatus(tx: Tx, id: number, status: "approved" | "declined"): Promise<void> {
  await tx
    .update(adoptionRequests)
    .set({ status, decidedAt: sql`now()` })
    .where(eq(adoptionRequests.id, id));
}

/** Returns false if the request is no longer open. */
export async function withdrawOpenRequest(tx: Tx, id: number): Promise<boolean> {
  const changed = await tx
    .update(adoptionRequests)
    .set({ status: "withdrawn", decidedAt: sql`now()` })
    .where(and(eq(adoptionRequests.id, id), eq(adoptionRequests.status, "open")))
    .returning({ id: adoptionRequests.id });
  return changed.length > 0;
}
