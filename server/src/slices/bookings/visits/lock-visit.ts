import type { GoodsAnswer } from "@pawhaven/contract";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { lockCalendar } from "../../clinic/lock-calendar.ts";
import { bookingNotFound } from "../errors.ts";
import { lockUserpet } from "../store.ts";
import { lockBookingRows, visitById, type VisitRow } from "./store.ts";

interface AlsoLocked {
  newDate?: string;
  answer?: GoodsAnswer;
}

/** Takes the locks of a new booking, in their order, then reads the row, which may have changed in the meantime. */
export async function lockVisit(tx: Tx, id: number, { newDate, answer }: AlsoLocked = {}): Promise<VisitRow> {
  const found = await visitById(tx, id);
  if (!found) throw bookingNotFound();
  if (found.userId !== null && found.petId !== null) await lockUserpet(tx, found.userId, found.petId);
  await lockCalendar(tx, [found.date, newDate ?? found.date]);
  await lockBookingRows(tx, id, answer);
  return (await visitById(tx, id)) ?? found;
}

/** What somebody else has changed since it was shown is not overwritten. */
export function assertRevision(visit: VisitRow, revision: number): void {
  // mutant(visits.test.ts): a visit that was changed elsewhere is not overwritten
  if (visit.revision !== revision)
    throw new ApiError("edited_meanwhile", "This visit was changed elsewhere. Please look at it again.");
}
