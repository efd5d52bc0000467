import { and, desc, eq, ne } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { userAddresses } from "../../schema/index.ts";

export type AddressRow = typeof userAddresses.$inferSelect;
export type AddressValues = Omit<AddressRow, "id" | "userId" | "isDefault" | "createdAt">;

const newestFirst = [desc(userAddresses.isDefault), desc(userAddresses.id)];

const isOwn = (userId: number, id: number) =>
  and(
    eq(userAddresses.id, id),
    // mutant(addresses.test.ts): an address is changed by its own customer
    eq(userAddresses.userId, userId),
  );

export const addressesOf = (db: Db, userId: number): Promise<AddressRow[]> =>
  db
    .select()
    .from(userAddresses)
    .where(
      // mutant(addresses.test.ts): customers see their own addresses only
      eq(userAddresses.userId, userId),
    )
    .orderBy(...newestFirst);

export async function insertAddress(tx: Tx, values: typeof userAddresses.$inferInsert): Promise<AddressRow> {
  const [row] = await tx.insert(userAddresses).values(values).returning();
  return row as AddressRow;
}

export async function updateAddress(
  tx: Tx,
  userId: number,
  id: number,
  values: AddressValues,
): Promise<AddressRow | undefined> {
  const [row] = await tx.update(userAddresses).set(values).where(isOwn(userId, id)).returning();
  return row;
}

export async function deleteAddress(tx: Tx, userId: number, id: number): Promise<AddressRow | undefined> {
  const [row] = await tx.delete(userAddresses).where(isOwn(userId, id)).returning();
  return row;
}

/** False if the customer has no such address; the default stays as it was then. */
export async function setDefault(tx: Tx, userId: number, id: number): Promise<boolean> {
  const own = await tx.$count(userAddresses, isOwn(userId, id));
  if (own === 0) return false;
  await tx
    .update(userAddresses)
    .set({ isDefault: false })
    .where(and(eq(userAddresses.userId, userId), userAddresses.isDefault, ne(userAddresses.id, id)));
  await tx.update(userAddresses).set({ isDefault: true }).where(isOwn(userId, id));
  return true;
}

export async function deleteAddressesOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(userAddresses).where(eq(userAddresses.userId, userId));
}
