import type { BookingCustomer } from "@pawhaven/contract";
import { and, asc, eq, ne, sql } from "drizzle-orm";
import { containsText, containsTextOrPhone } from "../../../platform/db/contains-text.ts";
import type { Db } from "../../../platform/db/database.ts";
import { bookings, userpets, users } from "../../../schema/index.ts";

export async function ownerOfUserpet(db: Db, petId: number): Promise<number | undefined> {
  const [row] = await db.select({ userId: userpets.userId }).from(userpets).where(eq(userpets.id, petId));
  return row?.userId;
}

/** As the index `users_by_text` has it. */
const userText = sql`(${users.name} || ' ' || ${users.email} || ' ' || coalesce(${users.phone}, ''))`;

const petsOfUser = sql<BookingCustomer["pets"]>`coalesce((
  select json_agg(json_build_object('id', id, 'name', name, 'species', species) order by id)
  from ${userpets} where user_id = "users"."id" and ended_on is null
), '[]')`;

const missedByUser = sql<number>`(
  select count(*) from ${bookings} where status = 'No-show' and user_id = "users"."id"
)::integer`;

/** Two searches by index: a condition over both tables would read every customer. */
export const customersContaining = (db: Db, text: string, limit: number): Promise<BookingCustomer[]> =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      phone: sql<string>`coalesce(${users.phone}, '')`,
      no_shows: missedByUser,
      pets: petsOfUser,
    })
    .from(users)
    .where(
      sql`${users.id} in (
        select ${users.id} from ${users} where ${containsTextOrPhone(userText, text)}
        union
        select ${userpets.userId} from ${userpets} where ${containsText(sql`${userpets.name}`, text)}
      )`,
    )
    .orderBy(asc(users.name), asc(users.id))
    .limit(limit);

export const countMissed = (db: Db, userId: number): Promise<number> =>
  db.$count(bookings, and(eq(bookings.userId, userId), eq(bookings.status, "No-show")));

export const privateNotesOf = (db: Db, userId: number): Promise<{ booking_id: number; text: string }[]> =>
  db
    .select({ booking_id: bookings.id, text: bookings.privateNote })
    .from(bookings)
    .where(and(eq(bookings.userId, userId), ne(bookings.privateNote, "")))
    .orderBy(asc(bookings.id));
