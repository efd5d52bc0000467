import { changeableBookingStatuses, type StaffBlock } from "@pawhaven/contract";
import { and, asc, eq, gt, inArray, sql, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { blocks, bookings, resources, services, userpets, users } from "../../../schema/index.ts";
import type { Interval } from "../availability.ts";
import { toRange } from "../store.ts";

export type BlockValues = Pick<typeof blocks.$inferInsert, "startsAt" | "endsAt" | "reason">;

const selectBlocks = (db: Db, ...conditions: SQL[]) =>
  db
    .select({
      id: blocks.id,
      resourceId: blocks.resourceId,
      resourceName: resources.name,
      staffId: resources.staffId,
      startsAt: blocks.startsAt,
      endsAt: blocks.endsAt,
      reason: blocks.reason,
      version: blocks.version,
    })
    .from(blocks)
    .innerJoin(resources, eq(resources.id, blocks.resourceId))
    .where(and(...conditions))
    .orderBy(asc(blocks.startsAt), asc(blocks.id));
export type BlockRow = Awaited<ReturnType<typeof selectBlocks>>[number];

export const blocksAfter = (db: Db, now: Date, limit: number): Promise<BlockRow[]> =>
  selectBlocks(db, gt(blocks.endsAt, now)).limit(limit);

export const blocksByIds = (db: Db, ids: readonly number[]): Promise<BlockRow[]> =>
  selectBlocks(db, inArray(blocks.id, [...ids]));

export const toBlockDto = (row: BlockRow): StaffBlock => ({
  id: row.id,
  resource_id: row.resourceId,
  resource_name: row.resourceName,
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt.toISOString(),
  reason: row.reason,
  version: row.version,
});

export const ownersOf = (db: Db, resourceIds: readonly number[]) =>
  db
    .select({ id: resources.id, staffId: resources.staffId })
    .from(resources)
    .where(inArray(resources.id, [...resourceIds]));

export async function insertBlocks(
  tx: Tx,
  resourceIds: readonly number[],
  values: BlockValues,
  createdBy: number,
): Promise<number[]> {
  const rows = await tx
    .insert(blocks)
    .values(resourceIds.map((resourceId) => ({ ...values, resourceId, createdBy })))
    .returning({ id: blocks.id });
  return rows.map(({ id }) => id);
}

/** False if somebody changed it since that version. */
export async function updateBlockRow(tx: Tx, id: number, version: number, values: BlockValues): Promise<boolean> {
  const changed = await tx
    .update(blocks)
    .set({ ...values, version: sql`${blocks.version} + 1` })
    .where(
      and(
        eq(blocks.id, id),
        // mutant(../clinic-staff.test.ts): a block changed elsewhere is not overwritten
        eq(blocks.version, version),
      ),
    )
    .returning({ id: blocks.id });
  return changed.length > 0;
}

export async function deleteBlockRow(tx: Tx, id: number): Promise<void> {
  await tx.delete(blocks).where(eq(blocks.id, id));
}

export interface Conflict {
  bookingId: number;
  resourceName: string;
  reason: string;
}

/**
 * Upcoming visits that hold time of these blocks, or, without blocks, of any block or of something retired. Found from the
 * blocks, of which there are few, not from the visits.
 */
export const conflictsOf = (db: Db, now: Date, limit: number, blockIds?: readonly number[]): Promise<Conflict[]> => {
  const instant = sql`${now.toISOString()}::timestamptz`;
  const ofBlocks = sql`
    select booking_id, resources.name, reason, tstzrange(blocks.starts_at, blocks.ends_at) as closed
    from blocks join resources on resources.id = blocks.resource_id
    join reservations on reservations.resource_id = blocks.resource_id
      and during && tstzrange(blocks.starts_at, blocks.ends_at)
    where booking_id is not null and blocks.ends_at > ${instant}
      ${blockIds ? sql`and blocks.id = any(${sql.param([...blockIds])}::integer[])` : sql``}`;
  const ofRetired = sql`
    select booking_id, resources.name, 'Retired', tstzrange(null, null)
    from resources join reservations on reservations.resource_id = resources.id and during && tstzrange(${instant}, null)
    where booking_id is not null and retired_at is not null`;
  return db.execute(sql`
    select bookings.id as "bookingId", string_agg(distinct conflict.name, ', ') as "resourceName",
      string_agg(distinct reason, ', ') as reason
    from (${blockIds ? ofBlocks : sql`${ofBlocks} union all ${ofRetired}`}) as conflict
    join bookings on bookings.id = conflict.booking_id and tstzrange(bookings.starts_at, bookings.ends_at) && closed
    where bookings.status = any(${sql.param([...changeableBookingStatuses])}::text[]) and bookings.ends_at > ${instant}
    group by bookings.id order by bookings.starts_at, bookings.id limit ${limit}`) as unknown as Promise<Conflict[]>;
};

/** A visit with what one needs to call about it. */
export const visitsByIds = (db: Db, ids: readonly number[]) =>
  db
    .select({
      id: bookings.id,
      revision: bookings.revision,
      status: bookings.status,
      serviceId: bookings.serviceId,
      serviceName: services.name,
      petName: sql<string>`coalesce(${userpets.name}, ${bookings.petName}, '')`,
      userId: bookings.userId,
      name: sql<string>`coalesce(${users.name}, ${bookings.guestName}, 'Former customer')`,
      email: sql<string>`coalesce(${users.email}, ${bookings.guestEmail}, '')`,
      phone: sql<string>`coalesce(${users.phone}, ${bookings.guestPhone}, '')`,
      date: bookings.date,
      timeSlot: bookings.timeSlot,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .leftJoin(users, eq(users.id, bookings.userId))
    .leftJoin(userpets, eq(userpets.id, bookings.petId))
    .where(inArray(bookings.id, [...ids]))
    .orderBy(asc(bookings.startsAt), asc(bookings.id));

export interface BlockedTime extends Interval {
  resourceId: number;
}

/** Blocks that overlap or touch are one. */
export const blockedTimes = (db: Db, window: Interval): Promise<BlockedTime[]> =>
  db.execute(sql`
    select resource_id as "resourceId", extract(epoch from lower(taken))::float8 * 1000 as from,
      extract(epoch from upper(taken))::float8 * 1000 as to
    from (
      select resource_id, unnest(range_agg(tstzrange(starts_at, ends_at))) as taken
      from blocks where tstzrange(starts_at, ends_at) && ${toRange(window)} group by resource_id
    ) as merged`) as unknown as Promise<BlockedTime[]>;
