import type { CareRecord, CareRecordDraft } from "@pawhaven/contract";
import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { type CareRow, type CareSubject, countingRecord, insertRecord } from "./store.ts";

interface Author {
  source: CareRecord["source"];
  /** Somebody on the staff. */
  recordedBy: number | null;
  /** The visit at which the clinic recorded it. */
  bookingId?: number;
}

export const recordNotFound = () =>
  new ApiError("not_found", "There is no such record. Somebody may have corrected it meanwhile.");

/** Records are never changed: a correction takes the place of the one it corrects. The caller has locked the animal. */
export async function recordCare(
  tx: Tx,
  subject: CareSubject,
  author: Author,
  { corrects_id, ...draft }: Omit<CareRecordDraft, "override">,
): Promise<CareRow> {
  const correctsId = corrects_id ?? null;
  if (correctsId !== null) await findToCorrect(tx, subject, author, correctsId);
  return insertRecord(tx, {
    ...subject,
    ...author,
    correctsId,
    kind: draft.kind,
    givenOn: draft.given_on,
    product: draft.product,
    batch: draft.batch,
    note: draft.note,
    weightKg: draft.weight_kg,
    dueOn: draft.due_on,
  });
}

/** Takes a record back. What it said stays in the history. */
export async function voidCare(tx: Tx, subject: CareSubject, author: Author, id: number): Promise<CareRow> {
  const wrong = await findToCorrect(tx, subject, author, id);
  const { kind, givenOn, weightKg } = wrong;
  await insertRecord(tx, { ...subject, ...author, kind, givenOn, weightKg, correctsId: id, isVoid: true });
  return wrong;
}

/** What was recorded at a visit is corrected there, and nothing else is. */
async function findToCorrect(tx: Tx, subject: CareSubject, { bookingId }: Author, id: number): Promise<CareRow> {
  const wrong = await countingRecord(tx, subject, id);
  // mutant(../bookings/visits/visit-care.test.ts): a visit corrects only what was recorded at it
  if (!wrong || wrong.bookingId !== (bookingId ?? null)) throw recordNotFound();
  return wrong;
}
