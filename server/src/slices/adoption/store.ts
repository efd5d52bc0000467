import { activeRequestStages, openRequestStages, type RequestStage } from "@pawhaven/contract";
import { and, asc, desc, eq, inArray, isNotNull, ne, type SQL, sql } from "drizzle-orm";
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

/** Customers see what is published and has not left. */
const isShown = and(isNotNull(pets.publishedAt), ne(pets.stage, "left"));

export const shownPets = (db: Db): Promise<PetRow[]> => db.select().from(pets).where(isShown).orderBy(asc(pets.id));

/** Every word is a part of the name, the breed or the type. The expression is the one of the trigram index. */
export const shownPetsWith = (db: Db, words: readonly string[], limit: number): Promise<PetRow[]> => {
  const text = sql`fold_text(${pets.name} || ' ' || ${pets.breed} || ' ' || ${pets.type})`;
  const hasWords = words.map((word) => sql`${text} like ${`%${word}%`}`);
  return db
    .select()
    .from(pets)
    .where(
      and(
        // mutant(../search/search.test.ts): the search of the shop finds only animals that customers see
        isShown,
        ...hasWords,
      ),
    )
    .orderBy(asc(pets.name), asc(pets.id))
    .limit(limit);
};

export async function shownPetById(db: Db, id: number): Promise<PetRow | undefined> {
  const [row] = await db
    .select()
    .from(pets)
    .where(
      and(
        eq(pets.id, id),
        // mutant(animals/animals.test.ts): customers do not see animals that are hidden or have left
        isShown,
      ),
    );
  return row;
}

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
      and(
        // mutant(favorites.test.ts): customers see their own favorites only
        eq(favorites.userId, userId),
        isShown,
      ),
    )
    .orderBy(desc(favorites.createdAt), desc(pets.id));
  return rows.map(({ pet }) => pet);
}

const isActive = inArray(adoptionRequests.stage, activeRequestStages);
const isOpen = inArray(adoptionRequests.stage, openRequestStages);

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
  selectRequests(db, isOpen).orderBy(asc(adoptionRequests.createdAt), asc(adoptionRequests.id));

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

type RequestValues = Partial<
  Pick<typeof adoptionRequests.$inferInsert, "stage" | "assigneeId" | "declineReason" | "threadId">
>;

export async function updateRequest(tx: Tx, id: number, values: RequestValues): Promise<void> {
  await tx
    .update(adoptionRequests)
    .set({ ...values, version: sql`${adoptionRequests.version} + 1` })
    .where(eq(adoptionRequests.id, id));
}

/** With the moment of the decision. */
export async function closeRequest(
  tx: Tx,
  id: number,
  { stage, reason = "" }: { stage: Exclude<RequestStage, (typeof openRequestStages)[number]>; reason?: string },
): Promise<void> {
  await tx
    .update(adoptionRequests)
    .set({ stage, declineReason: reason, decidedAt: sql`now()`, version: sql`${adoptionRequests.version} + 1` })
    .where(eq(adoptionRequests.id, id));
}

/** Returns false if the request is no longer open. */
export async function withdrawOpenRequest(tx: Tx, id: number): Promise<boolean> {
  const changed = await tx
    .update(adoptionRequests)
    .set({ stage: "withdrawn", decidedAt: sql`now()`, version: sql`${adoptionRequests.version} + 1` })
    .where(and(eq(adoptionRequests.id, id), isOpen))
    .returning({ id: adoptionRequests.id });
  return changed.length > 0;
}

/** Of these requests, those for whose animal somebody else has asked too. */
export async function otherApplicants(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db.execute<{ id: number }>(sql`
    select request.id from adoption_requests as request
    where request.id = any(${sql.param([...ids])}::integer[]) and request.stage in ('received', 'in_review', 'meeting')
      and exists (
        select from adoption_requests as other
        where other.pet_id = request.pet_id and other.id <> request.id and other.stage in ('received', 'in_review', 'meeting')
      )`);
  return new Set(rows.map(({ id }) => id));
}

export async function lockRequestRow(tx: Tx, id: number): Promise<RequestRow["request"] | undefined> {
  const [row] = await tx.select().from(adoptionRequests).where(eq(adoptionRequests.id, id)).for("update");
  return row;
}
