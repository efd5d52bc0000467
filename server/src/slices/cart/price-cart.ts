import { type Discount, toDollars } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { discountLines } from "../promotions/discount-lines.ts";
import type { GearRow } from "./store.ts";

interface CartToPrice {
  /** Null for a visitor. */
  userId: number | null;
  lines: readonly { gearId: number; quantity: number }[];
  /** Of the lines. One that does not exist costs nothing. */
  gears: readonly GearRow[];
  code?: string | undefined;
}

export interface CartPrices {
  /** The gears that exist, by id. */
  gears: ReadonlyMap<number, GearRow>;
  /** What is taken off each line, by gear. */
  discountCents: ReadonlyMap<number, number>;
  discounts: Discount[];
  /** Before discounts. */
  subtotalCents: number;
  totalCents: number;
}

const emptyCart: CartPrices = {
  gears: new Map(),
  discountCents: new Map(),
  discounts: [],
  subtotalCents: 0,
  totalCents: 0,
};

/** What a cart costs now, a customer's and a visitor's alike. Throws, in words for the customer, if the code does not apply. */
export async function priceCart(db: Db, { userId, lines, gears: found, code }: CartToPrice): Promise<CartPrices> {
  if (lines.length === 0) return emptyCart;
  const gears = new Map(found.map((gear) => [gear.id, gear]));
  const priced = lines.flatMap(({ gearId, quantity }) => {
    const unitCents = gears.get(gearId)?.priceCents;
    return unitCents === undefined ? [] : [{ gearId, quantity, unitCents }];
  });
  const { applied, byGear } = await discountLines(db, { userId, code, lines: priced });
  const subtotalCents = priced.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
  return {
    gears,
    discountCents: byGear,
    discounts: applied.map(({ promotion, cents }) => ({
      name: promotion.name,
      code: promotion.code,
      amount: toDollars(cents),
    })),
    subtotalCents,
    totalCents: applied.reduce((left, { cents }) => left - cents, subtotalCents),
  };
}
