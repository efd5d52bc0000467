import { type Gear, pricePerKilogram } from "@pawhaven/contract";
import { formatDollars } from "../../lib/money.ts";

/** What a kilogram costs, where the net weight is known. */
export function UnitPrice({
  gear: { price, net_weight_grams: grams },
}: {
  gear: Pick<Gear, "price" | "net_weight_grams">;
}) {
  const perKilogram = pricePerKilogram(price, grams);
  return perKilogram !== null && <span className="text-small text-ink-soft">{formatDollars(perKilogram)} / kg</span>;
}
