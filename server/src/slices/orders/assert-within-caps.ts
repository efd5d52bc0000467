import type { PaymentMethod } from "@pawhaven/contract";
import type { CapError, Caps } from "../../platform/caps.ts";
import type { PricedLine } from "./order-lines.ts";
import type { UnpaidOrders } from "./store.ts";

export interface NewOrder {
  paymentMethod: PaymentMethod;
  lines: readonly PricedLine[];
  /** What is left to pay after a gift card. */
  dueCents: number;
}

export interface CapErrors {
  tooManyUnits: (cap: number, name: string) => CapError;
  tooMuchCash: (cap: number) => CapError;
}

/** Whether there is room for an order beside what is not paid yet. */
export function assertWithinCaps(
  unpaid: UnpaidOrders,
  caps: Pick<Caps, "unitsPerGear" | "openCashCents">,
  { paymentMethod, lines, dueCents }: NewOrder,
  errors: CapErrors,
): void {
  const excess = lines.find(({ gearId, quantity }) => quantity + (unpaid.units[gearId] ?? 0) > caps.unitsPerGear);
  // mutant(../checkout/order-caps.test.ts): a customer orders a limited number of units of a gear
  if (excess) throw errors.tooManyUnits(caps.unitsPerGear, excess.name);
  // mutant(../checkout/order-caps.test.ts): a customer owes a limited amount of cash
  if (paymentMethod === "cash" && unpaid.cashCents + dueCents > caps.openCashCents)
    throw errors.tooMuchCash(caps.openCashCents);
}
