import { desc, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { meetings } from "../../schema/index.ts";

export type MeetingRow = typeof meetings.$inferSelect;

/** Newest first. */
export const meetingsOf = (db: Db, requestIds: readonly number[]): Promise<MeetingRow[]> =>
  requestIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(meetings)
        .where(inArray(meetings.requestId, [...requestIds]))
        .orderBy(desc(meetings.startsAt), desc(meetings.id));
