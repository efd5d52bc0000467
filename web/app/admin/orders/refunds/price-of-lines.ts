import { type OrderRefunds, toCents, toDollars } from "@pawhaven/contract";

interface ChosenUnits {
  id: number;
  cancel?: number | undefined;
  sent?: number | undefined;
}

/** In dollars. Fields that are being typed in may be empty. */
export function priceOfLines(lines: OrderRefunds["lines"], chosen: readonly ChosenUnits[]): number {
  const cents = chosen.map(({ id, cancel = 0, sent = 0 }) => {
    const unit = lines.find((line) => line.id === id)?.unit ?? 0;
    return toCents(unit) * ((cancel || 0) + (sent || 0));
  });
  return toDollars(cents.reduce((sum, value) => sum + value, 0));
}
