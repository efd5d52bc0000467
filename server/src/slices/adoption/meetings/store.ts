import type { PlannedMeeting } from "@pawhaven/contract";
import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { adoptionRequests, meetings, pets, staff, users } from "../../../schema/index.ts";
import type { MeetingRow } from "../meeting-store.ts";

export async function insertMeeting(tx: Tx, values: typeof meetings.$inferInsert): Promise<MeetingRow> {
  const [row] = await tx.insert(meetings).values(values).returning();
  return row as MeetingRow;
}

export async function meetingById(db: Db, id: number): Promise<MeetingRow | undefined> {
  const [row] = await db.select().from(meetings).where(eq(meetings.id, id));
  return row;
}

type MeetingValues = Partial<Pick<MeetingRow, "startsAt" | "endsAt" | "place" | "status" | "note">>;

/** Undefined if it no longer has this version or was closed. */
export async function updatePlannedMeeting(
  tx: Tx,
  id: number,
  version: number,
  values: MeetingValues,
): Promise<MeetingRow | undefined> {
  const [row] = await tx
    .update(meetings)
    .set({ ...values, version: sql`${meetings.version} + 1` })
    .where(
      and(
        eq(meetings.id, id),
        eq(meetings.status, "planned"),
        // mutant(../requests/board.test.ts): a meeting changed elsewhere is not overwritten
        eq(meetings.version, version),
      ),
    )
    .returning();
  return row;
}

export type PlannedRow = MeetingRow & Pick<PlannedMeeting, "pet" | "customer" | "assignee">;

export const meetingsBetween = async (db: Db, from: Date, to: Date): Promise<PlannedRow[]> => {
  const rows = await db
    .select({
      meeting: meetings,
      pet: { id: pets.id, name: pets.name },
      customer: { name: users.name, phone: users.phone },
      assignee: staff.name,
    })
    .from(meetings)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, meetings.requestId))
    .innerJoin(pets, eq(pets.id, meetings.petId))
    .innerJoin(users, eq(users.id, adoptionRequests.userId))
    .leftJoin(staff, eq(staff.id, adoptionRequests.assigneeId))
    .where(and(gte(meetings.startsAt, from), lt(meetings.startsAt, to)))
    .orderBy(asc(meetings.startsAt), asc(meetings.id));
  return rows.map(({ meeting, ...about }) => ({ ...meeting, ...about }));
};
