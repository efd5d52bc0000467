import { recordAudit } from "../../platform/audit/record-audit.ts";
import { assertUnchangedSince, type Undo } from "../../platform/audit/undo.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { findRelatedCustomer } from "../accounts/list-customers.ts";
import { deleteNote, insertNote, lockNote, type NoteRow, updateNote } from "./store.ts";

interface NoteIds {
  id: number;
  note_id: number;
}

const about = (userId: number) => ({ object: { kind: "customer", id: userId }, personId: userId });

export async function addNote(
  database: Database,
  caller: StaffCaller,
  userId: number,
  text: string,
): Promise<{ message: string }> {
  await findRelatedCustomer(database.db, caller.role, userId);
  await database.transaction(async (tx) => {
    const { id: note } = await insertNote(tx, { userId, staffId: caller.staffId, text });
    await recordAudit(tx, caller, { action: "note added", ...about(userId), after: { note, text } });
  });
  return { message: "The note is saved." };
}

export async function editNote(
  database: Database,
  caller: StaffCaller,
  ids: NoteIds,
  { text, version }: { text: string; version: number },
): Promise<{ message: string }> {
  await changeNote(database, caller, ids, version, (tx, note) => replaceText(tx, caller, note, text));
  return { message: "The note is saved." };
}

export async function removeNote(
  database: Database,
  caller: StaffCaller,
  ids: NoteIds,
  version: number,
): Promise<{ message: string }> {
  await changeNote(database, caller, ids, version, async (tx, { id: note, userId, text }) => {
    await deleteNote(tx, note);
    await recordAudit(tx, caller, { action: "note deleted", ...about(userId), before: { note, text } });
  });
  return { message: "The note is deleted." };
}

async function changeNote(
  database: Database,
  caller: StaffCaller,
  { id: userId, note_id: noteId }: NoteIds,
  version: number,
  change: (tx: Tx, note: NoteRow) => Promise<void>,
): Promise<void> {
  await findRelatedCustomer(database.db, caller.role, userId);
  await database.transaction(async (tx) => {
    const note = await lockNote(tx, userId, noteId);
    if (!note) throw noNote();
    // mutant(customers.test.ts): a note that was changed elsewhere is not overwritten
    if (note.version !== version) throw new ApiError("edited_meanwhile", "This note was changed elsewhere.");
    await change(tx, note);
  });
}

async function replaceText(tx: Tx, caller: StaffCaller, { id: note, userId, text: before }: NoteRow, text: string) {
  await updateNote(tx, note, text);
  const values = { before: { note, text: before }, after: { note, text } };
  await recordAudit(tx, caller, { action: "note changed", ...about(userId), ...values });
}

const noNote = () => new ApiError("not_found", "There is no such note. Somebody may have deleted it.");

const undoNoteChange: Undo = {
  permission: "customers.read",
  async apply(tx, caller, change) {
    const userId = Number(change.objectId);
    await findRelatedCustomer(tx, caller.role, userId);
    const note = await lockNote(tx, userId, Number(change.after["note"]));
    if (!note) throw noNote();
    assertUnchangedSince(change, { note: note.id, text: note.text });
    await replaceText(tx, caller, note, String(change.before["text"]));
  },
};

export const customerUndos = { "note changed": undoNoteChange };
