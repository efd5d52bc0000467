import type { MailChoices, MailList, MailPreferences } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { users } from "../../schema/index.ts";
import type { Db } from "../db/database.ts";

/** Which column says whether somebody wants the mails of a list. */
const columns = { care: "hasCareMails", food: "hasFoodMails", reviews: "hasReviewMails" } as const satisfies Record<
  MailList,
  keyof typeof users.$inferSelect
>;

/** Where a mail of a list can be stopped: for mail programs, and as a page for people. */
export const unsubscribeUrls = (origin: string, list: MailList, key: string) => ({
  oneClick: `${origin}/api/unsubscribe/${list}/${key}`,
  page: `${origin}/unsubscribe/${list}/${key}`,
});

/** Whoever has the secret of a mail may stop its kind. Returns false if nobody has this secret. */
export async function unsubscribeByKey(db: Db, list: MailList, key: string): Promise<boolean> {
  const stopped = await db
    .update(users)
    .set({ [columns[list]]: false })
    .where(
      // mutant(unsubscribe.test.ts): mails are stopped with the secret of a mail alone
      eq(users.unsubscribeKey, key),
    )
    .returning({ id: users.id });
  return stopped.length > 0;
}

export async function mailPreferencesOf(db: Db, userId: number): Promise<MailPreferences> {
  const [row] = await db
    .select({ care: users.hasCareMails, food: users.hasFoodMails, reviews: users.hasReviewMails })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? { care: false, food: false, reviews: false };
}

export async function saveMailPreferences(db: Db, userId: number, choices: MailChoices): Promise<void> {
  const { care, food, reviews } = choices;
  if (Object.values(choices).every((choice) => choice === undefined)) return;
  await db.update(users).set({ hasCareMails: care, hasFoodMails: food, hasReviewMails: reviews }).where(
    // mutant(unsubscribe.test.ts): customers choose their own mails
    eq(users.id, userId),
  );
}
