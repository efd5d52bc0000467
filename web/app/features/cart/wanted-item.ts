/** What a visitor wanted to buy when the shop asked them to sign in first. */
export interface WantedItem {
  gearId: number;
  quantity: number;
}

interface Remembered extends WantedItem {
  until: number;
}

const key = "wanted_item";
const rememberedForMs = 30 * 60_000;

/** Where nothing can be stored the visitor presses the button once more; nothing else is lost. */
export function rememberWantedItem(item: WantedItem): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...item, until: Date.now() + rememberedForMs } satisfies Remembered));
  } catch {}
}

/** Gives it once: whoever takes it has to see to it. A wish from long ago is forgotten rather than fulfilled. */
export function takeWantedItem(): WantedItem | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (!text) return null;
    const { gearId, quantity, until } = JSON.parse(text) as Remembered;
    return until > Date.now() ? { gearId, quantity } : null;
  } catch {
    return null;
  }
}
