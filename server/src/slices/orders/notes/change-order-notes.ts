import type { BodyOf, endpoints, StaffOrder } from "@pawhaven/contract";
import { type AuditEntry, recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Database, Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { getOrderAsStaff } from "../get-order-as-staff.ts";
import { orderNotFound } from "../get-order.ts";
import { findOrderByNumber, type OrderRow } from "../store.ts";
import { deleteNote, insertNote, lockNote, type NoteRow, updateNote } from "./store.ts";

export const addOrderNote = (
  database: Database,
  caller: StaffCaller,
  transactionId: string,
  { text, is_about_customer: isAboutCustomer }: BodyOf<typeof endpoints.addOrderNote>,
): Promise<StaffOrder> =>
  changeNotes(database, caller, transactionId, async (tx, order) => {
    const personId = isAboutCustomer ? order.userId : null;
    await insertNote(tx, { orderId: order.id, staffId: caller.staffId, text, personId });
    return { action: "note added", after: { text }, personId };
  });

export const editOrderNote = (
  database: Database,
  caller: StaffCaller,
  { id, note: noteId }: NoteParams,
  { text, version }: BodyOf<typeof endpoints.editOrderNote>,
): Promise<StaffOrder> =>
  changeNotes(database, caller, id, async (tx, order) => {
    const note = await requireNote(tx, order, noteId);
    // mutant(../cash-and-notes.test.ts): a note is edited by whoever wrote it
    if (note.staffId !== caller.staffId) throw noteNotFound();
    // mutant(../cash-and-notes.test.ts): a note changed elsewhere is not overwritten
    if (note.version !== version) throw new ApiError("edited_meanwhile", "You changed this note elsewhere.");
    await updateNote(tx, note, text);
    return { action: "note edited", before: { text: note.text }, after: { text }, personId: note.personId };
  });

/** Anybody who works on the order can delete a note; the log says who, and what it was. */
export const deleteOrderNote = (
  database: Database,
  caller: StaffCaller,
  { id, note: noteId }: NoteParams,
): Promise<StaffOrder> =>
  changeNotes(database, caller, id, async (tx, order) => {
    const note = await requireNote(tx, order, noteId);
    await deleteNote(tx, note.id);
    return { action: "note deleted", before: { text: note.text }, personId: note.personId };
  });

interface NoteParams {
  id: string;
  note: number;
}

async function changeNotes(
  database: Database,
  caller: StaffCaller,
  transactionId: string,
  change: (tx: Tx, order: OrderRow) => Promise<Omit<AuditEntry, "object">>,
): Promise<StaffOrder> {
  await database.transaction(async (tx) => {
    const order = await findOrderByNumber(tx, transactionId);
    if (!order) throw orderNotFound();
    await recordAudit(tx, caller, { ...(await change(tx, order)), object: { kind: "order", id: transactionId } });
  });
  return getOrderAsStaff(database.db, caller, transactionId);
}

const noteNotFound = () => new ApiError("not_found", "There is no such note of yours.");

async function requireNote(tx: Tx, order: OrderRow, id: number): Promise<NoteRow> {
  const note = await lockNote(tx, order.id, id);
  if (!note) throw noteNotFound();
  return note;
}
