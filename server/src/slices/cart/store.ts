import { and, asc, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { cartItems, gears } from "../../schema/index.ts";

type CartItemRow = typeof cartItems.$inferSelect;

export interface CartItemWithGear {
  item: CartItemRow;
  gear: typeof gears.$inferSelect;
}

export const cartItemsOf = (db: Db, userId: number): Promise<CartItemWithGear[]> =>
  db
    .select({ item: cartItems, gear: gears })
    .from(cartItems)
    .innerJoin(gears, eq(gears.id, cartItems.gearId))
    .where(
      // mutant(cart.test.ts): a cart shows the items of its own customer
      eq(cartItems.userId, userId),
    )
    .orderBy(asc(cartItems.id));

const isOwnItem = (userId: number, id: number) =>
  and(
    eq(cartItems.id, id),
    // mutant(cart.test.ts): an item is changed and removed by its own customer
    eq(cartItems.userId, userId),
  );

export async function findOwnItem(tx: Tx, userId: number, id: number): Promise<CartItemRow | undefined> {
  const [row] = await tx.select().from(cartItems).where(isOwnItem(userId, id));
  return row;
}

export async function itemForGear(tx: Tx, userId: number, gearId: number): Promise<CartItemRow | undefined> {
  const [row] = await tx
    .select()
    .from(cartItems)
    .where(
      and(
        // mutant(cart.test.ts): an added item joins an item of the same customer
        eq(cartItems.userId, userId),
        eq(cartItems.gearId, gearId),
      ),
    );
  return row;
}

export interface StockAndPrice {
  stock: number;
  priceCents: number;
  isSold: boolean;
}

export async function stockAndPriceOf(tx: Tx, gearId: number): Promise<StockAndPrice | undefined> {
  const [row] = await tx
    .select({ stock: gears.stock, priceCents: gears.priceCents, isSold: sql<boolean>`${gears.state} = 'live'` })
    .from(gears)
    .where(eq(gears.id, gearId));
  return row;
}

export async function saveItem(tx: Tx, item: typeof cartItems.$inferInsert): Promise<void> {
  const { quantity, priceCents } = item;
  await tx
    .insert(cartItems)
    .values(item)
    .onConflictDoUpdate({ target: [cartItems.userId, cartItems.gearId], set: { quantity, priceCents } });
}

export async function deleteItem(db: Db, userId: number, id: number): Promise<boolean> {
  const deleted = await db.delete(cartItems).where(isOwnItem(userId, id)).returning({ id: cartItems.id });
  return deleted.length > 0;
}

export async function deleteItems(db: Db, userId: number): Promise<void> {
  await db.delete(cartItems).where(
    // mutant(cart.test.ts): a cart is cleared by its own customer
    eq(cartItems.userId, userId),
  );
}
