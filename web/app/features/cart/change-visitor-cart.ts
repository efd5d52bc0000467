import { maxCartLines, maxQuantityPerItem } from "@pawhaven/contract";
import { emitCartChange } from "../../lib/cart-changed.ts";
import { randomKey } from "../../lib/random-key.ts";
import { writeStorage } from "../../lib/safe-storage.ts";
import { visitorCartKey } from "../../lib/storage-keys.ts";
import { readVisitorCart, type VisitorCart, type VisitorLine } from "../../lib/visitor-cart.ts";

/** Resolves to false if the browser stores nothing. */
export const changeVisitorLines = (change: (lines: VisitorLine[]) => VisitorLine[]): Promise<boolean> =>
  inTurn(() => saveLines(change(readVisitorCart().lines)));

/** The tabs of a browser change the cart in turn. Over plain HTTP, and where storage is blocked, there are no locks. */
async function inTurn<Result>(change: () => Result): Promise<Awaited<Result>> {
  try {
    return await navigator.locks.request(visitorCartKey, change);
  } catch {
    return await change();
  }
}

function saveLines(lines: readonly VisitorLine[]): boolean {
  const cart = readVisitorCart().cart || randomKey();
  writeStorage("localStorage", visitorCartKey, lines.length > 0 ? JSON.stringify({ cart, lines }) : undefined);
  emitCartChange();
  return readVisitorCart().lines.length === lines.length;
}

/** Zero removes the line; a gear that is new comes last. */
export const setVisitorQuantity = (id: number, chooseQuantity: (now: number) => number): Promise<boolean> =>
  changeVisitorLines((lines) => {
    const now = lines.find((line) => line.id === id)?.quantity ?? 0;
    const line = { id, quantity: Math.min(chooseQuantity(now), maxQuantityPerItem) };
    const changed = now > 0 ? lines.map((existing) => (existing.id === id ? line : existing)) : [...lines, line];
    return changed.filter(({ quantity }) => quantity > 0).slice(0, maxCartLines);
  });

export const visitorQuantityOf = (id: number): number =>
  readVisitorCart().lines.find((line) => line.id === id)?.quantity ?? 0;

/** Takes what was ordered out of the cart; what was added meanwhile stays. */
export function removeOrdered(ordered: readonly VisitorLine[]): Promise<boolean> {
  const quantities = new Map(ordered.map(({ id, quantity }) => [id, quantity]));
  return changeVisitorLines((lines) =>
    lines
      .map(({ id, quantity }) => ({ id, quantity: quantity - (quantities.get(id) ?? 0) }))
      .filter(({ quantity }) => quantity > 0),
  );
}

/** Empties the cart after it was merged. Resolves to false, and changes nothing, if another tab has added to it meanwhile. */
export const forgetMerged = (merged: VisitorCart): Promise<boolean> =>
  inTurn(() => {
    if (JSON.stringify(readVisitorCart()) !== JSON.stringify(merged)) return false;
    saveLines([]);
    return true;
  });
