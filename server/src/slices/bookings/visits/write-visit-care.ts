import type { CareRecordDraft } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { todayAt } from "../../../platform/days.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { assertPlausibleWeight } from "../../records/assert-plausible-weight.ts";
import { listVisitCare } from "../../records/list-care-records.ts";
import { recordCare, voidCare } from "../../records/record-care.ts";
import { assertDayInLifeOf } from "../../userpets/assert-day-in-life-of.ts";
import { followCareRecords } from "../../userpets/follow-care-records.ts";
import type { BookingContext } from "../booking-context.ts";
import { setRecordedWeight } from "./record-store.ts";
import type { VisitRow } from "./store.ts";

/** A finished visit that is locked, and who writes about it. */
interface Writing {
  context: Pick<BookingContext, "shop">;
  caller: StaffCaller;
  visit: VisitRow;
  now: Date;
}

/** Records stay with an animal that has an owner here; a guest's has none. */
export function userpetOf({ petId }: VisitRow): { userpetId: number } {
  // mutant(visit-care.test.ts): nothing is recorded of a guest's animal
  if (petId === null)
    throw new ApiError("conflict", "This animal is not on a customer's list, so nothing is recorded.");
  return { userpetId: petId };
}

const authorOf = ({ caller: { staffId }, visit: { id } }: Writing) =>
  ({ source: "clinic", recordedBy: staffId, bookingId: id }) as const;

export async function writeVisitCare(tx: Tx, writing: Writing, draft: CareRecordDraft): Promise<void> {
  const { context, caller, visit, now } = writing;
  const subject = userpetOf(visit);
  // mutant(visit-care.test.ts): the clinic records what has happened in the animal's life
  await assertDayInLifeOf(tx, subject.userpetId, "given_on", draft.given_on, todayAt(context.shop, now));
  await assertPlausibleWeight(tx, subject, draft);
  const { id: record, kind } = await recordCare(tx, subject, authorOf(writing), draft);
  const action = draft.corrects_id === undefined ? "care recorded" : "care corrected";
  const object = { kind: "booking", id: visit.id };
  await recordAudit(tx, caller, { action, object, after: { record, kind }, personId: visit.userId });
  await followVisitCare(tx, visit.id, subject.userpetId);
}

export async function voidVisitRecord(tx: Tx, writing: Writing, record: number): Promise<void> {
  const { caller, visit } = writing;
  const subject = userpetOf(visit);
  const { kind } = await voidCare(tx, subject, authorOf(writing), record);
  const object = { kind: "booking", id: visit.id };
  await recordAudit(tx, caller, {
    action: "care taken back",
    object,
    before: { record, kind },
    personId: visit.userId,
  });
  await followVisitCare(tx, visit.id, subject.userpetId);
}

/** The weight of the visit's form is a record too: a changed one is corrected, a missing one taken back. */
export async function writeVisitWeight(
  tx: Tx,
  writing: Writing,
  { weight_kg: weight, override }: { weight_kg: number | null; override: boolean },
): Promise<void> {
  const { context, visit, now } = writing;
  if (visit.petId === null) return;
  const before = (await listVisitCare(tx, visit.id)).find(({ kind }) => kind === "weight");
  if ((before?.weight_kg ?? null) === weight) return;
  if (weight === null) return voidVisitRecord(tx, writing, before?.id as number);
  const today = todayAt(context.shop, now);
  const nothing = { product: "", batch: "", note: "", due_on: null };
  await writeVisitCare(tx, writing, {
    ...nothing,
    kind: "weight",
    given_on: visit.date < today ? visit.date : today,
    weight_kg: weight,
    override,
    ...(before && { corrects_id: before.id }),
  });
}

/** The visit and the animal say what the records say. */
async function followVisitCare(tx: Tx, bookingId: number, userpetId: number): Promise<void> {
  const weighed = (await listVisitCare(tx, bookingId)).find(({ kind }) => kind === "weight");
  await setRecordedWeight(tx, bookingId, weighed?.weight_kg ?? null);
  await followCareRecords(tx, userpetId);
}
