import { and, asc, eq, gt, lt, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { staff, staffPresence, staffReadMarks } from "../../schema/index.ts";

export interface PresenceObject {
  kind: string;
  id: string;
}

/** Longer than two heartbeats, so that one may be lost. */
const oneMinuteAgo = sql`now() - interval '1 minute'`;

const isObject = ({ kind, id }: PresenceObject) =>
  and(eq(staffPresence.objectKind, kind), eq(staffPresence.objectId, id));

export async function upsertPresence(tx: Tx, staffId: number, { kind, id }: PresenceObject): Promise<void> {
  await tx
    .insert(staffPresence)
    .values({ staffId, objectKind: kind, objectId: id })
    .onConflictDoUpdate({
      target: [staffPresence.objectKind, staffPresence.objectId, staffPresence.staffId],
      set: { seenAt: sql`now()` },
    });
}

export async function deletePresence(db: Db, staffId: number, object: PresenceObject): Promise<void> {
  await db.delete(staffPresence).where(and(eq(staffPresence.staffId, staffId), isObject(object)));
}

export async function deleteStalePresence(tx: Tx): Promise<void> {
  await tx.delete(staffPresence).where(lt(staffPresence.seenAt, oneMinuteAgo));
}

export const othersAt = (tx: Tx, staffId: number, object: PresenceObject): Promise<{ id: number; name: string }[]> =>
  tx
    .select({ id: staff.id, name: staff.name })
    .from(staffPresence)
    .innerJoin(staff, eq(staff.id, staffPresence.staffId))
    .where(and(isObject(object), ne(staffPresence.staffId, staffId), gt(staffPresence.seenAt, oneMinuteAgo)))
    .orderBy(asc(staff.name), asc(staff.id));

export async function readMarkOf(db: Db, staffId: number): Promise<Date | undefined> {
  const [row] = await db
    .select({ readAt: staffReadMarks.readAt })
    .from(staffReadMarks)
    .where(eq(staffReadMarks.staffId, staffId));
  return row?.readAt;
}

/** Never moves back: two tabs may answer in any order. Nor into the future, where it would hide what is to come. */
export async function moveReadMark(db: Db, staffId: number, until: Date): Promise<void> {
  const readAt = sql`least(${until}, now())`;
  await db
    .insert(staffReadMarks)
    .values({ staffId, readAt })
    .onConflictDoUpdate({
      target: staffReadMarks.staffId,
      set: { readAt: sql`greatest(${staffReadMarks.readAt}, excluded.read_at)` },
    });
}
