import { type SQL, sql } from "drizzle-orm";

/** Whether a text contains another one, whatever the case. The expression on the left is what a trigram index has. */
export const containsText = (text: SQL, part: string): SQL =>
  sql`lower(${text} collate caseless) like ${`%${escapeLike(part)}%`.toLowerCase()}::text`;

export const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
