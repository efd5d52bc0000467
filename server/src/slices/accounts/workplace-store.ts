import type { CustomerFilters } from "@pawhaven/contract";
import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { containsTextOrPhone } from "../../platform/db/contains-text.ts";
import type { Db } from "../../platform/db/database.ts";
import { isInDateRange } from "../../platform/lists/is-in-date-range.ts";
import { keysetPage, type Page, type PageRequest } from "../../platform/lists/keyset-page.ts";
import { adoptionRequests, bookings, userpets, users } from "../../schema/index.ts";
import type { UserRow } from "./store.ts";

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

const isRelated = (related: CustomerRelation[]) =>
  // mutant(../workplace/workplace.test.ts): staff find the customers that their role deals with
  or(...related.map((relation) => relations[relation]), sql`false`);

export const customersContaining = (db: Db, text: string, related: CustomerRelation[], limit: number) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      phone: users.phone,
      latestVisit: sql<string | null>`(select max(date)::text from bookings where user_id = users.id)`,
    })
    .from(users)
    .where(and(containsTextOrPhone(userText, text), isRelated(related)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);

const sorting = { id: users.id, columns: { since: users.createdAt } };

export type ListedCustomer = Pick<UserRow, "id" | "name" | "email" | "emailConfirmedAt" | "createdAt">;

/** One statement, whatever the number of customers. */
export async function customerPage(
  db: Db,
  related: CustomerRelation[],
  { text, ...days }: CustomerFilters,
  timeZone: string,
  request: PageRequest<"since">,
): Promise<Page<ListedCustomer>> {
  const page = keysetPage(sorting, request);
  const { id, name, email, emailConfirmedAt, createdAt } = users;
  const found = await db
    .select({ id, name, email, emailConfirmedAt, createdAt, ...page.key })
    .from(users)
    .where(
      and(
        isRelated(related),
        text?.trim() ? containsTextOrPhone(userText, text.trim()) : undefined,
        isInDateRange(users.createdAt, days, timeZone),
        page.after,
      ),
    )
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.toPage(found);
}

export async function relatedUserById(db: Db, related: CustomerRelation[], id: number): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isRelated(related)));
  return row;
}
