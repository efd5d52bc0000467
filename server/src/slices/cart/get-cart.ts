import type { Cart } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { toDollars } from "../../platform/money.ts";
import type { Caller } from "../../platform/sessions.ts";
import { type CartLine, linesOf } from "./store.ts";

/** Prices and stock as they are now; the total is the server's. */
export async function getCart(db: Db, { userId }: Caller): Promise<Cart> {
  const lines = await linesOf(db, userId);
  const totalCents = lines.reduce((sum, { item, gear }) => sum + item.quantity * gear.priceCents, 0);
  return { items: lines.map(lineOnTheWire), total_amount: toDollars(totalCents) };
}

const lineOnTheWire = ({ item, gear }: CartLine): Cart["items"][number] => ({
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
  },
});
