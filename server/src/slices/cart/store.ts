import { and, asc, eq } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { cartItems, gears, users } from "../../schema/index.ts";

type CartItemRow = typeof cartItems.$inferSelect;

export interface CartLine {
  item: CartItemRow;
  gear: typeof gears.$inferSelect;
}

export const linesOf = (db: Db, userId: number): Promise<CartLine[]> =>
  db
    .select({ item: cartItems, gear: gears })
    .from(cartItems)
    .innerJoin(gears, eq(gears.id, cartItems.gearId))
    .where(eq(cartItems.userId, userId))
    .orderBy(asc(cartItems.id));

const ownItem = (userId: number, id: number) => and(eq(cartItems.id, id), eq(cartItems.userId, userId));

export async function ownLine(tx: Tx, userId: number, id: number): Promise<CartItemRow | undefined> {
  const [row] = await tx.select().from(cartItems).where(ownItem(userId, id));
  return row;
}

export async function lineForGear(tx: Tx, userId: number, gearId: number): Promise<CartItemRow | undefined> {
  const [row] = await tx
    .select()
    .from(cartItems)
    .where(and(eq(cartItems.userId, userId), eq(cartItems.gearId, gearId)));
  return row;
}

/** Two changes of one cart wait for each other; carts of different people never do. */
export async function holdCart(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

export interface OnSale {
  stock: number;
  priceCents: number;
}

export async function gearOnSale(tx: Tx, gearId: number): Promise<OnSale | undefined> {
  const [row] = await tx
    .select({ stock: gears.stock, priceCents: gears.priceCents })
    .from(gears)
    .where(eq(gears.id, gearId));
  return row;
}

export async function saveLine(tx: Tx, line: typeof cartItems.$inferInsert): Promise<void> {
  const { quantity, priceCents } = line;
  await tx
    .insert(cartItems)
    .values(line)
    .onConflictDoUpdate({ target: [cartItems.userId, cartItems.gearId], set: { quantity, priceCents } });
}

export async function deleteLine(db: Db, userId: number, id: number): Promise<boolean> {
  const deleted = await db.delete(cartItems).where(ownItem(userId, id)).returning({ id: cartItems.id });
  return deleted.length > 0;
}

export async function deleteLines(db: Db, userId: number): Promise<void> {
  await db.delete(cartItems).where(eq(cartItems.userId, userId));
}
