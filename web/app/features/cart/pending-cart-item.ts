import { writeStorage } from "../../lib/safe-storage.ts";
import { pendingCartItemKey } from "../../lib/storage-keys.ts";
import { readStoredJson } from "../../lib/stored-json.ts";

/** What a visitor tried to add to the cart before signing in. */
export interface PendingCartItem {
  gearId: number;
  quantity: number;
}

interface StoredItem extends PendingCartItem {
  expiresAt: number;
}

const maxAgeMs = 30 * 60_000;

export function savePendingCartItem(item: PendingCartItem): void {
  const stored: StoredItem = { ...item, expiresAt: Date.now() + maxAgeMs };
  writeStorage("sessionStorage", pendingCartItemKey, JSON.stringify(stored));
}

/** Returns the item once. An expired item is dropped, so that nothing surprising ends up in the cart. */
export function consumePendingCartItem(): PendingCartItem | null {
  const stored = readStoredJson("sessionStorage", pendingCartItemKey) as StoredItem | null;
  writeStorage("sessionStorage", pendingCartItemKey, undefined);
  if (!stored || stored.expiresAt <= Date.now()) return null;
  return { gearId: stored.gearId, quantity: stored.quantity };
}
