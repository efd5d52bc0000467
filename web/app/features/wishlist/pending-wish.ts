import { writeStorage } from "../../lib/safe-storage.ts";
import { pendingWishKey } from "../../lib/storage-keys.ts";
import { readStoredJson } from "../../lib/stored-json.ts";

/** What a visitor asked for before signing in: a gear on the wish list, or a mail when it is back. */
export interface PendingWish {
  kind: "wish" | "alert";
  gearId: number;
}

interface StoredWish extends PendingWish {
  expiresAt: number;
}

const maxAgeMs = 30 * 60_000;

export function savePendingWish(wish: PendingWish): void {
  const stored: StoredWish = { ...wish, expiresAt: Date.now() + maxAgeMs };
  writeStorage("sessionStorage", pendingWishKey, JSON.stringify(stored));
}

/** Returns the wish once. Nobody remembers an old one. */
export function consumePendingWish(): PendingWish | null {
  const stored = readStoredJson("sessionStorage", pendingWishKey) as StoredWish | null;
  writeStorage("sessionStorage", pendingWishKey, undefined);
  return stored && stored.expiresAt > Date.now() ? stored : null;
}
