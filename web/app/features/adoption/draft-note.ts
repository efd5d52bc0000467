const storageKey = (petId: number) => `adoption-note-${petId}`;

/** A note begun by a visitor is still there after signing in. It stays in this tab and goes once it is sent. */
export function loadDraftNote(petId: number): string {
  try {
    return sessionStorage.getItem(storageKey(petId)) ?? "";
  } catch {
    return "";
  }
}

export function saveDraftNote(petId: number, note: string): void {
  try {
    sessionStorage.setItem(storageKey(petId), note);
  } catch {
    // Storage can be switched off; the note then lives as long as the form.
  }
}
