import { openRequestStages } from "@pawhaven/contract";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { containsText } from "../../platform/db/contains-text.ts";
import type { Db } from "../../platform/db/database.ts";
import { adoptionRequests, meetings, pets, users } from "../../schema/index.ts";

export const countOpen = (db: Db): Promise<number> =>
  db.$count(adoptionRequests, inArray(adoptionRequests.stage, openRequestStages));

export const countPlannedOn = (db: Db, day: string, timeZone: string): Promise<number> =>
  db.$count(
    meetings,
    and(eq(meetings.status, "planned"), sql`(${meetings.startsAt} at time zone ${timeZone})::date = ${day}::date`),
  );

export async function countDueUntil(db: Db, day: string): Promise<number> {
  const [row] = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from due_care join pets on pets.id = due_care.pet_id
    where due_on <= ${day}::date and stage <> 'left'`);
  return row?.count ?? 0;
}

export const petsContaining = (db: Db, text: string, limit: number) =>
  db
    .select({ id: pets.id, name: pets.name, breed: pets.breed, age: pets.age, tags: pets.tags })
    .from(pets)
    .where(containsText(sql`(${pets.name} || ' ' || ${pets.breed} || ' ' || coalesce(${pets.chip}, ''))`, text))
    .orderBy(asc(pets.name), asc(pets.id))
    .limit(limit);

/** Ids grow with time. */
export const newestRequests = (db: Db, limit: number) =>
  db
    .select({ id: adoptionRequests.id, at: adoptionRequests.createdAt, pet: pets.name, customer: users.name })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, adoptionRequests.userId))
    .where(inArray(adoptionRequests.stage, openRequestStages))
    .orderBy(desc(adoptionRequests.id))
    .limit(limit);
