export interface GearQuantity {
  gearId: number;
  quantity: number;
}

/** Lines for the same gear are one line; in the order of the gears' ids, in which stock is always locked. */
export function mergeLines(items: readonly { id: number; quantity: number }[]): GearQuantity[] {
  const quantities = new Map<number, number>();
  for (const { id, quantity } of items) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return [...quantities].map(([gearId, quantity]) => ({ gearId, quantity })).sort((a, b) => a.gearId - b.gearId);
}

export const totalCents = (lines: readonly { unitCents: number; quantity: number }[]): number =>
  lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);

export const linesEqual = (left: readonly GearQuantity[], right: readonly GearQuantity[]): boolean =>
  left.length === right.length &&
  left.every(({ gearId, quantity }, at) => right[at]?.gearId === gearId && right[at].quantity === quantity);
