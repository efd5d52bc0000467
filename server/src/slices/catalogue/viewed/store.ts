import { desc, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { gears, viewConsents, viewedGears } from "../../../schema/index.ts";

export const hasConsent = async (db: Db, userId: number): Promise<boolean> =>
  (await db.$count(viewConsents, eq(viewConsents.userId, userId))) > 0;

export const viewedGearsOf = (db: Db, userId: number) =>
  db
    .select({ id: gears.id, name: gears.name, state: gears.state, viewedAt: viewedGears.viewedAt })
    .from(viewedGears)
    .innerJoin(gears, eq(gears.id, viewedGears.gearId))
    .where(
      // mutant(viewed-gears.test.ts): customers see what they viewed themselves
      eq(viewedGears.userId, userId),
    )
    .orderBy(desc(viewedGears.viewedAt), desc(viewedGears.gearId));

/** Of those that exist, the first one as the newest. Without a consent it stores nothing. */
export async function saveViews(tx: Tx, userId: number, gearIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    insert into viewed_gears (user_id, gear_id, viewed_at)
    select consent.user_id, gears.id, (select clock_timestamp()) - interval '1 millisecond' * min(position)
    from view_consents as consent, json_array_elements_text(${JSON.stringify(gearIds)}::json)
      with ordinality as viewed (id, position) join gears on gears.id = viewed.id::integer
    where consent.user_id = ${userId}
    group by consent.user_id, gears.id
    on conflict (user_id, gear_id) do update set viewed_at = greatest(viewed_gears.viewed_at, excluded.viewed_at)`);
}

export async function insertConsent(tx: Tx, userId: number): Promise<void> {
  await tx.insert(viewConsents).values({ userId }).onConflictDoNothing();
}

/** What was viewed goes with it. */
export async function deleteConsent(tx: Tx, userId: number): Promise<void> {
  await tx.delete(viewConsents).where(eq(viewConsents.userId, userId));
}

export async function gearExists(tx: Tx, id: number): Promise<boolean> {
  return (await tx.$count(gears, eq(gears.id, id))) > 0;
}
