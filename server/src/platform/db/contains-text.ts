import { phoneToSearch } from "@pawhaven/contract";
import { type SQL, sql } from "drizzle-orm";

/** Whether a text contains another one, whatever the case. The expression on the left is what a trigram index has. */
export const containsText = (text: SQL, part: string): SQL =>
  sql`lower(${text} collate caseless) like ${`%${escapeLike(part)}%`.toLowerCase()}::text`;

/** The same for a text with a phone number in it: numbers are stored without what separates their digits, from +84 on. */
export const containsTextOrPhone = (text: SQL, part: string): SQL => {
  const phone = phoneToSearch(part);
  return phone === undefined
    ? containsText(text, part)
    : sql`(${containsText(text, part)} or ${containsText(text, phone)})`;
};

export const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
