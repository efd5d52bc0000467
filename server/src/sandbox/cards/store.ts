import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { newToken } from "../../platform/auth/tokens.ts";
import { sandboxIntents, sandboxSecret } from "../../schema/index.ts";

export type SandboxIntent = typeof sandboxIntents.$inferSelect;

type Values = typeof sandboxIntents.$inferInsert;

/** Of several concurrent inserts for one reference, one succeeds and the others find its row. */
export async function insertOrFindIntent(db: Db, values: Values): Promise<SandboxIntent | undefined> {
  const [inserted] = await db
    .insert(sandboxIntents)
    .values(values)
    .onConflictDoNothing({ target: sandboxIntents.reference })
    .returning();
  return inserted ?? findIntent(db, eq(sandboxIntents.reference, values.reference));
}

export const intentById = (db: Db, id: string) => findIntent(db, eq(sandboxIntents.id, id));

export const intentBySecret = (db: Db, clientSecret: string) =>
  findIntent(db, eq(sandboxIntents.clientSecret, clientSecret));

export const intentByChallenge = (db: Db, id: string, challengeHash: Buffer) =>
  findIntent(
    db,
    and(
      eq(sandboxIntents.id, id),
      // mutant(paying.test.ts): a challenge is shown to the customer it was issued to
      eq(sandboxIntents.challengeHash, challengeHash),
    ),
  );

async function findIntent(db: Db, condition: SQL | undefined): Promise<SandboxIntent | undefined> {
  const [row] = await db.select().from(sandboxIntents).where(condition);
  return row;
}

/** Undefined if the intent is no longer in one of these statuses. */
export async function updateIntentIfStatus(
  db: Db,
  id: string,
  statuses: SandboxIntent["status"][],
  values: Partial<Values>,
): Promise<SandboxIntent | undefined> {
  const [row] = await db
    .update(sandboxIntents)
    .set(values)
    .where(and(eq(sandboxIntents.id, id), inArray(sandboxIntents.status, statuses)))
    .returning();
  return row;
}

/** Does nothing if the challenge was answered or replaced. */
export async function answerChallenge(
  db: Db,
  id: string,
  challengeHash: Buffer,
  status: "succeeded" | "open",
): Promise<void> {
  await db
    .update(sandboxIntents)
    .set({ status })
    .where(
      and(
        eq(sandboxIntents.id, id),
        eq(sandboxIntents.challengeHash, challengeHash),
        eq(sandboxIntents.status, "requires_action"),
      ),
    );
}

/** Signs webhooks; shared by all nodes. */
export async function getOrCreateSigningSecret(db: Db): Promise<string> {
  const [known] = await db.select({ secret: sandboxSecret.secret }).from(sandboxSecret);
  if (known) return known.secret;
  await db.insert(sandboxSecret).values({ secret: newToken() }).onConflictDoNothing();
  return getOrCreateSigningSecret(db);
}
