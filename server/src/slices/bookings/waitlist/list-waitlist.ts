import type { ReplyOf, waitlistEndpoints, WaitlistEntry } from "@pawhaven/contract";
import type { Caller } from "../../../platform/auth/sessions.ts";
import type { Db } from "../../../platform/db/database.ts";
import { toEntryDto, toStaffEntryDto } from "./serialize.ts";
import { allEntries, entriesOf } from "./store.ts";

export const listWaitlist = async (
  db: Db,
  { userId }: Pick<Caller, "userId">,
): Promise<{ entries: WaitlistEntry[] }> => ({
  entries: (await entriesOf(db, userId)).map(toEntryDto),
});

const maxShown = 500;

export const listWaitlistForStaff = async (
  db: Db,
): Promise<ReplyOf<typeof waitlistEndpoints.listWaitlistForStaff>> => ({
  entries: (await allEntries(db, maxShown)).map(toStaffEntryDto),
});
