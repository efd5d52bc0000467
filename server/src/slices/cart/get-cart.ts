import { type Cart, toDollars } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Db } from "../../platform/db/database.ts";
import { type CartPrices, priceCart } from "./price-cart.ts";
import { type CartItemWithGear, cartItemsOf } from "./store.ts";

/** Also an item that is saved for later. */
type CartLine = {
  item: Pick<CartItemWithGear["item"], "id" | "quantity" | "priceCents">;
  gear: CartItemWithGear["gear"];
  discountCents?: number;
};

/** Prices, discounts, stock and total are the current ones. */
export async function getCart(db: Db, { userId }: Caller, code?: string): Promise<Cart> {
  const found = await cartItemsOf(db, userId);
  const [lines, gears] = [found.map(({ item }) => item), found.map(({ gear }) => gear)];
  return toCartDto(lines, await priceCart(db, { userId, lines, gears, code }));
}

interface NewLine {
  id: number;
  gearId: number;
  quantity: number;
  /** Missing for a line that does not say what it cost when it was added. */
  priceCents?: number;
}

export function toCartDto(lines: readonly NewLine[], prices: CartPrices): Cart {
  const { gears, discountCents, discounts, subtotalCents, totalCents } = prices;
  const found = lines.flatMap((line) => {
    const gear = gears.get(line.gearId);
    const item = { ...line, priceCents: line.priceCents ?? gear?.priceCents ?? 0 };
    return gear ? [{ item, gear, discountCents: discountCents.get(gear.id) ?? 0 }] : [];
  });
  return {
    items: found.map(toCartItemDto),
    total_amount: toDollars(totalCents),
    ...(discounts.length > 0 && { subtotal: toDollars(subtotalCents), discounts }),
  };
}

export const toCartItemDto = ({ item, gear, discountCents = 0 }: CartLine): Cart["items"][number] => ({
  id: item.id,
  quantity: item.quantity,
  price: toDollars(gear.priceCents),
  price_when_added: toDollars(item.priceCents),
  ...(discountCents > 0 && { discount: toDollars(discountCents) }),
  gear: {
    id: gear.id,
    name: gear.name,
    description: gear.description,
    main_image: gear.images[0] ?? null,
    stock: gear.stock,
    is_sold: gear.state === "live",
  },
});
