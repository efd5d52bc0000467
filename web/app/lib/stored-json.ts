import { readStorage, type StorageArea } from "./safe-storage.ts";

/** Null also for an entry that is not JSON; anybody can edit the storage of their browser. */
export function readStoredJson(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(readStorage(area, key) ?? "null");
  } catch {
    return null;
  }
}
