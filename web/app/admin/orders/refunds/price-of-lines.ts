import { type OrderRefunds, toCents, toDollars, unitsCents } from "@pawhaven/contract";

interface ChosenUnits {
  id: number;
  cancel?: number | undefined;
  sent?: number | undefined;
}

const toLinePrice = ({ unit, quantity, discount = 0 }: OrderRefunds["lines"][number]) => ({
  unitCents: toCents(unit),
  quantity,
  discountCents: toCents(discount),
});

/** In dollars, without their part of the discounts. Fields that are being typed in may be empty. */
export function priceOfLines(lines: OrderRefunds["lines"], chosen: readonly ChosenUnits[]): number {
  const cents = chosen.map(({ id, cancel = 0, sent = 0 }) => {
    const line = lines.find((each) => each.id === id);
    return line ? unitsCents(toLinePrice(line), line.gone, (cancel || 0) + (sent || 0)) : 0;
  });
  return toDollars(cents.reduce((sum, value) => sum + value, 0));
}
