const householdChangedEvent = "household-changed";

/** Call after every change of a customer's pets: verdicts are made anew. */
export const emitHouseholdChange = () => window.dispatchEvent(new Event(householdChangedEvent));

/** Calls the listener after every change of the pets in this tab. Returns the unsubscribe function. */
export function onHouseholdChange(listener: () => void): () => void {
  window.addEventListener(householdChangedEvent, listener);
  return () => window.removeEventListener(householdChangedEvent, listener);
}
