const key = "viewed_gears";
const remembered = 12;

/** Ids of gears, the one seen last first. Only ids are kept: prices and names are asked for anew. */
export function viewedBefore(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}

/** Without storage nothing is remembered, and nothing else is lost. */
export function noteViewed(id: number): void {
  try {
    const others = viewedBefore().filter((other) => other !== id);
    localStorage.setItem(key, JSON.stringify([id, ...others].slice(0, remembered)));
  } catch {}
}
