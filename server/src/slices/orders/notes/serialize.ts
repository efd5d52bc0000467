import type { OrderNote } from "@pawhaven/contract";
import type { NoteWithAuthor } from "./store.ts";

export const toNoteDto = (note: NoteWithAuthor, { staffId }: { staffId: number }): OrderNote => ({
  id: note.id,
  text: note.text,
  by: note.author,
  is_own: note.staffId === staffId,
  is_about_customer: note.personId !== null,
  created_at: note.createdAt.toISOString(),
  edited_at: note.editedAt?.toISOString() ?? null,
  version: note.version,
});
