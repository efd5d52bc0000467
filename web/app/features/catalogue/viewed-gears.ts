const key = "viewed_gears";
const remembered = 12;

/** The list as it is stored, as a text that can be compared. */
export function storedViews(): string {
  try {
    return localStorage.getItem(key) ?? "[]";
  } catch {
    return "[]";
  }
}

/** Ids of gears, the one seen last first. Only ids are kept: prices and names are asked for anew. */
export function viewedIn(stored: string): number[] {
  try {
    const ids: unknown = JSON.parse(stored);
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}

/** Without storage nothing is remembered, and nothing else is lost. */
export function noteViewed(id: number): void {
  try {
    const others = viewedIn(storedViews()).filter((other) => other !== id);
    localStorage.setItem(key, JSON.stringify([id, ...others].slice(0, remembered)));
  } catch {}
}
