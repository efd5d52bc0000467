import { and, asc, eq, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { prepared } from "../../platform/db/prepared.ts";
import { cartItems, cartMerges, gears } from "../../schema/index.ts";

type CartItemRow = typeof cartItems.$inferSelect;

/** What a cart shows of a gear. */
const gearColumns = {
  id: gears.id,
  name: gears.name,
  description: gears.description,
  images: gears.images,
  stock: gears.stock,
  state: gears.state,
  priceCents: gears.priceCents,
};

export type GearRow = Pick<typeof gears.$inferSelect, keyof typeof gearColumns>;

export interface CartItemWithGear {
  item: CartItemRow;
  gear: GearRow;
}

const itemsOfUser = prepared((db) =>
  db
    .select({ item: cartItems, gear: gearColumns })
    .from(cartItems)
    .innerJoin(gears, eq(gears.id, cartItems.gearId))
    .where(
      // mutant(cart.test.ts): a cart shows the items of its own customer
      eq(cartItems.userId, sql.placeholder("userId")),
    )
    .orderBy(asc(cartItems.id))
    .prepare("cart items"),
);

export const cartItemsOf = (db: Db, userId: number): Promise<CartItemWithGear[]> => itemsOfUser(db).execute({ userId });

const gearsOfCart = prepared((db) =>
  db
    .select(gearColumns)
    .from(gears)
    .where(sql`${gears.id} = any(${sql.placeholder("ids")}::bigint[])`)
    .prepare("gears of a cart"),
);

export const gearsByIds = (db: Db, ids: number[]): Promise<GearRow[]> => gearsOfCart(db).execute({ ids });

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
  name: string;
  stock: number;
  priceCents: number;
  isSold: boolean;
}

export async function stockAndPriceOf(tx: Tx, gearId: number): Promise<StockAndPrice | undefined> {
  const [row] = await tx
    .select({
      name: gears.name,
      stock: gears.stock,
      priceCents: gears.priceCents,
      isSold: sql<boolean>`${gears.state} = 'live'`,
    })
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

/** What was merged of a browser's cart before, and what was said then. */
export async function findCartMerge(tx: Tx, userId: number, cart: string) {
  const isThisCart = and(eq(cartMerges.userId, userId), eq(cartMerges.cart, cart));
  const [row] = await tx.select().from(cartMerges).where(isThisCart);
  return row;
}

export async function saveCartMerge(tx: Tx, merge: Omit<typeof cartMerges.$inferInsert, "mergedAt">): Promise<void> {
  const { lines, reply } = merge;
  const set = { lines, reply, mergedAt: sql`now()` };
  await tx
    .insert(cartMerges)
    .values(merge)
    .onConflictDoUpdate({ target: [cartMerges.userId, cartMerges.cart], set });
}

/** A browser sends its cart again for as long as a sign-in lasts at most. */
export async function deleteOldCartMerges(db: Db): Promise<void> {
  await db.delete(cartMerges).where(lt(cartMerges.mergedAt, sql`now() - interval '60 days'`));
}
