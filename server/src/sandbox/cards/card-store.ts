import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { sandboxCards, sandboxCustomers } from "../../schema/index.ts";

export type SandboxCard = typeof sandboxCards.$inferSelect;
type SandboxCustomer = typeof sandboxCustomers.$inferSelect;

export async function insertCustomer(db: Db, values: Pick<SandboxCustomer, "id" | "clientSecret">): Promise<void> {
  await db.insert(sandboxCustomers).values(values);
}

export async function customerById(db: Db, id: string): Promise<SandboxCustomer | undefined> {
  const [row] = await db.select().from(sandboxCustomers).where(eq(sandboxCustomers.id, id));
  return row;
}

export async function customerBySession(db: Db, clientSecret: string): Promise<SandboxCustomer | undefined> {
  const [row] = await db.select().from(sandboxCustomers).where(eq(sandboxCustomers.clientSecret, clientSecret));
  return row;
}

export async function deleteCustomer(db: Db, id: string): Promise<void> {
  await db.delete(sandboxCustomers).where(eq(sandboxCustomers.id, id));
}

export const cardsOf = (db: Db, customerId: string): Promise<SandboxCard[]> =>
  db
    .select()
    .from(sandboxCards)
    .where(eq(sandboxCards.customerId, customerId))
    .orderBy(desc(sandboxCards.createdAt), desc(sandboxCards.id));

const isCardOf = (customerId: string, cardId: string) =>
  and(
    eq(sandboxCards.id, cardId),
    // mutant(saved-cards.test.ts): a saved card belongs to its customer
    eq(sandboxCards.customerId, customerId),
  );

export async function cardOf(db: Db, customerId: string, cardId: string): Promise<SandboxCard | undefined> {
  const [row] = await db.select().from(sandboxCards).where(isCardOf(customerId, cardId));
  return row;
}

export async function deleteCard(db: Db, customerId: string, cardId: string): Promise<boolean> {
  const deleted = await db.delete(sandboxCards).where(isCardOf(customerId, cardId)).returning({ id: sandboxCards.id });
  return deleted.length > 0;
}
