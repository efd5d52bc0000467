import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { containsText, containsTextOrPhone } from "../../platform/db/contains-text.ts";
import type { Db } from "../../platform/db/database.ts";
import { bookings, userpets, users } from "../../schema/index.ts";
import { type BookingRow, selectBookings, isActive } from "./store.ts";

export const countActiveOn = (db: Db, date: string): Promise<number> =>
  db.$count(bookings, and(eq(bookings.date, date), isActive));

/** Searches by index: a condition over several tables would read every booking. */
const idsContaining = (text: string): SQL => sql`(
  select ${bookings.id} from ${bookings} where ${bookings.userId} in (
    select ${users.id} from ${users} where ${containsTextOrPhone(userText, text)}
  )
  union
  select ${bookings.id} from ${bookings} where ${bookings.petId} in (
    select ${userpets.id} from ${userpets} where ${containsText(sql`${userpets.name}`, text)}
  )
  union
  select ${bookings.id} from ${bookings} where ${bookings.guestName} is not null and ${containsTextOrPhone(guestText, text)}
)`;

/** As the index `bookings_by_guest` has it. */
const guestText = sql`(${bookings.guestName} || ' ' || coalesce(${bookings.guestPhone}, '') || ' ' || coalesce(${bookings.guestEmail}, '') || ' ' || ${bookings.petName})`;

/** As the index `users_by_text` has it. */
const userText = sql`(${users.name} || ' ' || ${users.email} || ' ' || coalesce(${users.phone}, ''))`;

export const bookingsContaining = (db: Db, text: string, limit: number): Promise<BookingRow[]> =>
  selectBookings(db, sql`${bookings.id} in ${idsContaining(text)}`)
    .orderBy(desc(bookings.startsAt), asc(bookings.id))
    .limit(limit);

/** Ids grow with time. */
export const newestBookings = (db: Db, limit: number): Promise<BookingRow[]> =>
  selectBookings(db, isActive).orderBy(desc(bookings.id)).limit(limit);
