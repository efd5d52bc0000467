import { and, asc, max, or, type SQL, sql } from "drizzle-orm";
import { containsText } from "../../platform/db/contains-text.ts";
import type { Db } from "../../platform/db/database.ts";
import { adoptionRequests, bookings, userpets, users } from "../../schema/index.ts";

/** As the index `users_by_text` has it. */
const userText = sql`(${users.name} || ' ' || ${users.email} || ' ' || coalesce(${users.phone}, ''))`;

/** Customers whom somebody deals with. */
const relations = {
  all: sql`true`,
  withPets: sql`(exists (select from ${userpets} where ${userpets.userId} = ${users.id})
    or exists (select from ${bookings} where ${bookings.userId} = ${users.id}))`,
  applicants: sql`exists (select from ${adoptionRequests} where ${adoptionRequests.userId} = ${users.id})`,
} satisfies Record<string, SQL>;
export type CustomerRelation = keyof typeof relations;

export const customersContaining = (db: Db, text: string, related: CustomerRelation[], limit: number) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      phone: users.phone,
      latestVisit: sql<string | null>`(
        select ${max(bookings.date)}::text from ${bookings} where ${bookings.userId} = ${users.id}
      )`,
    })
    .from(users)
    .where(
      and(
        containsText(userText, text),
        // mutant(../workplace/workplace.test.ts): staff find the customers that their role deals with
        or(...related.map((relation) => relations[relation])),
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
    .limit(limit);
