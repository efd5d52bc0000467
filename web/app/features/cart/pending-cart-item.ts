/** What a visitor wanted to buy when the shop asked them to sign in first. */
export interface PendingCartItem {
  gearId: number;
  quantity: number;
}

interface StoredItem extends PendingCartItem {
  expiresAt: number;
}

const storageKey = "wanted_item";
const maxAgeMs = 30 * 60_000;

/** Where nothing can be stored the visitor presses the button once more; nothing else is lost. */
export function savePendingCartItem(item: PendingCartItem): void {
  try {
    sessionStorage.setItem(
      storageKey,
      JSON.stringify({ ...item, expiresAt: Date.now() + maxAgeMs } satisfies StoredItem),
    );
  } catch {}
}

/** Gives it once: whoever takes it has to see to it. A wish from long ago is forgotten rather than fulfilled. */
export function consumePendingCartItem(): PendingCartItem | null {
  try {
    const text = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    if (!text) return null;
    const { gearId, quantity, expiresAt } = JSON.parse(text) as StoredItem;
    return expiresAt > Date.now() ? { gearId, quantity } : null;
  } catch {
    return null;
  }
}
