import type { CustomerNote } from "@pawhaven/contract";
import type { NoteWithAuthor } from "./store.ts";

export const toNoteDto = ({ id, text, author, createdAt, changedAt, version }: NoteWithAuthor): CustomerNote => ({
  id,
  text,
  author,
  created_at: createdAt.toISOString(),
  changed_at: changedAt.toISOString(),
  version,
});
