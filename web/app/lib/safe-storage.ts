export type StorageArea = "localStorage" | "sessionStorage";

/** Null also where the browser blocks storage: even reading it throws there. */
export function readStorage(area: StorageArea, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Removes the entry when there is no value. Without storage nothing is remembered, and nothing else breaks. */
export function writeStorage(area: StorageArea, key: string, value: string | undefined): void {
  try {
    if (value === undefined) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {}
}
