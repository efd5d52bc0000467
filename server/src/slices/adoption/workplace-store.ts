import { asc, desc, eq, sql } from "drizzle-orm";
import { containsText } from "../../platform/db/contains-text.ts";
import type { Db } from "../../platform/db/database.ts";
import { adoptionRequests, pets, users } from "../../schema/index.ts";

export const countOpen = (db: Db): Promise<number> => db.$count(adoptionRequests, eq(adoptionRequests.status, "open"));

export const petsContaining = (db: Db, text: string, limit: number) =>
  db
    .select({ id: pets.id, name: pets.name, breed: pets.breed, age: pets.age, tags: pets.tags })
    .from(pets)
    .where(containsText(sql`(${pets.name} || ' ' || ${pets.breed})`, text))
    .orderBy(asc(pets.name), asc(pets.id))
    .limit(limit);

/** Ids grow with time. */
export const newestRequests = (db: Db, limit: number) =>
  db
    .select({ id: adoptionRequests.id, at: adoptionRequests.createdAt, pet: pets.name, customer: users.name })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, adoptionRequests.userId))
    .where(eq(adoptionRequests.status, "open"))
    .orderBy(desc(adoptionRequests.id))
    .limit(limit);
