import { type CalendarFile, hasPermission, isPersonKind } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { hashToken, newToken } from "../../../platform/auth/tokens.ts";
import type { Db } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import type { BookingContext } from "../booking-context.ts";
import { buildCalendar } from "../build-calendar.ts";
import { deletePersonFeedRow, findPersonOfFeed, personWithFeed, savePersonFeed, visitsOfPersonSince } from "./store.ts";

export async function getPersonFeed({ database }: BookingContext, caller: StaffCaller, id: number) {
  const { createdAt } = await findPerson(database.db, caller, id);
  return { created_at: createdAt?.toISOString() ?? null };
}

/** The link is shown only once and stored as a hash. Any earlier link stops working. */
export async function renewPersonFeed(
  { database, origin }: BookingContext,
  caller: StaffCaller,
  id: number,
): Promise<{ url: string }> {
  const token = newToken();
  await database.transaction(async (tx) => {
    await findPerson(tx, caller, id);
    await savePersonFeed(tx, id, hashToken(token));
    await recordAudit(tx, caller, { action: "calendar link created", object: { kind: "resource", id } });
  });
  return { url: `${origin}/api/calendar/people/${token}` };
}

export async function deletePersonFeed(
  { database }: BookingContext,
  caller: StaffCaller,
  id: number,
): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    await findPerson(tx, caller, id);
    await deletePersonFeedRow(tx, id);
    await recordAudit(tx, caller, { action: "calendar link removed", object: { kind: "resource", id } });
  });
  return { message: "The calendar link no longer works." };
}

const lookBackMs = 31 * 24 * 3_600_000;

/** The pet and the service, without the customer and their notes: the calendar may lie anywhere. */
export async function downloadPersonFeed(context: BookingContext, token: string, now: Date): Promise<CalendarFile> {
  const { db } = context.database;
  const person = await findPersonOfFeed(db, hashToken(token));
  if (!person) throw new ApiError("not_found", "This calendar link is not valid.");
  const rows = await visitsOfPersonSince(db, person.id, new Date(now.getTime() - lookBackMs));
  const calendar = buildCalendar(context, rows, {
    name: `${person.name}, ${context.shop.name}`,
    pathOf: ({ id }) => `/admin/bookings/${id}`,
    hasNotes: false,
  });
  return { calendar, filename: "visits.ics" };
}

async function findPerson(db: Db, { role, staffId }: StaffCaller, id: number) {
  const person = await personWithFeed(db, id);
  if (!person || !isPersonKind(person.kind)) throw new ApiError("not_found", "There is no such person.");
  // mutant(person-feeds.test.ts): a calendar feed of others is not for everybody
  if (!hasPermission(role, "calendar.setup") && person.staffId !== staffId)
    throw new ApiError("forbidden", "You can have your own visits as a calendar only.");
  return person;
}
