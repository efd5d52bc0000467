import { type Image, lineCents, type LinePrice, unitsCents } from "@pawhaven/contract";

export interface GearQuantity {
  gearId: number;
  quantity: number;
}

/** A line with the name, image and price that the gear had when it was ordered. */
export interface PricedLine extends GearQuantity {
  name: string;
  image: Image | null;
  unitCents: number;
  /** Off the whole line. */
  discountCents?: number;
  /** What was dangerous to an animal of the household, and acknowledged. */
  warnedOf?: readonly string[];
  /** For somebody else's animal. */
  isGift?: boolean;
}

/** One line per gear, sorted by gear id, which is the order in which stock is locked. */
export function mergeLines(items: readonly { id: number; quantity: number }[]): GearQuantity[] {
  const quantities = new Map<number, number>();
  for (const { id, quantity } of items) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return [...quantities].map(([gearId, quantity]) => ({ gearId, quantity })).sort((a, b) => a.gearId - b.gearId);
}

export const totalCents = (lines: readonly LinePrice[]): number =>
  lines.reduce((sum, line) => sum + lineCents(line), 0);

export const discountCentsOf = (lines: readonly LinePrice[]): number =>
  lines.reduce((sum, { discountCents = 0 }) => sum + discountCents, 0);

interface PartlyGoneLine extends LinePrice {
  cancelled: number;
  refunded: number;
}

/** What units of a line cost that are neither cancelled nor refunded yet. */
export const remainingUnitsCents = (line: PartlyGoneLine, units: number): number =>
  unitsCents(line, line.cancelled + line.refunded, units);

/** These units as a line of its own, with their part of the discount. */
export const partOfLine = <Line extends PartlyGoneLine>(line: Line, quantity: number): Line => ({
  ...line,
  quantity,
  discountCents: line.unitCents * quantity - remainingUnitsCents(line, quantity),
});

export const linesEqual = (left: readonly GearQuantity[], right: readonly GearQuantity[]): boolean =>
  left.length === right.length &&
  left.every(({ gearId, quantity }, index) => right[index]?.gearId === gearId && right[index].quantity === quantity);
