import { type Cart, toDollars } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Db } from "../../platform/db/database.ts";
import { type CartItemWithGear, cartItemsOf } from "./store.ts";

/** Prices, stock and total are the current ones. */
export async function getCart(db: Db, { userId }: Caller): Promise<Cart> {
  const items = await cartItemsOf(db, userId);
  const totalCents = items.reduce((sum, { item, gear }) => sum + item.quantity * gear.priceCents, 0);
  return { items: items.map(toCartItemDto), total_amount: toDollars(totalCents) };
}

const toCartItemDto = ({ item, gear }: CartItemWithGear): Cart["items"][number] => ({
  id: item.id,
  quantity: item.quantity,
  price: toDollars(gear.priceCents),
  price_when_added: toDollars(item.priceCents),
  gear: {
    id: gear.id,
    name: gear.name,
    description: gear.description,
    main_image: gear.images[0] ?? null,
    stock: gear.stock,
    is_sold: gear.state === "live",
  },
});
