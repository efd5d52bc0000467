import { readStorage, writeStorage } from "../../lib/safe-storage.ts";
import { draftNoteKey } from "../../lib/storage-keys.ts";

/** Survives signing in on the way. It is cleared once the request is sent. */
export const loadDraftNote = (petId: number): string => readStorage("sessionStorage", draftNoteKey(petId)) ?? "";

export const saveDraftNote = (petId: number, note: string): void =>
  writeStorage("sessionStorage", draftNoteKey(petId), note);
