import { readStorage, writeStorage } from "../../lib/safe-storage.ts";
import { viewedGearsKey } from "../../lib/storage-keys.ts";

const maxStoredIds = 12;

/** As stored. A string can be compared, so it serves as a store snapshot. */
export const readStoredIds = (): string => readStorage("localStorage", viewedGearsKey) ?? "[]";

/** Most recent first. Only ids are stored: names and prices change. */
export function parseViewedIds(stored: string): number[] {
  try {
    const ids: unknown = JSON.parse(stored);
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}

export function recordViewedGear(id: number): void {
  const others = parseViewedIds(readStoredIds()).filter((other) => other !== id);
  writeStorage("localStorage", viewedGearsKey, JSON.stringify([id, ...others].slice(0, maxStoredIds)));
}
