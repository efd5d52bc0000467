/** A line of an order in cents. The discount is off the whole line. */
export interface LinePrice {
  unitCents: number;
  quantity: number;
  discountCents?: number;
}

export const lineCents = ({ unitCents, quantity, discountCents = 0 }: LinePrice): number =>
  unitCents * quantity - discountCents;

/** Rounded down, so that the parts of a line add up to it exactly, whatever they are. */
const firstUnitsCents = (line: LinePrice, units: number): number =>
  Math.floor((lineCents(line) * units) / line.quantity);

/** What these units of a line cost, after others of it were cancelled or refunded. */
export const unitsCents = (line: LinePrice, gone: number, units: number): number =>
  firstUnitsCents(line, gone + units) - firstUnitsCents(line, gone);
