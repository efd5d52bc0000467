import { type BodyOf, type cartEndpoints, maxQuantityPerItem, type VisitorCart } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { toCartDto } from "./get-cart.ts";
import { priceCart } from "./price-cart.ts";
import { gearsByIds } from "./store.ts";

type VisitorLines = BodyOf<typeof cartEndpoints.priceVisitorCart>["lines"];

/** The cart of a browser, as the customer's own would look. The browser does not say what a gear cost when it was added. */
export async function priceVisitorCart(db: Db, given: VisitorLines): Promise<VisitorCart> {
  const lines = joinLines(given).map((line) => ({ ...line, id: line.gearId }));
  const gears = await gearsByIds(
    db,
    lines.map(({ gearId }) => gearId),
  );
  const prices = await priceCart(db, { userId: null, lines, gears });
  const missing = lines.map(({ gearId }) => gearId).filter((id) => !prices.gears.has(id));
  return { ...toCartDto(lines, prices), missing };
}

/** One line per gear, in the order in which they were added. */
export function joinLines(lines: VisitorLines): { gearId: number; quantity: number }[] {
  const quantities = new Map<number, number>();
  for (const { id, quantity } of lines)
    quantities.set(id, Math.min((quantities.get(id) ?? 0) + quantity, maxQuantityPerItem));
  return [...quantities].map(([gearId, quantity]) => ({ gearId, quantity }));
}
