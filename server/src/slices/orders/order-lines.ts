import type { Image } from "@pawhaven/contract";

export interface GearQuantity {
  gearId: number;
  quantity: number;
}

/** A line with the name, image and price that the gear had when it was ordered. */
export interface PricedLine extends GearQuantity {
  name: string;
  image: Image | null;
  unitCents: number;
}

/** One line per gear, sorted by gear id, which is the order in which stock is locked. */
export function mergeLines(items: readonly { id: number; quantity: number }[]): GearQuantity[] {
  const quantities = new Map<number, number>();
  for (const { id, quantity } of items) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return [...quantities].map(([gearId, quantity]) => ({ gearId, quantity })).sort((a, b) => a.gearId - b.gearId);
}

export const totalCents = (lines: readonly { unitCents: number; quantity: number }[]): number =>
  lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);

export const linesEqual = (left: readonly GearQuantity[], right: readonly GearQuantity[]): boolean =>
  left.length === right.length &&
  left.every(({ gearId, quantity }, index) => right[index]?.gearId === gearId && right[index].quantity === quantity);
