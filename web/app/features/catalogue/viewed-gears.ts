const storageKey = "viewed_gears";
const maxStoredIds = 12;

/** The list as it is stored, as a text that can be compared. */
export function readStoredIds(): string {
  try {
    return localStorage.getItem(storageKey) ?? "[]";
  } catch {
    return "[]";
  }
}

/** Ids of gears, the one seen last first. Only ids are kept: prices and names are asked for anew. */
export function parseViewedIds(stored: string): number[] {
  try {
    const ids: unknown = JSON.parse(stored);
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}

/** Without storage nothing is remembered, and nothing else is lost. */
export function recordViewedGear(id: number): void {
  try {
    const others = parseViewedIds(readStoredIds()).filter((other) => other !== id);
    localStorage.setItem(storageKey, JSON.stringify([id, ...others].slice(0, maxStoredIds)));
  } catch {}
}
