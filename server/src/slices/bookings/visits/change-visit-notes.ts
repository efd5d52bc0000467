import type { StaffVisit, VisitNotes } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import { assertUnchangedSince, type Undo } from "../../../platform/audit/undo.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { BookingContext } from "../booking-context.ts";
import { assertRevision, lockVisit } from "./lock-visit.ts";
import { toStaffVisitDto } from "./serialize.ts";
import { updateVisit, type VisitRow } from "./store.ts";

type Notes = Pick<VisitNotes, "private_note" | "visible_note">;

export async function changeVisitNotes(
  { database }: BookingContext,
  caller: StaffCaller,
  id: number,
  { revision, ...notes }: VisitNotes,
  now: Date,
): Promise<StaffVisit> {
  const row = await database.transaction(async (tx) => {
    const before = await lockVisit(tx, id);
    assertRevision(before, revision);
    return saveNotes(tx, caller, before, notes);
  });
  return toStaffVisitDto(row, now);
}

const notesOf = ({ privateNote, visibleNote }: VisitRow): Notes => ({
  private_note: privateNote,
  visible_note: visibleNote,
});

async function saveNotes(tx: Tx, caller: StaffCaller, before: VisitRow, after: Notes): Promise<VisitRow> {
  await recordAudit(tx, caller, {
    action: "notes changed",
    object: { kind: "booking", id: before.id },
    before: { ...notesOf(before) },
    after: { ...after },
    personId: before.userId,
  });
  return updateVisit(tx, before.id, { privateNote: after.private_note, visibleNote: after.visible_note });
}

const undoNotesChange: Undo = {
  permission: "calendar.book",
  async apply(tx, caller, change) {
    const visit = await lockVisit(tx, Number(change.objectId));
    assertUnchangedSince(change, { ...notesOf(visit) });
    const { private_note: privateNote, visible_note: visibleNote } = change.before;
    await saveNotes(tx, caller, visit, { private_note: String(privateNote), visible_note: String(visibleNote) });
  },
};

export const bookingUndos = { "notes changed": undoNotesChange };
