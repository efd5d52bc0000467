import { desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { contactMessages } from "../../schema/index.ts";

const isFrom = (email: string) => eq(sql`lower(${contactMessages.email})`, email.toLowerCase());

export const contactMessagesFrom = (
  db: Db,
  email: string,
  limit: number,
): Promise<(typeof contactMessages.$inferSelect)[]> =>
  db.select().from(contactMessages).where(isFrom(email)).orderBy(desc(contactMessages.id)).limit(limit);

export const countContactMessagesFrom = (db: Db, email: string): Promise<number> =>
  db.$count(contactMessages, isFrom(email));
